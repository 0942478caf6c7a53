import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { AppError } from "./errors.ts";
import { createFairQueue, NotBegunError } from "./fair-queue.ts";
import type { Log } from "./log.ts";
import {
  MachineBusyError,
  type ProcessLimits,
  startWorkerProcess,
  WorkEndedError,
  type WorkerProcess,
} from "./worker-process.ts";

/** Turn of a piece of work. */
export interface Turn {
  /** Users take turns: their id, or a digest of a visitor's network. */
  readonly group: string;
  /** Aborted when no one needs the result any more. */
  readonly signal: AbortSignal;
  /** Takes a moment only, as what a page waits for does: it never waits for long work, and is ended sooner. */
  readonly isShort?: boolean;
  /** Processor time that the work may take, where that is less or more than for other work. */
  readonly workMs?: number;
}

/** A function that worker processes serve. */
type AnyTask = (order: never) => unknown;
type OrderFor<Task extends AnyTask> = Parameters<Task>[0];

/**
 * Runs what takes the processor for itself, and native code and parsers on users' data, in processes that may die: whatever a file makes
 * them do, requests are answered meanwhile.
 */
export interface WorkerPool {
  /**
   * @param name of the task among those that the processes serve (src/app/worker.ts), as in `tables.readTable`; `Task` is the type of its
   *   function. Its order and result are copied.
   * @param order or a function that reads it once it is the work's turn: what waits should not hold files in memory.
   * @throws {AppError} what the task threw; `unavailable` if too much is waiting, or the machine is too busy to do it; `invalid_input`, caused by a
   *   `WorkEndedError`, if the work took too much time or memory; the signal's reason if it is aborted.
   */
  run<Task extends AnyTask = (order: unknown) => unknown>(
    name: string,
    order: OrderFor<Task> | (() => Promise<OrderFor<Task>>),
    turn: Turn,
  ): Promise<Awaited<ReturnType<Task>>>;
  close(): Promise<void>;
}

export interface PoolBounds extends ProcessLimits {
  /** Long work can keep all but one busy, and that of one user all but two. */
  readonly processesMax: number;
  readonly waitingMax: number;
  readonly waitingOfGroupMax: number;
  readonly waitMsMax: number;
  /** Processor time far above what the longest work takes: what takes longer hangs. */
  readonly workMs: number;
  readonly shortWorkMs: number;
  /** A process that had no work for this long ends. */
  readonly idleMs: number;
}

export const poolBounds: PoolBounds = {
  processesMax: availableParallelism() + 2,
  // A page of results draws some forty pictures, and the wait is bounded.
  waitingMax: 200,
  waitingOfGroupMax: 100,
  waitMsMax: 60_000,
  workMs: 60_000,
  // It takes tenths of a second.
  shortWorkMs: 10_000,
  idleMs: 60_000,
  memoryBytesMax: 2 * 1_024 ** 3,
  cpuSecondsMax: 300,
  startMs: 45_000,
};

/** @param file of the processes. They start with the first work. */
export function createWorkerPool(file: URL, log: Log, bounds: PoolBounds = poolBounds): WorkerPool {
  const queue = createFairQueue({
    ...bounds,
    runningMax: bounds.processesMax,
    runningOfOthersMax: Math.max(1, bounds.processesMax - 1),
    runningOfGroupMax: Math.max(1, bounds.processesMax - 2),
  });
  const workers = new Set<WorkerProcess>();
  /** The last one worked last: those before it end when there is little to do. */
  const idle: { readonly worker: WorkerProcess; readonly timer: NodeJS.Timeout }[] = [];
  const closing = new AbortController();

  function start(): WorkerProcess {
    const worker = startWorkerProcess(file, bounds, log);
    workers.add(worker);
    void worker.ended.then(() => workers.delete(worker));
    return worker;
  }

  function takeIdle(): WorkerProcess | undefined {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.timer);
      if (one.worker.isUsable()) return one.worker;
    }
    return undefined;
  }

  /** Starting a process keeps the main thread busy for some 20 ms, so requests are answered between two starts. */
  let nextStart: Promise<unknown> = Promise.resolve();

  async function take(signal: AbortSignal): Promise<WorkerProcess> {
    const known = takeIdle();
    if (known) return known;
    nextStart = nextStart.then(() => setImmediate());
    await nextStart;
    signal.throwIfAborted();
    return takeIdle() ?? start();
  }

  function giveBack(worker: WorkerProcess): void {
    if (!worker.isUsable()) return;
    const timer = setTimeout(() => {
      idle.splice(idle.indexOf(entry), 1);
      worker.kill();
    }, bounds.idleMs);
    const entry = { worker, timer: timer.unref() };
    idle.push(entry);
  }

  const killAll = () => {
    for (const worker of workers) worker.kill();
  };
  // They would notice only after the work that they are at.
  process.once("exit", killAll);

  async function perform(
    task: string,
    input: unknown,
    { group, signal, isShort = false, workMs = isShort ? bounds.shortWorkMs : bounds.workMs }: Turn,
  ): Promise<unknown> {
    return queue.run({ group, isPreferred: isShort, signal }, async () => {
      const worker = await take(signal);
      try {
        const given: unknown = typeof input === "function" ? await input() : input;
        signal.throwIfAborted();
        return await worker.perform({ task, input: given }, workMs, signal);
      } finally {
        giveBack(worker);
      }
    });
  }

  return {
    // Its caller alone knows the type of the result.
    async run(name: string, order: unknown, turn: Turn): Promise<never> {
      const signal = AbortSignal.any([turn.signal, closing.signal]);
      signal.throwIfAborted();
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      try {
        return (await Promise.race([perform(name, order, { ...turn, signal }), aborted])) as never;
      } catch (error) {
        signal.throwIfAborted();
        throw explain(error);
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
    },
    async close() {
      closing.abort(tooBusy());
      killAll();
      await Promise.all([...workers].map(({ ended }) => ended));
      process.removeListener("exit", killAll);
    },
  };
}

function explain(error: unknown): unknown {
  if (error instanceof NotBegunError || error instanceof MachineBusyError) return tooBusy(error);
  if (!(error instanceof WorkEndedError)) return error;
  return new AppError("invalid_input", {
    userMessage: "This takes too much time or memory. Please make it simpler or smaller, and try again.",
    message: error.message,
    cause: error,
  });
}

const tooBusy = (cause?: NotBegunError | MachineBusyError) =>
  new AppError("unavailable", {
    userMessage: "We’re busy at the moment. Please try again in a minute.",
    cause,
  });
