import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { curveThrough } from "../../../engine/geometry/curve.ts";
import { ellipse, type Path, type Point } from "../../../engine/geometry/path.ts";
import { pictureShare } from "../picture-share.ts";
import { drawLeaf } from "./foliage.ts";
import { besideDrawing, type Pen, penOf } from "./pen.ts";

/** A thing that was turned on a wheel: half of its width at heights from its rim, 0, to its foot. */
interface Vessel {
  readonly profile: readonly Point[];
  readonly bands: readonly number[];
  readonly handle?: readonly [from: number, to: number, reach: number];
  readonly isOpen: boolean;
  readonly hasBranch?: boolean;
}

const vessels = {
  bottle: {
    profile: [
      [6, 0],
      [6, 22],
      [8, 32],
      [19, 46],
      [21, 62],
      [21, 88],
      [18, 96],
    ],
    bands: [3, 58],
    isOpen: true,
  },
  vase: {
    profile: [
      [12, 0],
      [8, 10],
      [11, 22],
      [25, 40],
      [27, 55],
      [20, 72],
      [12, 82],
    ],
    bands: [38, 44, 58],
    isOpen: true,
    hasBranch: true,
  },
  bowl: {
    profile: [
      [33, 0],
      [32, 8],
      [25, 22],
      [14, 30],
      [12, 34],
    ],
    bands: [6],
    isOpen: true,
  },
  cup: {
    profile: [
      [19, 0],
      [18.5, 14],
      [15, 28],
      [10, 33],
    ],
    bands: [],
    handle: [5, 22, 13],
    isOpen: true,
  },
  jug: {
    profile: [
      [13, 0],
      [11, 12],
      [16, 28],
      [24, 46],
      [24, 60],
      [16, 72],
    ],
    bands: [10, 44],
    handle: [6, 48, 19],
    isOpen: true,
  },
  jar: {
    profile: [
      [15, 0],
      [17, 8],
      [19, 26],
      [18, 46],
      [15, 56],
    ],
    bands: [8, 48],
    isOpen: true,
  },
  pitcher: {
    profile: [
      [8, 0],
      [8, 20],
      [13, 60],
      [17, 84],
      [15, 90],
    ],
    bands: [20, 78],
    handle: [8, 52, 17],
    isOpen: true,
  },
} as const satisfies Readonly<Record<string, Vessel>>;

type VesselName = keyof typeof vessels;

const groupings: readonly (readonly VesselName[])[] = [
  ["bottle", "bowl", "vase"],
  ["vase", "cup", "pitcher"],
  ["pitcher", "jar", "bottle", "cup"],
  ["jug", "bottle", "bowl"],
  ["jar", "vase", "cup"],
];

/** Things on a table, one before the other; one of them is filled. */
export function stillLife(kit: Kit): void {
  const { unit, inner, width } = kit;
  const random = kit.random.fork("vessels");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.6),
    wideShare: 0.54,
    pictureAt: "top",
    gap: 7,
  });
  const pen = penOf(kit);
  const names = random.pick(groupings);
  const isMirrored = random.chance(0.5);
  const things = (isMirrored ? names.toReversed() : names).map((name): Vessel => vessels[name]);
  const widths = things.map(({ profile }) => Math.max(...profile.map(([half]) => half)) * 2);
  const overlap = 9;
  const total = widths.reduce((sum, value) => sum + value - overlap, overlap);
  const tallest = Math.max(...things.map((thing) => heightOf(thing) + (thing.hasBranch ? 47 : 0)));
  const table = picture.y + picture.height - (isWide ? inner.y + unit * 5 : unit * 2);
  const room = { width: picture.width - unit * (isWide ? 12 : 24), height: table - inner.y - unit * (isWide ? 4 : 0) };
  const scale = Math.min(room.width / (total + 14), room.height / tallest);
  const filled = random.integer(0, things.length - 1);
  let left = picture.x + (picture.width - total * scale) / 2;
  const placed = things.map((thing, index) => {
    const wide = (widths[index] ?? 0) * scale;
    const x = left + wide / 2;
    left += wide - overlap * scale;
    // Low things stand nearer to the viewer.
    const isNear = heightOf(thing) < 50;
    return {
      thing,
      x,
      foot: table + (isNear ? 5 : 0) * scale,
      isFilled: index === filled,
      isNear,
      isRight: x > picture.x + picture.width / 2,
    };
  });
  const [from, to] = [isWide ? picture.x + unit * 2 : inner.x, Math.min(width, inner.x + inner.width)];
  const plans = placed
    .toSorted((a, b) => Number(a.isNear) - Number(b.isNear))
    .flatMap((item) => drawVessel(pen, item, scale));
  kit.group("Table", [
    pen.line([
      ["M", from, table - 4 * scale],
      ["L", to, table - 4 * scale],
    ]),
  ]);
  kit.group("Still life", plans);
  stackWords(kit, words, { ...besideDrawing(kit, words), anchor: "top" });
}

const heightOf = ({ profile }: Vessel): number => profile.at(-1)?.[1] ?? 0;

interface PlacedVessel {
  readonly thing: Vessel;
  readonly x: number;
  readonly foot: number;
  readonly isFilled: boolean;
  readonly isRight: boolean;
}

function drawVessel(pen: Pen, { thing, x, foot, isFilled, isRight }: PlacedVessel, scale: number): ShapePlan[] {
  const top = foot - heightOf(thing) * scale;
  const at = (half: number, y: number): Point => [x + half * scale, top + y * scale];
  const flat = 0.16;
  const rim = thing.profile[0]?.[0] ?? 10;
  const base = thing.profile.at(-1)?.[0] ?? 10;
  const right = thing.profile.map(([half, y]) => at(half, y));
  const left = thing.profile.map(([half, y]) => at(-half, y)).toReversed();
  const bottom = foot + base * flat * scale;
  const [, ...up] = curveThrough(left);
  const body: Path = [
    ...curveThrough(right),
    ["C", x + base * scale * 0.9, bottom, x - base * scale * 0.9, bottom, x - base * scale, foot],
    ...up,
  ];
  const bands = thing.bands.map((y): Path => {
    const half = halfAt(thing.profile, y);
    const [x1, y1] = at(-half, y);
    const drop = half * flat * 1.25 * scale;
    return [
      ["M", x1, y1],
      ["C", x1 + half * scale * 0.5, y1 + drop, x1 + half * scale * 1.5, y1 + drop, x1 + 2 * half * scale, y1],
    ];
  });
  const handle = thing.handle ? [pen.line(handleOf(thing, thing.handle, isRight ? 1 : -1, at))] : [];
  const branch = thing.hasBranch ? branchFrom(pen, [x, top], scale) : [];
  return [
    ...branch,
    ...handle,
    ...(isFilled ? [{ path: body, fill: "ground" } as const, pen.wash(body), pen.line(body)] : [pen.cover(body)]),
    ...bands.map((path) => pen.line(path)),
    pen.cover(ellipse(x, top, rim * scale, rim * flat * scale)),
  ];
}

function handleOf(
  { profile }: Vessel,
  [from, to, reach]: readonly [number, number, number],
  side: 1 | -1,
  at: (half: number, y: number) => Point,
): Path {
  const out = Math.max(halfAt(profile, from), halfAt(profile, to)) + reach;
  const loop = (less: number): Path =>
    curveThrough([
      at(side * halfAt(profile, from + less), from + less),
      at(side * (out - reach * 0.32 - less), from + less * 0.9 + (to - from) * 0.02),
      at(side * (out - less), from + (to - from) * 0.3 + less * 0.3),
      at(side * (out - reach * 0.18 - less), from + (to - from) * 0.64 - less * 0.3),
      at(side * halfAt(profile, to - less), to - less),
    ]);
  return [...loop(0), ...loop(3.4)];
}

function branchFrom(pen: Pen, [x, y]: Point, scale: number): ShapePlan[] {
  const tip: Point = [x + 7 * scale, y - 32 * scale];
  const at = (share: number): Point => [x + (tip[0] - x) * share ** 1.6, y + (tip[1] - y) * share];
  const leaves = [0.36, 0.52, 0.68, 0.84, 1].map((share, index) =>
    drawLeaf({
      at: at(share),
      turn: index === 4 ? 0.79 : 0.75 + (index % 2 === 0 ? 0.13 : -0.12),
      length: (17 - index * 1.4) * scale,
      width: 0.2,
      bend: index % 2 === 0 ? 0.12 : -0.12,
      veins: 0,
    }),
  );
  return [
    pen.line(curveThrough([0, 0.3, 0.6, 1].map(at))),
    ...leaves.flatMap(({ outline, veins }) => [pen.cover(outline), pen.line(veins)]),
  ];
}

/** Between the profile's points, on a straight line. */
function halfAt(profile: readonly Point[], y: number): number {
  const index = Math.max(
    1,
    profile.findIndex(([, at]) => at >= y),
  );
  const [[h1, y1], [h2, y2]] = [profile[index - 1] ?? [0, 0], profile[index] ?? [0, 1]];
  return h1 + ((h2 - h1) * (y - y1)) / (y2 - y1 || 1);
}
