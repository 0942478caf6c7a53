import type { ColorName } from "../../engine/brief/brief.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import { type Path, type Point, polygon } from "../../engine/geometry/path.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import type { Random } from "../../engine/random.ts";

/** Part of a figure: `body` is what it consists of, `detail` is cut out of it, `accent` may have the second color. */
export interface Piece {
  readonly path: Path;
  readonly part: "body" | "detail" | "accent";
  /** Drawn as a line of this width. */
  readonly line?: number;
}

/** A drawing of a thing, constructed with measures that differ from time to time. */
export interface Figure {
  readonly id: string;
  /** In a square of 100. */
  readonly draw: (random: Random) => readonly Piece[];
  /** Would fall over if it leaned. */
  readonly isUpright?: boolean;
}

/** A figure that can be a logo. */
export interface Motif extends Figure {
  /** Name with its article, as in a sentence. */
  readonly name: string;
  /** Beginnings of words that customers name such a trade with. */
  readonly words: string;
  readonly hues: readonly ColorName[];
  /** Place where a letter may be cut out, if its body is large enough. */
  readonly letter?: Frame;
  /** Can be repeated around a center. */
  readonly turns?: boolean;
}

export const body = (path: Path | string): Piece => ({ path: toPath(path), part: "body" });
export const detail = (path: Path | string): Piece => ({ path: toPath(path), part: "detail" });
export const accent = (path: Path | string): Piece => ({ path: toPath(path), part: "accent" });

/** The one weight of lines. */
const weight = 8;
export const line = (path: Path | string, width = weight, part: Piece["part"] = "body"): Piece => ({
  path: toPath(path),
  part,
  line: width,
});

const toPath = (path: Path | string): Path => (typeof path === "string" ? readPath(path) : path);

/** Turned as one. @param turn 1 is a whole turn. */
export const leaning = (pieces: readonly Piece[], turn: number): readonly Piece[] =>
  pieces.map((piece) => ({ ...piece, path: turned(piece.path, turn) }));

/** Points around the center, the first at the top. */
export const around = (count: number, radius: number, offset = 0, [cx, cy]: Point = [50, 50]): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = (((index + offset) / count) * 2 - 0.5) * Math.PI;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

export const starPath = (points: number, outer: number, inner: number): Path =>
  polygon(
    around(points * 2, 1).map(([x, y], index) => {
      const radius = index % 2 === 0 ? outer : inner;
      return [50 + (x - 50) * radius, 50 + (y - 50) * radius];
    }),
  );

/** @param plan `isUpright` unless it says otherwise. */
export const figure = (id: string, draw: Figure["draw"], { leans = false } = {}): Figure => ({
  id,
  draw,
  isUpright: !leans,
});
