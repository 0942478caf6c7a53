import { type Frame, mapPoints, type Path } from "../../geometry/path.ts";
import type { Random } from "../../random.ts";
import { turned } from "../glyphs.ts";
import { type Cut, type Mark, type MarkShape, markBounds, placing } from "../mark.ts";
import type { Motif, Piece } from "./motif.ts";

const shapeOf = ({ path, line }: Piece): MarkShape => ({ path, ...(line !== undefined && { line }) });

const cutOf = ({ path, line }: Piece, gap = 0): Cut =>
  line === undefined ? { path, gap } : { path, gap: line / 2 + gap, isLine: true };

/** Draws a motif. Some lean: two of the same motif are not the same picture then. */
export function drawMotif(motif: Motif, random: Random): readonly Piece[] {
  const turn = motif.isUpright ? 0 : random.fork("lean").pick([0, 0, 0.055, -0.055, 0.125, -0.125]);
  return motif.draw(random.fork("measures")).map((piece) => ({ ...piece, path: turned(piece.path, turn) }));
}

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

/** Moves pieces so that they fill a frame. */
export function fitPieces(pieces: readonly Piece[], frame: Frame): readonly Piece[] {
  const seen = pieces.filter(({ part }) => part !== "detail").map(shapeOf);
  const { move, scale } = placing(markBounds(seen), frame);
  return pieces.map((piece) => ({
    ...piece,
    path: mapPoints(piece.path, move),
    ...(piece.line !== undefined && { line: piece.line * scale }),
  }));
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
