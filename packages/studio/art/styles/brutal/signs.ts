import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import {
  bar,
  circle,
  ellipse,
  type Frame,
  leaf,
  mapPoints,
  type Path,
  type Point,
  placeIn,
  polygon,
  rectangle,
} from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";

export interface SignColors {
  readonly fill: PaletteRole;
  readonly other: PaletteRole;
}

/** In a square of 100; lines are in its units, too. */
type Sign = (colors: SignColors) => ShapePlan[];

/** A star with many points, around the middle of a square of 100. @param depth how far in the points begin, as a share of the radius. */
export function burst(points: number, depth: number, radius = 48): Path {
  return polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const turn = (index / (points * 2)) * 2 * Math.PI - Math.PI / 2;
      const reach = index % 2 === 0 ? radius : radius * (1 - depth);
      return [50 + reach * Math.cos(turn), 50 + reach * Math.sin(turn)];
    }),
  );
}

const stroke = (width: number): ShapePlan["stroke"] => ({ paint: "ink", width });
const thick = 4.5;

const signs = {
  smile: ({ fill }) => [
    { path: circle(50, 50, 42), fill, stroke: stroke(thick) },
    { path: ellipse(36, 40, 4.6, 8.6), fill: "ink" },
    { path: ellipse(64, 40, 4.6, 8.6), fill: "ink" },
    {
      path: [
        ["M", 26, 58],
        ["C", 34, 78, 66, 78, 74, 58],
      ],
      stroke: stroke(thick + 1),
    },
  ],
  bolt: ({ fill }) => [
    {
      path: polygon([
        [58, 3],
        [18, 57],
        [45, 57],
        [36, 97],
        [82, 38],
        [53, 38],
      ]),
      fill,
      stroke: stroke(thick),
    },
  ],
  arrow: ({ fill }) => [
    {
      path: polygon([
        [10, 72],
        [58, 24],
        [34, 24],
        [34, 6],
        [92, 6],
        [92, 64],
        [74, 64],
        [74, 42],
        [27, 90],
      ]),
      fill,
      stroke: stroke(thick),
    },
  ],
  star: ({ fill }) => [{ path: burst(8, 0.52), fill, stroke: stroke(thick) }],
  eye: ({ fill, other }) => [
    { path: leaf([2, 50], [98, 50], 0.34), fill: other, stroke: stroke(thick) },
    { path: circle(50, 50, 22), fill, stroke: stroke(thick) },
    { path: circle(50, 50, 9), fill: "ink" },
    ...[0.66, 0.75, 0.84].map(
      (turn): ShapePlan => ({
        path: bar(
          [50 + 42 * Math.cos(turn * 2 * Math.PI), 48 + 42 * Math.sin(turn * 2 * Math.PI)],
          [50 + 54 * Math.cos(turn * 2 * Math.PI), 50 + 52 * Math.sin(turn * 2 * Math.PI)],
          thick,
        ),
        fill: "ink",
      }),
    ),
  ],
  globe: ({ fill }) => [
    { path: circle(50, 50, 44), fill, stroke: stroke(thick) },
    { path: ellipse(50, 50, 19, 44), stroke: stroke(thick) },
    { path: rectangle({ x: 6, y: 47.8, width: 88, height: thick }), fill: "ink" },
    { path: rectangle({ x: 12, y: 26, width: 76, height: thick }), fill: "ink" },
    { path: rectangle({ x: 12, y: 69.6, width: 76, height: thick }), fill: "ink" },
    { path: rectangle({ x: 47.8, y: 6, width: thick, height: 88 }), fill: "ink" },
  ],
  flower: ({ fill, other }) => [
    ...Array.from({ length: 8 }, (_, index): ShapePlan => {
      const turn = (index / 8) * 2 * Math.PI;
      return { path: circle(50 + 31 * Math.cos(turn), 50 + 31 * Math.sin(turn), 15), fill, stroke: stroke(thick) };
    }),
    { path: circle(50, 50, 30), fill },
    { path: circle(50, 50, 16), fill: other, stroke: stroke(thick) },
  ],
  asterisk: ({ fill }) => {
    const arms = (width: number, reach: number): Path[] =>
      [0, 1, 2, 3].map((index) => {
        const turn = (index / 8) * 2 * Math.PI;
        const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
        return bar([50 - dx, 50 - dy], [50 + dx, 50 + dy], width);
      });
    return [
      ...arms(20, 47).map((path): ShapePlan => ({ path, fill: "ink" })),
      ...arms(12, 43).map((path): ShapePlan => ({ path, fill })),
    ];
  },
  pointer: ({ fill }) => [
    {
      path: polygon([
        [22, 4],
        [22, 84],
        [41, 66],
        [54, 96],
        [69, 90],
        [56, 61],
        [82, 59],
      ]),
      fill,
      stroke: stroke(thick),
    },
  ],
  target: ({ fill, other }) => [
    { path: circle(50, 50, 45), fill, stroke: stroke(thick) },
    { path: circle(50, 50, 30), fill: other, stroke: stroke(thick) },
    { path: circle(50, 50, 15), fill: "ink" },
  ],
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof signs;

const signNames = Object.keys(signs) as readonly SignName[];

/** So many signs that differ. */
export const pickSigns = (random: Random, count: number): readonly SignName[] =>
  random.shuffled(signNames).slice(0, count);

/** A sign in a frame, as large as it goes. */
export function signPlans(name: keyof typeof signs, frame: Frame, colors: SignColors): ShapePlan[] {
  const at = placeIn(frame);
  const scale = Math.min(frame.width, frame.height) / 100;
  return signs[name](colors).map((plan) => ({
    ...plan,
    path: mapPoints(plan.path, at),
    ...(plan.stroke && { stroke: { ...plan.stroke, width: plan.stroke.width * scale } }),
  }));
}
