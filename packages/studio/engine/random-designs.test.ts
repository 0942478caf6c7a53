import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { createWorkerPool, poolBounds, type WorkerPool } from "#platform/worker-pool.ts";
import type { drawRandomDesigns } from "../../../test/random-design-tasks.ts";
import { randomDesign } from "../../../test/random-designs.ts";
import { sampleCount, sampleSeed } from "../../../test/samples.ts";

/** Number of designs, of which three quarters at least are drawn. */
const designs = sampleCount(500, 12_500);
const batch = 250;

let pool: WorkerPool;
beforeAll(() => {
  const file = new URL("../../../test/pool-worker.ts", import.meta.url);
  pool = createWorkerPool(file, createLog("silent"), { ...poolBounds, workMs: 240_000, waitMsMax: 240_000 });
});
afterAll(() => pool.close());

interface Result {
  readonly drawn: number;
  /** The numbers of those that ended their process, with the reason. */
  readonly undrawable: readonly string[];
}

const joined = (results: readonly Result[]): Result => ({
  drawn: results.reduce((sum, { drawn }) => sum + drawn, 0),
  undrawable: results.flatMap(({ undrawable }) => undrawable),
});

/** Draws them one by one as soon as one of them ends its process. */
async function drawDesigns(first: number, count: number): Promise<Result> {
  const turn = { group: "fuzz", signal: new AbortController().signal };
  try {
    return {
      drawn: await pool.run<typeof drawRandomDesigns>("random.drawRandomDesigns", { first, count }, turn),
      undrawable: [],
    };
  } catch (error) {
    if (count === 1) {
      const reason = `${first}: ${(error as Error).message} ${JSON.stringify(randomDesign(first).design)}`;
      return { drawn: 0, undrawable: [reason] };
    }
    const half = Math.floor(count / 2);
    return joined([await drawDesigns(first, half), await drawDesigns(first + half, count - half)]);
  }
}

it(`[H9][F9] ${designs} random designs from ${sampleSeed} on, with everything anywhere, end no process`, async () => {
  const batches = Array.from({ length: designs / batch }, (_, index) => drawDesigns(sampleSeed + index * batch, batch));
  const { drawn, undrawable } = joined(await Promise.all(batches));
  expect(undrawable).toEqual([]);
  expect(drawn).toBeGreaterThanOrEqual(designs * 0.75);
}, 300_000);
