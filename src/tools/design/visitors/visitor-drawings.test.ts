import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#platform/errors.ts";
import { getRun } from "#runs/index.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { listDesigns } from "../designs.ts";
import { addDrawing, findDrawing, keepDrawing, removeOldDrawings } from "./visitor-drawings.ts";

const start = new Date("2026-11-23T09:00:00Z");
const weekMs = 7 * 24 * 60 * 60_000;

describe("what visitors draw", () => {
  let harness: MediaRunsHarness;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    harness.setTime(start);
  });
  afterAll(() => harness.close());

  const draw = (prompt = "Poster for a garage sale on Saturday, 12 Oak Street") =>
    addDrawing(harness.services, { prompt, style: "brutal" }, "192.0.2.1");
  const keep = (userId: string, drawingId: string) =>
    keepDrawing(harness.services, { userId, drawingId }, new AbortController().signal);
  const codeOf = (kept: Promise<unknown>) =>
    kept.then(
      () => "kept",
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );

  it("[F17] the account keeps both designs, as a run that cost nothing and held nothing", async () => {
    const userId = await harness.addUser(10);
    const runId = await keep(userId, await draw());
    const { db } = harness.services;
    const run = await getRun(db, { userId, runId });
    expect(run).toMatchObject({ state: "finished", payer: "free", priceAic: 0, maxAic: 0, tool: "image-generator" });
    const kept = (await listDesigns(db, { userId, runIds: [runId] })).get(runId) ?? [];
    expect(kept.map(({ number, title }) => [number, title])).toEqual([
      [1, "Garage sale"],
      [2, "Garage sale"],
    ]);
    expect(await harness.balanceOf(userId)).toEqual([10, 0]);
  });

  it("[F17][F18] designs without a chosen style have styles of their own, and are kept as they were found", async () => {
    const { services } = harness;
    const prompt = "Poster for a garage sale on Saturday, 12 Oak Street";
    const drawingId = await addDrawing(services, { prompt, style: "auto" }, "192.0.2.1");
    const userId = await harness.addUser(0);
    const runId = await keep(userId, drawingId);
    const kept = (await listDesigns(services.db, { userId, runIds: [runId] })).get(runId) ?? [];
    const styles = await harness.database.pool.query("select brief->>'style' as style from designs where run_id = $1", [
      runId,
    ]);
    expect([kept.length, new Set(styles.rows.map(({ style }) => style)).size]).toEqual([2, 2]);
  });

  it("[F17] a kind that the prompt names has its usual format", async () => {
    const drawing = await findDrawing(harness.services.db, await draw("Instagram story for a yoga class"), start);
    expect(drawing?.settings).toMatchObject({ kind: "story", aspectRatio: "9:16", count: 2, style: "brutal" });
  });

  it("[F17] presses at once keep the designs once, and a later one opens them", async () => {
    const userId = await harness.addUser(0);
    const drawingId = await draw();
    const opened = await Promise.all([keep(userId, drawingId), keep(userId, drawingId), keep(userId, drawingId)]);
    expect(new Set([...opened, await keep(userId, drawingId)]).size).toBe(1);
    const { rowCount } = await harness.database.pool.query("select from designs where user_id = $1", [userId]);
    expect(rowCount).toBe(2);
  });

  it("[F17] of two accounts that take the same drawing at once, one gets it", async () => {
    const [first, second] = await Promise.all([harness.addUser(0), harness.addUser(0)]);
    const drawingId = await draw();
    const outcomes = await Promise.all([codeOf(keep(first, drawingId)), codeOf(keep(second, drawingId))]);
    expect(outcomes.toSorted()).toEqual(["gone", "kept"]);
  });

  it("[F17] an account keeps one drawing for free, and leaves another one to others", async () => {
    const [first, second] = await Promise.all([harness.addUser(0), harness.addUser(0)]);
    await keep(first, await draw());
    const another = await draw();
    expect(await codeOf(keep(first, another))).toBe("conflict");
    expect(await codeOf(keep(second, another))).toBe("kept");
  });

  it("[F17] is gone after a week, and an address that was never given finds nothing", async () => {
    const userId = await harness.addUser(0);
    const drawingId = await draw();
    const { db } = harness.services;
    const end = new Date(start.getTime() + weekMs);
    expect(await findDrawing(db, drawingId, new Date(end.getTime() - 1))).toBeDefined();
    expect(await findDrawing(db, drawingId, end)).toBeUndefined();
    for (const wrong of [randomUUID(), "1", "", "' or true --"]) {
      expect(await findDrawing(db, wrong, start)).toBeUndefined();
      expect(await codeOf(keep(userId, wrong))).toBe("gone");
    }
    harness.setTime(end);
    await removeOldDrawings(harness.services);
    const { rowCount } = await harness.database.pool.query("select from visitor_drawings where id = $1", [drawingId]);
    expect(rowCount).toBe(0);
    harness.setTime(start);
  });
});
