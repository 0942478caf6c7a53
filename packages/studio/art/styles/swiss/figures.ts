import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { hasFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";
import { drawSubject } from "./subject.ts";

const figures = ["dots", "arcs", "bars", "rings", "stripes", "halves"] as const;
type Figure = (typeof figures)[number];

/** One figure for a design: asking again gives the same. */
const figureOf = (kit: Kit): Figure => kit.random.fork("figure").pick(figures);

/** Draws what the brief is about, or forms. @param on color behind the figure; forms are on the ground. */
export function drawFigure(kit: Kit, frame: Frame, on: PaletteRole = "ground"): void {
  if (hasFigure(kit)) {
    kit.group("Figure", drawSubject(kit, frame, on), frame);
    return;
  }
  const drawn = { dots, arcs, bars, rings, stripes, halves }[figureOf(kit)](kit, frame);
  kit.group("Figure", drawn, frame);
}

/** Grid of square cells that fit into a frame. */
function cells(
  { width, height }: Frame,
  across: number,
): { readonly columns: number; readonly rows: number; readonly size: number } {
  const size = width / across;
  return { columns: across, rows: Math.max(1, Math.floor(height / size + 0.01)), size };
}

/** Circles on a grid, larger toward one place. */
function dots(kit: Kit, frame: Frame): ShapePlan[] {
  const { detail } = kit.brief;
  const random = kit.random.fork("dots");
  const { columns, rows, size } = cells(frame, Math.round(5 + detail / 14));
  const [fx, fy] = [random.between(0.15, 0.85) * columns, random.between(0.15, 0.85) * rows];
  const reach = Math.hypot(columns, rows) * 0.62;
  const step = frame.height / rows;
  const special = [Math.floor(fx), Math.floor(fy)].join();
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const distance = Math.hypot(column + 0.5 - fx, row + 0.5 - fy) / reach;
    const radius = size * Math.max(0.07, 0.46 * (1 - distance));
    const isSpecial = [column, row].join() === special;
    return {
      path: circle(frame.x + (column + 0.5) * size, frame.y + (row + 0.5) * step, radius),
      fill: isSpecial ? "highlight" : "accent",
    };
  });
}

/** Quarter circles, turned by chance. */
function arcs(kit: Kit, frame: Frame): ShapePlan[] {
  const random = kit.random.fork("arcs");
  const { columns, rows, size } = cells(frame, kit.brief.detail > 66 ? 5 : kit.brief.detail > 33 ? 4 : 3);
  const top = frame.y + (frame.height - rows * size);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [frame.x + (index % columns) * size, top + Math.floor(index / columns) * size];
    const corner = random.integer(0, 3);
    const [cx, cy] = [x + (corner === 1 || corner === 2 ? size : 0), y + (corner >= 2 ? size : 0)];
    const fill = random.pick(["accent", "accent", "accent", "highlight", "support"] as const);
    return { path: sector(cx, cy, size, [corner * 0.25, corner * 0.25 + 0.25]), fill };
  });
}

/** Bars that grow in width. */
function bars(kit: Kit, frame: Frame): ShapePlan[] {
  const random = kit.random.fork("bars");
  const count = Math.round(7 + kit.brief.detail / 10);
  const isMirrored = random.chance(0.5);
  const step = frame.width / count;
  const special = random.integer(Math.floor(count * 0.55), count - 2);
  return Array.from({ length: count }, (_, index) => {
    const at = isMirrored ? count - 1 - index : index;
    const width = step * (0.08 + (0.88 * (index + 1)) / count);
    const x = frame.x + at * step + (isMirrored ? step - width : 0);
    return {
      path: rectangle({ x, y: frame.y, width, height: frame.height }),
      fill: index === special ? "highlight" : "accent",
    };
  });
}

function rings(kit: Kit, frame: Frame): ShapePlan[] {
  const random = kit.random.fork("rings");
  const radius = Math.min(frame.width, frame.height) * 0.5;
  const count = Math.round(3 + kit.brief.detail / 20);
  const [cx, cy] = [frame.x + frame.width - radius, frame.y + radius];
  const drift = random.between(0.25, 0.75);
  const shapes = Array.from({ length: count }, (_, index): ShapePlan => {
    const share = 1 - index / count;
    const shift = radius * (1 - share) * drift;
    return { path: circle(cx - shift, cy + shift * 0.0, radius * share), fill: index % 2 === 0 ? "accent" : "ground" };
  });
  return shapes;
}

/** A circle of stripes, its halves shifted against each other. */
function stripes(kit: Kit, frame: Frame): ShapePlan[] {
  const random = kit.random.fork("stripes");
  const count = Math.round(6 + kit.brief.detail / 12);
  const radius = Math.min(frame.width * 0.46, frame.height / 2);
  const [cx, cy] = [frame.x + frame.width - radius * 1.1, frame.y + frame.height / 2];
  const shift = radius * random.pick([0.3, 0.45, 0.6]);
  const step = (radius * 2) / (count * 2 - 1);
  return Array.from({ length: count }, (_, index) => {
    const y = cy - radius + index * 2 * step;
    const middle = y + step / 2;
    const half = Math.sqrt(Math.max(0, radius ** 2 - (middle - cy) ** 2));
    const moved = middle > cy ? 0 - shift : 0;
    return { path: rectangle({ x: cx - half + moved, y, width: half * 2, height: step }), fill: "accent" };
  });
}

/** Halves of circles in a row, one of them turned. */
function halves(kit: Kit, frame: Frame): ShapePlan[] {
  const random = kit.random.fork("halves");
  const { columns, rows, size } = cells(frame, kit.brief.detail > 50 ? 4 : 3);
  const top = frame.y + (frame.height - rows * size);
  const [oddX, oddY] = [random.integer(0, columns - 1), random.integer(0, rows - 1)];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const isOdd = column === oddX && row === oddY;
    const [cx, cy] = [frame.x + (column + 0.5) * size, top + (row + 0.5) * size];
    const turn = isOdd ? 0.25 : row % 2 === 0 ? 0 : 0.5;
    return { path: sector(cx, cy, size / 2, [turn, turn + 0.5]), fill: isOdd ? "highlight" : "accent" };
  });
}
