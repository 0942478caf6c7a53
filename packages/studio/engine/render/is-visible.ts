import type { ShapeElement } from "../document/document.ts";
import { isLayered } from "../document/drawing-cost.ts";
import { controlFrame } from "../geometry/control-frame.ts";
import type { Frame } from "../geometry/path.ts";
import { pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";

/** Tells whether two frames have no point in common; their edges count. */
export const isApart = (a: Frame, b: Frame): boolean =>
  a.x > b.x + b.width || b.x > a.x + a.width || a.y > b.y + b.height || b.y > a.y + a.height;

/** A frame that is larger by so much on each side. */
const grown = ({ x, y, width, height }: Frame, across: number, down: number): Frame => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

/** Around all that a shape shows; handles of curves count, too. @returns undefined for an empty outline. */
export function reachOf({ data, stroke }: ShapeElement): Frame | undefined {
  const points = controlFrame(data);
  const reach = (stroke?.width ?? 0) / 2;
  return points && grown(points, reach, reach);
}

export function isVisibleIn(shape: ShapeElement, frame: Frame): boolean {
  const reach = reachOf(shape);
  return reach !== undefined && !isApart(reach, frame);
}

/**
 * The part of an outline that tells `isTooFar` where the layer of a shape is.
 * @param isClipped by its group.
 * @returns undefined for what is drawn on no layer.
 */
export const layerOf = (shape: ShapeElement, isClipped: boolean): Frame | "empty" | undefined =>
  isClipped || isLayered(shape) ? (pathExtent(readPath(shape.data)) ?? "empty") : undefined;

/**
 * resvg ends its process where the layer of something translucent, multiplied, masked or clipped lies two canvases away: what is on a layer
 * must have some of its outline nearer than one.
 */
export const isTooFar = (layer: Frame | "empty" | undefined, canvas: Frame): boolean =>
  layer !== undefined && (layer === "empty" || isApart(layer, grown(canvas, canvas.width, canvas.height)));
