import type { GroupElement, Paint, ShapeElement } from "../../engine/document/document.ts";
import { boundsOf, type Frame, mapPoints, type Path, type Point, pathData } from "../../engine/geometry/path.ts";
import { placing, unionOf } from "../../engine/geometry/placing.ts";

/** The second color carries no meaning alone: in one color, the mark must be the same mark. */
export type MarkRole = "primary" | "second";

export interface Cut {
  readonly path: Path;
  /** Distance around the path that is cut away, too. */
  readonly gap?: number;
  /** True if it cuts only along the path, as wide as the gap to both sides. */
  readonly isLine?: boolean;
}

export interface MarkShape {
  readonly path: Path;
  readonly role?: MarkRole;
  /** Drawn as a line of this width instead of filled. */
  readonly line?: number;
  /** True if there is a hole where the path's outlines overlap. */
  readonly isEvenOdd?: boolean;
  /** Path outside of which nothing is drawn. */
  readonly within?: Path;
  readonly cuts?: readonly Cut[];
}

/** A drawing in a square of 100, its ground left empty. */
export type Mark = readonly MarkShape[];

/** Narrower gaps and lines than this close up at 16 pixels. */
export const leastGap = 6;

type Move = (point: Point) => Point;

/** @param scale of line widths and gaps. */
export const moveMark = (mark: Mark, move: Move, scale: number): Mark =>
  mark.map((shape) => ({
    ...shape,
    path: mapPoints(shape.path, move),
    ...(shape.line !== undefined && { line: shape.line * scale }),
    ...(shape.within && { within: mapPoints(shape.within, move) }),
    ...(shape.cuts && {
      cuts: shape.cuts.map((cut) => ({ ...cut, path: mapPoints(cut.path, move), gap: (cut.gap ?? 0) * scale })),
    }),
  }));

const grown = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function intersectionOf(a: Frame, b: Frame): Frame {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** Bounds that a mark covers, its cuts not counted. */
export const markBounds = (mark: Mark): Frame =>
  unionOf(
    mark.flatMap(({ path, line = 0, within }) => {
      const own = boundsOf(path);
      // A line as short as a crumb has none.
      if (!Number.isFinite(own.width)) return [];
      const bounds = grown(own, line / 2);
      return within ? intersectionOf(bounds, boundsOf(within)) : bounds;
    }),
  );

const wholeSquare: Frame = { x: 2, y: 2, width: 96, height: 96 };

/** Makes a mark as large as a frame allows, centered. */
export function fitMark(mark: Mark, frame: Frame = wholeSquare): Mark {
  const { move, scale } = placing(markBounds(mark), frame);
  return moveMark(mark, move, scale);
}

/** Mark as an element of a design. @param paints which of the palette's roles each of the mark's colors has. */
export function markElement(name: string, mark: Mark, paints: Readonly<Record<MarkRole, Paint>>): GroupElement {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const children = mark.map((shape, index): ShapeElement => {
    const paint = paints[shape.role ?? "primary"];
    return {
      id: `${id}-${index + 1}`,
      name: `${name} ${index + 1}`,
      kind: "shape",
      data: pathData(shape.path),
      ...(shape.line === undefined ? { fill: paint } : { stroke: { paint, width: round(shape.line) } }),
      ...(shape.isEvenOdd && { isEvenOdd: true }),
      ...(shape.within && { within: pathData(shape.within) }),
      ...(shape.cuts?.length && {
        cuts: shape.cuts.map(({ path, gap = 0, isLine }) => ({
          data: pathData(path),
          gap: round(gap),
          ...(isLine && { isLine }),
        })),
      }),
    };
  });
  return { id, name, kind: "group", children };
}

const round = (value: number): number => Math.round(value * 100) / 100;
