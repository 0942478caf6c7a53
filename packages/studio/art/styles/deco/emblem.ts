import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { pictureShare } from "../../../engine/compose/long-headline.ts";
import { figurePlans, figuresFor, type PlacedFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame, mapPoints, type Point, rectangle, ring } from "../../../engine/geometry/path.ts";
import type { Figure } from "../../figures/figure.ts";
import { metal, metalOnAxis } from "./metal.ts";
import { diamond, drawBorder, fieldOf } from "./ornaments.ts";
import { beadedRays, burst } from "./rays.ts";
import { setOnAxis } from "./words.ts";

/** The figure as an emblem, in a medallion before rays; the words have the other part of the canvas. */
export function emblem(kit: Kit): void {
  const { width, height, unit } = kit;
  const [found] = figuresFor(kit);
  if (!found) return;
  // Nothing leans: everything is on the axis.
  const figure = { ...found, isUpright: true };
  const field = fieldOf(kit);
  const steps = { count: 2, size: unit * 2.2 };
  if (width > height * 1.2) {
    const part: Frame = { ...field, width: Math.min(field.height * 1.1, field.width * 0.4) };
    drawSky(kit, figure, part);
    const line = { ...field, x: part.x + part.width, width: unit * 0.9 };
    kit.group("Edge", [
      { path: rectangle(line), fill: metal(part) },
      { path: rectangle({ ...line, x: line.x + unit * 1.8, width: unit * 0.25 }), fill: metal(part) },
    ]);
    drawBorder(kit, steps);
    const left = part.x + part.width + unit * 8;
    setOnAxis(kit, {
      x: left,
      width: field.x + field.width - unit * 5 - left,
      y: field.y + unit * 6,
      height: field.height - unit * 12,
    });
    return;
  }
  const horizon =
    field.y + field.height * pictureShare(kit, width > height * 0.9 || kit.brief.headline.length > 24 ? 0.46 : 0.5);
  const sky: Frame = { ...field, height: horizon - field.y };
  drawSky(kit, figure, sky);
  kit.group("Horizon", [
    { path: rectangle({ ...field, y: horizon, height: unit * 0.9 }), fill: metalOnAxis(field) },
    { path: rectangle({ ...field, y: horizon + unit * 1.8, height: unit * 0.25 }), fill: metalOnAxis(field) },
  ]);
  drawBorder(kit, steps);
  const top = horizon + unit * 7;
  const bottom = field.y + field.height - unit * 5;
  setOnAxis(kit, { x: field.x + unit * 5, width: field.width - unit * 10, y: top, height: bottom - top });
}

/** Rays over an area, and the medallion in its middle. */
function drawSky(kit: Kit, figure: Figure, sky: Frame): void {
  const at: Point = [sky.x + sky.width / 2, sky.y + sky.height / 2];
  const side = Math.min(sky.width, sky.height) * 0.88;
  const count = Math.round(20 + kit.brief.detail / 5) * 2;
  const rays = { at, inner: side * 0.5, outer: Math.hypot(sky.width, sky.height), range: [0.25, 1.25] as const, count };
  kit.group(
    "Rays",
    [
      { path: burst(rays), fill: "support" },
      { path: burst({ ...rays, share: 0.1 }), fill: metal(sky) },
    ],
    sky,
  );
  const frame = { x: at[0] - side / 2, y: at[1] - side / 2, width: side, height: side };
  kit.group("Medallion", medallion(kit, figure, frame, kit.random.fork("side").chance(0.5)), sky);
}

/** A figure in metal on a round plate with a beaded edge. */
export function medallion(kit: Kit, figure: Figure, frame: Frame, isMirrored: boolean): ShapePlan[] {
  const { unit, random } = kit;
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const radius = frame.width / 2;
  const side = radius * 1.2;
  const room = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  const placed = mirrorIf(placeFigure(figure, random.fork("figure"), room), cx, isMirrored);
  const beads = {
    at: [cx, cy] as Point,
    inner: radius * 0.86,
    outer: radius * 0.97,
    range: [0, 1] as const,
    count: 48,
  };
  return [
    { path: circle(cx, cy, radius), fill: "ground" },
    { path: ring(cx, cy, radius, radius - unit * 0.5), fill: metal(frame) },
    { path: beadedRays(beads, unit * 0.22), fill: metal(frame) },
    { path: ring(cx, cy, radius * 0.83, radius * 0.83 - unit * 0.9), fill: metal(frame) },
    { path: circle(cx, cy, radius * 0.83 - unit * 1.6), fill: "support" },
    ...inMetal(placed),
  ];
}

const mirrorIf = (figure: PlacedFigure, axis: number, isMirrored: boolean): PlacedFigure =>
  isMirrored
    ? {
        ...figure,
        pieces: figure.pieces.map((piece) => ({
          ...piece,
          path: mapPoints(piece.path, ([x, y]) => [2 * axis - x, y]),
        })),
      }
    : figure;

/** Lines have no gradient: they take the flat metal. */
function inMetal({ pieces, frame }: PlacedFigure, on: "support" | "ground" = "support"): ShapePlan[] {
  const light = metal(frame);
  return figurePlans(pieces, { body: "accent", detail: on, accent: "highlight" }).map((plan, index) =>
    pieces[index]?.part === "body" && plan.fill ? { ...plan, fill: light } : plan,
  );
}

/** A wall of small figures between lines of metal, and the words on a plaque in the middle. */
export function panels(kit: Kit): void {
  const { unit, random, width, height } = kit;
  const [found] = figuresFor(kit);
  if (!found) return;
  const figure = { ...found, isUpright: true };
  const field = fieldOf(kit);
  const isWide = width > height * 1.2;
  const across = isWide ? 2 : width > height * 0.9 ? 7 : height > width * 1.5 ? 3 : 5;
  const cell = isWide ? Math.min(field.height / 3, field.width * 0.16) : field.width / across;
  const rows = isWide ? Math.floor(field.height / cell) : 1;
  const bands = isWide
    ? [field.x, field.x + field.width - cell].map((x) => ({
        x,
        y: field.y + (field.height - rows * cell) / 2,
        columns: 1,
        rows,
      }))
    : [
        { x: field.x, y: field.y, columns: across, rows },
        { x: field.x, y: field.y + field.height - cell, columns: across, rows: 1 },
      ];
  const plans = bands.flatMap(({ x, y, columns, rows: down }, band) =>
    Array.from({ length: columns * down }, (_, index): ShapePlan[] => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const frame = { x: x + column * cell, y: y + row * cell, width: cell, height: cell };
      // Alike on both sides of the axis, and twice as many figures as rosettes where a row is long.
      const isFigure = columns === 1 || (columns > 5 ? Math.abs(column - 3) !== 2 && column !== 3 : column % 2 === 0);
      const lines: ShapePlan = { path: edgesOf(frame, unit * 0.3), fill: metal(field) };
      const [cx, cy] = [frame.x + cell / 2, frame.y + cell / 2];
      if (!isFigure)
        return [
          {
            path: burst({ at: [cx, cy], inner: cell * 0.1, outer: cell * 0.44, range: [0, 1], count: 24 }),
            fill: "support",
          },
          { path: diamond([cx, cy], cell * 0.08), fill: metal(frame) },
          lines,
        ];
      const room = { x: frame.x + cell * 0.17, y: frame.y + cell * 0.17, width: cell * 0.66, height: cell * 0.66 };
      const placed = mirrorIf(
        placeFigure(figure, random.fork("figure"), room),
        cx,
        column >= columns / 2 || band === 1,
      );
      return [...inMetal(placed, "ground"), lines];
    }).flat(),
  );
  kit.group("Panels", plans);
  drawBorder(kit, { count: 0, size: 0 });
  const words = isWide
    ? {
        x: field.x + cell + unit * 6,
        width: field.width - 2 * cell - unit * 12,
        y: field.y + unit * 6,
        height: field.height - unit * 12,
      }
    : {
        x: field.x + unit * 5,
        width: field.width - unit * 10,
        y: field.y + rows * cell + unit * 7,
        height: field.height - (rows + 1) * cell - unit * 14,
      };
  setOnAxis(kit, words);
}

const edgesOf = ({ x, y, width, height }: Frame, line: number) => [
  ...rectangle({ x, y, width, height: line }),
  ...rectangle({ x, y: y + height - line, width, height: line }),
  ...rectangle({ x, y, width: line, height }),
  ...rectangle({ x: x + width - line, y, width: line, height }),
];
