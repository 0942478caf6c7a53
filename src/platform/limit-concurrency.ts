/** Runs at most `runningMax` tasks at a time; the others wait in order. */
export function limitConcurrency(runningMax: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= runningMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes directly to the next task in line, so that a new one cannot take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
