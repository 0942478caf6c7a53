import { oklch } from "../../color/color.ts";
import { inkFor, type Palette, type PaletteRole, paletteOf } from "../../color/palette.ts";
import type { Kit, ShapePlan } from "../../compose/kit.ts";
import { stackWords } from "../../compose/stack-words.ts";
import type { Frame, Point } from "../../geometry/path.ts";
import { smoothThrough } from "../../geometry/path.ts";
import type { Random } from "../../random.ts";
import type { Style } from "../style.ts";
import { alga, bird, drop, leafShape, pebble, place, sheetPath, star } from "./paper-shapes.ts";

/** Shapes cut by hand from painted paper, after Matisse. */
export const cutOut: Style = {
  id: "cut-out",
  name: "Cut-out",
  voices: [
    {
      display: { faceId: "dm-serif-display-400", tracking: -0.015, lineHeight: 1 },
      text: { faceId: "inter-500", tracking: 0, lineHeight: 1.35 },
      strong: { faceId: "inter-700", tracking: 0, lineHeight: 1.35 },
    },
    {
      display: { faceId: "fraunces-900", tracking: -0.03, lineHeight: 0.98 },
      text: { faceId: "manrope-500", tracking: 0, lineHeight: 1.4 },
      strong: { faceId: "manrope-800", tracking: 0, lineHeight: 1.4 },
    },
  ],
  palette: cutOutPalette,
  compositions: [
    { id: "garden", compose: garden },
    { id: "vase", compose: vase, suits: (ratio) => ratio < 1.3 },
    { id: "patchwork", compose: patchwork },
    { id: "sun", compose: sun },
  ],
};

const families = [
  // ground, accent, support, highlight: lightness, chroma, hue.
  [
    [0.95, 0.03, 88],
    [0.55, 0.17, 262],
    [0.68, 0.18, 45],
    [0.82, 0.15, 90],
  ],
  [
    [0.9, 0.06, 25],
    [0.5, 0.16, 18],
    [0.55, 0.11, 165],
    [0.83, 0.14, 88],
  ],
  [
    [0.42, 0.1, 165],
    [0.78, 0.14, 75],
    [0.9, 0.05, 95],
    [0.66, 0.17, 35],
  ],
  [
    [0.45, 0.15, 262],
    [0.96, 0.02, 90],
    [0.72, 0.17, 55],
    [0.75, 0.1, 190],
  ],
  [
    [0.84, 0.13, 85],
    [0.5, 0.17, 300],
    [0.58, 0.19, 28],
    [0.97, 0.02, 90],
  ],
  [
    [0.93, 0.04, 150],
    [0.48, 0.12, 155],
    [0.7, 0.17, 20],
    [0.6, 0.13, 250],
  ],
] as const;

function cutOutPalette(random: Random, asked: number | undefined): Palette {
  const [ground, accent, support, highlight] = random.pick(families);
  const turn = asked === undefined ? random.between(-8, 8) : asked - accent[2];
  const color = ([lightness, chroma, hue]: readonly [number, number, number]) => oklch(lightness, chroma, hue + turn);
  const base = color(ground);
  const ink = inkFor(base) === "#ffffff" ? oklch(0.975, 0.015, 90) : oklch(0.22, 0.04, ground[2] + turn);
  return paletteOf({ ground: base, ink, accent: color(accent), support: color(support), highlight: color(highlight) });
}

const cutColors: readonly PaletteRole[] = ["accent", "support", "highlight"];

/** Leaves grow into the canvas from its edges; the words are on a sheet in the middle. */
function garden(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const random = kit.random.fork("garden");
  const short = Math.min(width, height);
  const sheet: Frame = { x: width * 0.13, y: height * 0.2, width: width * 0.74, height: height * 0.6 };
  const canvas: Frame = { x: 0, y: 0, width, height };
  const backs: ShapePlan[] = [
    {
      path: sheetPath(
        { x: -unit * 4, y: -unit * 4, width: width * random.between(0.42, 0.58), height: height + unit * 8 },
        random,
        unit * 0.5,
      ),
      fill: "accent",
    },
    {
      path: sheetPath(
        { x: width * 0.5, y: height * random.between(0.5, 0.62), width: width * 0.6, height: height * 0.6 },
        random,
        unit * 0.5,
      ),
      fill: "support",
    },
  ];
  const count = Math.round(9 + brief.detail / 7);
  const leaves = Array.from({ length: count }, (_, index): ShapePlan => {
    const share = (index + random.between(-0.2, 0.2)) / count;
    const [at, turn] = onEdge(canvas, share);
    const size = short * random.between(0.26, 0.4);
    const path = place(leafShape(random), {
      at,
      size,
      turn: turn + random.between(-0.06, 0.06),
      stretch: random.between(1, 1.25),
    });
    return { path, fill: cutColors[(index + 1) % 3] };
  });
  kit.group("Sheets", backs, canvas);
  kit.group("Leaves", leaves, canvas);
  kit.shape("Sheet", { path: sheetPath(sheet, random, unit * 0.6), fill: "ground", isPlate: true });
  const words = {
    x: sheet.x + unit * 6,
    y: sheet.y + unit * 7,
    width: sheet.width - unit * 12,
    height: sheet.height - unit * 14,
  };
  stackWords(kit, words, { align: "middle", columns: "list", sublineWidth: 0.9, anchor: "middle" });
}

/** The place and direction of a point on a frame's edge, by its share of the way around. Directions look inward. */
function onEdge({ width, height }: Frame, share: number): readonly [Point, number] {
  const around = (((share % 1) + 1) % 1) * (2 * (width + height));
  if (around < width) return [[around, 0], 0.5];
  if (around < width + height) return [[width, around - width], 0.75];
  if (around < 2 * width + height) return [[2 * width + height - around, height], 0];
  return [[0, 2 * (width + height) - around], 0.25];
}

/** A vase with leaves, before two fields of color. */
function vase(kit: Kit): void {
  const { width, height, unit, brief, inner } = kit;
  const random = kit.random.fork("vase");
  const canvas: Frame = { x: 0, y: 0, width, height };
  const table = height * 0.56;
  const cx = width * random.pick([0.5, 0.62]);
  const size = Math.min(width, height * 0.7);
  const foot = table + size * 0.08;
  const stems = Math.round(5 + brief.detail / 25);
  const leaves = Array.from({ length: stems }, (_, index): ShapePlan => {
    const share = index / (stems - 1) - 0.5;
    const turn = share * 0.42;
    const long = size * random.between(0.4, 0.5);
    const from: Point = [cx + share * size * 0.1, foot - size * 0.26];
    const at: Point = [
      from[0] + Math.sin(turn * 2 * Math.PI) * long * 0.5,
      from[1] - Math.cos(turn * 2 * Math.PI) * long * 0.5,
    ];
    const shape = index % 3 === 2 ? drop(random) : alga(random, random.integer(4, 6));
    return {
      path: place(shape, { at, size: long, turn, stretch: 1.15 }),
      fill: index % 2 === 0 ? "highlight" : "ground",
    };
  });
  const body = smoothThrough(
    [
      [38, 4],
      [62, 4],
      [58, 22],
      [80, 52],
      [70, 90],
      [50, 97],
      [30, 90],
      [20, 52],
      [42, 22],
    ],
    0.8,
  );
  kit.group(
    "Room",
    [
      {
        path: sheetPath(
          { x: -unit * 3, y: -unit * 3, width: width + unit * 6, height: table + unit * 3 },
          random,
          unit * 0.5,
        ),
        fill: "accent",
      },
      {
        path: place(pebble(random), {
          at: [width * (cx > width * 0.55 ? 0.2 : 0.82), height * 0.13],
          size: size * 0.22,
          turn: 0,
        }),
        fill: "support",
      },
    ],
    canvas,
  );
  kit.group("Leaves", leaves, { ...canvas, height: foot });
  kit.group(
    "Vase",
    [{ path: place(body, { at: [cx, foot - size * 0.14], size: size * 0.32, turn: 0 }), fill: "support" }],
    canvas,
  );
  const top = foot + size * 0.02 + unit * 5;
  const words = { ...inner, y: top, height: inner.y + inner.height - top };
  stackWords(kit, words, { headlineLinesMax: 3 });
}

/** Sheets of different colors, each with one shape; the largest carries the words. */
function patchwork(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const random = kit.random.fork("patchwork");
  const isWide = width > height * 1.2;
  const columns = isWide ? 4 : brief.detail > 55 ? 4 : 3;
  const rows = isWide ? 2 : Math.max(2, Math.round(((height * 0.5) / width) * columns));
  const area: Frame = isWide
    ? { x: width * 0.46, y: 0, width: width * 0.54, height }
    : { x: 0, y: 0, width, height: height * 0.52 };
  const [w, h] = [area.width / columns, area.height / rows];
  const plans: ShapePlan[] = [];
  for (let index = 0; index < columns * rows; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const back = cutColors[(column + row * 2) % 3] ?? "accent";
    const front = random.pick((["ground", ...cutColors] as const).filter((color) => color !== back));
    const frame = {
      x: area.x + column * w - unit * 0.4,
      y: area.y + row * h - unit * 0.4,
      width: w + unit * 0.8,
      height: h + unit * 0.8,
    };
    plans.push({ path: sheetPath(frame, random, unit * 0.25), fill: back });
    const shape = random.pick([
      () => alga(random, 5),
      () => star(random, random.integer(6, 9)),
      () => drop(random),
      () => bird(random),
      () => pebble(random),
      () => alga(random, 4),
    ])();
    const at: Point = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    plans.push({
      path: place(shape, { at, size: Math.min(w, h) * 0.84, turn: random.between(-0.12, 0.12) }),
      fill: front,
    });
  }
  kit.group("Patchwork", plans, area);
  const words: Frame = isWide
    ? { x: kit.margin, y: kit.margin, width: area.x - 2.2 * kit.margin, height: height - 2 * kit.margin }
    : { ...kit.inner, y: area.height + unit * 6, height: height - area.height - unit * 6 - kit.margin };
  stackWords(kit, words, { columns: isWide ? 2 : 3 });
}

/** A sun over hills, and leaves before them. */
function sun(kit: Kit): void {
  const { width, height, unit, brief, inner } = kit;
  const random = kit.random.fork("sun");
  const canvas: Frame = { x: 0, y: 0, width, height };
  const short = Math.min(width, height);
  const isWide = width > height * 1.2;
  // A square has less room above the hills.
  const size = isWide ? 0.62 : Math.min(0.66, (height / width) * 0.5);
  const sunAt: Point = isWide
    ? [width * 0.76, height * 0.4]
    : [width * random.pick([0.32, 0.66]), height * (size < 0.6 ? 0.62 : 0.58)];
  const hill = (y: number, swing: number, fill: PaletteRole): ShapePlan => {
    const points = [0, 0.25, 0.5, 0.75, 1].map(
      (share): Point => [-unit * 10 + share * (width + unit * 20), y + Math.sin(share * 7 + swing) * short * 0.06],
    );
    return {
      path: smoothThrough([...points, [width + unit * 10, height + unit * 10], [-unit * 10, height + unit * 10]], 0.7),
      fill,
    };
  };
  const ground = isWide ? height * 0.72 : height * 0.74;
  kit.group(
    "Landscape",
    [
      {
        path: place(star(random, 13), { at: sunAt, size: short * size, turn: 0 }),
        fill: "highlight",
      },
      { path: place(pebble(random), { at: sunAt, size: short * size * 0.52, turn: 0 }), fill: "support" },
      hill(ground, random.between(0, 6), "accent"),
    ],
    canvas,
  );
  const count = Math.round(3 + brief.detail / 18);
  const leaves = Array.from({ length: count }, (_, index): ShapePlan => {
    const x = ((index + 0.5) / count) * width;
    const size = short * random.between(0.22, 0.3);
    return {
      path: place(leafShape(random), {
        at: [x, height - size * 0.22],
        size,
        turn: random.between(-0.05, 0.05),
        stretch: 1.2,
      }),
      fill: index % 2 === 0 ? "support" : "highlight",
    };
  });
  kit.group("Leaves", leaves, canvas);
  const words: Frame = isWide
    ? { ...inner, width: width * 0.48, height: ground - inner.y - unit * 8 }
    : { ...inner, height: sunAt[1] - short * size * 0.5 - inner.y - unit * 4 };
  stackWords(kit, words, { columns: isWide ? 2 : 3, headlineLinesMax: 3, isTight: true });
}
