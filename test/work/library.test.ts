import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parsePosition } from "#runs/index.ts";
import { deleteDesign } from "../../src/tools/design/delete-design.ts";
import { work } from "../../src/tools/servers.ts";
import type { DocumentKind } from "../../src/work/documents/document-rules.ts";
import { createDocument } from "../../src/work/documents/documents.ts";
import { changeLibrary } from "../../src/work/library/change-library.ts";
import { type ItemKind, keyOf, parseKey } from "../../src/work/library/library-rules.ts";
import { type DeletedItem, listDeleted } from "../../src/work/library/list-deleted.ts";
import { type LibraryQuestion, listLibrary } from "../../src/work/library/list-library.ts";
import { restoreDeleted } from "../../src/work/library/restore-deleted.ts";
import { zipWork } from "../../src/work/library/zip-work.ts";
import { findSharedOutput } from "../../src/work/sharing/run-links.ts";
import { addBelongings } from "../belongings.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";

const start = new Date("2026-11-23T09:00:00Z");
const hourMs = 60 * 60_000;

describe("the library", () => {
  let harness: MediaRunsHarness;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
  });
  afterAll(() => harness.close());

  const query = (text: string, values: readonly unknown[]) => harness.database.pool.query(text, [...values]);
  const services = () => ({ ...harness.services, work });
  let minutes = 0;
  const nextMoment = () => new Date(start.getTime() + ++minutes * 60_000);

  interface NewRun {
    readonly tool?: string;
    readonly prompt?: string;
    readonly state?: string;
    readonly output?: string;
  }
  async function addRun(userId: string, { tool = "text-generator", prompt = "A text", ...run }: NewRun = {}) {
    const id = randomUUID();
    await query(
      `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, output, created_at)
       values ($1, $2, gen_random_uuid(), $3, 'gpt-4o', 'openai', 'm', 'own-key', 0, $4, $5, $6, $7)`,
      [id, userId, tool, run.state ?? "finished", JSON.stringify({ prompt }), run.output ?? "", nextMoment()],
    );
    return id;
  }
  async function addDesign(userId: string, runId: string, title: string, number = 1): Promise<string> {
    const id = randomUUID();
    await query(
      `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
       values ($1, $2, $3, $4, $5, '{}', '{}', '{}', $6, $6)`,
      [id, userId, runId, number, title, start],
    );
    return id;
  }
  async function addChat(userId: string, title: string): Promise<string> {
    const id = randomUUID();
    await query("insert into conversations (id, user_id, title, created_at, updated_at) values ($1, $2, $3, $4, $4)", [
      ...[id, userId, title, nextMoment()],
    ]);
    return id;
  }
  const addDocument = (userId: string, kind: DocumentKind, title: string, content: object) =>
    createDocument(harness.database.db, { userId, kind, title, content }, nextMoment());
  const list = (userId: string, more: Partial<LibraryQuestion> = {}) =>
    listLibrary(services(), { ownerIds: [userId], countMax: 50, ...more });
  const titles = async (userId: string, more?: Partial<LibraryQuestion>) =>
    (await list(userId, more)).items.map(({ title }) => title);
  const change = (userId: string, fields: readonly (readonly [string, string])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const actor = { userId, ownerId: userId, privateId: userId, team: null };
    return changeLibrary(services(), { actor, form });
  };
  const item = (kind: ItemKind, id: string) => ["item", keyOf({ kind, id })] as const;

  it("[F12][F16] lists runs of every tool and conversations in one order, page by page, and no other user's", async () => {
    const userId = await harness.addUser(0);
    await addRun(await harness.addUser(0));
    await addRun(userId, { prompt: "First" });
    await addChat(userId, "Second");
    await addRun(userId, { tool: "image-upscaler", prompt: "Third" });
    await addChat(userId, "Fourth");
    await addRun(userId, { tool: "chat", prompt: "An answer in a chat" });
    const first = await list(userId, { countMax: 3 });
    expect(first.items.map(({ title, label }) => [title, label])).toEqual([
      ["Fourth", "Chat"],
      ["Third", "Image upscaler"],
      ["Second", "Chat"],
    ]);
    const second = await list(userId, { countMax: 3, after: parsePosition(first.next) });
    expect([second.items.map(({ title }) => title), second.next]).toEqual([["First"], null]);
    expect(await titles(userId, { tool: "chat" })).toEqual(["Fourth", "Second"]);
    expect(await titles(userId, { search: "seco" })).toEqual(["Second"]);
  });

  it("[F12][F16] shows designs by their titles and favorites, and leaves out runs whose designs are all deleted", async () => {
    const userId = await harness.addUser(0);
    const run = await addRun(userId, { tool: "image-generator", prompt: "A poster" });
    const design = await addDesign(userId, run, "Jazz night");
    const emptied = await addRun(userId, { tool: "image-generator", prompt: "Gone" });
    const gone = await addDesign(userId, emptied, "Gone");
    await deleteDesign(harness.database.db, { userId, designId: gone }, start);
    expect(await titles(userId)).toEqual(["Jazz night"]);
    expect(await titles(userId, { search: "NIGHT" })).toEqual(["Jazz night"]);
    expect(await titles(userId, { search: "ｊázz  night" })).toEqual(["Jazz night"]);
    expect(await titles(userId, { savedOnly: true })).toEqual([]);
    await query("update designs set is_favorite = true where id = $1", [design]);
    expect(await titles(userId, { savedOnly: true })).toEqual(["Jazz night"]);
  });

  it("[F12] deletes several at once, keeps what goes on, and undoes it for a day, but not what was deleted before", async () => {
    const userId = await harness.addUser(0);
    const other = await harness.addUser(0);
    const run = await addRun(userId, { tool: "image-generator" });
    await addDesign(userId, run, "Shown");
    const before = await addDesign(userId, run, "Deleted before", 2);
    await deleteDesign(harness.database.db, { userId, designId: before }, start);
    const chat = await addChat(userId, "A chat");
    const running = await addRun(userId, { state: "running", prompt: "Running" });
    const now = new Date("2026-11-24T09:00:00.123Z");
    harness.setTime(now);
    const items = [item("run", run), item("chat", chat), item("run", running)];
    await expect(change(other, [["intent", "delete"], ...items])).rejects.toMatchObject({ code: "not_found" });
    const gone = item("run", randomUUID());
    const { deleted = "", kept } = await change(userId, [["intent", "delete"], ...items, gone]);
    expect([deleted, kept]).toEqual([`${now.toISOString()}_2`, "1"]);
    expect(await titles(userId)).toEqual(["Running"]);
    const undo = [
      ["intent", "restore"],
      ["deleted", deleted],
    ] as const;
    await expect(change(other, undo)).rejects.toMatchObject({ code: "not_found" });
    await change(userId, undo);
    expect(await titles(userId)).toEqual(["Running", "A chat", "Shown"]);
    const { rows } = await query("select deleted_at is null as is_there from designs where id = $1", [before]);
    expect(rows).toEqual([{ is_there: false }]);
    await change(userId, [["intent", "delete"], ...items]);
    harness.setTime(new Date(now.getTime() + 24 * hourMs));
    await expect(change(userId, undo)).rejects.toMatchObject({ code: "not_found" });
    harness.setTime(now);
  });

  it("[F12] lists all that can still be restored, of its user alone, and brings back one thing or several", async () => {
    const { db } = harness.database;
    const now = new Date("2026-12-01T09:00:00Z");
    harness.setTime(now);
    const [userId, other] = [await harness.addUser(0), await harness.addUser(0)];
    const tables = ["runs", "designs", "conversations", "tool_documents", "pdf_documents", "bots", "brand_kits"];
    for (const owner of [userId, other]) {
      await addBelongings(harness, owner);
      await addChat(owner, "A chat");
      await query("delete from runs where user_id = $1 and tool = 'design-generator'", [owner]);
      await query(
        `insert into pdf_documents (user_id, name, page_count, bytes, key, word_forms, created_at)
         values ($1, 'foxes.pdf', 1, 1, gen_random_uuid(), 'simple', now())`,
        [owner],
      );
      await addDesign(owner, await addRun(owner, { tool: "image-generator", prompt: "A poster" }), "Jazz night");
      for (const table of tables) {
        const isLasting =
          table === "runs" ? "tool = 'image-generator'" : table === "tool_documents" && "kind = 'glossary'";
        await query(`update ${table} set deleted_at = $2 where user_id = $1 and not (${isLasting})`, [
          ...[owner, new Date(now.getTime() - hourMs)],
        ]);
      }
    }
    const listed = (by: string, at = now, after?: string, countMax = 3) =>
      listDeleted(services(), { ownerIds: [by], team: null, now: at, after: parsePosition(after), countMax });
    const all: DeletedItem[] = [];
    for (let page = await listed(userId); ; page = await listed(userId, now, page.next ?? "")) {
      all.push(...page.items);
      if (page.next === null) break;
    }
    expect(all.map(({ label, title }) => `${label}: ${title}`).toSorted()).toEqual(
      ["Board: Foxes", "Bot: Voice", "Brand kit: Foxes", "Chat: A chat", "Design: Jazz night", "Draft: Foxes"].concat([
        ...["Mind map: Foxes", "PDF: foxes.pdf", "Text: Untitled"],
      ]),
    );
    expect(all.map(({ goneAt }) => goneAt.getTime() - now.getTime())).toEqual(all.map(() => 23 * hourMs));
    expect((await listed(userId, new Date(now.getTime() + 23 * hourMs))).items).toEqual([]);

    const restore = (by: string, name: "only" | "item", keys: readonly string[]) => {
      const form = new FormData();
      for (const key of keys) form.append(name, key);
      return restoreDeleted(services(), { ownerIds: [by], team: null, form });
    };
    const keys = all.map(({ key }) => key);
    const gone = keyOf({ kind: "bot", id: randomUUID() });
    await expect(restore(other, "item", keys)).rejects.toMatchObject({ code: "not_found" });
    await expect(restore(userId, "only", ["project-7"])).rejects.toMatchObject({ code: "invalid_input" });
    const tooMany = Array.from({ length: 101 }, () => keyOf({ kind: "run", id: randomUUID() }));
    await expect(restore(userId, "item", tooMany)).rejects.toMatchObject({ code: "invalid_input" });
    await restore(userId, "only", keys.slice(0, 1));
    expect((await listed(userId, now, undefined, 50)).items.map(({ key }) => key)).toEqual(keys.slice(1));
    await Promise.all([restore(userId, "item", [...keys, gone]), restore(userId, "item", keys.toReversed())]);
    expect((await listed(userId)).items).toEqual([]);
    expect((await listed(other, now, undefined, 50)).items).toHaveLength(all.length);
    for (const table of tables) {
      const { rows } = await query(`select from ${table} where user_id = $1 and deleted_at is not null`, [userId]);
      expect([table, rows]).toEqual([table, []]);
    }

    const run = await addRun(userId, { tool: "image-generator", prompt: "Two posters" });
    await addDesign(userId, run, "With its run");
    const alone = await addDesign(userId, run, "By itself", 2);
    await deleteDesign(db, { userId, designId: alone }, new Date(now.getTime() - 60_000));
    await change(userId, [["intent", "delete"], item("run", run)]);
    const left = async () => (await listed(userId)).items.map(({ title }) => title);
    expect(await left()).toEqual(["Two posters"]);
    await restore(userId, "only", [keyOf({ kind: "run", id: run })]);
    expect(await left()).toEqual(["By itself"]);
    await restore(userId, "only", [keyOf({ kind: "design", id: alone })]);
    expect(await left()).toEqual([]);
    harness.setTime(start);
  });

  it("[F12] refuses nothing, too much and words that are no names", async () => {
    const userId = await harness.addUser(0);
    const many = Array.from({ length: 101 }, () => item("run", randomUUID()));
    for (const fields of [[], many, [["item", "run-7"] as const], [["item", "__proto__"] as const]]) {
      await expect(change(userId, [["intent", "delete"], ...fields])).rejects.toMatchObject({ code: "invalid_input" });
    }
    await expect(
      change(userId, [
        ["intent", "restore"],
        ["deleted", "2026-99-99T00:00:00.000Z_1"],
      ]),
    ).rejects.toMatchObject({ code: "not_found" });
    expect(parseKey(`run-${"-".repeat(36)}`)).toBeUndefined();
  });

  it("[F16] projects hold runs and chats of their user alone, and what is in one stays when it is deleted", async () => {
    const userId = await harness.addUser(0);
    const other = await harness.addUser(0);
    const [run, chat, foreign] = [await addRun(userId), await addChat(userId, "A chat"), await addRun(other)];
    const { project = "" } = await change(userId, [
      ["intent", "create-project"],
      ["name", "  Bakery "],
    ]);
    const move = (by: string, to: string, ...items: readonly (readonly [string, string])[]) =>
      change(by, [["intent", "move"], ["projectId", to], ...items]);
    await move(userId, project, item("run", run), item("chat", chat), item("run", foreign));
    expect(await titles(userId, { projectId: project })).toEqual(["A chat", "A text"]);
    expect(await titles(other, { projectId: project })).toEqual([]);
    await expect(move(other, project, item("run", foreign))).rejects.toMatchObject({ code: "not_found" });
    await expect(move(userId, "none", item("run", foreign))).rejects.toMatchObject({ code: "not_found" });
    const edit = (by: string, fields: Readonly<Record<string, string>>) =>
      change(by, Object.entries({ intent: "change-project", projectId: project, name: "Bakery", ...fields }));
    await expect(edit(other, {})).rejects.toMatchObject({ code: "not_found" });
    await expect(edit(userId, { brandKitId: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
    await expect(edit(userId, { name: "x".repeat(81) })).rejects.toMatchObject({ code: "invalid_input" });
    await move(userId, "none", item("chat", chat));
    expect(await titles(userId, { projectId: project })).toEqual(["A text"]);
    const remove = [
      ["intent", "delete-project"],
      ["projectId", project],
    ] as const;
    await expect(change(other, remove)).rejects.toMatchObject({ code: "not_found" });
    await change(userId, remove);
    expect(await titles(userId)).toEqual(["A chat", "A text"]);
  });

  it("[F16] has drafts, mind maps and boards, too: found, put into projects, downloaded, deleted and restored", async () => {
    const userId = await harness.addUser(0);
    const other = await harness.addUser(0);
    const columns = [{ id: "A", name: "Names" }];
    const cards = [{ id: "a", columnId: "A", text: "Crumb & Co", votes: 2 }];
    const nodes = [
      { id: "r", depth: 0, text: "Bakery" },
      { id: "n", depth: 1, text: "Rye_bread" },
    ];
    await addRun(userId);
    const draft = await addDocument(userId, "draft", "Rye course", {
      text: "# Rye\n\nIt keeps 100% for a week.",
    });
    const map = await addDocument(userId, "mind-map", "Bakery", { nodes });
    const board = await addDocument(userId, "board", "Names", { columns, cards });
    await addDocument(userId, "search", "free logo maker", {});
    await addDocument(userId, "glossary", "Glossary", {});
    expect((await list(userId)).items.map(({ label, title, path }) => [label, title, path])).toEqual([
      ["Board", "Names", `/ideation/${board}`],
      ["Mind map", "Bakery", `/home/mindmap/${map}`],
      ["Draft", "Rye course", `/home/write/${draft}`],
      ["Text", "A text", expect.stringContaining("/workspace/library/run-")],
    ]);
    const previews = (await list(userId)).items.map(({ preview }) => preview);
    expect(previews[2]).toEqual({ type: "text", text: "Rye\nIt keeps 100% for a week." });
    const first = await list(userId, { countMax: 1 });
    const after = parsePosition(first.next);
    expect(await titles(userId, { countMax: 2, after })).toEqual(["Bakery", "Rye course"]);
    expect(await titles(userId, { search: "crumb" })).toEqual(["Names"]);
    expect(await titles(userId, { search: "ＲＹＥ cóurse" })).toEqual(["Rye course"]);
    expect(await titles(userId, { search: "100%" })).toEqual(["Rye course"]);
    expect(await titles(userId, { search: "r_e" })).toEqual([]);
    expect(await titles(userId, { tool: "board" })).toEqual(["Names"]);
    expect(await titles(userId, { savedOnly: true })).toEqual([]);
    expect(await titles(other)).toEqual([]);

    const all = [item("document", draft), item("document", map), item("document", board)];
    const { project = "" } = await change(userId, [
      ["intent", "create-project"],
      ["name", "Bakery"],
    ]);
    const move = [["intent", "move"], ["projectId", project], ...all] as const;
    await expect(change(other, move)).rejects.toMatchObject({ code: "not_found" });
    await change(userId, move);
    expect(await titles(userId, { projectId: project })).toEqual(["Names", "Bakery", "Rye course"]);

    const items = all.map(([, key]) => parseKey(key)).filter((ref) => ref !== undefined);
    const zip = await zipWork(services(), { ownerIds: [userId], items, watermark: undefined }, new AbortController());
    const files = unzipSync(new Uint8Array(await new Response(zip).arrayBuffer()));
    expect(Object.entries(files).map(([name, data]) => [name, strFromU8(data)])).toEqual([
      ["001-rye-course.md", "# Rye\n\nIt keeps 100% for a week."],
      ["002-bakery.md", "# Bakery\n\n- Rye\\_bread\n"],
      ["003-names.md", "# Names\n\nNames:\n- Crumb & Co (2 votes)\n"],
    ]);
    await expect(
      zipWork(services(), { ownerIds: [other], items, watermark: undefined }, new AbortController()),
    ).rejects.toMatchObject({ code: "not_found" });
    const documents = work.listed.find(({ kind }) => kind === "document");
    await expect(documents?.findPath(harness.database.db, { userId: other, id: draft })).rejects.toMatchObject({
      code: "not_found",
    });

    await expect(change(other, [["intent", "delete"], ...all])).rejects.toMatchObject({ code: "not_found" });
    const deletion = await change(userId, [["intent", "delete"], ...all]);
    expect(await titles(userId)).toEqual(["A text"]);
    await change(userId, [
      ["intent", "restore"],
      ["deleted", deletion.deleted ?? ""],
    ]);
    expect(await titles(userId)).toHaveLength(4);
  });

  it("[F16] a user has a hundred projects at most, also when two are made at once", async () => {
    const userId = await harness.addUser(0);
    await query(
      "insert into projects (user_id, name, created_at) select $1, 'Project', now() from generate_series(1, 99)",
      [userId],
    );
    const create = () =>
      change(userId, [
        ["intent", "create-project"],
        ["name", "One more"],
      ]).catch(({ code }: { readonly code: string }) => code);
    const made = await Promise.all([create(), create()]);
    expect(made.filter((one) => one === "conflict")).toHaveLength(1);
  });

  it("[F12][F16] an output is shared by a link that ends, is revoked, and goes with its run, for its user alone", async () => {
    const { db } = harness.database;
    const userId = await harness.addUser(0);
    const other = await harness.addUser(0);
    const run = await addRun(userId, { output: "Made for all", prompt: "A secret prompt" });
    const shared = (fields: Readonly<Record<string, string>>, by = userId) =>
      change(by, Object.entries({ item: keyOf({ kind: "run", id: run }), fileNumber: "0", ...fields }));
    const tokenOf = async (): Promise<string> => {
      const { rows } = await query("select token from run_links where run_id = $1", [run]);
      return rows[0]?.token ?? "";
    };
    const open = (token: string, now = start) => findSharedOutput(db, token, now);
    harness.setTime(start);
    const share = { intent: "share", lifetime: "week" };
    await expect(shared(share, other)).rejects.toMatchObject({ code: "not_found" });
    for (const fileNumber of ["1", "-1", "1e3", ""]) {
      await expect(shared({ ...share, fileNumber })).rejects.toMatchObject({ code: "not_found" });
    }
    await expect(shared({ ...share, lifetime: "constructor" })).rejects.toMatchObject({ code: "invalid_input" });
    await shared(share);
    const token = await tokenOf();
    expect(await open(token)).toMatchObject({ text: "Made for all", mediaType: undefined });
    expect(JSON.stringify(await open(token))).not.toContain("secret prompt");
    await Promise.all([shared(share), shared({ ...share, lifetime: "forever" })]);
    expect(await tokenOf()).toBe(token);
    await shared(share);
    expect(await open(token, new Date(start.getTime() + 8 * 24 * hourMs))).toBeUndefined();
    for (const odd of ["", "x".repeat(24), "../../etc/passwd", "__proto__"]) expect(await open(odd)).toBeUndefined();
    await expect(shared({ intent: "revoke" }, other)).rejects.toMatchObject({ code: "not_found" });
    expect(await open(token)).toBeDefined();
    await change(userId, [["intent", "delete"], item("run", run)]);
    await expect(open(token)).rejects.toMatchObject({ code: "not_found" });
    await change(userId, [
      ["intent", "restore"],
      ["deleted", `${start.toISOString()}_1`],
    ]);
    await shared({ intent: "revoke" });
    expect(await open(token)).toBeUndefined();
    await shared(share);
    expect(await tokenOf()).not.toBe(token);
  });

  it("[F12] a ZIP has the texts and chats that are selected, and nothing of another user's", async () => {
    const userId = await harness.addUser(0);
    const other = await harness.addUser(0);
    const mine = await addRun(userId, { prompt: "A slogan", output: "Bread for all" });
    const foreign = await addRun(other, { output: "Not yours" });
    const chat = await addChat(userId, "Names");
    const refs = [
      { kind: "run", id: mine },
      { kind: "run", id: foreign },
      { kind: "chat", id: chat },
    ] as const;
    const zip = (by: string, items: Parameters<typeof zipWork>[1]["items"]) =>
      zipWork(services(), { ownerIds: [by], items, watermark: undefined }, new AbortController());
    const files = unzipSync(new Uint8Array(await new Response(await zip(userId, refs)).arrayBuffer()));
    expect(Object.entries(files).map(([name, data]) => [name, strFromU8(data).trim()])).toEqual([
      [expect.stringMatching(/^001-.*\.txt$/), "Bread for all"],
      [expect.stringMatching(/^003-.*\.md$/), "# Names"],
    ]);
    await expect(zip(other, [{ kind: "run", id: mine }])).rejects.toMatchObject({ code: "not_found" });
    const films = [await addRun(userId), await addRun(userId)];
    for (const id of films) {
      await query(
        "insert into run_files (run_id, number, media_type, bytes, key) values ($1, 1, 'video/mp4', 2100000000, $2)",
        [id, `runs/${id}/1.mp4`],
      );
    }
    const tooLarge = zip(
      userId,
      films.map((id) => ({ kind: "run", id })),
    );
    await expect(tooLarge).rejects.toMatchObject({ code: "payload_too_large" });
  });
});
