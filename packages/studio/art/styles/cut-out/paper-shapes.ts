import type { PaletteRole } from "../../../engine/color/palette.ts";
import { type Frame, mapPoints, type Path, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";

export const cutColors: readonly PaletteRole[] = ["accent", "support", "highlight"];

/** A sheet as scissors cut it: no edge is quite straight, no corner quite square. @param roughness in the units of the canvas. */
export function sheetPath({ x, y, width, height }: Frame, random: Random, roughness: number): Path {
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const off = () => random.between(-roughness, roughness);
  const points = corners.flatMap(([cx, cy], index): Point[] => {
    const [nx, ny] = corners[(index + 1) % 4] ?? [cx, cy];
    return [0, 0.04, 0.35, 0.65, 0.96].map((share) => [cx + (nx - cx) * share + off(), cy + (ny - cy) * share + off()]);
  });
  return smoothThrough(points, 0.7);
}

/** A stem with lobes on both sides, in a square of 100, growing upward. */
export function alga(random: Random, lobes: number): Path {
  const lean = random.between(-10, 10);
  const middle = (share: number): number => 50 + lean * Math.sin(share * Math.PI);
  const reach = (share: number): number => 30 * Math.sin(Math.PI * (0.12 + share * 0.8)) + 6;
  const side = (direction: 1 | -1): Point[] => {
    const shares = Array.from({ length: lobes }, (_, index) => (index + 0.5) / lobes);
    return shares.flatMap((share): Point[] => {
      const y = 94 - share * 84;
      const out = reach(share) * random.between(0.85, 1.1);
      const half = 84 / lobes / 2;
      return [
        [middle(share) + direction * 3.2, y + half * 0.95],
        [middle(share) + direction * out * 0.7, y + half * 0.25],
        [middle(share) + direction * out, y - half * 0.5],
        [middle(share) + direction * out * 0.72, y - half * 0.85],
        [middle(share) + direction * 4, y - half * 0.5],
      ];
    });
  };
  const right = side(1);
  const left = side(-1).toReversed();
  return smoothThrough([[50, 98], ...right, [middle(1), 3], ...left], 0.95);
}

/** A leaf of one piece, in a square of 100. */
export function drop(random: Random): Path {
  const wide = random.between(20, 30);
  return smoothThrough(
    [
      [50, 96],
      [50 + wide * 0.8, 70],
      [50 + wide, 42],
      [56, 4],
      [50 - wide * 0.7, 36],
      [50 - wide, 66],
    ],
    1,
  );
}

export function star(random: Random, rays: number): Path {
  const points = Array.from({ length: rays * 2 }, (_, index): Point => {
    const turn = (index / (rays * 2)) * 2 * Math.PI;
    const radius = (index % 2 === 0 ? 48 : 27) * random.between(0.98, 1.02);
    return [50 + radius * Math.cos(turn), 50 + radius * Math.sin(turn)];
  });
  return smoothThrough(points, 0.5);
}

/** A round piece as steady scissors cut it. */
export function pebble(random: Random): Path {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const turn = (index / 10) * 2 * Math.PI;
    const radius = 46 * random.between(0.98, 1.02);
    return [50 + radius * Math.cos(turn), 50 + radius * Math.sin(turn)];
  });
  return smoothThrough(points, 1);
}

interface Placed {
  readonly at: Point;
  /** The side of the shape's square. */
  readonly size: number;
  readonly turn: number;
  readonly stretch?: number;
}

export function place(path: Path, { at: [x, y], size, turn, stretch = 1 }: Placed): Path {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const scale = size / 100;
  return mapPoints(path, ([px, py]) => {
    const [dx, dy] = [(px - 50) * scale, (py - 50) * scale * stretch];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** The leaf that a design has most of, and now and then another. */
export const leafShape = (random: Random): Path =>
  random.chance(0.7) ? alga(random, random.integer(4, 6)) : drop(random);
