/**
 * How far a piece of work is, in memory that its thread shares. A thread that is ended while it loads modules with a top-level `await`
 * takes the whole process with it (nodejs/node#53238, nodejs/node#62114: "Check failed: (location_) != nullptr"), so it has to be known
 * when one does.
 */
const stages = { waiting: 0, loading: 1, running: 2, cancelled: 3 } as const;
type Stage = keyof typeof stages;

/** One number, a stage. */
export type Progress = Int32Array<SharedArrayBuffer>;

export const newProgress = (): Progress => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** @returns whether it was at `from`, and is at `to` now. */
export function advance(progress: Progress, from: Stage, to: Stage): boolean {
  const isMoved = Atomics.compareExchange(progress, 0, stages[from], stages[to]) === stages[from];
  if (isMoved) Atomics.notify(progress, 0);
  return isMoved;
}

/** Longer than a thread loads its modules, even where the machine is busy. */
const loadingMs = 20_000;

/** Waits while work may be loading, but not for longer than that takes. Work that was cancelled meanwhile stays so: its end is another sign. */
export async function untilLoaded(progress: Progress): Promise<void> {
  for (const stage of [stages.loading, stages.cancelled]) await Atomics.waitAsync(progress, 0, stage, loadingMs).value;
}

export interface Work {
  readonly progress: Progress;
  readonly task: string;
  readonly input: unknown;
}

type Tasks = Readonly<Record<string, unknown>>;

/**
 * The default export of a worker's file, which itself imports nothing that waits at its top.
 * @param load imports the module whose functions are the tasks, once and with the first work.
 */
export function serveTasks(load: () => Promise<Tasks>): (work: Work) => Promise<unknown> {
  let loading: Promise<Tasks> | undefined;
  return async ({ progress, task, input }) => {
    if (!advance(progress, "waiting", "loading")) return undefined;
    loading ??= load();
    const tasks = await loading;
    if (!advance(progress, "loading", "running")) return undefined;
    const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
    if (typeof run !== "function") throw new TypeError(`there is no task named ${task}`);
    return run(input);
  };
}
