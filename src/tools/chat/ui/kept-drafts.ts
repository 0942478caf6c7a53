/** Values that are kept for each place where a message is written, the latest ones only. Pure. */

/** Latest last. */
export type Kept<Value> = readonly (readonly [place: string, value: Value])[];

/** Places at most. */
const keptMax = 20;

export const keptAt = <Value>(kept: Kept<Value>, place: string): Value | undefined =>
  kept.find(([one]) => one === place)?.[1];

export const keep = <Value>(kept: Kept<Value>, place: string, value: Value): Kept<Value> =>
  [...kept.filter(([one]) => one !== place), [place, value] as const].slice(-keptMax);

/** Moves a kept value from one place to another, unless that has something already. @param isEmpty whether a value may be overwritten. */
export function moved<Value>(
  kept: Kept<Value>,
  { from, to, isEmpty }: { readonly from: string; readonly to: string; readonly isEmpty: (value: Value) => boolean },
): Kept<Value> {
  const [value, there] = [keptAt(kept, from), keptAt(kept, to)];
  const rest = kept.filter(([place]) => place !== from);
  return value === undefined || (there !== undefined && !isEmpty(there)) ? rest : keep(rest, to, value);
}

export interface Draft {
  readonly text: string;
  /** It comes from an earlier visit of the page. */
  readonly isOld: boolean;
}

/** @param stored as `storedDrafts` wrote it, or anything else. */
export function readDrafts(stored: string | null): Kept<Draft> {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries
      .filter((entry) => Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "string")
      .map(([place, text]) => [place, { text, isOld: true }] as const)
      .slice(-keptMax);
  } catch {
    return [];
  }
}

export const storedDrafts = (drafts: Kept<Draft>): string =>
  JSON.stringify(drafts.filter(([, { text }]) => text !== "").map(([place, { text }]) => [place, text]));
