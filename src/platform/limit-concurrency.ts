/** Lets at most `runningMax` of the given works run at a time; the rest wait in the order in which they came. */
export function limitConcurrency(runningMax: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= runningMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line directly, so that nobody who comes in between can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
