import type { Point } from "../../engine/geometry/path.ts";
import type { Random } from "../../engine/random.ts";

/** A smooth landscape of numbers, about -1 to 1, over a canvas. */
export type Field = (point: Point) => number;

/** Waves in several directions, added up. @param size of the largest hills, in the units of the canvas. */
export function fieldOf(random: Random, size: number): Field {
  const waves = Array.from({ length: 7 }, (_, index) => {
    const turn = random.next() * 2 * Math.PI;
    const length = size * (index < 3 ? random.between(0.9, 1.5) : random.between(0.35, 0.7));
    const strength = index < 3 ? 1 : 0.35;
    return {
      kx: (Math.cos(turn) * 2 * Math.PI) / length,
      ky: (Math.sin(turn) * 2 * Math.PI) / length,
      phase: random.next() * 7,
      strength,
    };
  });
  const total = waves.reduce((sum, { strength }) => sum + strength ** 2, 0) ** 0.5;
  return ([x, y]) =>
    waves.reduce((sum, { kx, ky, phase, strength }) => sum + strength * Math.sin(kx * x + ky * y + phase), 0) / total;
}
