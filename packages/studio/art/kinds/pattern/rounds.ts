import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Frame, type Path, type Point, polygon, ring, sector } from "../../../engine/geometry/path.ts";
import { metal } from "../../styles/deco/metal.ts";
import { squareAt } from "../frames.ts";
import { cellsOf, colorAt } from "./grid.ts";
import { type Layout, settle, type Tile } from "./tile.ts";

/** Half discs over each other, as waves or fish scales. */
export const scallops: Layout = (tile) => {
  const { kit, weight, width, height } = tile;
  const { style } = kit.brief;
  const across = 4;
  const radius = width / across / 2;
  const rows = Math.max(2, Math.round(height / radius / 2) * 2);
  const step = height / rows;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (__, column): ShapePlan[] => {
      const at: Point = [(column + (row % 2) * 0.5 + 0.5) * radius * 2, row * step + radius];
      const frame = squareAt(at, radius * 2);
      return settle(scale(tile, at, radius, frame, row, column, style, weight), tile);
    }).flat(),
  ).flat();
};

function scale(
  tile: Tile,
  [x, y]: Point,
  radius: number,
  frame: Frame,
  row: number,
  column: number,
  style: string,
  weight: number,
): ShapePlan[] {
  const disc = (share: number) => sector(x, y, radius * share, [0.5, 1]);
  if (style === "line") {
    return [1, 0.76, 0.52, 0.28].map(
      (share, index): ShapePlan => ({
        path: disc(share),
        fill: index === 3 && (row + column) % 3 === 0 ? "accent" : "ground",
        stroke: { paint: "ink", width: weight },
      }),
    );
  }
  if (style === "deco") {
    return [
      { path: disc(1), fill: "ground" },
      ...[1, 0.72, 0.46].map(
        (share): ShapePlan => ({
          path: sector(x, y, radius * share, [0.5, 1], radius * (share - 0.07)),
          fill: metal(frame),
        }),
      ),
      { path: disc(0.3), fill: "support" },
    ];
  }
  const hand = tile.hand(frame);
  const fills: readonly PaletteRole[] = [colorAt(tile, row), "ground", colorAt(tile, row + 1)];
  return [1, 0.7, 0.42].flatMap((share, index) => {
    const fill = fills[index] ?? "accent";
    // Multiplied, the paper between two rings would be gone.
    if (style === "riso") return [{ path: disc(share), fill }];
    return hand.form([{ path: disc(share) }], { fill, under: "ground" });
  });
}

/** Circles that all overlap their neighbors: petals appear where they do. */
export const petals: Layout = (tile) => {
  const { kit, weight } = tile;
  const { style } = kit.brief;
  const rings = cellsOf(tile, 4).flatMap(({ frame, column, row }): ShapePlan[] => {
    const { x, y, width: w, height: h } = frame;
    const at: Point = [x + w / 2, y + h / 2];
    const radius = Math.hypot(w, h) / 2;
    if (style === "line") return [{ path: circle(...at, radius), stroke: { paint: "ink", width: weight } }];
    if (style === "deco") return [{ path: ring(...at, radius + weight, radius - weight), fill: "accent" }];
    if (style === "riso" || style === "soft")
      return [
        {
          path: circle(...at, radius * 0.98),
          fill: colorAt(tile, column + row),
          ...(style === "riso" ? { isMultiplied: true } : { opacity: 0.5 }),
        },
      ];
    return petalsOf([x, y], w, h).map(
      (path, index): ShapePlan => ({ path, fill: colorAt(tile, index + (style === "bauhaus" ? column + row : 0)) }),
    );
  });
  const hearts = cellsOf(tile, 4).map(
    ({ frame: { x, y, width: w }, column, row }): ShapePlan => ({
      path: circle(x + w / 2, y + w / 2, w * 0.1),
      fill: style === "line" ? "accent" : style === "deco" ? "highlight" : colorAt(tile, column + row + 1),
    }),
  );
  return [...rings, ...hearts].flatMap((plan) => settle([plan], tile));
};

/** The petals above and to the left of a cell: the others belong to its neighbors. */
function petalsOf([x, y]: Point, w: number, h: number): Path[] {
  const bulge = 0.2;
  const petal = ([x1, y1]: Point, [x2, y2]: Point): Path => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const [nx, ny] = [-dy * bulge * 1.33, dx * bulge * 1.33];
    return [
      ["M", x1, y1],
      ["C", x1 + dx * 0.3 + nx, y1 + dy * 0.3 + ny, x1 + dx * 0.7 + nx, y1 + dy * 0.7 + ny, x2, y2],
      ["C", x1 + dx * 0.7 - nx, y1 + dy * 0.7 - ny, x1 + dx * 0.3 - nx, y1 + dy * 0.3 - ny, x1, y1],
      ["Z"],
    ];
  };
  return [petal([x, y], [x + w, y]), petal([x, y], [x, y + h])];
}

/** Dots whose sizes swell and ebb. */
export const rhythm: Layout = (tile) => {
  const { width, height, random } = tile;
  const across = 8;
  const [w, h] = [width / across, height / across];
  const [px, py] = [random.fork("x").integer(1, 2), random.fork("y").integer(1, 2)];
  return Array.from({ length: across * across }, (_, index): ShapePlan[] => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const wave = Math.cos((column / across) * px * 2 * Math.PI) + Math.cos((row / across) * py * 2 * Math.PI);
    const radius = w * (0.27 + 0.1 * wave);
    const at: Point = [(column + 0.5) * w, (row + 0.5) * h];
    return tile
      .hand(squareAt(at, radius * 2))
      .form([{ path: circle(...at, radius) }], { fill: colorAt(tile, wave > 1.5 ? 1 : 0), under: "ground" });
  }).flat();
};

/** Pieces of many sizes in several colors, as in a stone floor. */
export const terrazzo: Layout = (tile) => {
  const { width, height, random } = tile;
  const chance = random.fork("chips");
  const across = 6;
  const [w, h] = [width / across, height / across];
  return cellsOf(tile, across).flatMap(({ column, row }, index) => {
    const at: Point = [(column + chance.between(0.25, 0.75)) * w, (row + chance.between(0.25, 0.75)) * h];
    const reach = w * chance.pick([0.16, 0.26, 0.36, 0.46]);
    const corners = chance.integer(4, 6);
    const points = Array.from({ length: corners }, (_, corner): Point => {
      const angle = ((corner + chance.between(-0.25, 0.25)) / corners) * 2 * Math.PI;
      const far = reach * chance.between(0.75, 1.15);
      return [at[0] + far * Math.cos(angle), at[1] + far * Math.sin(angle)];
    });
    return settle(
      tile
        .hand(squareAt(at, reach * 2), chance.fork(`${index}`))
        .form([{ path: polygon(points) }], { fill: colorAt(tile, chance.integer(0, 3)), under: "ground" }),
      tile,
    );
  });
};
