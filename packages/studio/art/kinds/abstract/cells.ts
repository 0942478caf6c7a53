import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, type Point, polygon } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { fieldOf } from "../field.ts";
import type { Draw, Plane } from "./plane.ts";

/** Part of a convex outline that is nearer to one point than to another. */
function nearer(outline: readonly Point[], [ax, ay]: Point, [bx, by]: Point, gap: number): Point[] {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(bx - ax) / length, (by - ay) / length];
  const off = ([x, y]: Point) => (x - mx) * nx + (y - my) * ny + gap;
  return outline.flatMap((point, index): Point[] => {
    const before = outline.at(index - 1) ?? point;
    const [now, then] = [off(point), off(before)];
    const share = then / (then - now);
    const crossing: Point = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    return [...(now > 0 !== then > 0 ? [crossing] : []), ...(now <= 0 ? [point] : [])];
  });
}

interface VoronoiCell {
  readonly at: Point;
  readonly outline: readonly Point[];
}

/** The cells of points: to each what is nearest to it. @param gap half of the room between two cells. */
function voronoi(points: readonly Point[], { x, y, width, height }: Frame, gap: number): VoronoiCell[] {
  const frame: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return points.flatMap((at) => {
    let outline: Point[] = [...frame];
    for (const other of points) if (other !== at && outline.length > 0) outline = nearer(outline, at, other, gap);
    return outline.length > 2 ? [{ at, outline }] : [];
  });
}

/** Points with some distance between each other: cells are moved toward their middles. */
function spread(frame: Frame, count: number, random: Random, evenness = 2): Point[] {
  let points = Array.from(
    { length: count },
    (): Point => [frame.x + random.next() * frame.width, frame.y + random.next() * frame.height],
  );
  for (let step = 0; step < evenness; step++) {
    points = voronoi(points, frame, 0).map(
      ({ outline }): Point => [
        outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
        outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
      ],
    );
  }
  return points;
}

const around = ({ canvas, short }: Plane): Frame => ({
  x: canvas.x - short * 0.08,
  y: canvas.y - short * 0.08,
  width: canvas.width + short * 0.16,
  height: canvas.height + short * 0.16,
});

/** Panes of glass, light and dark as clouds go over them. */
export const glass: Draw = (plane) => {
  const { random, short, vigor, kit } = plane;
  const field = fieldOf(random.fork("light"), plane.long * 0.8);
  const count = Math.round(((18 + vigor * 62) * plane.long) / short);
  const frame = around(plane);
  const gap = ["soft", "riso"].includes(kit.brief.style) ? 0 : short * 0.004;
  const chance = random.fork("panes");
  return voronoi(spread(frame, count, random.fork("points"), kit.brief.style === "swiss" ? 4 : 1), frame, gap).flatMap(
    ({ at, outline }) => {
      const tone = 0.5 + field(at) * 0.42 + chance.between(-0.12, 0.12);
      return plane.form(polygon(outline), plane.colorAt(tone), chance.fork(`${at}`));
    },
  );
};

/** A crumpled sheet: triangles whose shade is how they lie to the light. */
export const facets: Draw = (plane) => {
  const { canvas, random, short, vigor, kit } = plane;
  const field = fieldOf(random.fork("relief"), plane.long * 0.7);
  const chance = random.fork("corners");
  const size = short / (4 + vigor * 6);
  const [columns, rows] = [Math.ceil(canvas.width / size) + 2, Math.ceil(canvas.height / size) + 2];
  const at = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (__, column): Point => [
        (column - 1 + chance.between(-0.32, 0.32) + (row % 2) * 0.5) * size,
        (row - 1 + chance.between(-0.32, 0.32)) * size,
      ],
    ),
  );
  const plans: ShapePlan[] = [];
  const shade = kit.color("ink") === kit.color("ground") ? "accent" : "ink";
  const isFlat = ["soft", "editorial", "isometric", "bauhaus", "swiss"].includes(kit.brief.style);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [at[row]?.[column], at[row]?.[column + 1], at[row + 1]?.[column], at[row + 1]?.[column + 1]];
      if (!a || !b || !c || !d) continue;
      for (const corners of row % 2 === 0
        ? [
            [a, b, c],
            [b, d, c],
          ]
        : [
            [a, b, d],
            [a, d, c],
          ]) {
        const middle: Point = [
          corners.reduce((sum, [x]) => sum + x, 0) / 3,
          corners.reduce((sum, [, y]) => sum + y, 0) / 3,
        ];
        const slope = field([middle[0] + size, middle[1] + size * 0.6]) - field(middle);
        const fill = plane.colorAt(0.5 + field(middle) * 0.36);
        const path = polygon(corners);
        const light = Math.round(Math.min(0.34, Math.abs(slope) * 0.5 + chance.between(0, 0.1)) * 100) / 100;
        if (!isFlat) {
          plans.push(...plane.form(path, fill, chance.fork(`${middle}`)));
          continue;
        }
        plans.push({ path, fill, stroke: { paint: fill, width: 0.8 } });
        if (light > 0.02) plans.push({ path, fill: slope > 0 ? shade : "ground", opacity: light });
      }
    }
  }
  return plans;
};
