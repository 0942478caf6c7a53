import {
  circle,
  type Frame,
  type Path,
  type Point,
  polygon,
  rectangle,
  smoothThrough,
} from "../../engine/geometry/path.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import type { Random } from "../../engine/random.ts";
import type { LogoBrief } from "./logo-brief.ts";

/** A shape that a drawing is put into or cut out of, in a square of 100. */
export interface Container {
  readonly id: string;
  readonly name: string;
  readonly path: Path;
  /** Room inside, at a good distance from the edge. */
  readonly inner: Frame;
}

const centered = (size: number, dy = 0): Frame => ({
  x: 50 - size / 2,
  y: 50 - size / 2 + dy,
  width: size,
  height: size,
});

const regular = (corners: number, turn: number, radius = 50): Path =>
  polygon(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = ((index / corners + turn) * 2 - 0.5) * Math.PI;
      return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
    }),
  );

/** A square whose corners are each round by a radius: top left, top right, bottom right, bottom left. */
function cornered([a, b, c, d]: readonly [number, number, number, number]): Path {
  const k = 0.4477;
  return readPath(
    `M${a} 0L${100 - b} 0C${100 - b * k} 0 100 ${b * k} 100 ${b}L100 ${100 - c}C100 ${100 - c * k} ${100 - c * k} 100 ${100 - c} 100` +
      `L${d} 100C${d * k} 100 0 ${100 - d * k} 0 ${100 - d}L0 ${a}C0 ${a * k} ${a * k} 0 ${a} 0Z`,
  );
}

/** @param depth of its waves, to both sides. */
export function scalloped(lobes: number, depth = 3): Path {
  const points = Array.from({ length: lobes * 4 }, (_, index): Point => {
    const angle = (index / (lobes * 4)) * 2 * Math.PI;
    const radius = 50 - depth + depth * Math.cos(angle * lobes);
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  });
  return smoothThrough(points);
}

const makers: readonly ((random: Random) => Container)[] = [
  () => ({ id: "circle", name: "circle", path: circle(50, 50, 50), inner: centered(60) }),
  () => ({ id: "tile", name: "rounded square", path: cornered([22, 22, 22, 22]), inner: centered(78) }),
  () => ({ id: "square", name: "square", path: cornered([0, 0, 0, 0]), inner: centered(84) }),
  (random) => {
    const turn = random.integer(0, 1);
    return {
      id: `petal-${turn}`,
      name: "leaf-shaped square",
      path: turn === 0 ? cornered([50, 4, 50, 4]) : cornered([4, 50, 4, 50]),
      inner: centered(66),
    };
  },
  (random) => {
    const corner = random.integer(0, 3);
    const radii = [0, 1, 2, 3].map((index) => (index === corner ? 4 : 50)) as [number, number, number, number];
    return { id: `drop-${corner}`, name: "circle with one corner", path: cornered(radii), inner: centered(65) };
  },
  () => ({ id: "arch", name: "arch", path: cornered([44, 44, 3, 3]), inner: centered(66, 6) }),
  (random) => ({ id: "hexagon", name: "hexagon", path: regular(6, random.pick([0, 1 / 12])), inner: centered(58) }),
  () => ({ id: "octagon", name: "octagon", path: regular(8, 1 / 16, 54), inner: centered(64) }),
  () => ({
    id: "shield",
    name: "shield",
    path: readPath("M6 0L94 0L94 52C94 76 74 92 50 100C26 92 6 76 6 52Z"),
    inner: centered(58, -6),
  }),
  (random) => {
    const lobes = random.pick([8, 10, 12, 16]);
    return { id: `scallop-${lobes}`, name: "scalloped circle", path: scalloped(lobes), inner: centered(56) };
  },
  (random) => {
    // Upright, lying, or leaning to one side.
    const [turn, size] = random.pick([
      [0, 50],
      [0.25, 50],
      [0.125, 47],
      [-0.125, 47],
    ] as const);
    const path = turned(rectangle({ x: 15, y: 0, width: 70, height: 100 }, 35), turn);
    return { id: "pill", name: "pill", path, inner: centered(size) };
  },
];

/** Figures that a shape is taken for, by its number. */
const likenesses: Readonly<Record<number, string>> = { 3: "leaf", 4: "drop", 6: "honeycomb", 8: "shield" };

type Facts = Pick<LogoBrief, "without" | "mark">;

const pickOne = (random: Random, numbers: readonly number[], { without = [] }: Facts): Container =>
  random.pick(
    numbers.filter((number) => !without.includes(likenesses[number] ?? "")).flatMap((number) => makers[number] ?? []),
  )(random);

/** Any shape that the customer doesn't rule out. */
export const pickContainer = (random: Random, brief: Facts): Container =>
  pickOne(random, brief.mark === "round" ? [0] : [...makers.keys()], brief);

/** The quietest ones, in which a drawing counts: circle, rounded square, arch, hexagon, shield. */
export const plainContainer = (random: Random, brief: Facts): Container =>
  pickOne(random, brief.mark === "round" ? [0] : [0, 0, 0, 1, 1, 5, 6, 8], brief);

/** Containers that leave ground in their corners: what is small or halved in them stays far from a full block. */
export const lightContainer = (random: Random, brief: Facts): Container =>
  pickOne(random, brief.mark === "round" ? [0] : lightOnes, brief);

/** Circle, arch, hexagon, shield, scalloped circle, pill. */
const lightOnes = [0, 5, 6, 8, 9, 10];
