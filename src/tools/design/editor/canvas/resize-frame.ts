import type { Box } from "./snapping.ts";

/** Position of a handle on the frame, as a compass point. */
export type Handle = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export const handles: readonly Handle[] = ["nw", "n", "ne", "e", "se", "s", "sw", "w"];

/** No side gets shorter, in the units of the canvas. */
const sideMin = 8;

/** The frame after one of its handles was dragged: the opposite side stays. Corners keep the ratio of the sides. */
export function resizeFrame(from: Box, handle: Handle, { dx, dy }: { readonly dx: number; readonly dy: number }): Box {
  const [isWest, isEast] = [handle.includes("w"), handle.includes("e")];
  const [isNorth, isSouth] = [handle.includes("n"), handle.includes("s")];
  let width = Math.max(sideMin, from.width + (isEast ? dx : isWest ? -dx : 0));
  let height = Math.max(sideMin, from.height + (isSouth ? dy : isNorth ? -dy : 0));
  if (handle.length === 2 && from.width > 0 && from.height > 0) {
    const least = Math.max(sideMin / from.width, sideMin / from.height);
    const scale = Math.max(least, (width / from.width + height / from.height) / 2);
    [width, height] = [from.width * scale, from.height * scale];
  }
  return {
    x: isWest ? from.x + from.width - width : from.x,
    y: isNorth ? from.y + from.height - height : from.y,
    width,
    height,
  };
}

/** Returns the SVG `transform` that brings one frame onto another. */
export function transformBetween(from: Box, to: Box): string {
  const scaleX = from.width > 0 ? to.width / from.width : 1;
  const scaleY = from.height > 0 ? to.height / from.height : 1;
  return `matrix(${scaleX} 0 0 ${scaleY} ${to.x - from.x * scaleX} ${to.y - from.y * scaleY})`;
}
