import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contentOf } from "../../test/belongings.ts";
import { countLockWaits } from "../../test/count-lock-waits.ts";
import { buildPages } from "../../test/pages-build.ts";
import { newMessage, pdfOf } from "../../test/paid-requests.ts";
import { openPaidRoutesHarness, type PaidRoutesHarness } from "../../test/paid-routes-harness.ts";
import { noise } from "../../test/pictures.ts";
import { addTeam, type TestMember, type TestTeam } from "../../test/team-members.ts";
import { listTeamEvents } from "../teams/audit-log.ts";
import { removeMember } from "../teams/change-members.ts";
import { sentenceOf } from "../teams/event-sentence.ts";

const engine = { engine: "gpt-4o/gpt-6-luna", maxAic: 100 };
const draftsPath = "/home/write";
const deletedPath = "/workspace/library/deleted";

describe("what members of a team keep to themselves", () => {
  let routes: PaidRoutesHarness;
  let team: TestTeam;
  let ben: TestMember;
  let cleo: TestMember;
  let stranger: TestMember;
  beforeAll(async () => {
    routes = await openPaidRoutesHarness((await buildPages()).build);
  });
  beforeEach(async () => {
    routes.resetProvider();
    await query("delete from rate_limits");
    team = await addTeam(routes.harness);
    ben = await team.add();
    cleo = await team.add();
    stranger = (await addTeam(routes.harness)).owner;
  });
  afterAll(() => routes.close());

  const query = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await routes.harness.database.pool.query(text, [...values])).rows;
  /** Their id, as it is in personal work. */
  const alone = ({ userId }: TestMember): TestMember => ({
    userId,
    privateId: userId,
    headers: { "easel-team": "personal" },
  });
  const ask = ({ userId, headers }: TestMember, path: string, request: RequestInit = {}) =>
    routes.server.ask(userId, path, { ...request, headers: { ...headers, ...(request.headers as object) } });
  const post = (by: TestMember, path: string, body: object) =>
    ask(by, path, {
      method: "POST",
      body: body instanceof FormData ? body : JSON.stringify(body),
      headers: body instanceof FormData ? {} : { "content-type": "application/json" },
    });
  const save = (by: TestMember, id: string, body: object) =>
    ask(by, `/api/documents/${id}`, {
      method: "PUT",
      body: JSON.stringify({ kind: "draft", ...body }),
      headers: { "content-type": "application/json" },
    });
  async function addFile(by: TestMember): Promise<string> {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(await noise(40, 30).png().toBuffer())], "fox.png"));
    return idOf(await post(by, "/api/chat/files", form));
  }
  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  const statusOf = async (by: TestMember, path: string) => (await ask(by, path)).status;
  const open = async (by: TestMember, path: string) => {
    const answer = await ask(
      by,
      path.replace(/\?|$/, (end) => `.data${end}`),
    );
    return { status: answer.status, text: await answer.text() };
  };
  const submit = async (by: TestMember, path: string, fields: Readonly<Record<string, string>>) => {
    const answer = await ask(by, `${path}.data`, { method: "POST", body: new URLSearchParams(fields) });
    return { status: answer.status, text: await answer.text() };
  };
  const share = (by: TestMember, path: string) => submit(by, path, { intent: "share-with-team" });
  const placeIn = (text: string) => ({
    conversationId: /"conversationId":"([^"]+)"/.exec(text)?.[1] ?? "",
    messageId: /"messageId":"([^"]+)"/.exec(text)?.[1] ?? "",
    runId: /"runId":"([^"]+)"/.exec(text)?.[1] ?? "",
    text,
  });
  const send = async (by: TestMember, body: object = {}) =>
    placeIn(await (await post(by, "/api/chat/messages", { ...newMessage(), ...body })).text());
  const askPdf = async (by: TestMember, documentId: string) => {
    const body = { idempotencyKey: randomUUID(), ...engine, documentId, text: "What about logos?" };
    return placeIn(await (await post(by, "/api/pdfs/questions", body)).text());
  };
  async function addDraft(ownerId: string, title = "Foxes"): Promise<string> {
    const [row] = await query(
      `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
       values ($1, 'draft', $2, $3, now(), now()) returning id`,
      [ownerId, title, contentOf.draft],
    );
    return String(row?.id);
  }
  /** Owners of the rows of a query. */
  const ownersIn = async (text: string, id: string) =>
    (await query(text, [id])).map((row) => Object.values(row)[0]).toSorted();
  const logOf = async () =>
    (await listTeamEvents(routes.harness.database.db, { teamId: team.teamId })).events
      .filter(({ kind }) => kind === "work-shared")
      .map(sentenceOf);

  const rowsOfChat = `select user_id from conversations where id = $1
    union all select a.user_id from chat_answers a join chat_messages m on m.id = a.message_id where m.conversation_id = $1
    union all select r.user_id from runs r where r.settings ->> 'conversationId' = $1::text
    union all select f.user_id from chat_files f join chat_message_files mf on mf.file_id = f.id
      join chat_messages m on m.id = mf.message_id where m.conversation_id = $1
    union all select user_id from work_links where conversation_id = $1`;

  it("[G1] what a member has shared is in the copy that they may take along, and not in that of another member", async () => {
    const draft = await addDraft(ben.privateId, "Red foxes");
    await share(ben, `/home/write/${draft}`);
    const { conversationId } = await send(ben);
    await share(ben, `/chat/${conversationId}`);
    await query("update teams set allows_copies = true where id = $1", [team.teamId]);
    const namesIn = async (by: TestMember) => {
      const answer = await ask(by, `/settings/teams/${team.teamId}/made.zip`);
      return answer.status === 200 ? Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer()))) : answer.status;
    };
    expect(await namesIn(ben)).toEqual([
      expect.stringMatching(/^001-.*[.](?:md|txt)$/),
      expect.stringMatching(/^002-.*fox.*[.](?:md|txt|docx)$/i),
    ]);
    expect(await namesIn(cleo)).toBe(404);
  });

  it("[G1] a chat is its member’s, and once shared the team’s with its answers, runs, files and link", async () => {
    const fileId = await addFile(ben);
    const { conversationId, messageId, runId } = await send(ben, { text: "A secret plan", files: [fileId] });
    const path = `/chat/${conversationId}`;
    const addresses = [`${path}.data`, `/api/runs/${runId}`, `/api/chat/files/${fileId}`];
    expect((await submit(ben, path, { intent: "share", lifetime: "week" })).status).toBeLessThan(300);
    for (const address of addresses) {
      expect([address, await statusOf(ben, address)]).toEqual([address, 200]);
      for (const other of [cleo, team.owner, stranger, alone(ben)])
        expect([address, await statusOf(other, address)]).toEqual([address, 404]);
    }
    for (const other of [cleo, team.owner, stranger, alone(ben)]) {
      expect((await share(other, path)).status).toBe(404);
      expect((await open(other, "/chat")).text).not.toContain("A secret plan");
    }
    expect(await ownersIn(rowsOfChat, conversationId)).toEqual(Array(5).fill(ben.privateId));
    expect((await open(ben, path)).text).toContain("isShared");

    const presses = await Promise.all([share(ben, path), share(ben, path)]);
    expect(presses.map(({ status }) => status < 300)).toEqual([true, true]);
    expect((await share(ben, path)).status).toBeLessThan(300);
    expect(await ownersIn(rowsOfChat, conversationId)).toEqual(Array(5).fill(team.teamId));
    expect(await logOf()).toEqual(["Ada Lovelace shared the chat “A secret plan” with the team."]);
    for (const address of addresses) {
      for (const member of [ben, cleo, team.owner])
        expect([address, await statusOf(member, address)]).toEqual([address, 200]);
      for (const other of [stranger, alone(ben)])
        expect([address, await statusOf(other, address)]).toEqual([address, 404]);
    }
    expect((await open(cleo, "/chat")).text).toContain("A secret plan");
    expect((await open(cleo, "/workspace/library")).text).toContain("A secret plan");

    // Another member goes on, with a file of their own.
    const ownFile = await addFile(cleo);
    await send(cleo, { conversationId, after: messageId, text: "And then?", files: [ownFile] });
    expect(await ownersIn(rowsOfChat, conversationId)).toEqual(Array(8).fill(team.teamId));
    expect(await statusOf(ben, `/api/chat/files/${ownFile}`)).toBe(200);
    expect((await open(ben, path)).text).toContain("And then?");
    const service = { teamId: team.teamId, userId: team.owner.userId, memberId: ben.userId };
    await removeMember(routes.harness.services, service);
    expect([await statusOf(alone(ben), `${path}.data`), await statusOf(cleo, `${path}.data`)]).toEqual([404, 200]);
  });

  it("[G1] a chat is not shared while an answer is being written, which then is there for its member", async () => {
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const answer = routes.harness.provider.handler;
    routes.harness.provider.handler = async (call) => {
      begin();
      await gate;
      return answer(call);
    };
    const sending = send(ben);
    await begun;
    const [row] = await query("select id from conversations where user_id = $1", [ben.privateId]);
    const path = `/chat/${row?.id}`;
    expect(await share(ben, path)).toMatchObject({
      status: 409,
      text: expect.stringContaining("An answer is being written in this chat."),
    });
    expect(await ownersIn(rowsOfChat, String(row?.id))).toEqual(Array(3).fill(ben.privateId));
    letGo();
    expect((await sending).text).toContain("ended");
    expect((await share(ben, path)).status).toBeLessThan(300);
    expect((await open(cleo, path)).text).toContain("A short answer.");
    expect(await query("select 1 from chat_answers where state = 'running'")).toEqual([]);
  });

  it("[C9][G1] a message that is sent again after its chat was shared is neither answered nor charged again", async () => {
    const body = newMessage();
    const { conversationId } = await send(ben, body);
    await share(ben, `/chat/${conversationId}`);
    const before = await routes.harness.balanceOf(team.owner.userId);
    const again = await post(ben, "/api/chat/messages", body);
    expect(again.status).toBe(409);
    expect(await routes.harness.balanceOf(team.owner.userId)).toEqual(before);
    expect(await query("select 1 from conversations where user_id = $1", [ben.privateId])).toEqual([]);
  });

  it("[G1] a shared branch doesn’t tell of its private original, which keeps its files for a member who leaves", async () => {
    const fileId = await addFile(ben);
    const { conversationId, messageId } = await send(ben, { text: "A secret plan", files: [fileId] });
    await submit(ben, `/chat/${conversationId}`, { intent: "branch", messageId, at: "continue" });
    const [branch] = await query("select id from conversations where branched_from_id = $1", [conversationId]);
    const path = `/chat/${branch?.id}`;
    await submit(ben, path, { intent: "rename", title: "For all" });
    await share(ben, path);
    expect((await open(ben, path)).text).toContain(conversationId);
    const shown = (await open(cleo, path)).text;
    expect(shown).toContain("For all");
    expect(shown).not.toContain(conversationId);
    const removal = { teamId: team.teamId, userId: team.owner.userId, memberId: ben.userId };
    await removeMember(routes.harness.services, removal);
    expect(await statusOf(alone(ben), `/chat/${conversationId}.data`)).toBe(200);
    expect(await statusOf(alone(ben), `/api/chat/files/${fileId}`)).toBe(200);
    expect(await statusOf(stranger, `/api/chat/files/${fileId}`)).toBe(404);
  });

  it("[G1] a PDF is its member’s, and once shared the team’s with its questions, runs and link", async () => {
    const documentId = await idOf(await post(ben, "/api/pdfs", pdfOf("Secret.pdf")));
    const { runId } = await askPdf(ben, documentId);
    const path = `/home/chatpdf/${documentId}`;
    const addresses = [`${path}.data`, `/api/runs/${runId}`, `/api/pdfs/${documentId}/file`];
    await submit(ben, path, { intent: "share", lifetime: "week" });
    const rows = `select user_id from pdf_documents where id = $1 union all select user_id from pdf_questions where document_id = $1
      union all select user_id from runs where settings ->> 'documentId' = $1::text union all select user_id from work_links where pdf_id = $1`;
    for (const other of [cleo, team.owner, stranger, alone(ben)]) {
      for (const address of addresses) expect([address, await statusOf(other, address)]).toEqual([address, 404]);
      expect((await share(other, path)).status).toBe(404);
      expect((await open(other, "/home/chatpdf")).text).not.toContain("Secret");
    }
    expect(await ownersIn(rows, documentId)).toEqual(Array(4).fill(ben.privateId));

    expect((await Promise.all([share(ben, path), share(ben, path)])).every(({ status }) => status < 300)).toBe(true);
    expect(await ownersIn(rows, documentId)).toEqual(Array(4).fill(team.teamId));
    expect(await logOf()).toEqual(["Ada Lovelace shared the PDF “Secret” with the team."]);
    for (const member of [ben, cleo, team.owner])
      for (const address of addresses) expect([address, await statusOf(member, address)]).toEqual([address, 200]);
    expect(await statusOf(stranger, `${path}.data`)).toBe(404);
    expect((await open(cleo, "/home/chatpdf")).text).toContain("Secret");
    // The library has its question, and leads to it.
    expect((await open(cleo, "/workspace/library")).text).toContain("What about logos?");
    expect((await open(cleo, `/home/chatpdf?again=${runId}`)).text).toContain(documentId);
    await askPdf(cleo, documentId);
    expect(await ownersIn(rows, documentId)).toEqual(Array(6).fill(team.teamId));
  });

  it("[G1] a PDF is not shared while an answer about it is being written", async () => {
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const answer = routes.harness.provider.handler;
    routes.harness.provider.handler = async (call) => {
      begin();
      await gate;
      return answer(call);
    };
    const documentId = await idOf(await post(ben, "/api/pdfs", pdfOf("Secret.pdf")));
    const asking = askPdf(ben, documentId);
    await begun;
    expect((await share(ben, `/home/chatpdf/${documentId}`)).status).toBe(409);
    letGo();
    expect((await asking).text).toContain("ended");
    expect((await share(ben, `/home/chatpdf/${documentId}`)).status).toBeLessThan(300);
    expect((await open(cleo, `/home/chatpdf/${documentId}`)).text).toContain("A short answer.");
  });

  it("[G1] a question that is asked at the moment of sharing is no member’s own about the team’s PDF", async () => {
    const { database } = routes.harness;
    const documentId = await idOf(await post(ben, "/api/pdfs", pdfOf("Secret.pdf")));
    const sharing = await database.pool.connect();
    await sharing.query("begin");
    await sharing.query("select 1 from pdf_documents where id = $1 for update", [documentId]);
    const asking = askPdf(ben, documentId);
    await expect.poll(() => countLockWaits(database)).toBe(1);
    await sharing.query("update pdf_documents set user_id = $2 where id = $1", [documentId, team.teamId]);
    await sharing.query("commit");
    sharing.release();
    expect((await asking).text).toContain("This PDF was deleted, or you don’t have access to it.");
    expect(await query("select 1 from pdf_questions where document_id = $1", [documentId])).toEqual([]);
    expect((await askPdf(ben, documentId)).text).toContain("ended");
  });

  it("[G1] a draft is its member’s, and once shared all members edit it, also from a page that was open before", async () => {
    const id = await addDraft(ben.privateId, "A secret draft");
    const path = `${draftsPath}/${id}`;
    const edited = (title: string, revision: number) => ({ title, revision, content: contentOf.draft });
    await submit(ben, path, { intent: "share", lifetime: "week" });
    for (const other of [cleo, team.owner, stranger, alone(ben)]) {
      expect((await open(other, path)).status).toBe(404);
      expect((await share(other, path)).status).toBe(404);
      expect((await save(other, id, edited("Mine", 1))).status).toBe(404);
      expect((await open(other, draftsPath)).text).not.toContain("A secret draft");
    }
    const saving = save(ben, id, edited("A secret draft, saved", 1));
    const [saved, ...presses] = await Promise.all([saving, share(ben, path), share(ben, path)]);
    expect([saved.status, ...presses.map(({ status }) => status < 300)]).toEqual([200, true, true]);
    const rows = `select user_id from tool_documents where id = $1 union all select user_id from work_links where document_id = $1`;
    expect(await ownersIn(rows, id)).toEqual(Array(2).fill(team.teamId));
    const log = /^Ada Lovelace shared the draft “A secret draft(?:, saved)?” with the team\.$/;
    expect(await logOf()).toEqual([expect.stringMatching(log)]);
    expect((await open(cleo, draftsPath)).text).toContain("A secret draft, saved");
    expect((await save(cleo, id, edited("Cleo’s", 2))).status).toBe(200);
    expect((await save(ben, id, edited("Ben’s", 2))).status).toBe(409);
    expect((await save(ben, id, edited("Ben’s", 3))).status).toBe(200);
    expect((await open(stranger, path)).status).toBe(404);
    expect((await submit(alone(ben), path, { intent: "share-with-team" })).status).toBe(404);
  });

  it("[G1] more than the team has room for stays private, and says so", async () => {
    for (let number = 0; number < 50; number++) await addDraft(team.teamId);
    const id = await addDraft(ben.privateId);
    expect(await share(ben, `${draftsPath}/${id}`)).toMatchObject({
      status: 409,
      text: expect.stringContaining("Studio North can have 50 drafts."),
    });
    expect(await ownersIn("select user_id from tool_documents where id = $1", id)).toEqual([ben.privateId]);
    expect(await logOf()).toEqual([]);
    // All of both are in the list.
    for (let number = 0; number < 9; number++) await addDraft(ben.privateId, `Own ${number}`);
    expect((await open(ben, draftsPath)).text.match(/Own \d/g)).toHaveLength(9);
  });

  it("[G1] the files of chats that are shared are limited by the team’s room", async () => {
    const fileId = await addFile(ben);
    const { conversationId } = await send(ben, { files: [fileId] });
    await query(
      `insert into chat_files (user_id, kind, media_type, name, bytes, text, text_bytes, key, created_at)
       values ($1, 'picture', 'image/png', 'a.png', 300 * 1024 * 1024, '', 0, gen_random_uuid(), now())`,
      [team.teamId],
    );
    expect(await share(ben, `/chat/${conversationId}`)).toMatchObject({
      status: 413,
      text: expect.stringContaining("The team has no room"),
    });
    expect(await ownersIn(rowsOfChat, conversationId)).toEqual(Array(4).fill(ben.privateId));
  });

  it("[G1] nothing is shared in a team that can only be read, where what was shared can still be read", async () => {
    const shared = await addDraft(ben.privateId, "Shared before");
    await share(ben, `${draftsPath}/${shared}`);
    const id = await addDraft(ben.privateId);
    await query("delete from user_subscriptions where user_id = $1", [team.owner.userId]);
    expect((await share(ben, `${draftsPath}/${id}`)).status).toBe(403);
    expect(await ownersIn("select user_id from tool_documents where id = $1", id)).toEqual([ben.privateId]);
    expect((await open(cleo, `${draftsPath}/${shared}`)).status).toBe(200);
  });

  it("[G1] a removal at the moment of sharing comes before or after it: the work is the team’s or the former member’s own", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const dan = await team.add();
      const id = await addDraft(dan.privateId);
      const removal = { teamId: team.teamId, userId: team.owner.userId, memberId: dan.userId };
      const removing = removeMember(routes.harness.services, removal);
      const [{ status }] = await Promise.all([share(dan, `${draftsPath}/${id}`), removing]);
      const owners = await ownersIn("select user_id from tool_documents where id = $1", id);
      expect(owners).toEqual([status < 300 ? team.teamId : dan.userId]);
      await query("delete from team_members where user_id = $1", [dan.userId]);
    }
  });

  it("[G1] members restore what they deleted of their own, which the team’s page doesn’t show to others", async () => {
    const { conversationId } = await send(ben, { text: "A secret plan" });
    const draftId = await addDraft(ben.privateId, "A secret draft");
    const sharedId = await addDraft(team.teamId, "The team’s draft");
    await submit(ben, "/chat", { intent: "delete", conversationId });
    for (const document of [draftId, sharedId]) await submit(ben, draftsPath, { intent: "delete", document });
    const keys = [`chat-${conversationId}`, `document-${draftId}`];
    const seen = async (by: TestMember) => {
      const { text } = await open(by, deletedPath);
      // The frame of the page has titles of recent work.
      return [...keys, `document-${sharedId}`].map((key) => text.includes(key));
    };
    expect(await seen(ben)).toEqual([true, true, true]);
    for (const other of [cleo, team.owner]) expect(await seen(other)).toEqual([false, false, true]);
    expect(await seen(alone(ben))).toEqual([false, false, false]);
    const pages = [`/chat/${conversationId}`, `${draftsPath}/${draftId}`, `${draftsPath}/${sharedId}`];
    const told = (by: TestMember) =>
      Promise.all(pages.map(async (page) => /(\w+) deleted this (\w+)/.exec((await open(by, page)).text)?.[0]));
    expect(await told(ben)).toEqual(["You deleted this chat", "You deleted this draft", "Ada deleted this draft"]);
    for (const other of [cleo, team.owner])
      expect(await told(other)).toEqual([undefined, undefined, "Ada deleted this draft"]);
    for (const other of [stranger, alone(ben)]) expect(await told(other)).toEqual([undefined, undefined, undefined]);
    for (const only of keys) expect((await submit(cleo, deletedPath, { only })).status).toBe(404);
    for (const only of keys) expect((await submit(ben, deletedPath, { only })).status).toBeLessThan(300);
    expect((await submit(cleo, deletedPath, { only: `document-${sharedId}` })).status).toBeLessThan(300);
    expect((await seen(ben)).slice(0, 2)).toEqual([false, false]);
    expect(await query("select 1 from tool_documents where deleted_at is not null")).toEqual([]);
    expect((await open(ben, `/chat/${conversationId}`)).status).toBe(200);
  });

  it("[G1] neither the library, the recent work nor the search of chats shows others what a member keeps", async () => {
    await send(ben, { text: "A secret plan" });
    await addDraft(ben.privateId, "A secret draft");
    const documentId = await idOf(await post(ben, "/api/pdfs", pdfOf("A secret paper.pdf")));
    const { runId } = await askPdf(ben, documentId);
    const pages = ["/workspace", "/workspace/library", "/workspace/library?q=secret", "/chat?q=secret", draftsPath];
    for (const page of [...pages, "/home/chatpdf", `/home/chatpdf?again=${runId}`, "/workspace/recent"]) {
      for (const other of [cleo, team.owner, alone(ben)]) {
        const { text } = await open(other, page);
        expect([page, /A secret (plan|draft|paper)|What about logos/.exec(text)?.[0]]).toEqual([page, undefined]);
      }
    }
    for (const page of ["/workspace", "/workspace/library", "/workspace/recent", "/ideation?tab=history"])
      expect((await open(ben, page)).text).toContain("A secret plan");
    for (const action of ["stop", "delete"])
      expect((await ask(cleo, `/api/runs/${runId}/${action}`, { method: "POST" })).status).toBe(404);
    expect((await ask(ben, `/api/runs/${runId}/stop`, { method: "POST" })).status).toBe(200);
  });
});
