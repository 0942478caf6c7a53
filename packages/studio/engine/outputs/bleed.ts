import type { DesignDocument, ShapeElement } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";
import { pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";

type Canvas = Pick<DesignDocument, "width" | "height">;

/** Lines at which a drawing is mirrored; along an axis without one it is drawn as it is. */
export interface Mirroring {
  readonly x?: number;
  readonly y?: number;
}

/** Canvas with the bleed around it, in its units. */
export interface BleedArea {
  readonly canvas: Canvas;
  readonly reach: number;
}

/** Share of the bleed: drawings that end so close to the edge are meant to end at it. */
const slack = 0.12;

/**
 * The drawings of something that goes on beyond the edges: one as it is, and a mirrored one for each side that ends at an edge.
 * What reaches far enough is drawn once, what is outside the canvas never.
 * @param overlap of the copies, so that no hairline is between them; 0 for what is seen through.
 */
export function mirroringsOf(frame: Frame | undefined, { canvas, reach }: BleedArea, overlap: number): Mirroring[] {
  if (!frame) return [{}];
  const columns = linesOf(frame.x, frame.width, canvas.width, reach, overlap);
  const rows = linesOf(frame.y, frame.height, canvas.height, reach, overlap);
  return columns.flatMap((x) => rows.map((y) => ({ ...(x !== undefined && { x }), ...(y !== undefined && { y }) })));
}

/** @returns undefined for the drawing itself; none where nothing of it is on the canvas. */
function linesOf(start: number, size: number, side: number, reach: number, overlap: number): (number | undefined)[] {
  const end = start + size;
  if (end < 0 || start > side) return [];
  const endsAt = (beyond: number) => beyond > -slack * reach && beyond < reach;
  // An edge that is cut by hand is nowhere straight. The copy ends outside of the canvas all the same.
  const under = (beyond: number) => (overlap > 0 ? Math.max(overlap, Math.min(beyond / 2, reach / 4)) : 0);
  return [
    undefined,
    ...(endsAt(-start) ? [start + under(-start)] : []),
    ...(endsAt(end - side) ? [end - under(end - side)] : []),
  ];
}

/** The frame around what is drawn of a shape. A line's own width counts for nothing: it ends where its points do. */
export function drawnFrame({ data, within }: ShapeElement, clip?: Frame): Frame | undefined {
  const frames = [pathExtent(readPath(data)), within === undefined ? undefined : pathExtent(readPath(within)), clip];
  return frames.reduce((a, b) => (a && b ? intersectionOf(a, b) : (a ?? b)));
}

function intersectionOf(a: Frame, b: Frame): Frame {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** A frame that cuts off at the edge of the canvas cuts off at the edge of the bleed instead. */
export function clipInBleed({ x, y, width, height }: Frame, { canvas, reach }: BleedArea): Frame {
  const [right, bottom] = [x + width, y + height];
  const isAt = (value: number, edge: number) => Math.abs(value - edge) < slack * reach;
  const left = isAt(x, 0) ? -reach : x;
  const top = isAt(y, 0) ? -reach : y;
  return {
    x: left,
    y: top,
    width: (isAt(right, canvas.width) ? canvas.width + reach : right) - left,
    height: (isAt(bottom, canvas.height) ? canvas.height + reach : bottom) - top,
  };
}

/** Tells whether something is seen in the bleed once it is mirrored there. */
export function isNearEdge({ x, y, width, height }: Frame, { canvas, reach }: BleedArea): boolean {
  const near = 2 * reach;
  return x < near || y < near || x + width > canvas.width - near || y + height > canvas.height - near;
}
