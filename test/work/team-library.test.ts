import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createProject, parsePosition } from "#runs/index.ts";
import { askOwners, ownersOf } from "#teams/index.ts";
import { listTeamEvents } from "../../src/teams/audit-log.ts";
import { sentenceOf } from "../../src/teams/event-sentence.ts";
import { work } from "../../src/tools/servers.ts";
import { createDocument } from "../../src/work/documents/documents.ts";
import { changeLibrary } from "../../src/work/library/change-library.ts";
import { type ItemKind, keyOf, parseKey } from "../../src/work/library/library-rules.ts";
import { listDeleted } from "../../src/work/library/list-deleted.ts";
import { readItem } from "../../src/work/library/read-item.ts";
import { readLibrary } from "../../src/work/library/read-library.ts";
import { zipWork } from "../../src/work/library/zip-work.ts";
import { contentOf } from "../belongings.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";
import { addTeam, type TestMember, type TestTeam } from "../team-members.ts";

const hourMs = 60 * 60_000;

describe("the library of a team", () => {
  let harness: MediaRunsHarness;
  let team: TestTeam;
  let finn: TestMember;
  let lena: TestMember;
  let now: Date;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    now = harness.services.clock.now();
  });
  beforeEach(async () => {
    team = await addTeam(harness);
    finn = await team.add();
    lena = await team.add();
    for (const [name, { userId }] of [
      ["Finn", finn],
      ["Lena", lena],
    ] as const) {
      await query("update users set first_name = $2, last_name = 'North' where id = $1", [userId, name]);
    }
  });
  afterAll(() => harness.close());

  const query = async (text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> =>
    (await harness.database.pool.query(text, [...values])).rows;
  const services = () => ({ ...harness.services, work });
  const nextMoment = () => {
    now = new Date(now.getTime() + 1_000);
    harness.setTime(now);
    return now;
  };
  const actorOf = ({ userId, privateId }: TestMember) => ({
    ...{ userId, privateId, ownerId: team.teamId },
    team: { id: team.teamId, name: "Studio North", role: "member", isReadOnly: false, readOnly: null } as const,
  });
  async function addText(ownerId: string, prompt: string, memberId: string): Promise<string> {
    const id = randomUUID();
    await query(
      `insert into runs (id, user_id, member_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, output, created_at)
       values ($1, $2, $5, gen_random_uuid(), 'write', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', $3, 'A text', $4)`,
      [id, ownerId, JSON.stringify({ prompt }), nextMoment(), memberId],
    );
    return id;
  }
  const addDraft = (userId: string, title: string) =>
    createDocument(harness.database.db, { userId, kind: "draft", title, content: contentOf.draft ?? {} }, nextMoment());
  async function addChat(userId: string, title: string): Promise<string> {
    const made =
      "insert into conversations (user_id, title, created_at, updated_at) values ($1, $2, $3, $3) returning id";
    return String((await query(made, [userId, title, nextMoment()]))[0]?.id);
  }
  const library = (by: TestMember, search = "") =>
    readLibrary(services(), { actor: actorOf(by), query: new URLSearchParams(search) });
  const titles = async (by: TestMember, search?: string) =>
    (await library(by, search)).items.map(({ title, isPrivate }) => [title, isPrivate]);
  const change = (by: TestMember, fields: readonly (readonly [string, string])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return changeLibrary(services(), { actor: actorOf(by), form });
  };
  const item = (kind: ItemKind, id: string) => ["item", keyOf({ kind, id })] as const;
  const zip = async (by: TestMember, items: readonly (readonly [string, string])[]) => {
    const refs = items.flatMap(([, key]) => parseKey(key) ?? []);
    const wanted = { ownerIds: ownersOf(actorOf(by)), items: refs, watermark: undefined };
    return unzipSync(
      new Uint8Array(await new Response(await zipWork(services(), wanted, new AbortController())).arrayBuffer()),
    );
  };
  const logged = async () =>
    (await listTeamEvents(harness.database.db, { teamId: team.teamId })).events
      .filter(({ kind }) => kind === "work-deleted")
      .map(sentenceOf);
  const deleted = async (by: TestMember) =>
    (
      await listDeleted(services(), {
        ownerIds: ownersOf(actorOf(by)),
        team: actorOf(by).team,
        now: harness.services.clock.now(),
        countMax: 50,
      })
    ).items.map(({ title, isPrivate, deletedBy }) => [title, isPrivate, deletedBy]);

  it("[G1][F16] shows each member the team’s work and their own, in one order and in searches, and no one else’s", async () => {
    await addText(finn.privateId, "A text of Finn’s", finn.userId);
    await addText(team.teamId, "The team’s text", lena.userId);
    await addDraft(finn.privateId, "A draft of Finn’s");
    await addChat(lena.privateId, "A chat of Lena’s");
    await addChat(team.teamId, "The team’s chat");
    await addText(finn.userId, "At home", finn.userId);
    const ofFinn = [
      ["The team’s chat", false],
      ["A draft of Finn’s", true],
      ["The team’s text", false],
      ["A text of Finn’s", true],
    ];
    expect(await titles(finn)).toEqual(ofFinn);
    expect(await titles(lena)).toEqual([ofFinn[0], ["A chat of Lena’s", true], ofFinn[2]]);
    expect(await titles(team.owner)).toEqual([ofFinn[0], ofFinn[2]]);
    expect(await titles(finn, "q=finn")).toEqual([ofFinn[1], ofFinn[3]]);
    expect(await titles(lena, "q=finn")).toEqual([]);
    const shown = await library(finn);
    expect(shown.items.map(({ maker }) => maker)).toEqual([null, null, "Lena", null]);
    expect(shown.kinds.map(({ label }) => label)).toEqual(["Chat", "Draft", "Draft by a model"]);
    const [second] = shown.items.slice(1);
    const after = parsePosition(`${second?.at.toISOString().replace("Z", "000Z")}_${parseKey(second?.key ?? "")?.id}`);
    expect(await titles(finn, `after=${after?.at}_${after?.id}`)).toEqual(ofFinn.slice(2));
  });

  it("[G1][F16] opens, saves, downloads, deletes and restores what only its member sees, and logs none of it", async () => {
    const runId = await addText(finn.privateId, "A secret text", finn.userId);
    const draftId = await addDraft(finn.privateId, "A secret draft");
    const items = [item("run", runId), item("document", draftId)];
    expect(await readItem(services(), { actor: actorOf(finn), runId })).toMatchObject({ isPrivate: true, maker: null });
    await change(finn, [["intent", "save"], ["isSaved", "on"], item("run", runId)]);
    expect(await titles(finn, "saved=yes")).toEqual([["A secret text", true]]);
    expect(Object.values(await zip(finn, items)).map((file) => strFromU8(file))).toEqual([
      "A text",
      expect.any(String),
    ]);

    await expect(readItem(services(), { actor: actorOf(lena), runId })).rejects.toMatchObject({ code: "not_found" });
    await expect(zip(lena, items)).rejects.toMatchObject({ code: "not_found" });
    await expect(change(lena, [["intent", "delete"], ...items])).rejects.toMatchObject({ code: "not_found" });
    const findPath = (by: TestMember) => {
      const documents = work.listed.find(({ kind }) => kind === "document");
      return askOwners(ownersOf(actorOf(by)), async (userId) =>
        documents?.findPath(harness.database.db, { userId, id: draftId }),
      );
    };
    expect(await findPath(finn)).toBe(`/home/write/${draftId}`);
    await expect(findPath(lena)).rejects.toMatchObject({ code: "not_found" });

    nextMoment();
    const { deleted: token } = await change(finn, [["intent", "delete"], ...items]);
    expect(await titles(finn)).toEqual([]);
    expect(await deleted(finn)).toEqual([
      [expect.stringMatching(/^A secret/), true, null],
      [expect.stringMatching(/^A secret/), true, null],
    ]);
    expect([await deleted(lena), await logged()]).toEqual([[], []]);
    await expect(
      change(lena, [
        ["intent", "restore"],
        ["deleted", token ?? ""],
      ]),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    await change(finn, [
      ["intent", "restore"],
      ["deleted", token ?? ""],
    ]);
    expect(await titles(finn)).toHaveLength(2);
  });

  it("[G1][F12] puts what only its member sees into no project of the team, nor what was selected with it", async () => {
    const projectId = await createProject(services(), { userId: team.teamId, name: "Spring" });
    const own = item("document", await addDraft(finn.privateId, "A secret draft"));
    const teams = item("chat", await addChat(team.teamId, "The team’s chat"));
    const move = (items: readonly (readonly [string, string])[]) =>
      change(finn, [["intent", "move"], ["projectId", projectId], ...items]);
    await expect(move([teams, own])).rejects.toMatchObject({
      code: "forbidden",
      userMessage: expect.stringContaining("Share it with Studio North first"),
    });
    expect(await titles(finn, `project=${projectId}`)).toEqual([]);
    await move([teams]);
    expect(await titles(lena, `project=${projectId}`)).toEqual([["The team’s chat", false]]);
  });

  it("[G1] says in the audit log who deleted what kinds of the team’s work, once for all that is deleted at once, and in Recently deleted", async () => {
    const chat = item("chat", await addChat(team.teamId, "The team’s chat"));
    const draft = item("document", await addDraft(team.teamId, "The team’s draft"));
    const own = item("chat", await addChat(finn.privateId, "A secret chat"));
    const text = item("run", await addText(team.teamId, "The team’s text", lena.userId));
    nextMoment();
    await change(finn, [["intent", "delete"], chat, draft, own]);
    nextMoment();
    await change(lena, [["intent", "delete"], text]);
    expect(await logged()).toEqual([
      "Lena North deleted an item: draft by a model.",
      "Finn North deleted 2 items: chat, draft.",
    ]);
    const ofTeam = [
      ["The team’s text", false, "Lena"],
      ["The team’s draft", false, "Finn"],
      ["The team’s chat", false, "Finn"],
    ];
    const byTitle = (rows: readonly unknown[]) => rows.map(String).toSorted();
    expect(byTitle(await deleted(lena))).toEqual(byTitle(ofTeam));
    expect(byTitle(await deleted(finn))).toEqual(byTitle([...ofTeam, ["A secret chat", true, null]]));
    await expect(change(finn, [["intent", "delete"], chat])).rejects.toMatchObject({ code: "not_found" });
    expect(await logged()).toHaveLength(2);
    harness.setTime(new Date(now.getTime() + 25 * hourMs));
    expect(await deleted(finn)).toEqual([]);
    harness.setTime(now);
  });
});
