import type { Frame, Point } from "../../engine/geometry/path.ts";

export const centerOf = ({ x, y, width, height }: Frame): Point => [x + width / 2, y + height / 2];

export const squareAt = ([cx, cy]: Point, side: number): Frame => ({
  x: cx - side / 2,
  y: cy - side / 2,
  width: side,
  height: side,
});

/** The largest square in the middle of a frame. */
export const squareIn = (frame: Frame): Frame => squareAt(centerOf(frame), Math.min(frame.width, frame.height));

export const grown = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A frame around the same center. @param down moves it, as a share of its height before. */
export const scaledFrame = ({ x, y, width, height }: Frame, share: number, down = 0): Frame => ({
  x: x + (width * (1 - share)) / 2,
  y: y + (height * (1 - share)) / 2 + height * down,
  width: width * share,
  height: height * share,
});
