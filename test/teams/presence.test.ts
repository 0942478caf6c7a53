import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobKind } from "#platform/jobs.ts";
import { type Brief, composeVariants } from "#studio/index.ts";
import { teamsJobs } from "#teams/index.ts";
import { presencePath, presenceSentence, teamHeader } from "../../src/teams/rules.ts";
import { documentCopyPath, documentPath } from "../../src/work/documents/document-rules.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../media-server.ts";
import { putSubscription } from "../subscriptions.ts";

const brief: Brief = {
  kind: "poster",
  style: "swiss",
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "team",
  headline: "Jazz night",
};

describe("two members in one design", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let made: { readonly design: object; readonly choices: object };
  let teamId: string;
  let ada: string;
  let ben: string;
  let designId: string;
  const start = new Date();
  const later = (seconds: number) => harness.setTime(new Date(start.getTime() + seconds * 1_000));

  beforeAll(async () => {
    harness = await openMediaRunsHarness((services) => teamsJobs(services, []));
    server = await startMediaServer(harness.services);
    const turn = { group: "ada", signal: new AbortController().signal };
    const [first] = await composeVariants(harness.services.workers, { brief, count: 1 }, turn);
    made = first as typeof made;
  });
  beforeEach(async () => {
    later(0);
    const { pool } = harness.database;
    [ada, ben] = [await addPerson("Ada"), await addPerson("Ben")];
    await putSubscription({ databaseUrl: harness.database.url }, ada, { planId: "business" });
    teamId = randomUUID();
    await pool.query("insert into teams (id, owner_id, name, created_at) values ($1, $2, 'Studio North', now())", [
      teamId,
      ada,
    ]);
    for (const [userId, role] of [
      [ada, "owner"],
      [ben, "member"],
    ]) {
      const added = "insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, $3, now())";
      await pool.query(added, [teamId, userId, role]);
    }
    designId = await addDesign(teamId);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  async function addPerson(name: string): Promise<string> {
    const userId = await harness.addUser(1);
    await harness.database.pool.query("update users set first_name = $2 where id = $1", [userId, name]);
    await harness.database.pool.query("update profiles set first_name = $2 where id = $1", [userId, name]);
    return userId;
  }

  async function addDesign(ownerId: string): Promise<string> {
    const [runId, id] = [randomUUID(), randomUUID()];
    const { pool } = harness.database;
    await pool.query(
      `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, settings, created_at)
       values ($1::uuid, $2, 'press-' || $1::text, 'image-generator', 'image', 'easel-studio', 'studio', 'studio-1', 'own-key', 0, 'finished', '{}', $3)`,
      [runId, ownerId, start],
    );
    await pool.query(
      `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
       values ($1, $2, $3, 1, 'Jazz night', $4, $5, $6, $7, $7)`,
      [id, ownerId, runId, brief, made.choices, made.design, start],
    );
    return id;
  }

  const inTeam = () => ({ [teamHeader]: teamId });
  async function present(userId: string, workId = designId, headers: Record<string, string> = inTeam()) {
    const answer = await server.ask(userId, presencePath(workId), { method: "POST", headers });
    return [answer.status, ((await answer.json()) as { names?: readonly string[] }).names];
  }
  async function revisionOf(userId: string, workId: string): Promise<number> {
    const answer = await server.ask(userId, presencePath(workId), { method: "POST", headers: inTeam() });
    return ((await answer.json()) as { revision: number }).revision;
  }
  const ask = async (userId: string, path: string, request: { method?: string; json?: object } = {}) => {
    const { method = request.json ? "POST" : "GET", json } = request;
    const headers = { ...inTeam(), ...(json && { "content-type": "application/json" }) };
    const answer = await server.ask(userId, path, { method, headers, ...(json && { body: JSON.stringify(json) }) });
    return { status: answer.status, body: await answer.json() };
  };
  async function addBoard(ownerId: string): Promise<string> {
    const added = await harness.database.pool.query(
      `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
       values ($1, 'board', 'Foxes', $2, now(), now()) returning id`,
      [ownerId, board("first")],
    );
    return added.rows[0].id;
  }
  const board = (text: string) => ({
    columns: [{ id: "a", name: "Ideas" }],
    cards: [{ id: "x", columnId: "a", text, votes: 0 }],
  });
  const putBoard = (userId: string, id: string, text: string, revision: number) =>
    ask(userId, documentPath(id), {
      method: "PUT",
      json: { kind: "board", title: "Foxes", revision, content: board(text) },
    });
  async function save(userId: string, revision: number, headers: Record<string, string> = inTeam()) {
    const answer = await server.ask(userId, `/api/designs/${designId}/document`, {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ document: made.design, brief, choices: made.choices, revision }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  it("[G1] see each other while both have it open, for a minute after the last word from a page", async () => {
    expect(await present(ada)).toEqual([200, []]);
    expect(await present(ben)).toEqual([200, ["Ada"]]);
    later(20);
    expect(await present(ada)).toEqual([200, ["Ben"]]);
    later(81);
    expect(await present(ben)).toEqual([200, []]);
    expect(await present(ada)).toEqual([200, ["Ben"]]);
    await harness.database.pool.query("delete from team_members where user_id = $1", [ben]);
    expect(await present(ada)).toEqual([200, []]);
    expect((await present(ben))[0]).toBe(403);
  });

  it("[G1] marks of presence go within an hour", async () => {
    const { pool } = harness.database;
    await pool.query("delete from team_presence");
    await present(ada);
    later(1_800);
    await present(ben);
    later(3_700);
    const job = teamsJobs(harness.services, []).find(({ kind }) => kind.name === "forget-team-presence");
    await harness.services.jobs.enqueue(harness.services.db, job?.kind as JobKind<object>, {});
    await harness.runJobs();
    expect((await pool.query("select user_id from team_presence")).rows).toEqual([{ user_id: ben }]);
  });

  it("[G1][H7] are seen in work of the team alone: not in what is private, personal, another team’s, or gone", async () => {
    const { rows } = await harness.database.pool.query(
      "select id from work_owners where user_id = $1 and team_id = $2",
      [ben, teamId],
    );
    const [own, personal] = [await addDesign(rows[0].id), await addDesign(ben)];
    const boardId = await addBoard(teamId);
    expect(await present(ben, boardId)).toEqual([200, []]);
    for (const workId of [own, personal, randomUUID()]) {
      expect([workId, (await present(ben, workId))[0]]).toEqual([workId, 404]);
      expect([workId, (await present(ada, workId))[0]]).toEqual([workId, 404]);
    }
    expect((await present(ben, personal, {}))[0]).toBe(404);
    const eve = await addPerson("Eve");
    expect([(await present(eve))[0], (await present(eve, designId, {}))[0]]).toEqual([403, 404]);
    const { rows: kept } = await harness.database.pool.query(
      "select work_id from team_presence where user_id = any($1)",
      [[ben, eve]],
    );
    expect(kept).toEqual([{ work_id: boardId }]);
  });

  it("[G1] the later save overwrites nothing, and says who was first; a person’s own other tab is none", async () => {
    expect((await save(ben, 1)).body).toEqual({ revision: 2 });
    const conflict = await save(ada, 1);
    expect(conflict).toMatchObject({ status: 409, body: { revision: 2, changedBy: "Ben" } });
    expect(conflict.body).toMatchObject({
      error: {
        message: "Ben changed this design while you were working on it. Reload the page to continue with that version.",
      },
    });
    const own = await save(ben, 1);
    expect(own.body).not.toHaveProperty("changedBy");
    expect(own.body).toMatchObject({
      error: { message: "You changed this design in another tab. Reload the page to continue with that version." },
    });
  });

  it("[G1] an open page learns of each save, and reads who saved it; so does the later of two saves of a board", async () => {
    const boardId = await addBoard(teamId);
    expect(await revisionOf(ada, boardId)).toBe(1);
    expect((await putBoard(ben, boardId, "Ben’s", 1)).body).toEqual({ revision: 2 });
    expect(await revisionOf(ada, boardId)).toBe(2);
    const saved = { title: "Foxes", revision: 2, content: board("Ben’s") };
    expect((await ask(ada, documentPath(boardId))).body).toEqual({ ...saved, changedBy: "Ben" });
    expect((await ask(ben, documentPath(boardId))).body).toEqual(saved);
    expect(await putBoard(ada, boardId, "Ada’s", 1)).toMatchObject({
      status: 409,
      body: { revision: 2, changedBy: "Ben", error: { message: expect.stringMatching(/^Ben changed this board/) } },
    });
    expect((await putBoard(ben, boardId, "Ben’s", 1)).body).toMatchObject({
      error: { message: expect.stringMatching(/^You changed this board in another tab/) },
    });
    await save(ben, 1);
    expect(await revisionOf(ada, designId)).toBe(2);
    expect((await ask(ada, `/api/designs/${designId}/document`)).body).toMatchObject({ revision: 2, changedBy: "Ben" });
    await harness.database.pool.query("delete from users where id = $1", [ben]);
    expect((await ask(ada, documentPath(boardId))).body).toEqual({ ...saved, changedBy: "A member" });
  });

  it("[G1] keeping both makes one copy of what the page has, for the team; the shared one stays as it was saved", async () => {
    const boardId = await addBoard(teamId);
    await putBoard(ben, boardId, "Ben’s", 1);
    const edited = { title: "Foxes", content: board("Ada’s") };
    const { body } = await ask(ada, documentCopyPath(boardId), { json: { kind: "board", edited } });
    const stored =
      "select id, title, content, revision from tool_documents where user_id = $1 order by created_at desc";
    expect(
      (await harness.database.pool.query(stored, [teamId])).rows.toSorted((a, b) => b.revision - a.revision),
    ).toEqual([
      { id: boardId, title: "Foxes", content: board("Ben’s"), revision: 2 },
      { id: body.id, title: "Foxes (copy)", content: board("Ada’s"), revision: 1 },
    ]);
    const broken = { title: "Foxes", content: { columns: [] } };
    expect((await ask(ada, documentCopyPath(boardId), { json: { kind: "board", edited: broken } })).status).toBe(422);
  });

  it("[G1] a version that another member replaces stays among the versions, also within the same minute", async () => {
    await save(ben, 1);
    await save(ben, 2);
    const json = {
      document: made.design,
      brief,
      choices: made.choices,
      revision: 3,
      label: "Replaced by another version",
    };
    await ask(ada, `/api/designs/${designId}/document`, { method: "PUT", json });
    for (const member of [ada, ben]) {
      expect((await ask(member, `/api/designs/${designId}/versions`)).body).toMatchObject({
        versions: [{ label: "Replaced by another version", by: "Ben" }, { number: 1 }],
      });
    }
  });

  it("[G1] versions name the member who had saved them, until that account is deleted", async () => {
    for (const [userId, revision] of [
      [ben, 1],
      [ada, 2],
      [ben, 3],
    ] as const) {
      later(revision * 100);
      await save(userId, revision);
    }
    const versions = async () => {
      const answer = await server.ask(ada, `/api/designs/${designId}/versions`, { headers: inTeam() });
      return ((await answer.json()) as { versions: { number: number; by: string | null }[] }).versions.map(
        ({ number, by }) => [number, by],
      );
    };
    expect(await versions()).toEqual([
      [3, "Ada"],
      [2, "Ben"],
      [1, null],
    ]);
    await harness.database.pool.query("delete from users where id = $1", [ben]);
    expect(await versions()).toEqual([
      [3, "Ada"],
      [2, null],
      [1, null],
    ]);
  });

  it("[G1] a design of a user’s own keeps no name", async () => {
    await harness.database.pool.query("update designs set user_id = $2 where id = $1", [designId, ben]);
    expect((await save(ben, 1, {})).status).toBe(200);
    const { rows } = await harness.database.pool.query("select changed_by from designs where id = $1", [designId]);
    expect(rows).toEqual([{ changed_by: null }]);
  });

  it.each([
    [[], ""],
    [["Ben"], "Ben is here, too"],
    [["Ben", "Ada"], "Ben and Ada are here, too"],
    [["Ben", "Ada", "Cy"], "Ben, Ada and Cy are here, too"],
    [["Ben", "Ada", "Cy", "Di"], "Ben, Ada and 2 others are here, too"],
  ])("[G1] %j are said to be here", (names, sentence) => {
    expect(presenceSentence(names)).toBe(sentence);
  });
});
