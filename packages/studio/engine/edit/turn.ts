import type { DesignDocument, Element } from "../document/document.ts";
import { middleOf, unturnedFrame } from "../document/turn.ts";
import { turnPoint } from "../geometry/path.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { frameOf } from "./bounds.ts";
import { changeElement } from "./change-element.ts";
import { placed } from "./place.ts";
import { moveOf, transformElement } from "./transform-element.ts";

/** Tells whether an element can be turned and mirrored: the tiles of a pattern can’t. */
export const canTurn = (element: Element): boolean => element.kind !== "group" || !element.repeat;

/** Turns an element, in degrees from upright. Its middle stays where it is. */
export const setTurn = (design: DesignDocument, id: string, degrees: number, typesetter: Typesetter): DesignDocument =>
  changeElement(design, id, (element) => {
    const turn = normalized(degrees);
    if (!canTurn(element) || turn === (element.turn ?? 0)) return element;
    if (element.kind !== "text") return placed({ ...element, turn });
    const frame = frameOf(element, design, typesetter);
    if (!frame) return element;
    // A text is turned around its corner.
    const corner = [element.x, element.y] as const;
    const middle = middleOf(frame);
    const [before, after] = [element.turn ?? 0, turn].map((of) => turnPoint(middle, of, corner)) as [
      readonly [number, number],
      readonly [number, number],
    ];
    return placed({ ...element, turn, x: element.x + before[0] - after[0], y: element.y + before[1] - after[1] });
  });

/** From more than −180 to 180, to a tenth. */
function normalized(degrees: number): number {
  const rest = Math.round((degrees % 360) * 10) / 10;
  return rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest;
}

/** Mirrors a shape or a picture where it is: left and right along `x`, top and bottom along `y`. Words stay as they are. */
export const flip = (design: DesignDocument, id: string, axis: "x" | "y"): DesignDocument =>
  changeElement(design, id, (element) => {
    if (element.kind === "text" || !canTurn(element)) return element;
    const turned = element.turn ? { ...element, turn: -element.turn } : element;
    if (turned.kind === "image") {
      const { isMirrored = false, isUpsideDown = false } = turned;
      return placed(axis === "x" ? { ...turned, isMirrored: !isMirrored } : { ...turned, isUpsideDown: !isUpsideDown });
    }
    const frame = unturnedFrame(turned);
    if (!frame) return element;
    const [x, y] = middleOf(frame);
    const mirror = axis === "x" ? { ...moveOf(2 * x, 0), scaleX: -1 } : { ...moveOf(0, 2 * y), scaleY: -1 };
    return placed(transformElement(turned, mirror));
  });
