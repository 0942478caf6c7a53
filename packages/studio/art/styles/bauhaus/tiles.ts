import { isSeenOn } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  figurePlans,
  figuresFor,
  naturalAccent,
  naturalBody,
  placeFigure,
} from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame, polygon, rectangle, ring, sector } from "../../../engine/geometry/path.ts";

export const shapeColors: readonly PaletteRole[] = ["accent", "support", "highlight", "ink"];

/** A grid of squares, each with one elementary shape. */
export function tilePlans(kit: Kit, frame: Frame, size: number): ShapePlan[] {
  const random = kit.random.fork("tiles");
  const columns = Math.round(frame.width / size);
  const rows = Math.round(frame.height / size);
  const figures = figuresFor(kit);
  // Every third one, so that they are neither beside nor below each other.
  const first = random.integer(0, 2);
  let shown = 0;
  const plans: ShapePlan[] = [];
  let before = "";
  for (let index = 0; index < columns * rows; index++) {
    const [x, y] = [frame.x + (index % columns) * size, frame.y + Math.floor(index / columns) * size];
    const [back, front, third] = random.shuffled(["ground", ...shapeColors] as const);
    const names = Object.keys(tileShapes).filter((name) => name !== before);
    const name = random.pick(names) as keyof typeof tileShapes;
    before = name;
    plans.push({ path: rectangle({ x, y, width: size + 0.5, height: size + 0.5 }), fill: back });
    const figure = figures[shown % Math.max(1, figures.length)];
    if (figure && ((index % columns) + Math.floor(index / columns) * 2 + first) % (rows > 1 ? 3 : 2) === 0) {
      const room = { x: x + size * 0.13, y: y + size * 0.13, width: size * 0.74, height: size * 0.74 };
      const { pieces } = placeFigure(figure, kit.random.fork(`figure ${shown}`), room);
      const on = back ?? "ground";
      const seen = shapeColors.concat("ground").filter((role) => isSeenOn(kit.palette, role, on));
      const body = naturalBody(kit, figure, seen, [on]) ?? (front && seen.includes(front) ? front : seen[0]) ?? "ink";
      const other = third && seen.includes(third) ? third : body;
      const accent = naturalAccent(kit, figure, body, seen) ?? other;
      plans.push(...figurePlans(pieces, { body, detail: on, accent }));
      shown++;
      continue;
    }
    plans.push(
      ...tileShapes[name]({ x, y, size, turn: random.integer(0, 3), front: front ?? "accent", third: third ?? "ink" }),
    );
  }
  return plans;
}

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Quarters. */
  readonly turn: number;
  readonly front: PaletteRole;
  readonly third: PaletteRole;
}

const corner = ({ x, y, size, turn }: Tile): readonly [number, number] => [
  x + (turn === 1 || turn === 2 ? size : 0),
  y + (turn >= 2 ? size : 0),
];

const tileShapes = {
  quarter: (tile: Tile): ShapePlan[] => {
    const [cx, cy] = corner(tile);
    const from = tile.turn * 0.25;
    return [{ path: sector(cx, cy, tile.size, [from, from + 0.25]), fill: tile.front }];
  },
  quarters: (tile: Tile): ShapePlan[] => {
    const [cx, cy] = corner(tile);
    const range = [tile.turn * 0.25, tile.turn * 0.25 + 0.25] as const;
    return [
      { path: sector(cx, cy, tile.size, range), fill: tile.front },
      { path: sector(cx, cy, tile.size * 0.62, range), fill: tile.third },
    ];
  },
  disc: ({ x, y, size, front, third }: Tile): ShapePlan[] => [
    { path: circle(x + size / 2, y + size / 2, size * 0.4), fill: front },
    { path: circle(x + size / 2, y + size / 2, size * 0.16), fill: third },
  ],
  halves: ({ x, y, size, turn, front, third }: Tile): ShapePlan[] => {
    const isUpright = turn % 2 === 0;
    const [from, other] = isUpright ? [0.5, 0] : [0.25, 0.75];
    const middle = [x + size / 2, y + size / 2] as const;
    return isUpright
      ? [
          { path: sector(middle[0], y + size / 2, size / 2, [from, from + 0.5]), fill: front },
          { path: sector(middle[0], y + size, size / 2, [from, from + 0.5]), fill: third },
        ]
      : [
          { path: sector(x + size / 2, middle[1], size / 2, [from, from + 0.5]), fill: front },
          { path: sector(x + size, middle[1], size / 2, [other - 0.5, other]), fill: third },
        ];
  },
  triangle: ({ x, y, size, turn, front }: Tile): ShapePlan[] => {
    const corners = [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ] as const;
    return [{ path: polygon(corners.filter((_, index) => index !== turn)), fill: front }];
  },
  ring: ({ x, y, size, front }: Tile): ShapePlan[] => [
    { path: ring(x + size / 2, y + size / 2, size * 0.42, size * 0.24), fill: front },
  ],
  bars: ({ x, y, size, turn, front }: Tile): ShapePlan[] =>
    [0, 1, 2].map((index) => {
      const offset = size * (0.1 + index * 0.3);
      const frame =
        turn % 2 === 0
          ? { x: x + offset, y, width: size * 0.16, height: size }
          : { x, y: y + offset, width: size, height: size * 0.16 };
      return { path: rectangle(frame), fill: front };
    }),
  lens: ({ x, y, size, turn, front }: Tile): ShapePlan[] => [{ path: lens(x, y, size, turn % 2 === 0), fill: front }],
} as const;

/** Lens where two quarter circles of a square's opposite corners meet. */
function lens(x: number, y: number, size: number, isRising: boolean) {
  const k = size * 0.5522847498;
  const [x1, y1, x2, y2] = isRising ? [x, y + size, x + size, y] : [x, y, x + size, y + size];
  const vertical = isRising ? -1 : 1;
  return [
    ["M", x1, y1],
    ["C", x1, y1 + vertical * k, x2 - k, y2, x2, y2],
    ["C", x2, y2 - vertical * k, x1 + k, y1, x1, y1],
    ["Z"],
  ] as const;
}
