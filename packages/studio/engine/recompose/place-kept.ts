import type { DesignDocument, Element } from "../document/document.ts";
import { boundsOf } from "../edit/bounds.ts";
import { isPossible } from "../edit/change-element.ts";
import { transformElement } from "../edit/transform-element.ts";
import type { Typesetter } from "../type/typesetter.ts";

interface Side {
  readonly from: number;
  readonly to: number;
}

/**
 * Brings an element onto a canvas of another size: as far from the nearest edge or the middle as before, measured in what the short sides are,
 * and smaller where it would reach out. What fills the canvas fills the other.
 */
export function placeKept(
  element: Element,
  from: DesignDocument,
  to: Pick<DesignDocument, "width" | "height">,
  typesetter: Typesetter,
): Element {
  const bounds = boundsOf(element, from, typesetter);
  if (!bounds || (from.width === to.width && from.height === to.height)) return element;
  const [across, down] = [to.width / from.width, to.height / from.height];
  const isFilling = bounds.width >= from.width * 0.98 && bounds.height >= from.height * 0.98;
  const room = Math.min(to.width / Math.max(bounds.width, 1e-6), to.height / Math.max(bounds.height, 1e-6));
  const unit = Math.min(to.width, to.height) / Math.min(from.width, from.height);
  const isInside = bounds.width <= from.width && bounds.height <= from.height;
  const scale = isFilling ? Math.max(across, down) : isInside ? Math.min(unit, room) : unit;
  const x = placeOn({ from: from.width, to: to.width }, bounds.x, bounds.width, scale);
  const y = placeOn({ from: from.height, to: to.height }, bounds.y, bounds.height, scale);
  const moved = transformElement(element, {
    scaleX: scale,
    scaleY: scale,
    dx: x - bounds.x * scale,
    dy: y - bounds.y * scale,
  });
  return isPossible(moved) ? moved : element;
}

/** @returns where the scaled length begins. */
function placeOn({ from, to }: Side, start: number, length: number, scale: number): number {
  const end = from - start - length;
  const offCenter = start + length / 2 - from / 2;
  const nearest = Math.min(Math.abs(start), Math.abs(end), Math.abs(offCenter));
  const scaled = length * scale;
  const at =
    nearest === Math.abs(offCenter)
      ? to / 2 + offCenter * scale - scaled / 2
      : nearest === Math.abs(start)
        ? start * scale
        : to - end * scale - scaled;
  const isInside = start >= 0 && end >= 0;
  return isInside ? Math.max(0, Math.min(at, to - scaled)) : at;
}
