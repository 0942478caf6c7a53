/** The batch size. */
export const sweepSize = 500;

/**
 * Processes everything that a search finds, in batches, each item once. A failing item does not stop the others.
 * @param find returns the items after the given one, in order, at most `sweepSize`.
 * @returns for how many items `work` returned true.
 * @throws {AggregateError} at the end, if any failed.
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
