import type { ImageElement, ShapeElement } from "../document/document.ts";
import { circle, type Frame, pathData, polygon, rectangle } from "../geometry/path.ts";

const wholePicture: Frame = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Where the whole picture stands, of which the element's frame shows a part. It is never stretched: the crop covers the frame, its middle in
 * the frame's; a logo is as large as it fits.
 */
export function placeImage({ x, y, width, height, ratio, slot, crop = wholePicture }: ImageElement): Frame {
  const scales = [width / (crop.width * ratio), height / crop.height];
  const scale = slot === "logo" ? Math.min(...scales) : Math.max(...scales);
  const [left, top] = [(crop.x + crop.width / 2) * ratio * scale, (crop.y + crop.height / 2) * scale];
  return { x: x + width / 2 - left, y: y + height / 2 - top, width: ratio * scale, height: scale };
}

/** What stands for a picture that is gone: hills under a sun, in the colors of the design. */
export function placeholderOf(image: ImageElement): readonly ShapeElement[] {
  const { id, x, y, width, height, radius = 0, opacity = 1 } = image;
  const side = Math.min(width, height) * 0.3;
  const [left, top] = [x + width / 2 - side / 2, y + height / 2 - side / 2];
  const at = (across: number, down: number) => [left + across * side, top + down * side] as const;
  const shape = { kind: "shape", name: "Missing picture", fill: "ink" } as const;
  const [sunX, sunY] = at(0.24, 0.24);
  const hills = polygon([at(0, 0.9), at(0.34, 0.46), at(0.5, 0.66), at(0.72, 0.3), at(1, 0.9)]);
  return [
    { ...shape, id: `${id}-1`, data: pathData(rectangle(image, radius)), opacity: 0.08 * opacity },
    { ...shape, id: `${id}-2`, data: pathData(circle(sunX, sunY, side * 0.1)), opacity: 0.3 * opacity },
    { ...shape, id: `${id}-3`, data: pathData(hills), opacity: 0.3 * opacity },
  ];
}
