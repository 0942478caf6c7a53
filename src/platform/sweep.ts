/** How many are looked for at a time. */
export const sweepSize = 500;

/**
 * Works on all that a search finds, a batch at a time, each once. One that fails holds up no other.
 * @param find what comes after the one given, in order, `sweepSize` at most.
 * @returns how many the work was true for.
 * @throws {AggregateError} at the end, when some failed.
 */
export async function sweep<Item, Position>(
  find: (after: Position) => Promise<readonly Item[]>,
  { start, next, work }: { start: Position; next: (item: Item) => Position; work: (item: Item) => Promise<boolean> },
): Promise<number> {
  const errors: unknown[] = [];
  let done = 0;
  let position = start;
  for (;;) {
    const batch = await find(position);
    for (const item of batch) {
      position = next(item);
      done += Number((await work(item).catch((error: unknown) => void errors.push(error))) ?? false);
    }
    if (batch.length < sweepSize) break;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} could not be done, ${done} were`);
  return done;
}
