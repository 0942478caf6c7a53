import type { ImageElement, ShapeElement } from "../document/document.ts";
import { circle, ellipse, type Frame, mapPoints, type Path, pathData, polygon, rectangle } from "../geometry/path.ts";

const wholePicture: Frame = { x: 0, y: 0, width: 1, height: 1 };

const middle = { x: 0.5, y: 0.5 };

export const fitOf = ({ fit, slot }: Pick<ImageElement, "fit" | "slot">): NonNullable<ImageElement["fit"]> =>
  fit ?? (slot === "logo" ? "contain" : "cover");

/**
 * Frame of the whole picture, of which the element's frame shows a part. The picture is never stretched: its crop covers the frame, or is
 * as large as it fits; its focus is as far into the frame as it is into the crop, as CSS places objects. It is mirrored within its frame.
 */
export function placeImage(image: ImageElement): Frame {
  const { x, y, width, height, isMirrored, isUpsideDown } = image;
  const whole = placeUnflipped(image);
  return {
    ...whole,
    ...(isMirrored && { x: 2 * x + width - whole.x - whole.width }),
    ...(isUpsideDown && { y: 2 * y + height - whole.y - whole.height }),
  };
}

function placeUnflipped(image: ImageElement): Frame {
  const { x, y, width, height, ratio, crop = wholePicture, focus = middle } = image;
  const scales = [width / (crop.width * ratio), height / crop.height];
  const scale = fitOf(image) === "contain" ? Math.min(...scales) : Math.max(...scales);
  const [wide, tall] = [ratio * scale, scale];
  return {
    x: x + (width - crop.width * wide) * focus.x - crop.x * wide,
    y: y + (height - crop.height * tall) * focus.y - crop.y * tall,
    width: wide,
    height: tall,
  };
}

/** Outline of a pebble in a square of 1. */
const pebble: Path = [
  ["M", 0.58, 0.01],
  ["C", 0.8, 0.04, 0.99, 0.2, 1, 0.44],
  ["C", 1.01, 0.66, 0.9, 0.78, 0.8, 0.89],
  ["C", 0.68, 1.02, 0.42, 1.02, 0.25, 0.93],
  ["C", 0.08, 0.84, -0.02, 0.66, 0.01, 0.46],
  ["C", 0.03, 0.3, 0.14, 0.22, 0.22, 0.13],
  ["C", 0.32, 0.02, 0.44, -0.01, 0.58, 0.01],
  ["Z"],
];

/** Outline of a niche: round above, square below. */
function arch({ x, y, width, height }: Frame): Path {
  const [rx, ry] = [width / 2, Math.min(width / 2, height)];
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const [right, spring, bottom] = [x + width, y + ry, y + height];
  return [
    ["M", x, bottom],
    ["L", x, spring],
    ["C", x, spring - ky, x + rx - kx, y, x + rx, y],
    ["C", x + rx + kx, y, right, spring - ky, right, spring],
    ["L", right, bottom],
    ["Z"],
  ];
}

/** Outline that a picture is cut to, instead of its frame. @returns undefined if it has none. */
export function maskOf({ mask, x, y, width, height }: ImageElement): string | undefined {
  if (mask === undefined) return undefined;
  if (mask === "ellipse") return pathData(ellipse(x + width / 2, y + height / 2, width / 2, height / 2));
  if (mask === "arch") return pathData(arch({ x, y, width, height }));
  return pathData(mapPoints(pebble, ([px, py]) => [x + px * width, y + py * height]));
}

/** Shapes that stand for a picture that is gone: hills under a sun, in the colors of the design. */
export function placeholderOf(image: ImageElement): readonly ShapeElement[] {
  const { id, x, y, width, height, radius = 0, opacity = 1 } = image;
  const side = Math.min(width, height) * 0.3;
  const [left, top] = [x + width / 2 - side / 2, y + height / 2 - side / 2];
  const at = (across: number, down: number) => [left + across * side, top + down * side] as const;
  const shape = { kind: "shape", name: "Missing picture", fill: "ink" } as const;
  const [sunX, sunY] = at(0.24, 0.24);
  const hills = polygon([at(0, 0.9), at(0.34, 0.46), at(0.5, 0.66), at(0.72, 0.3), at(1, 0.9)]);
  return [
    { ...shape, id: `${id}-1`, data: maskOf(image) ?? pathData(rectangle(image, radius)), opacity: 0.08 * opacity },
    { ...shape, id: `${id}-2`, data: pathData(circle(sunX, sunY, side * 0.1)), opacity: 0.3 * opacity },
    { ...shape, id: `${id}-3`, data: pathData(hills), opacity: 0.3 * opacity },
  ];
}
