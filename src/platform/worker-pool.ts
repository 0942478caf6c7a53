import { availableParallelism, platform } from "node:os";
import { Piscina } from "piscina";
import { AppError } from "./errors.ts";
import type { Log } from "./log.ts";

/** Runs work that takes the processor for itself, off the thread that answers requests. */
export interface WorkerPool {
  /**
   * @param task the name of a function that the worker's file exports; its input and result are copied.
   * @throws {AppError} `unavailable` if too much is waiting already; the signal's reason if it is aborted, which ends the work at once.
   */
  run<Result>(task: string, input: unknown, signal: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

/** More than this would wait for minutes. */
const waitingMax = 200;
const idleMs = 60_000;
/** Far above the longest work: what takes longer hangs. */
const workMs = 60_000;
/** When requests compete for the core, this work gets about a tenth of it. Elsewhere a thread has no priority of its own. */
const niceness = platform() === "linux" ? 10 : 0;

/** @param filename of the worker, as a URL. Its threads start with the first work, and end when there is none. */
export function createWorkerPool(filename: string, log: Log): WorkerPool {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: idleMs,
    niceIncrement: niceness,
    // The environment has secrets, which this work needs none of.
    env: {},
  });
  // A thread that ends by itself; what waits for its work fails as well.
  pool.on("error", (error: unknown) => log.error({ err: error }, "a worker thread failed"));
  return {
    async run(task, input, signal) {
      signal.throwIfAborted();
      // Piscina's own bound does not hold for work that has a signal.
      if (pool.queueSize >= waitingMax) throw tooBusy();
      const tooLong = AbortSignal.timeout(workMs);
      try {
        return await pool.run(input, { name: task, signal: AbortSignal.any([signal, tooLong]) });
      } catch (error) {
        signal.throwIfAborted();
        if (tooLong.aborted) throw tooBusy();
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}

const tooBusy = () =>
  new AppError("unavailable", { userMessage: "The studio is busy at the moment. Please try again in a minute." });
