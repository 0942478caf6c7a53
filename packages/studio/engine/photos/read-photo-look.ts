import { encodeCells, lookGrid, type PhotoLook } from "./photo-look.ts";
import type { Pixels } from "./pixels.ts";

interface Cell {
  readonly light: number;
  readonly dark: number;
  readonly lab: readonly [number, number, number];
  /** Spread of lightness within it. */
  readonly detail: number;
  /** Share of pixels in the colors of skin: people look at people. */
  readonly skin: number;
}

/** Reads what layout and colors need to know of a photo. */
export function readPhotoLook(pixels: Pixels): PhotoLook {
  const cells = Array.from({ length: lookGrid * lookGrid }, (_, index) => readCell(pixels, index));
  const weights = weigh(cells);
  return {
    lights: encodeCells(cells.map(({ light }) => light)),
    darks: encodeCells(cells.map(({ dark }) => dark)),
    weights: encodeCells(weights.map((weight) => weight * 255)),
    hues: strongHues(pixels),
    focus: middleOf(weights),
  };
}

/** Pixels of a cell that are left out at both ends: single bright ones make no text hard to read. */
const outliers = 0.01;

function readCell(pixels: Pixels, index: number): Cell {
  const { width, height } = pixels;
  const [column, row] = [index % lookGrid, Math.floor(index / lookGrid)];
  const edge = (at: number, side: number) => Math.floor((at * side) / lookGrid);
  const [left, top] = [edge(column, width), edge(row, height)];
  const [right, bottom] = [Math.max(left + 1, edge(column + 1, width)), Math.max(top + 1, edge(row + 1, height))];
  const grays: number[] = [];
  const sum = [0, 0, 0];
  let [squares, skin] = [0, 0];
  for (let y = top; y < Math.min(bottom, height); y++) {
    for (let x = left; x < Math.min(right, width); x++) {
      const [l, a, b] = pixels.labAt(x, y);
      grays.push(grayAt(pixels, x, y));
      sum[0] = (sum[0] ?? 0) + l;
      sum[1] = (sum[1] ?? 0) + a;
      sum[2] = (sum[2] ?? 0) + b;
      squares += l * l;
      if (isSkin(l, a, b)) skin++;
    }
  }
  const count = Math.max(1, grays.length);
  grays.sort((a, b) => a - b);
  const skipped = Math.floor(count * outliers);
  const lab = sum.map((value) => value / count) as [number, number, number];
  return {
    light: Math.ceil(grays[count - 1 - skipped] ?? 255),
    dark: Math.floor(grays[skipped] ?? 0),
    lab,
    detail: Math.sqrt(Math.max(0, squares / count - lab[0] ** 2)),
    skin: skin / count,
  };
}

const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The gray, 0 to 255, that is as light as a pixel by WCAG. */
function grayAt({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  const [red, green, blue] = [toLinear(data[at] ?? 0), toLinear(data[at + 1] ?? 0), toLinear(data[at + 2] ?? 0)];
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** In OKLab: oranges of medium strength, from dark to light. */
function isSkin(lightness: number, a: number, b: number): boolean {
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return lightness > 0.35 && lightness < 0.92 && chroma > 0.03 && chroma < 0.14 && hue > 25 && hue < 75;
}

/** More of a photo in the colors of skin is an evening sky or a wall of wood. */
const skinShareMax = 0.3;

/** Shares, so that the strongest cell has 1: what differs from the edges, has detail or skin, and is not far from the middle. */
function weigh(cells: readonly Cell[]): readonly number[] {
  const last = lookGrid - 1;
  const isRim = (index: number) =>
    [index % lookGrid, Math.floor(index / lookGrid)].some((at) => at === 0 || at === last);
  const rim = cells.filter((_, index) => isRim(index));
  const skin = cells.reduce((sum, cell) => sum + cell.skin, 0) / cells.length;
  const skinWeight = skin > skinShareMax ? 0 : 0.2;
  const distance = ({ lab }: Cell): number => {
    const far = rim.map((other) => Math.hypot(...lab.map((value, at) => value - (other.lab[at] ?? 0))));
    return far.reduce((sum, value) => sum + Math.min(0.4, value), 0) / rim.length;
  };
  const raw = cells.map((cell, index) => {
    const [x, y] = [(index % lookGrid) / last - 0.5, Math.floor(index / lookGrid) / last - 0.5];
    const central = Math.exp(-(x * x + y * y) / 0.16);
    return (distance(cell) + cell.detail * 1.2 + cell.skin * skinWeight) * (0.3 + 0.7 * central);
  });
  const most = Math.max(...raw, 1e-6);
  return raw.map((value) => Math.min(1, value / most));
}

/** Middle of the weight that stands out. */
function middleOf(weights: readonly number[]): PhotoLook["focus"] {
  let [x, y, total] = [0, 0, 0];
  for (const [index, weight] of weights.entries()) {
    const strong = Math.max(0, weight - 0.4) ** 2;
    x += ((index % lookGrid) + 0.5) * strong;
    y += (Math.floor(index / lookGrid) + 0.5) * strong;
    total += strong;
  }
  const part = (sum: number) => (total > 0 ? Math.round((sum / total / lookGrid) * 1_000) / 1_000 : 0.5);
  return { x: part(x), y: part(y) };
}

const bins = 36;
/** Grayer pixels have no color that anyone would name. */
const chromaMin = 0.045;
/** Share of the pixels that have a color, in a photo that has one. */
const coloredMin = 0.06;
/** Share of all color that a hue has, to count. */
const hueMin = 0.14;
/** In bins: nearer hues are one. */
const apart = 5;

function strongHues(pixels: Pixels): number[] {
  const { width, height } = pixels;
  const counts = Array.from({ length: bins }, () => 0);
  let [colored, total] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [, a, b] = pixels.labAt(x, y);
      const chroma = Math.hypot(a, b);
      if (chroma < chromaMin) continue;
      colored++;
      const weight = Math.min(chroma, 0.2);
      const bin = Math.floor((((Math.atan2(b, a) / (2 * Math.PI)) % 1) + 1) * bins) % bins;
      counts[bin] = (counts[bin] ?? 0) + weight;
      total += weight;
    }
  }
  if (colored < width * height * coloredMin) return [];
  const at = (index: number) => counts[(index + bins) % bins] ?? 0;
  // Near bins count less, so that the middle of a hue's bins is the highest.
  const near = [1, 2, 3, 2, 1];
  const smooth = counts.map((_, bin) =>
    near.reduce((sum, weight, index) => sum + (weight / 3) * at(bin + index - 2), 0),
  );
  const hues: number[] = [];
  for (const bin of [...smooth.keys()].toSorted((a, b) => (smooth[b] ?? 0) - (smooth[a] ?? 0))) {
    const isNear = hues.some((hue) => Math.abs(((bin - hue + bins * 1.5) % bins) - bins / 2) < apart);
    if (!isNear && hues.length < 3 && (smooth[bin] ?? 0) >= total * hueMin) hues.push(bin);
  }
  return hues.map((bin) => Math.round(((bin + 0.5) * 360) / bins));
}
