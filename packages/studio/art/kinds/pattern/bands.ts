import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { type Command, type Frame, type Path, type Point, rectangle, sector } from "../../../engine/geometry/path.ts";
import { squareAt } from "../frames.ts";
import { cell, cellsOf, colorAt, stampAt } from "./grid.ts";
import { stampsFor } from "./stamps.ts";
import { type Layout, settle, type Tile } from "./tile.ts";

/** Stripes of several widths, with things in a row on the widest. */
export const stripes: Layout = (tile) => {
  const { width, height } = tile;
  const { main } = stampsFor(tile);
  const bands: readonly (readonly [from: number, to: number])[] = [
    [0, 0.08],
    [0.12, 0.15],
    [0.5, 0.58],
    [0.43, 0.46],
  ];
  const band = ([from, to]: readonly [number, number], index: number) =>
    cell(tile, { x: from * width, y: 0, width: (to - from) * width, height }, colorAt(tile, index % 2));
  const size = Math.min(width * 0.24, height / 4.4);
  return [
    ...bands.flatMap(band),
    ...[0, 1, 2, 3].flatMap((index) => [
      ...stampAt(main, index % 2)(tile, squareAt([width * 0.29, ((index + 0.5) / 4) * height], size), index),
      ...stampAt(main, (index + 1) % 2)(
        tile,
        squareAt([width * 0.79, ((index + 0.0) / 4) * height + height / 8], size),
        index + 1,
      ),
    ]),
  ];
};

/** Quarter circles in squares, each turned by chance: paths that never end. */
export const truchet: Layout = (tile) => {
  const { random, kit } = tile;
  const chance = random.fork("truchet");
  const isFilled = ["bauhaus", "swiss", "brutal", "riso", "cut-out"].includes(kit.brief.style);
  return cellsOf(tile, 4).flatMap(({ frame }) => {
    const { x, y, width: w, height: h } = frame;
    const isRising = chance.chance(0.5);
    const corners: readonly Point[] = isRising
      ? [
          [x, y],
          [x + w, y + h],
        ]
      : [
          [x + w, y],
          [x, y + h],
        ];
    const from = isRising ? [0, 0.5] : [0.25, 0.75];
    const arcs = corners.map(([cx, cy], index): Path => {
      const turn = from[index] ?? 0;
      return isFilled ? sector(cx, cy, w * 0.66, [turn, turn + 0.25], w * 0.34) : arcOf([cx, cy], w / 2, h / 2, turn);
    });
    if (isFilled) {
      const dots = corners.map(
        ([cx, cy], index): Path => sector(cx, cy, w * 0.16, [from[index] ?? 0, (from[index] ?? 0) + 0.25]),
      );
      return [
        ...arcs.map((path): ShapePlan => ({ path, fill: colorAt(tile, 0) })),
        ...dots.map((path): ShapePlan => ({ path, fill: colorAt(tile, 1) })),
      ];
    }
    return ribbon(tile, arcs, w);
  });
};

/** Draws arcs as parallel lines, in the style's way. */
function ribbon(tile: Tile, arcs: readonly Path[], size: number): ShapePlan[] {
  const { kit, weight } = tile;
  const { style } = kit.brief;
  const widths =
    style === "line" ? [0.5, 0.42, 0.24, 0.16] : style === "deco" ? [0.44, 0.36, 0.2, 0.12] : [0.46, 0.3, 0.14];
  const paints: readonly PaletteRole[] =
    style === "line"
      ? ["ink", "ground", "ink", "accent"]
      : style === "deco"
        ? ["accent", "ground", "accent", "support"]
        : [colorAt(tile, 0), "ground", colorAt(tile, 1)];
  return arcs.flatMap((path) =>
    widths.map(
      (share, index): ShapePlan => ({
        path,
        stroke: { paint: paints[index] ?? "ink", width: Math.max(weight, size * share) },
      }),
    ),
  );
}

function arcOf([cx, cy]: Point, rx: number, ry: number, turn: number): Path {
  const at = (angle: number): Point => [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  const [a, b] = [turn * 2 * Math.PI, (turn + 0.25) * 2 * Math.PI];
  const k = 0.5522847498;
  const [start, end] = [at(a), at(b)];
  const curve: Command = [
    "C",
    start[0] - rx * k * Math.sin(a),
    start[1] + ry * k * Math.cos(a),
    end[0] + rx * k * Math.sin(b),
    end[1] - ry * k * Math.cos(b),
    ...end,
  ];
  return [["M", ...start], curve];
}

/** Bands that go over and under each other. */
export const woven: Layout = (tile) => {
  const { kit, weight } = tile;
  const { style } = kit.brief;
  const across = 4;
  const plans: ShapePlan[] = [];
  const strand = (frame: Frame, fill: PaletteRole, isUpright: boolean): ShapePlan[] => {
    const { x, y, width: w, height: h } = frame;
    const body = rectangle(frame, style === "soft" || style === "cut-out" ? Math.min(w, h) * 0.3 : 0);
    if (style === "line" || style === "deco") {
      const lines = [0, 0.25, 0.5, 0.75, 1].map(
        (share): Path =>
          isUpright
            ? [
                ["M", x + w * share, y],
                ["L", x + w * share, y + h],
              ]
            : [
                ["M", x, y + h * share],
                ["L", x + w, y + h * share],
              ],
      );
      return [
        { path: body, fill: style === "deco" && isUpright ? "support" : "ground" },
        { path: lines.flat(), stroke: { paint: style === "deco" ? "accent" : "ink", width: weight } },
      ];
    }
    return tile.hand(frame).form([{ path: body }], { fill, under: "ground" });
  };
  for (const { frame, column, row } of cellsOf(tile, across)) {
    const { x, y, width: w, height: h } = frame;
    const isUpright = (column + row) % 2 === 0;
    const gap = 0.1;
    // A strand that is on top reaches over its neighbors on both sides.
    const over: Frame = isUpright
      ? { x: x + w * gap, y: y - h * gap * 0.8, width: w * (1 - 2 * gap), height: h * (1 + gap * 1.6) }
      : { x: x - w * gap * 0.8, y: y + h * gap, width: w * (1 + gap * 1.6), height: h * (1 - 2 * gap) };
    const fill = isUpright ? colorAt(tile, column % 2 === 0 ? 0 : 2) : colorAt(tile, 1 + (row % 2) * 2);
    plans.push(...settle(strand(over, fill, isUpright), tile));
  }
  return plans;
};
