import type { Backdrop } from "./measure-design.ts";

/** Darkness of each field of a grid over a picture, 0 to 1, row by row. */
export function darkness({ width, height, pixels }: Backdrop, fields: number): readonly number[] {
  const sums = new Float64Array(fields * fields);
  const counts = new Float64Array(fields * fields);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const field = Math.floor((y * fields) / height) * fields + Math.floor((x * fields) / width);
      const at = (y * width + x) * 4;
      sums[field] = (sums[field] ?? 0) + 1 - ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 765;
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return [...sums].map((sum, index) => sum / Math.max(1, counts[index] ?? 1));
}

const side = 32;
const kept = 8;

/** The cosines of the transform, by frequency and place. */
const cosines = Array.from({ length: kept + 1 }, (_, frequency) =>
  Array.from({ length: side }, (_, place) => Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * side))),
);

/** The signs of a picture's lowest frequencies (pHash, Zauner 2010): pictures that look alike differ in few of the 64. */
export function perceptualHash(picture: Backdrop): readonly boolean[] {
  const fields = darkness(picture, side);
  const strengths: number[] = [];
  for (let v = 1; v <= kept; v++) {
    for (let u = 1; u <= kept; u++) {
      let sum = 0;
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          sum += (fields[y * side + x] ?? 0) * (cosines[u]?.[x] ?? 0) * (cosines[v]?.[y] ?? 0);
        }
      }
      strengths.push(sum);
    }
  }
  const middle = strengths.toSorted((a, b) => a - b)[strengths.length / 2] ?? 0;
  return strengths.map((strength) => strength > middle);
}

export const hashDistance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, index) => bit !== b[index]).length;

/** The share of the ink of two pictures that both have, by their darkness on the same grid: 1 if they are the same. */
export function sharedInk(a: readonly number[], b: readonly number[]): number {
  const both = a.reduce((sum, value, index) => sum + Math.min(value, b[index] ?? 0), 0);
  const either = a.reduce((sum, value, index) => sum + Math.max(value, b[index] ?? 0), 0);
  return either === 0 ? 1 : both / either;
}

/** The regions of ink and of ground that a small picture has, each of at least a few pixels. */
export function countRegions({ width, height, pixels }: Backdrop, pixelsMin = 2): { ink: number; ground: number } {
  const isInk = Array.from({ length: width * height }, (_, index) => (pixels[index * 4] ?? 255) < 140);
  const seen = new Set<number>();
  const regions = { ink: 0, ground: 0 };
  for (const start of isInk.keys()) {
    if (seen.has(start)) continue;
    const open = [start];
    let size = 0;
    seen.add(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++;
      const [x, y] = [at % width, Math.floor(at / width)];
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, y > 0 ? at - width : -1, at + width];
      for (const next of near) {
        if (next < 0 || next >= width * height || seen.has(next) || isInk[next] !== isInk[start]) continue;
        seen.add(next);
        open.push(next);
      }
    }
    if (size >= pixelsMin) regions[isInk[start] ? "ink" : "ground"]++;
  }
  return regions;
}
