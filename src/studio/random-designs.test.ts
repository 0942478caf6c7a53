import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { createWorkerPool, poolBounds, type WorkerPool } from "#platform/worker-pool.ts";
import { randomDesign } from "../../test/random-designs.ts";

/** Of which 10,000 at least are drawn. */
const designs = 12_500;
const batch = 500;

let pool: WorkerPool;
beforeAll(() => {
  const file = new URL("../../test/pool-worker.ts", import.meta.url);
  pool = createWorkerPool(file, createLog("silent"), { ...poolBounds, workMs: 240_000, waitMsMax: 240_000 });
});
afterAll(() => pool.close());

let drawn = 0;

/** Draws them one by one as soon as one of them ends its process. @returns the numbers of those that did, with the reason. */
async function undrawable(first: number, count: number): Promise<readonly string[]> {
  const turn = { group: "fuzz", signal: new AbortController().signal };
  try {
    drawn += await pool.run<number>("random.drawRandomDesigns", { first, count }, turn);
    return [];
  } catch (error) {
    if (count === 1) return [`${first}: ${(error as Error).message} ${JSON.stringify(randomDesign(first).design)}`];
    const half = Math.floor(count / 2);
    return [...(await undrawable(first, half)), ...(await undrawable(first + half, count - half))];
  }
}

it("[H9][F9] ten thousand random designs with everything anywhere are all drawn, and none ends its process", async () => {
  const batches = Array.from({ length: designs / batch }, (_, index) => undrawable(index * batch, batch));
  expect((await Promise.all(batches)).flat()).toEqual([]);
  expect(drawn).toBeGreaterThanOrEqual(10_000);
}, 300_000);
