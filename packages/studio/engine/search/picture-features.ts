import type { Raster } from "../outputs/rasterize.ts";

/** Features of a picture without its words, as it is seen in a list, each from 0 to 1. */
export interface PictureFeatures {
  /** Share of the canvas that is not in the color of its ground. */
  readonly painted: number;
  /** Lightness and colorfulness of the ground. */
  readonly groundLight: number;
  readonly groundChroma: number;
  /** Distance of the color of most of the picture from its ground’s. */
  readonly figureContrast: number;
  /** Share of the picture that is nearly black. */
  readonly black: number;
  /** Colors that take at least a fiftieth of the canvas: eight of them are 1. */
  readonly colors: number;
  /** Share of the edge that the picture reaches. */
  readonly bleed: number;
  /** Distance of the picture’s center from the canvas’s, sideways. */
  readonly offCenter: number;
  /** Share of pixels that are the same on both sides. */
  readonly symmetry: number;
  /** Changes from pixel to pixel: small pieces and textures. */
  readonly busy: number;
}

type Color = readonly [red: number, green: number, blue: number];

/** Nearly the same colors are one: gradients and grain are no shapes. */
const keyOf = ([red, green, blue]: Color): number => (red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4);
const lightOf = ([red, green, blue]: Color): number => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
const distance = (a: Color, b: Color): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 441.7;
const colorsMax = 8;
const blackMax = 0.16;

/** Reads a picture in one pass. @param raster of some 128 pixels across. */
export function pictureFeatures({ width, height, pixels }: Raster): PictureFeatures {
  const colorAt = (x: number, y: number): Color => {
    const at = (y * width + x) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  const total = width * height;
  const groups = new Map<number, { count: number; color: Color }>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(x, y);
      const group = groups.get(keyOf(color));
      if (group) group.count += 1;
      else groups.set(keyOf(color), { count: 1, color });
    }
  }
  const [ground, figure] = [...groups.values()].toSorted((a, b) => b.count - a.count);
  const groundKey = ground ? keyOf(ground.color) : -1;
  const sums = { painted: 0, black: 0, x: 0, same: 0, change: 0, edge: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(x, y);
      if (distance(color, colorAt(width - 1 - x, y)) < 0.06) sums.same += 1;
      if (x > 0) sums.change += distance(color, colorAt(x - 1, y));
      if (keyOf(color) === groundKey) continue;
      sums.painted += 1;
      sums.x += x;
      if (lightOf(color) < blackMax) sums.black += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) sums.edge += 1;
    }
  }
  const [red = 0, green = 0, blue = 0] = ground?.color ?? [];
  return {
    painted: sums.painted / total,
    groundLight: ground ? lightOf(ground.color) : 1,
    groundChroma: (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255,
    figureContrast: ground && figure ? distance(ground.color, figure.color) : 0,
    black: sums.black / Math.max(1, sums.painted),
    colors: Math.min(1, [...groups.values()].filter(({ count }) => count > total / 50).length / colorsMax),
    bleed: sums.edge / (2 * (width + height)),
    offCenter: Math.abs(sums.x / Math.max(1, sums.painted) / width - 0.5) * 2,
    symmetry: sums.same / total,
    busy: Math.min(1, (sums.change / total) * 10),
  };
}
