export interface EditHistory<Edited> {
  readonly past: readonly Edited[];
  readonly present: Edited;
  /** The next to be redone comes first. */
  readonly future: readonly Edited[];
  /** Key and time of the last edit, if another one like it belongs to it. */
  readonly lastMerge?: { readonly key: string; readonly at: number } | undefined;
}

/** Typing that pauses for longer is another step. */
const mergeMs = 1_200;

export const startHistory = <Edited>(present: Edited): EditHistory<Edited> => ({ past: [], present, future: [] });

export interface MergedEdit {
  /** Edits of one key that follow each other soon are one step, e.g. the letters of a word. */
  readonly merge?: string | undefined;
  /** In milliseconds. */
  readonly at: number;
}

/** Parts that did not change are the same objects. */
const isSame = <Edited extends object>(one: Edited, other: Edited): boolean =>
  (Object.keys(other) as (keyof Edited)[]).every((key) => one[key] === other[key]);

/** The same state if nothing has changed: an edit without effect is no step. */
export function addEdit<Edited extends object>(
  history: EditHistory<Edited>,
  next: Edited,
  { merge, at }: MergedEdit,
): EditHistory<Edited> {
  const { past, present, lastMerge } = history;
  if (isSame(present, next)) return history;
  const belongs = merge !== undefined && lastMerge?.key === merge && at - lastMerge.at < mergeMs && past.length > 0;
  return {
    past: belongs ? past : [...past, present],
    present: next,
    future: [],
    lastMerge: merge === undefined ? undefined : { key: merge, at },
  };
}

export function undo<Edited>(history: EditHistory<Edited>): EditHistory<Edited> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
}

export function redo<Edited>(history: EditHistory<Edited>): EditHistory<Edited> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : history;
}

/** Steps that can still be undone or redone after another's version has come in. */
const rebasedMax = 50;

/**
 * The same steps on top of another's version, so that undoing them takes back the user's own changes alone.
 * @param rebase a state with the other's changes in it; undefined if it can't have them.
 */
export function rebaseHistory<Edited>(
  { past, future, lastMerge }: EditHistory<Edited>,
  present: Edited,
  rebase: (state: Edited) => Edited | undefined,
): EditHistory<Edited> {
  const [earlier, later] = [past.slice(-rebasedMax).map(rebase), future.slice(0, rebasedMax).map(rebase)];
  const isThere = (state: Edited | undefined) => state !== undefined;
  const end = later.findIndex((state) => !isThere(state));
  return {
    past: earlier.slice(earlier.lastIndexOf(undefined) + 1).filter(isThere),
    present,
    future: later.slice(0, end < 0 ? later.length : end).filter(isThere),
    lastMerge,
  };
}
