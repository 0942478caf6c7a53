/** A process that stops work at moments of all kinds, among them those in which threads load, and closes its pool. */
import { createLog } from "#platform/log.ts";
import { createWorkerPool } from "#platform/worker-pool.ts";

const worker = new URL("./slow-pool-worker.ts", import.meta.url).href;
for (let round = 0; round < 6; round++) {
  const pool = createWorkerPool(worker, createLog("silent"));
  const stopAfter = (ms: number) =>
    pool.run("rest", {}, AbortSignal.timeout(ms)).then(
      () => "done",
      () => "stopped",
    );
  await Promise.all(Array.from({ length: 16 }, (_, index) => stopAfter(40 + index * 40)));
  void stopAfter(1_000);
  await pool.close();
}
