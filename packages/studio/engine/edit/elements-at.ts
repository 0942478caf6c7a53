import type { DesignDocument, Element, ShapeElement } from "../document/document.ts";
import { turnOf, unturnedFrame } from "../document/turn.ts";
import { type Frame, flatten, type Point, turnPoint } from "../geometry/path.ts";
import { readPath } from "../geometry/read-path.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { boundsOf } from "./bounds.ts";

/** Fingers and mice miss thin lines: as a share of the short side. */
const slack = 0.008;

/** The elements under a point, from the top to the bottom. Locked ones too: they can be unlocked. */
export function elementsAt(design: DesignDocument, point: Point, typesetter: Typesetter): readonly Element[] {
  const near = Math.min(design.width, design.height) * slack;
  return design.elements
    .filter((element) => {
      if (element.kind === "text") {
        const bounds = boundsOf(element, design, typesetter);
        return bounds !== undefined && isInside(bounds, point, near);
      }
      const frame = unturnedFrame(element);
      const turn = turnOf(element);
      const upright = turn ? turnPoint(point, -turn.degrees, turn.pivot) : point;
      if (!frame || !isInside(frame, upright, near)) return false;
      return element.kind !== "shape" || isOnShape(element, frame, upright, near);
    })
    .toReversed();
}

const isInside = ({ x, y, width, height }: Frame, [px, py]: Point, near: number): boolean =>
  px >= x - near && py >= y - near && px <= x + width + near && py <= y + height + near;

/** Small shapes, and those that are lines alone, are hit anywhere in their frame. */
function isOnShape({ data, fill }: ShapeElement, bounds: Frame, point: Point, near: number): boolean {
  if (fill === undefined || Math.min(bounds.width, bounds.height) < near * 4) return true;
  const rings = flatten(readPath(data), Math.max(2, near / 2));
  return rings.some((ring) => isInRing(ring, point));
}

/** Counts the sides that a line to the right crosses. */
function isInRing(ring: readonly Point[], [px, py]: Point): boolean {
  let isIn = false;
  for (const [index, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    if (y > py !== beforeY > py && px < ((beforeX - x) * (py - y)) / (beforeY - y) + x) isIn = !isIn;
  }
  return isIn;
}
