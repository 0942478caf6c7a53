/** In the units of the canvas, which are pixels of the files. */
export const canvasSideMax = 4_096;
export const canvasSideMin = 160;
/** Compositions fill what is longer with figures by the thousand. */
export const canvasRatioMax = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tells whether designs can be composed for a canvas. */
export const isComposable = ({ width, height }: Size): boolean =>
  Math.min(width, height) >= canvasSideMin &&
  Math.max(width, height) <= Math.min(canvasSideMax, Math.min(width, height) * canvasRatioMax);

/** @returns what to do about a size that a user has typed; undefined for a possible one. */
export function canvasProblem({ width, height }: Size): string | undefined {
  const sides = [width, height];
  if (sides.some((side) => !Number.isInteger(side) || side < canvasSideMin || side > canvasSideMax)) {
    return `Please use whole numbers from ${canvasSideMin} to ${canvasSideMax}.`;
  }
  return isComposable({ width, height })
    ? undefined
    : `One side can be up to ${canvasRatioMax} times as long as the other.`;
}

/** Width of the largest PNG or JPG of a design. */
export const fileWidthMax = ({ width, height }: Size): number =>
  Math.floor(canvasSideMax * Math.min(1, width / height));
export const fileWidthMin = 16;

/** Value of the query `ground` for a PNG without background. */
export const noGround = "none";
