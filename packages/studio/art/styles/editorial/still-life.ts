import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  circle,
  ellipse,
  leaf,
  mapPoints,
  type Path,
  type Point,
  rectangle,
  sector,
  smoothThrough,
} from "../../../engine/geometry/path.ts";
import { sprig } from "./plants.ts";
import { type Stage, scaled, shade, standOn, tonesOn } from "./stage.ts";

/** Half widths and heights, from the foot to the lip. Two equal points make a corner. */
type Profile = readonly Point[];

const vessels = {
  bottle: [
    [12, 0],
    [14, 2],
    [14.5, 30],
    [14, 50],
    [11, 62],
    [5.5, 72],
    [4.6, 82],
    [4.6, 95],
    [6.4, 96],
    [6.4, 101],
  ],
  amphora: [
    [9, 0],
    [10.5, 1.5],
    [19, 18],
    [23, 36],
    [19, 52],
    [9.5, 62],
    [7.6, 70],
    [11.5, 80],
  ],
  carafe: [
    [17, 0],
    [21, 3],
    [21.5, 14],
    [15, 30],
    [8.4, 44],
    [6.6, 58],
    [7, 68],
    [10.5, 76],
  ],
  jug: [
    [13, 0],
    [16, 2],
    [20, 16],
    [19, 30],
    [13, 44],
    [11.6, 54],
    [14.6, 64],
  ],
  bowl: [
    [11, 0],
    [11, 3],
    [20, 6],
    [30, 15],
    [35, 27],
  ],
  cup: [
    [8.5, 0],
    [9.5, 1],
    [12.5, 14],
    [13.5, 27],
  ],
} as const satisfies Record<string, Profile>;
type Vessel = keyof typeof vessels;

const heightOf = (vessel: Vessel): number => vessels[vessel].at(-1)?.[1] ?? 0;

function turned(profile: Profile, x: number): Path {
  const [foot, lip] = [profile[0] ?? [0, 0], profile.at(-1) ?? [0, 0]];
  const right = [foot, ...profile, lip].map(([r, y]): Point => [x + r, -y]);
  const left = [lip, ...profile.toReversed(), foot].map(([r, y]): Point => [x - r, -y]);
  return smoothThrough([...right, ...left], 0.9);
}

function awayFromLight(profile: Profile, x: number): Path {
  const [foot, lip] = [profile[0] ?? [0, 0], profile.at(-1) ?? [0, 0]];
  const right = [foot, ...profile, lip].map(([r, y]): Point => [x + r, -y]);
  return smoothThrough(
    [
      ...right,
      [x + lip[0] * 0.1, -lip[1]],
      [x + lip[0] * 0.1, -lip[1]],
      [x + foot[0] * 0.1, 0],
      [x + foot[0] * 0.1, 0],
    ],
    0.9,
  );
}

function vesselPlans(vessel: Vessel, x: number, fill: PaletteRole): ShapePlan[] {
  const profile = vessels[vessel];
  const [lipRadius, lipHeight] = profile.at(-1) ?? [0, 0];
  const handle: ShapePlan[] =
    vessel === "jug"
      ? [
          {
            path: [
              ["M", x - 13, -58],
              ["C", x - 30, -62, x - 34, -34, x - 18, -24],
            ],
            stroke: { paint: fill, width: 3.6 },
          },
        ]
      : [];
  return [
    ...handle,
    { path: turned(profile, x), fill },
    shade(awayFromLight(profile, x), fill),
    {
      path: ellipse(x, -lipHeight, lipRadius, lipRadius * 0.13),
      fill: fill === "ink" ? "ground" : "ink",
      opacity: 0.3,
    },
  ];
}

const pearPath = (x: number, size: number): Path =>
  smoothThrough(
    (
      [
        [-5, 0],
        [5, 0],
        [12, 8],
        [11, 18],
        [5, 27],
        [3, 35],
        [-3, 35],
        [-5, 27],
        [-11, 18],
        [-12, 8],
      ] as const
    ).map(([px, py]): Point => [x + px * size, -py * size]),
  );

function fruit(kind: "pear" | "round", x: number, size: number, fill: PaletteRole): ShapePlan[] {
  const top = kind === "pear" ? -35 * size : -23 * size;
  const body = kind === "pear" ? pearPath(x, size) : circle(x, -12 * size, 12 * size);
  const half: Path =
    kind === "pear"
      ? smoothThrough(
          (
            [
              [1, 0],
              [5, 0],
              [12, 8],
              [11, 18],
              [5, 27],
              [3, 35],
              [1, 35.4],
              [1, 35.4],
              [4, 16],
            ] as const
          ).map(([px, py]): Point => [x + px * size, -py * size]),
        )
      : sector(x, -12 * size, 12 * size, [-0.2, 0.3]);
  return [
    { path: body, fill },
    shade(half, fill),
    {
      path: [
        ["M", x, top],
        ["C", x, top - 3 * size, x + 1 * size, top - 5 * size, x + 2.4 * size, top - 7 * size],
      ],
      stroke: { paint: "ink", width: 1.1 * size },
    },
    ...(kind === "round"
      ? [{ path: leaf([x + 1, top - 2 * size], [x + 13 * size, top - 6 * size], 0.26), fill: "ink" } as const]
      : []),
  ];
}

/** Vessels and fruit on a table, lit from the left. */
export function stillLife(kit: Kit, stage: Stage): ShapePlan[] {
  const random = kit.random.fork("still-life");
  const tones = tonesOn(stage.on);
  const tall = random.pick(["bottle", "carafe", "amphora"] as const);
  const other = random.pick((["jug", "amphora", "carafe", "bottle"] as const).filter((vessel) => vessel !== tall));
  const side = random.pick([-1, 1]);
  const kind = random.pick(["pear", "round"] as const);
  const [first, second] = random.shuffled([tones.main, tones.dark] as const);
  const wide = stage.frame.width / stage.frame.height > 1.05;
  const spread = wide ? 1.25 : 1;
  const placed = standOn(stage, { width: wide ? 128 : 112, height: 128 }, 22);
  const table = stage.frame.y + stage.frame.height - 32 * placed.scale;
  const tallX = side * -21 * spread;
  const plans: ShapePlan[] = [
    ...(random.chance(0.6) && tall !== "bottle"
      ? sprig(random, {
          from: [tallX, -heightOf(tall) + 8],
          to: [tallX + side * 16, -124],
          fill: tones.dark,
          kind: "olive",
          size: 1,
        })
      : []),
    ...vesselPlans(tall, tallX, first ?? tones.main),
    ...vesselPlans(other, side * 12 * spread, second ?? tones.dark),
    ...fruitOn(kind, side, spread, tones.spot),
  ];
  const shadows = [tallX, side * 12 * spread, side * 38 * spread].map(
    (x): ShapePlan => ({ path: placed.path(ellipse(x + 13, -0.5, 27, 3.2)), fill: "ink", opacity: 0.16 }),
  );
  return [
    {
      path: rectangle({ ...stage.frame, y: table, height: stage.frame.y + stage.frame.height - table }),
      fill: tones.second,
    },
    ...shadows,
    ...plans.map((plan) => scaled(plan, placed)),
  ];
}

const fruitOn = (kind: "pear" | "round", side: number, spread: number, fill: PaletteRole): ShapePlan[] => [
  ...fruit(kind, side * 40 * spread, 0.95, fill).map((plan) => moved(plan, -1)),
  ...fruit(kind === "pear" ? "round" : "pear", side * 28 * spread, 0.9, fill).map((plan) => moved(plan, 5)),
];

const moved = (plan: ShapePlan, down: number): ShapePlan => ({
  ...plan,
  path: mapPoints(plan.path, ([x, y]) => [x, y + down]),
});
