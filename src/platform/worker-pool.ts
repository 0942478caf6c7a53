import { availableParallelism, platform } from "node:os";
import { Piscina } from "piscina";
import { AppError } from "./errors.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { Log } from "./log.ts";
import { advance, newProgress, type Progress, untilLoaded, type Work } from "./worker-tasks.ts";

/** Runs work that takes the processor for itself, off the thread that answers requests. */
export interface WorkerPool {
  /**
   * @param task the name of a function that the worker's file serves (`serveTasks`); its input and result are copied.
   * @throws {AppError} `unavailable` if too much is waiting already; the signal's reason if it is aborted, which ends the work at once.
   */
  run<Result>(task: string, input: unknown, signal: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

const threadsMax = availableParallelism();
/** More than this would wait for minutes. */
const waitingMax = 200;
const idleMs = 60_000;
/** Far above the longest work: what takes longer hangs. */
const workMs = 60_000;
/** When requests compete for the core, this work gets about a tenth of it. Elsewhere a thread has no priority of its own. */
const niceness = platform() === "linux" ? 10 : 0;

/** @param filename of the worker, as a URL. Its threads start with the first work, and end when there is none. */
export function createWorkerPool(filename: string, log: Log): WorkerPool {
  // Without the file: a thread loads it with its first work, because one that is ended while it loads the file takes the process with it
  // (Node.js 24: "Assertion failed: facade->InstantiateModule"), and only work says whether it does.
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threadsMax,
    idleTimeout: idleMs,
    niceIncrement: niceness,
    // The environment has secrets, which this work needs none of.
    env: {},
  });
  // A thread that ends by itself; what waits for its work fails as well.
  pool.on("error", (error: unknown) => log.error({ err: error }, "a worker thread failed"));
  // Piscina gets no more work than it has threads: when all that run are stopped, it starts no thread for what waits in its own queue.
  const inTurn = limitConcurrency(threadsMax);
  const unfinished = new Set<Unfinished>();
  return {
    async run<Result>(task: string, input: unknown, signal: AbortSignal) {
      signal.throwIfAborted();
      if (unfinished.size >= threadsMax + waitingMax) throw tooBusy();
      const tooLong = AbortSignal.timeout(workMs);
      const stop = AbortSignal.any([signal, tooLong]);
      const [line, thread] = [new AbortController(), new AbortController()];
      const work: Work = { progress: newProgress(), task, input };
      const begin = (): Promise<Result> => pool.run(work, { filename, signal: thread.signal });
      const done = inTurn(begin, line.signal);
      const one = { progress: work.progress, line, thread, settled: Promise.allSettled([done]) };
      unfinished.add(one);
      void one.settled.then(() => unfinished.delete(one));
      const stopped = Promise.withResolvers<never>();
      const onStop = () => {
        cancel(one);
        stopped.reject(stop.reason);
      };
      stop.addEventListener("abort", onStop, { once: true });
      try {
        return await Promise.race([done, stopped.promise]);
      } catch (error) {
        signal.throwIfAborted();
        if (tooLong.aborted) throw tooBusy();
        throw error;
      } finally {
        stop.removeEventListener("abort", onStop);
      }
    },
    async close() {
      const loaded = [...unfinished].map(async ({ progress, line, settled }) => {
        if (advance(progress, "waiting", "cancelled")) line.abort();
        await Promise.race([settled, untilLoaded(progress)]);
      });
      await Promise.all(loaded);
      await pool.destroy();
    },
  };
}

interface Unfinished {
  readonly progress: Progress;
  /** Aborting it takes the work from the line, if it is still there. */
  readonly line: AbortController;
  /** Aborting it ends the thread at once. */
  readonly thread: AbortController;
  readonly settled: Promise<unknown>;
}

/** A thread that starts or loads goes on, and finds when it is done that there is nothing to do. */
function cancel({ progress, line, thread }: Unfinished): void {
  if (advance(progress, "waiting", "cancelled")) line.abort();
  else if (!advance(progress, "loading", "cancelled")) thread.abort();
}

const tooBusy = () =>
  new AppError("unavailable", { userMessage: "The studio is busy at the moment. Please try again in a minute." });
