import { type BackgroundModel, modelBackground } from "./background-model.ts";
import type { Pixels } from "./pixels.ts";

/** Place of a product in its photo: the alpha of each pixel, 0 to 255. */
export interface Matte {
  readonly alpha: Uint8Array;
  /** Colors without what shone through from the background along the edges. */
  readonly data: Uint8Array;
}

/** `busy`: the background isn't plain; `empty`: nothing stands out from it; `whole`: what stands out fills the photo. */
export type NoCutOut = "busy" | "empty" | "whole";

/** Distances in OKLab. */
const plain = { min: 0.02, deviations: 4 } as const;
/** Soft shadows and light on the background: darker or lighter, of the same color, without an edge. */
const shadow = { otherLightness: 0.22, otherColor: 0.035, edge: 0.012 } as const;
/** Shares of the photo's area. */
const area = { min: 0.01, max: 0.9 } as const;
/** Share of the largest part: smaller ones are dust. */
const partMin = 0.01;
const transparentShareMin = 0.6;

/** Cuts out what is on a plain background: everything that the background, beginning at the edges, doesn't reach. */
export function cutOut(pixels: Pixels): Matte | NoCutOut {
  const own = ownAlpha(pixels);
  if (own) return own;
  const model = modelBackground(pixels);
  if (!model) return "busy";
  const { width } = pixels;
  const isProduct = largestParts(smoothed(smoothed(floodBackground(pixels, model), width), width), width);
  const covered = isProduct.reduce((sum, one) => sum + one, 0) / isProduct.length;
  if (covered < area.min) return "empty";
  if (covered > area.max) return "whole";
  return matteOf(pixels, isProduct);
}

/** A picture that was cut out before. */
function ownAlpha({ data }: Pixels): Matte | undefined {
  const alpha = new Uint8Array(data.length / 4);
  let transparent = 0;
  for (let at = 0; at < alpha.length; at++) {
    alpha[at] = data[at * 4 + 3] ?? 0;
    if ((alpha[at] ?? 0) < 16) transparent++;
  }
  const share = transparent / alpha.length;
  return share > 1 - transparentShareMin && share < 1 - area.min ? { alpha, data } : undefined;
}

/** @returns 1 where the background did not reach. */
function floodBackground(pixels: Pixels, model: BackgroundModel): Uint8Array {
  const { width, height } = pixels;
  const size = width * height;
  const isNear = new Uint8Array(size);
  const lightness = new Float32Array(size);
  const [expected, tolerance] = [new Float64Array(3), Math.max(plain.min, plain.deviations * model.deviation)];
  for (let at = 0; at < size; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [l, a, b] = pixels.labAt(x, y);
    model.at(x, y, expected);
    const darker = (expected[0] ?? 0) - l;
    const otherColor = Math.hypot(a - (expected[1] ?? 0), b - (expected[2] ?? 0));
    lightness[at] = l;
    if (Math.hypot(darker, otherColor) < tolerance) isNear[at] = 1;
    else if (Math.abs(darker) < shadow.otherLightness && otherColor < shadow.otherColor) isNear[at] = 2;
  }
  const isProduct = new Uint8Array(size).fill(1);
  const queue = new Uint32Array(size);
  let [read, written] = [0, 0];
  const visit = (at: number, from: number) => {
    const kind = isNear[at];
    if (isProduct[at] === 0 || kind === 0) return;
    if (kind === 2 && Math.abs((lightness[at] ?? 0) - (lightness[from] ?? 0)) > shadow.edge) return;
    isProduct[at] = 0;
    queue[written++] = at;
  };
  for (let x = 0; x < width; x++) for (const at of [x, size - width + x]) visit(at, at);
  for (let y = 0; y < height; y++) for (const at of [y * width, (y + 1) * width - 1]) visit(at, at);
  while (read < written) {
    const at = queue[read++] ?? 0;
    const x = at % width;
    if (x > 0) visit(at - 1, at);
    if (x < width - 1) visit(at + 1, at);
    if (at >= width) visit(at - width, at);
    if (at < size - width) visit(at + width, at);
  }
  return withoutRemnants(isProduct, isNear, width);
}

/** In pixels: a line that sharpening draws along edges is thinner. */
const remnantReach = 3;

/** Bits of background between a product and the line that a camera's sharpening drew around it. */
function withoutRemnants(isProduct: Uint8Array, isNear: Uint8Array, width: number): Uint8Array {
  return isProduct.map((own, at) => {
    if (own === 0 || isNear[at] === 0) return own;
    const x = at % width;
    for (let step = 1; step <= remnantReach; step++) {
      const isBeside = (x >= step && isProduct[at - step] === 0) || (x + step < width && isProduct[at + step] === 0);
      if (isBeside || isProduct[at - step * width] === 0 || isProduct[at + step * width] === 0) return 0;
    }
    return own;
  });
}

/** Mask by what most of the pixels around say: bits of the background along the edges are left out. */
function smoothed(isProduct: Uint8Array, width: number): Uint8Array {
  return isProduct.map((own, at) => {
    const x = at % width;
    const isRim = x === 0 || x === width - 1 || at < width || at >= isProduct.length - width;
    return isRim ? own : countAround(isProduct, at, width) > 5 ? 1 : 0;
  });
}

/** Number of product pixels among nine, not at the edges. */
function countAround(isProduct: Uint8Array, at: number, width: number): number {
  let count = 0;
  for (const row of [at - width, at, at + width]) {
    count += (isProduct[row - 1] ?? 0) + (isProduct[row] ?? 0) + (isProduct[row + 1] ?? 0);
  }
  return count;
}

/** Leaves dust out. */
function largestParts(isProduct: Uint8Array, width: number): Uint8Array {
  const part = new Uint32Array(isProduct.length);
  const sizes = [0];
  const stack: number[] = [];
  for (let start = 0; start < part.length; start++) {
    if (isProduct[start] === 0 || part[start] !== 0) continue;
    const label = sizes.push(0) - 1;
    part[start] = label;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      sizes[label] = (sizes[label] ?? 0) + 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]) {
        if (isProduct[next] !== 1 || part[next] !== 0) continue;
        part[next] = label;
        stack.push(next);
      }
    }
  }
  const largest = sizes.reduce((most, one) => Math.max(most, one), 0);
  return Uint8Array.from(part, (label) => (label > 0 && (sizes[label] ?? 0) >= largest * partMin ? 1 : 0));
}

/** Soft edges, half a pixel inside, whose colors are those of the product just within. */
function matteOf({ data, width, height }: Pixels, isProduct: Uint8Array): Matte {
  const alpha = new Uint8Array(isProduct.length);
  const cleaned = Uint8Array.from(data);
  for (let at = 0; at < alpha.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
      alpha[at] = isProduct[at] === 1 ? 255 : 0;
      continue;
    }
    if (isProduct[at] === 0) continue;
    const inside = countAround(isProduct, at, width);
    alpha[at] = inside === 9 ? 255 : Math.round((255 * Math.max(0, inside - 2)) / 7);
    if (inside < 9) copyInner({ data, width, height }, isProduct, at, cleaned);
  }
  return { alpha, data: cleaned };
}

/** Distance inside at which a color is free of the background, in pixels. */
const innerReach = 3;

function copyInner(
  { data, width, height }: Pick<Pixels, "data" | "width" | "height">,
  isProduct: Uint8Array,
  at: number,
  into: Uint8Array,
): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  // Towards the inside: where most of the product is.
  let [dx, dy] = [0, 0];
  for (let v = -2; v <= 2; v++) {
    for (let u = -2; u <= 2; u++) {
      if (isProduct[at + v * width + u] === 1 && x + u >= 0 && x + u < width) [dx, dy] = [dx + u, dy + v];
    }
  }
  const length = Math.hypot(dx, dy);
  if (length === 0) return;
  const innerX = Math.min(width - 1, Math.max(0, Math.round(x + (dx / length) * innerReach)));
  const innerY = Math.min(height - 1, Math.max(0, Math.round(y + (dy / length) * innerReach)));
  const inner = innerY * width + innerX;
  if (isProduct[inner] !== 1) return;
  for (let channel = 0; channel < 3; channel++) into[at * 4 + channel] = data[inner * 4 + channel] ?? 0;
}
