import type { Change } from "./change.ts";

/** Decision of the user on a change: the option that was taken, or `dismissed`. */
export type Decision = number | "dismissed";
type Decisions = ReadonlyMap<number, Decision>;

/** A text, what may be changed in it, and what the user decided. Nothing of the text is lost: each decision can be undone. */
export interface Review {
  readonly text: string;
  /** In the order of the text, without overlaps. Their index is their number. */
  readonly changes: readonly Change[];
  readonly decisions: Decisions;
  /** Decisions before each step, the latest last. */
  readonly past: readonly Decisions[];
}

export const startReview = (text: string, changes: readonly Change[]): Review => ({
  text,
  changes,
  decisions: new Map(),
  past: [],
});

const step = (review: Review, made: Iterable<readonly [number, Decision]>): Review => {
  const decisions = new Map([...review.decisions, ...made]);
  if (decisions.size === review.decisions.size) return review;
  return { ...review, decisions, past: [...review.past, review.decisions] };
};

/** The numbers of the changes that are still to be decided. */
export const openChanges = ({ changes, decisions }: Review): readonly number[] =>
  changes.flatMap((_, index) => (decisions.has(index) ? [] : [index]));

/** Takes one of a change's options. Does nothing if there is no such option, or if it is decided. */
export function accept(review: Review, index: number, option = 0): Review {
  if (review.decisions.has(index) || review.changes[index]?.options[option] === undefined) return review;
  return step(review, [[index, option]]);
}

export const dismiss = (review: Review, index: number): Review =>
  review.decisions.has(index) || !review.changes[index] ? review : step(review, [[index, "dismissed"]]);

/** Takes the best option of each open change that has one, and is no guess. */
export const acceptAll = (review: Review): Review =>
  step(
    review,
    openChanges(review).flatMap((index) => {
      const { options = [], isGuess = false } = review.changes[index] ?? {};
      return options.length > 0 && !isGuess ? [[index, 0] as const] : [];
    }),
  );

/** Number of open changes that are left when all are accepted. */
export const countGuesses = (review: Review): number =>
  openChanges(review).filter((index) => review.changes[index]?.isGuess).length;

export const dismissAll = (review: Review): Review =>
  step(
    review,
    openChanges(review).map((index) => [index, "dismissed"] as const),
  );

export function undo(review: Review): Review {
  const decisions = review.past.at(-1);
  return decisions ? { ...review, decisions, past: review.past.slice(0, -1) } : review;
}

/** A piece of the text between changes, or a change. */
export type Piece =
  | { readonly kind: "text"; readonly start: number; readonly text: string }
  | {
      readonly kind: "change";
      readonly index: number;
      readonly change: Change;
      readonly decision: Decision | undefined;
    };

export function piecesOf({ text, changes, decisions }: Review): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, change] of changes.entries()) {
    if (change.start > at) pieces.push({ kind: "text", start: at, text: text.slice(at, change.start) });
    pieces.push({ kind: "change", index, change, decision: decisions.get(index) });
    at = change.end;
  }
  if (at < text.length) pieces.push({ kind: "text", start: at, text: text.slice(at) });
  return pieces;
}

/** The text with the accepted changes alone. */
export const resultOf = (review: Review): string =>
  piecesOf(review)
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      const { change, decision } = piece;
      const option = typeof decision === "number" ? change.options[decision] : undefined;
      return option ?? review.text.slice(change.start, change.end);
    })
    .join("");
