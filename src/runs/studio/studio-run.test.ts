import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listTransactions } from "#credits/index.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { runs } from "../schema.ts";
import { stopRun } from "../settle/stop-run.ts";
import { type StudioRun, startStudioRun } from "./studio-run.ts";

describe("a run of the studio", () => {
  let harness: MediaRunsHarness;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
  });
  afterAll(() => harness.close());

  const asked = (userId: string, more: Partial<StudioRun> = {}): StudioRun => ({
    userId,
    plan: { planRuns: { max: null, since: new Date("2026-03-01T00:00:00Z") }, mayUseAdvanced: false },
    idempotencyKey: randomUUID(),
    tool: "image-generator",
    description: "2 designs by the studio",
    settings: { prompt: "A jazz night" },
    units: { kind: "image", images: 2 },
    make: async () => async () => {},
    ...more,
  });

  it("[F8][C8] holds 10 AIC for each design before it makes them, and charges them with what it stores", async () => {
    const { services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    const held: unknown[] = [];
    const make: StudioRun["make"] = async () => {
      held.push(await balanceOf(userId));
      return async (tx) => void (await tx.update(runs).set({ output: "stored along" }));
    };
    const { id } = await startStudioRun(services, asked(userId, { make }));
    expect(await ended(userId, id)).toMatchObject({
      state: "finished",
      priceAic: 20,
      vendor: "studio",
      output: "stored along",
    });
    expect([held, await balanceOf(userId)]).toEqual([[[30, 20]], [30, 0]]);
    const [spent] = (await listTransactions(services.db, userId)).transactions;
    expect(spent).toMatchObject({ amount: -20, serviceType: "image", engineId: "easel-studio" });
  });

  it("[C9] costs nothing if it fails, or if what it made can’t be stored", async () => {
    const { services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    const fail = () => Promise.reject(new Error("no fonts"));
    for (const make of [fail, async () => fail] satisfies StudioRun["make"][]) {
      const { id } = await startStudioRun(services, asked(userId, { make }));
      const view = await ended(userId, id);
      expect(view).toMatchObject({ state: "failed", priceAic: 0 });
      expect(view.failureMessage).toBe(
        "The studio didn’t send a complete answer. Please try again. It cost you nothing.",
      );
    }
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[C9] is one run for the same press, is refused without credits, and costs nothing when it is stopped", async () => {
    const { services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    const wait: StudioRun["make"] = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const press = asked(userId, { make: wait });
    const [first, second] = await Promise.all([startStudioRun(services, press), startStudioRun(services, press)]);
    expect(second.id).toBe(first.id);
    await expect(startStudioRun(services, { ...press, settings: { prompt: "else" } })).rejects.toMatchObject({
      code: "conflict",
    });
    await stopRun(services, { userId, runId: first.id });
    expect(await ended(userId, first.id)).toMatchObject({ state: "stopped", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([50, 0]);
    await expect(startStudioRun(services, asked(await addUser(0)))).rejects.toMatchObject({ code: "payment_required" });
  });
});
