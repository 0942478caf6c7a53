interface Orders {
  /** Ids in each of three versions: the one that both others began with, and those two. */
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Ids that the result has; each is in `mine` or `theirs`. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Merges two orders of one list. The order of the one who has moved something is kept, mine if both have; what only the other has comes after
 * the one that it came after there. What both have added at one place: theirs first, which was saved first.
 */
export function mergeOrder({ base, mine, theirs, kept }: Orders): readonly string[] {
  const [first, second] = hasMoved(base, mine) ? [mine, theirs] : [theirs, mine];
  const order = first.filter((id) => kept.has(id));
  const ordered = new Set(order);
  const known = new Set(second);
  let before: string | undefined;
  for (const id of second) {
    if (!kept.has(id)) continue;
    if (!ordered.has(id)) {
      let at = before === undefined ? 0 : order.indexOf(before) + 1;
      while (at < order.length && !known.has(order[at] ?? "")) at++;
      order.splice(at, 0, id);
      ordered.add(id);
    }
    before = id;
  }
  return order;
}

function hasMoved(before: readonly string[], after: readonly string[]): boolean {
  const [wasThere, isThere] = [new Set(before), new Set(after)];
  const left = before.filter((id) => isThere.has(id));
  return after.filter((id) => wasThere.has(id)).some((id, index) => id !== left[index]);
}
