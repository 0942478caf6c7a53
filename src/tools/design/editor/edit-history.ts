import type { Brief, Choices, DesignDocument } from "#studio/browser.ts";

/** Everything of a design that an edit may change. */
export interface Edited {
  readonly design: DesignDocument;
  readonly brief: Brief;
  readonly choices: Choices;
}

export interface EditHistory {
  readonly past: readonly Edited[];
  readonly present: Edited;
  /** The next to be redone comes first. */
  readonly future: readonly Edited[];
  /** Of the last edit, if another one like it belongs to it. */
  readonly lastMerge?: { readonly key: string; readonly at: number } | undefined;
}

/** Typing that pauses for longer is another step. */
const mergeMs = 1_200;

export const startHistory = (present: Edited): EditHistory => ({ past: [], present, future: [] });

export interface MergedEdit {
  /** Edits of one key that follow each other soon are one step, e.g. the letters of a word. */
  readonly merge?: string | undefined;
  /** In milliseconds. */
  readonly at: number;
}

/** The same state if nothing has changed: an edit without effect is no step. */
export function addEdit(history: EditHistory, next: Edited, { merge, at }: MergedEdit): EditHistory {
  const { past, present, lastMerge } = history;
  if (next.design === present.design && next.brief === present.brief && next.choices === present.choices) {
    return history;
  }
  const belongs = merge !== undefined && lastMerge?.key === merge && at - lastMerge.at < mergeMs && past.length > 0;
  return {
    past: belongs ? past : [...past, present],
    present: next,
    future: [],
    lastMerge: merge === undefined ? undefined : { key: merge, at },
  };
}

export function undo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
}

export function redo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : history;
}
