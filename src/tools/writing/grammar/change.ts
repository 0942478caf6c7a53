/** One place of a text that a rule or a language model would change. */
export interface Change {
  /** In UTF-16 units of the text that was checked. An insertion has no length. */
  readonly start: number;
  readonly end: number;
  /** Texts that may take its place, the best first. If there are none, the reader has to decide. */
  readonly options: readonly string[];
  /** A sentence; empty if no reason was given. */
  readonly why: string;
  /** In a word or two: `Spelling`. */
  readonly kind: string;
  /** True if it may well be right as it is, as a name or a matter of style: it is never taken with all others. */
  readonly isGuess?: boolean;
}

/** In the order of the text. Of those that touch the same place, the one that begins first stays; of those that begin there, the first. */
export function withoutOverlaps(changes: readonly Change[]): readonly Change[] {
  const kept: Change[] = [];
  for (const change of changes.toSorted((one, other) => one.start - other.start)) {
    const last = kept.at(-1);
    if (!last || (change.start >= last.end && change.start > last.start)) kept.push(change);
  }
  return kept;
}
