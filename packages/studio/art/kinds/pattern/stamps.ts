import type { StyleId } from "../../../engine/brief/brief.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, ellipse, type Frame, leaf, polygon, rectangle, ring, sector } from "../../../engine/geometry/path.ts";
import { scaled, turned } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import { accent, around, body, detail, type Figure, line, type Piece, starPath } from "../../figures/figure.ts";
import { alga, drop, pebble, star } from "../../styles/cut-out/paper-shapes.ts";
import { figurePlans, patternFigures } from "../figure-set.ts";
import { settle, type Tile } from "./tile.ts";

/** Draws a thing into a frame of a tile. @param index which of the colors it has. */
export type Stamp = (tile: Tile, frame: Frame, index: number) => ShapePlan[];

const petals = (count: number, wide: number): Piece[] =>
  around(count, 1).map(([x, y]) =>
    body(leaf([50 + (x - 50) * 12, 50 + (y - 50) * 12], [50 + (x - 50) * 48, 50 + (y - 50) * 48], wide)),
  );

const sprig = (random: Random): Piece[] => {
  const pairs = random.integer(3, 4);
  const bend = random.pick([-8, 8]);
  return [
    line(`M50 98C${50 + bend} 70 ${50 + bend} 40 50 6`, 4),
    ...Array.from({ length: pairs }, (_, index) => {
      const y = 82 - index * (58 / pairs);
      const long = 36 - index * 4;
      return [-1, 1].map((side) => body(leaf([50 + bend * 0.6, y], [50 + side * long, y - long * 0.72], 0.24)));
    }).flat(),
    accent(leaf([50, 24], [50, 0], 0.3)),
  ];
};

const ornaments = {
  flower: (random: Random) => [...petals(random.pick([5, 6, 8]), 0.3), accent(circle(50, 50, 11))],
  daisy: (random: Random) => [...petals(random.integer(9, 12), 0.16), accent(circle(50, 50, 14))],
  sprig,
  leaf: () => [body(leaf([50, 100], [50, 0], 0.34)), line("M50 104L50 30", 4, "detail")],
  star: (random: Random) => [body(starPath(random.pick([4, 8]), 50, 19))],
  sun: () => [
    body(sector(50, 68, 30, [0.5, 1])),
    ...[0.53, 0.61, 0.69, 0.77, 0.85, 0.93].map((turn) => accent(sector(50, 68, 48, [turn, turn + 0.04], 36))),
  ],
  disc: () => [body(circle(50, 50, 44))],
  target: () => [body(circle(50, 50, 46)), detail(ring(50, 50, 34, 24)), accent(circle(50, 50, 12))],
  ring: () => [body(ring(50, 50, 46, 24))],
  half: (random: Random) =>
    [body(sector(50, 50, 47, [0, 0.5])), accent(sector(50, 44, 26, [0.5, 1]))].map((piece) => ({
      ...piece,
      path: turned(piece.path, random.integer(0, 3) / 4),
    })),
  petal: (random: Random) => {
    const turn = random.integer(0, 1) / 4;
    return [body(turned(leaf([8, 92], [92, 8], 0.42), turn)), accent(turned(circle(24, 24, 11), turn))];
  },
  triangle: (random: Random) => [
    body(
      turned(
        polygon([
          [50, 6],
          [96, 92],
          [4, 92],
        ]),
        random.integer(0, 3) / 4,
      ),
    ),
  ],
  square: () => [body(rectangle({ x: 8, y: 8, width: 84, height: 84 })), accent(circle(50, 50, 20))],
  bars: () => [0, 1, 2].map((index) => body(rectangle({ x: 6, y: 10 + index * 30, width: 88, height: 18 }))),
  fan: () => [
    body(sector(50, 86, 84, [0.58, 0.92])),
    ...[0.65, 0.75, 0.85].map((turn) =>
      line(`M50 86L${50 + 90 * Math.cos(turn * 2 * Math.PI)} ${86 + 90 * Math.sin(turn * 2 * Math.PI)}`, 3, "detail"),
    ),
    accent(circle(50, 88, 8)),
  ],
  lozenge: () => [
    body(
      polygon([
        [50, 0],
        [78, 50],
        [50, 100],
        [22, 50],
      ]),
    ),
    detail(
      polygon([
        [50, 22],
        [66, 50],
        [50, 78],
        [34, 50],
      ]),
    ),
    accent(circle(50, 50, 6)),
  ],
  palmette: () => [
    ...[-0.36, -0.22, -0.09, 0.09, 0.22, 0.36].map((turn) =>
      body(turned(leaf([50, 84], [50, 4], 0.13), turn * 0.5, [50, 84])),
    ),
    accent(circle(50, 88, 9)),
  ],
  alga: (random: Random) => [body(alga(random, random.integer(4, 5)))],
  drop: (random: Random) => [body(drop(random))],
  spark: (random: Random) =>
    [body(star(random, random.integer(7, 10))), accent(pebble(random).map((command) => command))].map((piece, index) =>
      index === 0 ? piece : { ...piece, path: scaled(piece.path, 0.36) },
    ),
  pill: () => [body(rectangle({ x: 30, y: 4, width: 40, height: 92 }, 20)), accent(circle(50, 26, 12))],
  bubble: () => [body(circle(50, 50, 47)), accent(circle(36, 34, 9))],
  berry: () => [
    line("M50 50C50 30 60 16 76 8", 4),
    body(circle(34, 66, 22)),
    body(circle(68, 70, 18)),
    accent(leaf([60, 22], [98, 14], 0.34)),
  ],
  bolt: () => [
    body(
      polygon([
        [58, 3],
        [18, 57],
        [45, 57],
        [36, 97],
        [82, 38],
        [53, 38],
      ]),
    ),
  ],
  cross: () => [
    body(rectangle({ x: 36, y: 6, width: 28, height: 88 })),
    body(rectangle({ x: 6, y: 36, width: 88, height: 28 })),
  ],
  eye: () => [body(leaf([0, 50], [100, 50], 0.36)), detail(circle(50, 50, 20)), accent(circle(50, 50, 11))],
  moth: () => [
    body(ellipse(30, 38, 26, 20)),
    body(ellipse(70, 38, 26, 20)),
    body(ellipse(34, 70, 16, 14)),
    body(ellipse(66, 70, 16, 14)),
    accent(rectangle({ x: 46, y: 22, width: 8, height: 66 }, 4)),
  ],
} as const satisfies Record<string, (random: Random) => readonly Piece[]>;

type OrnamentName = keyof typeof ornaments;

/** Ornaments that each style strews where a brief names nothing that can be seen. */
const ornamentsOf: Readonly<Record<StyleId, readonly OrnamentName[]>> = {
  swiss: ["disc", "half", "ring", "petal", "bars", "target"],
  bauhaus: ["half", "target", "triangle", "petal", "square", "disc", "bars"],
  "cut-out": ["alga", "drop", "spark", "alga", "flower"],
  deco: ["fan", "lozenge", "palmette", "sun", "star"],
  riso: ["flower", "leaf", "sun", "berry", "petal"],
  editorial: ["sprig", "leaf", "berry", "daisy"],
  soft: ["bubble", "pill", "petal", "flower"],
  line: ["sprig", "daisy", "moth", "leaf", "eye"],
  brutal: ["flower", "bolt", "eye", "star", "cross", "target"],
  isometric: ["square", "ring", "cross", "half", "triangle", "star"],
};

const asFigure = (name: OrnamentName): Figure => ({
  id: name,
  isUpright: true,
  draw: ornaments[name],
});

/** Small things between others. */
const fillersOf: Readonly<Record<StyleId, readonly OrnamentName[]>> = {
  swiss: ["disc"],
  bauhaus: ["disc", "triangle"],
  "cut-out": ["drop", "spark"],
  deco: ["star", "lozenge"],
  riso: ["disc", "star"],
  editorial: ["leaf", "star"],
  soft: ["disc"],
  line: ["star", "leaf"],
  brutal: ["cross", "star"],
  isometric: ["square", "disc"],
};

const stampOf =
  (figure: Figure): Stamp =>
  (tile, frame, index) => {
    const { colors, kit } = tile;
    const random = tile.random.fork(`stamp ${figure.id}`);
    const body = colors[index % colors.length] ?? colors[0];
    const accentColor = colors[(index + 1) % colors.length] ?? "ink";
    const isLine = kit.brief.style === "line";
    const paints = {
      body: isLine ? ("ground" as const) : body,
      accent: isLine ? ("accent" as const) : accentColor,
      under: "ground" as const,
    };
    return settle(figurePlans(figure, tile.hand(frame, random), frame, paints, random), tile);
  };

export interface Stamps {
  readonly main: readonly [Stamp, ...Stamp[]];
  readonly small: readonly [Stamp, ...Stamp[]];
}

/** The brief's figures, or else the style's own ornaments. */
export function stampsFor({ kit, random }: Tile): Stamps {
  const { style } = kit.brief;
  const named = patternFigures(kit.brief);
  const own = random.fork("ornaments").shuffled(ornamentsOf[style]).map(asFigure);
  const chosen = named.length > 0 ? named.slice(0, 4) : own;
  const [first = asFigure("disc"), ...more] = chosen;
  const [filler, ...fillers] = fillersOf[style].map(asFigure);
  return {
    main: [stampOf(first), ...more.map(stampOf)],
    small: [stampOf(filler ?? asFigure("disc")), ...fillers.map(stampOf)],
  };
}
