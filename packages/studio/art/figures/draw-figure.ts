import { boundsOf, type Frame, mapPoints } from "../../engine/geometry/path.ts";
import { placing, unionOf } from "../../engine/geometry/placing.ts";
import { turned } from "../../engine/geometry/transform.ts";
import type { Random } from "../../engine/random.ts";
import type { Figure, Piece } from "./figure.ts";

/** Draws a figure. Some lean: two of the same figure are not the same picture then. */
export function drawFigure(figure: Figure, random: Random): readonly Piece[] {
  const turn = figure.isUpright ? 0 : random.fork("lean").pick([0, 0, 0.055, -0.055, 0.125, -0.125]);
  return figure.draw(random.fork("measures")).map((piece) => ({ ...piece, path: turned(piece.path, turn) }));
}

/** Visible bounds of pieces: what is cut out of them takes no room. */
export const boundsOfPieces = (pieces: readonly Piece[]): Frame =>
  unionOf(
    pieces
      .filter(({ part }) => part !== "detail")
      .map(({ path, line = 0 }) => {
        const { x, y, width, height } = boundsOf(path);
        return { x: x - line / 2, y: y - line / 2, width: width + line, height: height + line };
      }),
  );

/** Moves pieces so that they fill a frame. */
export function fitPieces(pieces: readonly Piece[], frame: Frame): readonly Piece[] {
  const { move, scale } = placing(boundsOfPieces(pieces), frame);
  return pieces.map((piece) => ({
    ...piece,
    path: mapPoints(piece.path, move),
    ...(piece.line !== undefined && { line: piece.line * scale }),
  }));
}
