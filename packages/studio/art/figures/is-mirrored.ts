import { flatten, type Point } from "../../engine/geometry/path.ts";
import { boundsOfPieces } from "./draw-figure.ts";
import type { Piece } from "./figure.ts";
import { filled } from "./silhouette.ts";

/** Distance at which two points of a figure count as the same, as a share of its larger side. */
const nearness = 0.045;
/** Share of points with a counterpart from which on the eye sees one half as the other's mirror image. */
const shareMin = 0.92;

/** Tells whether a figure is known by one half: its left is like its right. */
export function isMirrored(pieces: readonly Piece[]): boolean {
  const { x, y, width, height } = boundsOfPieces(pieces);
  const side = Math.max(width, height);
  const points = pieces
    .filter(({ part }) => part !== "detail")
    .flatMap((piece) => flatten(filled(piece, side / 100), side / 24).flat())
    .map(([px, py]): Point => [(px - x - width / 2) / side, (py - y) / side]);
  const hasCounterpart = ([px, py]: Point) => points.some(([qx, qy]) => Math.hypot(qx + px, qy - py) < nearness);
  return points.length > 0 && points.filter(hasCounterpart).length >= points.length * shareMin;
}
