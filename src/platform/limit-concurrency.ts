/** @throws the signal's reason if it is aborted before the task's turn. */
type InTurn = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Runs at most `runningMax` tasks at a time; the others wait in order, and leave the line when their signal is aborted. */
export function limitConcurrency(runningMax: number): InTurn {
  const waiting = new Set<() => void>();
  let running = 0;
  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running >= runningMax) await waitForTurn(waiting, signal);
    else running += 1;
    try {
      return await task();
    } finally {
      // The slot goes directly to the next task in line, so that a new one cannot take it.
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}

function waitForTurn(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin);
      signal?.removeEventListener("abort", onAbort);
    };
    const begin = () => {
      leave();
      resolve();
    };
    const onAbort = () => {
      leave();
      reject(signal?.reason);
    };
    waiting.add(begin);
    signal?.addEventListener("abort", onAbort);
  });
}
