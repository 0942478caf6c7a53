import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, leaf, type Path, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { type Stage, scaled, shade, standOn, tonesOn } from "./stage.ts";

const leafKinds = {
  olive: { bulge: 0.15, reach: 24, step: 8, angle: 0.11, isPaired: true },
  rubber: { bulge: 0.3, reach: 36, step: 17, angle: 0.13, isPaired: false },
  eucalyptus: { bulge: 0.44, reach: 17, step: 13, angle: 0.15, isPaired: true },
  fern: { bulge: 0.13, reach: 26, step: 6, angle: 0.17, isPaired: true },
} as const;
type LeafKind = keyof typeof leafKinds;

interface Sprig {
  readonly from: Point;
  readonly to: Point;
  readonly fill: PaletteRole;
  readonly kind: LeafKind;
  /** Size of the leaves. */
  readonly size: number;
  /** Distance that the stem leaves the straight line, as a share of its length. */
  readonly bend?: number;
}

/** A stem with leaves, in two tones: the half of each leaf that is turned away from the light is darker. */
export function sprig(random: Random, { from, to, fill, kind, size, bend = 0.16 }: Sprig): ShapePlan[] {
  const { bulge, reach, step, angle, isPaired } = leafKinds[kind];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lean = Math.sign(to[0] - from[0] || 1) * bend * length;
  const middle: Point = [
    (from[0] + to[0]) / 2 + ((to[1] - from[1]) / length) * lean,
    (from[1] + to[1]) / 2 - ((to[0] - from[0]) / length) * lean,
  ];
  const pointAt = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * middle[0] + t ** 2 * to[0],
    (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * middle[1] + t ** 2 * to[1],
  ];
  const directionAt = (t: number): number =>
    Math.atan2(
      (1 - t) * (middle[1] - from[1]) + t * (to[1] - middle[1]),
      (1 - t) * (middle[0] - from[0]) + t * (to[0] - middle[0]),
    );
  const count = Math.max(2, Math.round((length * 0.8) / (step * size)));
  const leaves = Array.from({ length: count }, (_, index) => index).flatMap((index): ShapePlan[] => {
    const t = 0.22 + (0.74 * index) / (count - 1);
    const taper = kind === "fern" ? Math.sin(Math.PI * (0.15 + 0.8 * t)) + 0.1 : 1 - 0.42 * t;
    const sides = isPaired ? [-1, 1] : [index % 2 === 0 ? 1 : -1];
    return sides.flatMap((side) => {
      const turn = directionAt(t) + side * (angle + random.between(-0.015, 0.02)) * 2 * Math.PI;
      const long = reach * size * taper * random.between(0.92, 1.06);
      const at = pointAt(t);
      return halvedLeaf(at, [at[0] + Math.cos(turn) * long, at[1] + Math.sin(turn) * long], bulge, fill);
    });
  });
  const tip = directionAt(1);
  const end = reach * size * (kind === "fern" ? 0.3 : 0.62);
  return [
    {
      path: [
        ["M", ...from],
        [
          "C",
          from[0] + ((middle[0] - from[0]) * 2) / 3,
          from[1] + ((middle[1] - from[1]) * 2) / 3,
          to[0] + ((middle[0] - to[0]) * 2) / 3,
          to[1] + ((middle[1] - to[1]) * 2) / 3,
          ...to,
        ],
      ],
      stroke: { paint: fill, width: 1.5 * Math.sqrt(size) },
    },
    ...leaves,
    ...halvedLeaf(to, [to[0] + Math.cos(tip) * end, to[1] + Math.sin(tip) * end], bulge, fill),
  ];
}

function halvedLeaf(from: Point, to: Point, bulge: number, fill: PaletteRole): ShapePlan[] {
  const whole = leaf(from, to, bulge);
  const back: Path = [...whole.slice(0, 2), ["L", ...from], ["Z"]];
  return [{ path: whole, fill }, shade(back, fill)];
}

function poppy(at: Point, size: number, fill: PaletteRole, heart: PaletteRole): ShapePlan[] {
  const [x, y] = at;
  const petal = (points: readonly Point[]): Path =>
    smoothThrough(points.map(([px, py]): Point => [x + px * size, y + py * size]));
  const left = petal([
    [0, 6],
    [-14, 2],
    [-19, -10],
    [-12, -19],
    [-2, -13],
  ]);
  const right = petal([
    [0, 6],
    [14, 2],
    [19, -10],
    [12, -19],
    [2, -13],
  ]);
  const front = petal([
    [0, 9],
    [-12, 5],
    [-13, -5],
    [-4, -8],
    [4, -7],
    [13, -5],
    [12, 5],
  ]);
  return [
    { path: left, fill },
    { path: right, fill },
    shade(right, fill),
    { path: circle(x, y - 9 * size, 4.6 * size), fill: heart },
    { path: front, fill },
    shade(
      petal([
        [1, 9],
        [0, -7],
        [4, -7],
        [13, -5],
        [12, 5],
      ]),
      fill,
    ),
  ];
}

function tulip(at: Point, size: number, fill: PaletteRole): ShapePlan[] {
  const [x, y] = at;
  const petal = (points: readonly Point[]): Path =>
    smoothThrough(
      points.map(([px, py]): Point => [x + px * size, y + py * size]),
      0.9,
    );
  return [
    {
      path: petal([
        [0, 8],
        [-9, 3],
        [-12, -10],
        [-9, -24],
        [-9, -24],
        [-1, -12],
      ]),
      fill,
    },
    {
      path: petal([
        [0, 8],
        [9, 3],
        [12, -10],
        [9, -24],
        [9, -24],
        [1, -12],
      ]),
      fill,
    },
    shade(
      petal([
        [0, 8],
        [9, 3],
        [12, -10],
        [9, -24],
        [9, -24],
        [1, -12],
      ]),
      fill,
    ),
    {
      path: petal([
        [0, 8],
        [-7, 0],
        [-6, -12],
        [0, -22],
        [0, -22],
        [6, -12],
        [7, 0],
      ]),
      fill,
    },
    shade(
      petal([
        [0, 8],
        [0, -22],
        [0, -22],
        [6, -12],
        [7, 0],
      ]),
      fill,
    ),
  ];
}

/** One monumental branch that grows out of the floor. */
export function branch(kit: Kit, stage: Stage): ShapePlan[] {
  const random = kit.random.fork("branch");
  const tones = tonesOn(stage.on);
  const kind = random.pick(["olive", "rubber", "eucalyptus", "fern"] as const);
  const side = random.pick([-1, 1]);
  const slim = Math.min(2.4, Math.max(0.9, stage.frame.height / stage.frame.width));
  const height = 100 * slim;
  const placed = standOn(stage, { width: 100, height: height + 4 });
  const wide = stage.frame.width / stage.frame.height > 1.3;
  const one = (x: number, to: Point, fill: PaletteRole, size: number) =>
    sprig(random, { from: [x, 6], to, fill, kind, size });
  const plans = [
    ...(wide ? one(side * 62, [side * 84, -height * 0.6], tones.main, 1) : []),
    ...(wide ? one(side * -54, [side * -88, -height * 0.68], tones.second, 1) : []),
    ...one(side * 16, [side * 37, -height * 0.58], tones.second, 1),
    ...one(side * 4, [side * -27, -height * 0.66], tones.dark, 1.05),
    ...one(side * 8, [side * 6, -height * 0.86], tones.main, 1.25),
  ];
  return plans.map((plan) => scaled(plan, placed));
}

/** Flowers on long stems, as in a botanical plate. */
export function flowers(kit: Kit, stage: Stage): ShapePlan[] {
  const random = kit.random.fork("flowers");
  const tones = tonesOn(stage.on);
  const kind = random.pick(["poppy", "tulip"] as const);
  const wide = stage.frame.width / stage.frame.height;
  const height = Math.max(86, Math.min(240, 100 / Math.min(1, wide)));
  const placed = standOn(stage, { width: 100, height: height * 0.82 + 27 });
  const count = wide > 1.3 ? 7 : 5;
  const spread = wide > 1.3 ? 88 * wide : 78;
  const order = random.shuffled(Array.from({ length: count }, (_, index) => index));
  const plans = order.flatMap((index): ShapePlan[] => {
    const share = index / (count - 1) - 0.5;
    const rise = height * (index % 2 === 0 ? random.between(0.74, 0.82) : random.between(0.48, 0.6));
    const [x, y]: Point = [share * spread, -rise];
    const foot: Point = [share * spread * 0.42, 6];
    const stem = index % 2 === 0 ? tones.dark : tones.second;
    const fill = index % 2 === 0 ? tones.spot : tones.main;
    const leafTo: Point = [foot[0] + share * spread * 0.25 + (share < 0 ? -12 : 12), -rise * 0.56];
    return [
      {
        path: [
          ["M", ...foot],
          ["C", foot[0] + (x - foot[0]) * 0.1, -rise * 0.4, x, -rise * 0.6, x, y],
        ],
        stroke: { paint: stem, width: 1.5 },
      },
      ...halvedLeaf([foot[0], 2], leafTo, 0.13, stem),
      ...(kind === "poppy" ? poppy([x, y], 0.82, fill, tones.dark) : tulip([x, y], 0.95, fill)),
    ];
  });
  return plans.map((plan) => scaled(plan, placed));
}
