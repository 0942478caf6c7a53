import type { ShapeElement } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";

const numbers = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/**
 * Whether any of a shape can be seen in a frame; handles of curves count, too. What cannot be seen must not be drawn: resvg ends the whole
 * process where something translucent, multiplied or clipped is further than twice the canvas away.
 */
export function isVisibleIn({ data, stroke }: ShapeElement, { x, y, width, height }: Frame): boolean {
  const reach = (stroke?.width ?? 0) / 2;
  const [left, top, right, bottom] = [x - reach, y - reach, x + width + reach, y + height + reach];
  // On which sides of the frame all of its points are.
  let [isLeft, isAbove, isRight, isBelow] = [true, true, true, true];
  let isX = false;
  for (const [number] of data.matchAll(numbers)) {
    const value = Number(number);
    isX = !isX;
    if (isX) {
      isLeft &&= value < left;
      isRight &&= value > right;
    } else {
      isAbove &&= value < top;
      isBelow &&= value > bottom;
      // Most shapes show this with their first points, and some have thousands.
      if (!(isLeft || isAbove || isRight || isBelow)) return true;
    }
  }
  return !(isLeft || isAbove || isRight || isBelow);
}
