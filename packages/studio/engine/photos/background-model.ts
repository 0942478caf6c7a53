import type { Pixels } from "./pixels.ts";

/** The color that a plain background has at each place, in OKLab: plain ones get darker to a side, or to the corners. */
export interface BackgroundModel {
  /** Writes the expected color into `out`. */
  at(x: number, y: number, out: Float64Array): void;
  /** Distance that the background itself strays from it: one standard deviation. */
  readonly deviation: number;
}

/** Share of the short side that is looked at along the edges. */
const rimShare = 0.02;
const samplesMax = 4_000;
/** A product may reach the edges here and there. */
const plainShareMin = 0.78;
/** Farther from the model is no background. In OKLab, where 0.02 can just be seen. */
const strayMax = 0.04;
const terms = 6;

/** Describes the background by the edges of a picture. @returns undefined if it isn't plain. */
export function modelBackground(pixels: Pixels): BackgroundModel | undefined {
  const { width, height } = pixels;
  const basisAt = (x: number, y: number): readonly number[] => {
    const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
    return [1, u, v, u * u, u * v, v * v];
  };
  const samples = rimOf(pixels).map(([x, y]) => ({ basis: basisAt(x, y), color: pixels.labAt(x, y) }));
  let kept = samples;
  let weights = weigh(kept);
  const strayOf = ({ basis, color }: Sample) =>
    Math.hypot(...weights.map((ofChannel, channel) => dot(ofChannel, basis) - (color[channel] ?? 0)));
  for (let round = 0; round < 4; round++) {
    const ordered = samples.toSorted((one, other) => strayOf(one) - strayOf(other));
    kept = ordered.slice(0, Math.ceil(samples.length * (round < 3 ? 0.72 : plainShareMin)));
    weights = weigh(kept);
  }
  const plain = samples.filter((sample) => strayOf(sample) < strayMax);
  if (plain.length < samples.length * plainShareMin) return undefined;
  const squares = plain.reduce((sum, sample) => sum + strayOf(sample) ** 2, 0);
  const flat = Float64Array.from(weights.flat());
  return {
    deviation: Math.sqrt(squares / plain.length),
    // Called for each pixel, so it makes no arrays.
    at(x, y, out) {
      const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
      for (let channel = 0; channel < 3; channel++) {
        const of = flat.subarray(channel * terms);
        out[channel] =
          (of[0] ?? 0) +
          u * ((of[1] ?? 0) + u * (of[3] ?? 0) + v * (of[4] ?? 0)) +
          v * ((of[2] ?? 0) + v * (of[5] ?? 0));
      }
    },
  };
}

interface Sample {
  readonly basis: readonly number[];
  readonly color: readonly number[];
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

function rimOf({ width, height }: Pixels): readonly (readonly [number, number])[] {
  const rim = Math.max(2, Math.round(Math.min(width, height) * rimShare));
  const step = Math.max(1, Math.round((2 * (width + height) * rim) / samplesMax));
  const places: [number, number][] = [];
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInside = x >= rim && x < width - rim && y >= rim && y < height - rim;
      if (isInside) x = width - rim - 1;
      else if (count++ % step === 0) places.push([x, y]);
    }
  }
  return places;
}

/** Least squares. @returns the weights of the basis, for each channel. */
function weigh(samples: readonly Sample[]): readonly (readonly number[])[] {
  const normal = Array.from({ length: terms }, (_, row) =>
    Array.from({ length: terms }, (_, column) =>
      samples.reduce((sum, { basis }) => sum + (basis[row] ?? 0) * (basis[column] ?? 0), row === column ? 1e-6 : 0),
    ),
  );
  return [0, 1, 2].map((channel) => {
    const right = Array.from({ length: terms }, (_, row) =>
      samples.reduce((sum, { basis, color }) => sum + (basis[row] ?? 0) * (color[channel] ?? 0), 0),
    );
    return solve(normal, right);
  });
}

/** Gaussian elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (const [pivot, pivotRow] of rows.entries()) {
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue;
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let column = pivot; column <= terms; column++) {
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
      }
    }
  }
  return rows.map((row, index) => (row[terms] ?? 0) / (row[index] ?? 1));
}
