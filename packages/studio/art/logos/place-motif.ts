import type { Path } from "../../engine/geometry/path.ts";
import type { Piece } from "../figures/figure.ts";
import { type Cut, type Mark, type MarkShape, markBounds } from "./mark.ts";

const shapeOf = ({ path, line }: Piece): MarkShape => ({ path, ...(line !== undefined && { line }) });

const cutOf = ({ path, line }: Piece, gap = 0): Cut =>
  line === undefined ? { path, gap } : { path, gap: line / 2 + gap, isLine: true };

/** A motif in ink, its details left empty. @param more that is cut out of it, too. */
export function inked(pieces: readonly Piece[], more: readonly Cut[] = []): Mark {
  const details = pieces.filter(({ part }) => part === "detail").map((piece) => cutOf(piece));
  const accents = pieces.filter(({ part }) => part === "accent");
  // In one color, an accent must not melt into the body.
  const { width, height } = markBounds(pieces.filter(({ part }) => part !== "detail").map(shapeOf));
  const apart = accents.map((piece) => cutOf(piece, Math.max(width, height) * 0.045));
  return [
    ...pieces
      .filter(({ part }) => part === "body")
      .map((piece): MarkShape => ({ ...shapeOf(piece), cuts: [...details, ...apart, ...more] })),
    ...accents.map(
      (piece): MarkShape => ({ ...shapeOf(piece), role: "second", ...(more.length > 0 && { cuts: more }) }),
    ),
  ];
}

/** A container with a motif left empty in it, its details in ink again. */
export function knockedOut(container: Path, pieces: readonly Piece[], inside: readonly MarkShape[] = []): Mark {
  const isBody = ({ part }: Piece) => part !== "detail";
  const accents = pieces.filter(({ part }) => part === "accent");
  return [
    { path: container, cuts: pieces.filter(isBody).map((piece) => cutOf(piece)) },
    ...pieces
      .filter(({ part }) => part === "detail")
      .map(
        (piece): MarkShape => ({ ...shapeOf(piece), within: container, cuts: accents.map((accent) => cutOf(accent)) }),
      ),
    ...inside,
  ];
}
