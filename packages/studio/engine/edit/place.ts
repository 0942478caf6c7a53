import type { DesignDocument, Element } from "../document/document.ts";
import { middleOf, type Turnable, turnOf } from "../document/turn.ts";
import { type Frame, pathData, rectangle, turnPoint } from "../geometry/path.ts";
import { pathExtent } from "../geometry/path-extent.ts";
import { readPath } from "../geometry/read-path.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { frameOf } from "./bounds.ts";
import { changeElement, changeElements } from "./change-element.ts";
import { roundedOf } from "./shapes.ts";
import { moveOf, transformBetween, transformElement } from "./transform-element.ts";

/** Moves elements; locked ones stay. */
export const moveBy = (
  design: DesignDocument,
  ids: readonly string[],
  { dx, dy }: { readonly dx: number; readonly dy: number },
): DesignDocument =>
  dx === 0 && dy === 0
    ? design
    : changeElements(design, ids, (element) => placed(transformElement(element, moveOf(dx, dy))));

/** In the units of the canvas; a smaller element could not be picked anymore. */
const sideMin = 4;

/**
 * Brings an element’s frame, as `frameOf` gives it, onto another. A text of another width breaks its lines anew; one of another height
 * has larger letters.
 */
export const resizeTo = (design: DesignDocument, id: string, to: Frame, typesetter: Typesetter): DesignDocument =>
  changeElement(design, id, (element) => {
    const from = frameOf(element, design, typesetter);
    if (!from) return element;
    const size = (side: number, before: number) => (before === 0 ? 0 : Math.max(Math.min(sideMin, before), side));
    const frame = { ...to, width: size(to.width, from.width), height: size(to.height, from.height) };
    if (element.kind !== "text") {
      const { dx, dy } = shiftOf(element, from, frame);
      const there = { ...frame, x: frame.x + dx, y: frame.y + dy };
      return placed(withOwnRadius(transformElement(element, transformBetween(from, there)), element));
    }
    const isLineBreak = Math.abs(frame.height - from.height) < 0.01;
    return placed({
      ...element,
      x: frame.x,
      y: frame.y,
      width: frame.width,
      size: isLineBreak ? element.size : element.size * (frame.height / from.height),
    });
  });

/** Turned elements have another middle then to be turned around: they are moved, so that the side that stays does. */
function shiftOf(element: Turnable, from: Frame, to: Frame): { readonly dx: number; readonly dy: number } {
  const turn = turnOf(element);
  if (!turn) return { dx: 0, dy: 0 };
  const [x, y] = middleOf(to);
  const [turnedX, turnedY] = turnPoint([x, y], turn.degrees, middleOf(from));
  return { dx: turnedX - x, dy: turnedY - y };
}

/** Corners of rectangles stay round where only one side gets longer, and are as round as before. */
function withOwnRadius(resized: Element, before: Element): Element {
  const rounded = before.kind === "shape" && roundedOf(before);
  const frame = resized.kind === "shape" && rounded && pathExtent(readPath(resized.data));
  return resized.kind === "shape" && rounded && frame
    ? { ...resized, data: pathData(rectangle(frame, rounded.radius)) }
    : resized;
}

/** Marks it as moved or resized by hand. */
export const placed = <Kind extends Element>(element: Kind): Kind => ({ ...element, isPlaced: true });

/** Number of elements that the user had moved or resized, and that are where a layout puts them now, or gone with it. */
export const countMovedBack = (before: DesignDocument, after: DesignDocument): number =>
  before.elements.filter(
    ({ id, isPlaced }) => isPlaced && !after.elements.some((element) => element.id === id && element.isPlaced),
  ).length;
