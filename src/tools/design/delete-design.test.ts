import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nilUuid } from "#platform/db/columns.ts";
import { getRun, runsJobs } from "#runs/index.ts";
import { deleteWork } from "#work/index.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { work } from "../servers.ts";
import { deleteDesign, listEmptiedRuns, removeDeletedDesigns, restoreDesign, runsWithDue } from "./delete-design.ts";
import { shareDesign } from "./design-links.ts";

const hourMs = 60 * 60_000;

describe("deleted designs", () => {
  let harness: MediaRunsHarness;
  let userId: string;
  const start = new Date("2026-11-23T09:00:00Z");
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    userId = await harness.addUser(0);
  });
  afterAll(() => harness.close());

  /** @returns the run's id, and those of its designs. */
  async function addRun(count: number): Promise<{ readonly runId: string; readonly designIds: readonly string[] }> {
    const runId = randomUUID();
    const designIds = Array.from({ length: count }, () => randomUUID());
    const { pool } = harness.database;
    await pool.query(
      `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, settings, created_at)
       values ($1::uuid, $2, 'press-' || $1::text, 'image-generator', 'image', 'easel-studio', 'studio', 'studio-1', 'own-key', 0, 'finished', '{}', $3)`,
      [runId, userId, start],
    );
    for (const [index, id] of designIds.entries()) {
      await pool.query(
        `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
         values ($1, $2, $3, $4, 'A design', '{}', '{}', '{}', $5, $5)`,
        [id, userId, runId, index + 1, start],
      );
    }
    return { runId, designIds };
  }
  const count = async (table: string, column: string, value: string): Promise<number> =>
    (await harness.database.pool.query(`select from ${table} where ${column} = $1`, [value])).rowCount ?? 0;

  it("[F12] can be restored for a day, then go for good, with their links and with runs that have no others", async () => {
    harness.setTime(start);
    const { db } = harness.services;
    const whole = await addRun(2);
    const half = await addRun(2);
    const [first = "", second = ""] = whole.designIds;
    const [third = "", fourth = ""] = half.designIds;
    for (const designId of [first, third]) {
      await shareDesign(harness.services, { userId, designId, lifetime: "forever" });
    }
    for (const designId of [first, second, third]) await deleteDesign(db, { userId, designId }, start);
    const runIds = [whole.runId, half.runId];
    expect(await listEmptiedRuns(db, { userId, runIds })).toEqual(new Set([whole.runId]));

    harness.setTime(new Date(start.getTime() + 23 * hourMs));
    await removeDeletedDesigns(harness.services);
    expect(await count("designs", "run_id", whole.runId)).toBe(2);

    const later = new Date(start.getTime() + 25 * hourMs);
    harness.setTime(later);
    await expect(restoreDesign(db, { userId, designId: first }, later)).rejects.toMatchObject({ code: "not_found" });
    await removeDeletedDesigns(harness.services);
    await removeDeletedDesigns(harness.services);
    expect(await count("runs", "id", whole.runId)).toBe(0);
    expect(await count("designs", "run_id", whole.runId)).toBe(0);
    expect(await count("design_links", "design_id", first)).toBe(0);
    expect(await count("design_links", "design_id", third)).toBe(0);
    expect(await count("runs", "id", half.runId)).toBe(1);
    expect(await count("designs", "id", fourth)).toBe(1);
  });

  it("[F12] one that is restored after its run was deleted brings the run back, and stays", async () => {
    harness.setTime(start);
    const { db } = harness.services;
    const { runId, designIds } = await addRun(2);
    const [first = "", second = ""] = designIds;
    await deleteDesign(db, { userId, designId: first }, start);
    const later = new Date(start.getTime() + hourMs);
    const actor = { userId, ownerId: userId, privateId: userId, team: null };
    const { deletedCount } = await deleteWork({ db, work }, { actor, items: [{ kind: "run", id: runId }] }, later);
    expect(deletedCount).toBe(1);
    await restoreDesign(db, { userId, designId: first }, later);
    harness.setTime(new Date(start.getTime() + 26 * hourMs));
    await removeDeletedDesigns(harness.services);
    const removing = runsJobs(harness.services).find(({ kind }) => kind.name === "remove-deleted-runs");
    await removing?.run({} as never, randomUUID());
    expect([await count("designs", "id", first), await count("designs", "id", second)]).toEqual([1, 0]);
    expect(await getRun(db, { userId, runId })).toMatchObject({ id: runId });
  });

  it("[F12] those that can’t be removed don’t keep others from going", async () => {
    harness.setTime(start);
    const { db } = harness.services;
    const [stuck, other] = [await addRun(1), await addRun(1)];
    for (const { designIds } of [stuck, other]) {
      await deleteDesign(db, { userId, designId: designIds[0] ?? "" }, start);
    }
    // As no use case would leave it: a run that goes on isn't deleted.
    const setState = (state: string) =>
      harness.database.pool.query("update runs set state = $2 where id = $1", [stuck.runId, state]);
    await setState("running");
    harness.setTime(new Date(start.getTime() + 25 * hourMs));
    await expect(removeDeletedDesigns(harness.services)).rejects.toThrow("1 could not be done");
    expect([await count("runs", "id", stuck.runId), await count("runs", "id", other.runId)]).toEqual([1, 0]);
    await setState("finished");
    await removeDeletedDesigns(harness.services);
    expect(await count("runs", "id", stuck.runId)).toBe(0);
  });

  it("[F12] are found without reading the designs that aren’t deleted", async () => {
    const { db } = harness.services;
    const plan = await db.transaction(async (tx) => {
      // A table of some rows is read as a whole, whatever is asked.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(sql`explain ${runsWithDue(tx, start, nilUuid)}`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain("designs_deleted");
    expect(plan).not.toContain("Seq Scan");
  });
});
