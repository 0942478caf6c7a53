import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { getRun, listRuns, readRunFile, saveRun } from "../index.ts";
import { deleteRuns, removeDeletedRuns, restoreRuns } from "./delete-runs.ts";
import { listMadeWith, listWork, type WorkQuestion } from "./list-work.ts";
import { formatPosition, parsePosition } from "./position.ts";

const start = new Date("2026-11-23T09:00:00Z");
const hourMs = 60 * 60_000;

describe("everything that a user has made", () => {
  let harness: MediaRunsHarness;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    harness.setTime(start);
  });
  afterAll(() => harness.close());

  interface NewRun {
    readonly tool?: string;
    readonly engine?: string;
    readonly state?: string;
    readonly settings?: object;
    readonly output?: string;
    readonly isOfProgram?: boolean;
    readonly at?: string;
  }
  async function addRun(userId: string, run: NewRun): Promise<string> {
    const id = randomUUID();
    const { tool = "text-generator", engine = "gpt-4o", state = "finished", settings = {}, output = "" } = run;
    await harness.database.pool.query(
      `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, output, api_key_id, created_at)
       values ($1, $2, gen_random_uuid(), $3, $4, 'openai', 'm', 'own-key', 0, $5, $6, $7, $8, $9)`,
      [
        ...[id, userId, tool, engine, state, JSON.stringify(settings), output],
        ...[run.isOfProgram ? randomUUID() : null, run.at ?? start],
      ],
    );
    return id;
  }
  async function addFile(runId: string): Promise<void> {
    const key = `runs/${runId}/a.txt`;
    await harness.services.files.put(key, new TextEncoder().encode("made"));
    await harness.database.pool.query("insert into run_files values ($1, 1, 'text/plain', 4, $2)", [runId, key]);
    await harness.database.pool.query("update runs set stored_bytes = 4 where id = $1", [runId]);
  }
  const list = (userId: string, more: Partial<WorkQuestion> = {}) =>
    listWork(harness.database.db, { userId, countMax: 50, ...more });
  const titles = async (userId: string, more?: Partial<WorkQuestion>) =>
    (await list(userId, more)).map(({ title }) => title);

  it("[F12] is listed by place without gaps or repeats, also where many were made in the same microsecond", async () => {
    const userId = await harness.addUser(0);
    const at = "2026-11-23T09:00:00.123456Z";
    for (let count = 0; count < 7; count++) await addRun(userId, { settings: { prompt: `Same ${count}` }, at });
    await addRun(userId, { settings: { prompt: "Later" }, at: "2026-11-23T09:00:00.123457Z" });
    const all = await list(userId);
    expect(all[0]?.title).toBe("Later");
    const seen: string[] = [];
    for (let after = undefined as ReturnType<typeof parsePosition>; ; ) {
      const page = await list(userId, { after, countMax: 3 });
      seen.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (!last || page.length < 3) break;
      after = parsePosition(formatPosition(last));
      expect(after).toBeDefined();
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it("[F12] a place that was made up begins with the newest instead of failing", () => {
    const id = randomUUID();
    const made = ["", "7", "__proto__", `2026-02-30T00:00:00.000000Z_${id}`, `2026-11-23T25:00:00.000000Z_${id}`];
    const odd = [
      ...made,
      `0000-01-01T00:00:00.000000Z_${id}`,
      `2026-11-23T09:00:00.000000Z_${"-".repeat(36)}`,
      `${id}_2026`,
      "2026-11-23T09:00:00.000000Z_",
    ];
    expect(odd.map(parsePosition)).toEqual(odd.map(() => undefined));
  });

  it("[F12] is found by words of prompt, settings and output, in any order, also in capitals and by their beginnings", async () => {
    const userId = await harness.addUser(0);
    const other = await harness.addUser(0);
    await addRun(userId, { settings: { prompt: "A slogan for the Éclair bakery", tone: "friendly" } });
    await addRun(userId, { settings: { question: "Something else" }, output: "Rooftop gardens need water" });
    await addRun(other, { settings: { prompt: "A bakery of another user" } });
    expect(await titles(userId, { search: "BAKERY slog" })).toEqual(["A slogan for the Éclair bakery"]);
    expect(await titles(userId, { search: "éclair" })).toHaveLength(1);
    expect(await titles(userId, { search: "rooftop water" })).toEqual(["Something else"]);
    expect(await titles(userId, { search: "bakery rooftop" })).toEqual([]);
    await addRun(userId, { settings: { prompt: "Sale: 20% off 🎉", kit: { name: "_x_" } }, output: "a/b" });
    for (const symbols of ["%", "🎉", "20% sale", "_", "/"]) {
      expect(await titles(userId, { search: symbols }), symbols).toEqual(["Sale: 20% off 🎉"]);
    }
    for (const nothing of ["{", '"', "&", "bakery 🎉", "\\", "€"]) {
      expect(await titles(userId, { search: nothing }), nothing).toEqual([]);
    }
    expect(await titles(userId, { search: "slogan, bakery" })).toHaveLength(1);
    for (const odd of ["'", "a:* | b", "!&|()", "\\", "%", "\u0000", "x".repeat(10_000)]) {
      expect(Array.isArray(await titles(userId, { search: odd })), odd).toBe(true);
    }
  });

  it("[F12][A28] marks, width and case make no difference, and odd texts are kept as any other", async () => {
    const userId = await harness.addUser(0);
    await addRun(userId, { settings: { prompt: "A card for Mira Kovács" }, output: "ＣＡＮＶＡ und Straße" });
    for (const search of ["kovacs", "KOVÁCS card", "canva", "cánva", "strasse", "ＭＩＲＡ"]) {
      expect(await titles(userId, { search }), search).toEqual(["A card for Mira Kovács"]);
    }
    const odd = ["＂}{＼", "ﷺ".repeat(20_000), `a${"\u0301\u0323".repeat(9_000)}`];
    for (const text of odd) await addRun(userId, { settings: { prompt: text }, output: text.repeat(3) });
    expect(await titles(userId, {})).toHaveLength(odd.length + 1);
  });

  it("[F12] is narrowed by tool, engine and what was saved, and leaves out chats and runs of programs", async () => {
    const userId = await harness.addUser(0);
    const saved = await addRun(userId, { settings: { prompt: "Text" } });
    await addRun(userId, { tool: "image-generator", engine: "easel-studio", settings: { prompt: "Image" } });
    await addRun(userId, { tool: "image-generator", engine: "dall-e", settings: { prompt: "Other image" } });
    await addRun(userId, { tool: "chat" });
    await addRun(userId, { isOfProgram: true });
    await saveRun(harness.database.db, { userId, runId: saved, isSaved: true });
    expect(await titles(userId)).toHaveLength(3);
    expect(await titles(userId, { savedOnly: true })).toEqual(["Text"]);
    expect(await titles(userId, { tools: ["image-generator"], engine: "dall-e" })).toEqual(["Other image"]);
    expect(await listMadeWith(harness.database.db, userId)).toEqual([
      { tool: "image-generator", engine: "dall-e" },
      { tool: "image-generator", engine: "easel-studio" },
      { tool: "text-generator", engine: "gpt-4o" },
    ]);
  });

  it("[F12] several are deleted at once, but not those in progress or of others, can be restored, and go with their files a day later", async () => {
    const { db } = harness.database;
    const userId = await harness.addUser(0);
    const other = await harness.addUser(0);
    const [made, running, foreign, program] = [
      await addRun(userId, {}),
      await addRun(userId, { state: "running" }),
      await addRun(other, {}),
      await addRun(userId, { isOfProgram: true }),
    ];
    await addFile(made);
    const runIds = [made, running, foreign, program, "not-an-id"];
    const restore = (by: string) => restoreRuns(db, { userId: by, deletedAt: start });
    expect((await deleteRuns(db, { userId, runIds }, start)).map(({ id }) => id)).toEqual([made]);
    expect(await deleteRuns(db, { userId, runIds }, start)).toEqual([]);
    expect(await titles(userId)).toHaveLength(1);
    expect(await listRuns(db, { userId, tool: "text-generator", savedOnly: false })).toHaveLength(2);
    const file = () => readRunFile(harness.services, { userId, runId: made, number: 1 });
    for (const read of [() => getRun(db, { userId, runId: made }), file]) {
      await expect(read()).rejects.toMatchObject({ code: "not_found" });
    }

    expect(await restore(other)).toBe(0);
    expect(await restore(userId)).toBe(1);
    expect((await file()).data.byteLength).toBe(4);

    await deleteRuns(db, { userId, runIds }, start);
    harness.setTime(new Date(start.getTime() + 23 * hourMs));
    expect(await removeDeletedRuns(harness.services)).toBe(0);
    harness.setTime(new Date(start.getTime() + 24 * hourMs));
    expect(await removeDeletedRuns(harness.services)).toBe(1);
    await harness.runJobs();
    expect(await harness.listFiles()).toEqual([]);
  });
});
