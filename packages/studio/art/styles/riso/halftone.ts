import {
  type Command,
  circle,
  type Frame,
  flatten,
  mapPoints,
  type Path,
  type Point,
} from "../../../engine/geometry/path.ts";

interface Screen {
  /** Dots stay inside. */
  readonly within: Path;
  /** Area outside of which nothing is drawn at all. */
  readonly bounds: Frame;
  /** Share of the paper that is covered at a place, 0 to 1. */
  readonly tone: (point: Point) => number;
  /** Distance between the middles of two dots. */
  readonly pitch: number;
  /** In turns: each ink has its own, so that two screens do not meet. */
  readonly turn: number;
}

/** Maximum of dots in one path: a document's path has a limit. */
const dotsMax = 900;

/** Dots of one size as points of a line with round ends, a tenth of the size of outlines; others as outlines. */
export interface Dots {
  readonly path: Path;
  /** Diameter of each dot. */
  readonly width?: number;
}

/** A tone as round dots on a turned grid. Those at the edge are cut along it. */
export function halftone({ within, bounds, tone, pitch, turn }: Screen): Dots[] {
  const outline = outlineOf(within, pitch);
  const dots: { readonly path: Path; readonly radius: number }[] = [];
  const whole = new Map<number, Path[]>();
  const [cx, cy] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const reach = Math.ceil(Math.hypot(bounds.width, bounds.height) / 2 / pitch) + 1;
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI) * pitch, Math.sin(turn * 2 * Math.PI) * pitch];
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const center: Point = [cx + column * cos - row * sin, cy + column * sin + row * cos];
      const radius = Math.round(Math.sqrt(Math.min(1, Math.max(0, tone(center)))) * 0.72 * sizes) * (pitch / sizes);
      if (radius < pitch * 0.07 || !isNear(center, bounds, radius)) continue;
      const dot = dotWithin(center, radius, outline);
      if (!dot) continue;
      if (dot === "whole" && radius < pitch * 0.49) whole.set(radius, [...(whole.get(radius) ?? []), pointAt(center)]);
      else dots.push({ path: tenths(dot === "whole" ? circle(...center, radius) : dot), radius });
    }
  }
  // Large dots touch: in one path, they are printed once where they do.
  const sorted = dots.toSorted((a, b) => b.radius - a.radius).map(({ path }) => path);
  const outlines = Array.from(
    { length: Math.ceil(sorted.length / dotsMax) },
    (_, index): Dots => ({
      path: sorted.slice(index * dotsMax, (index + 1) * dotsMax).flat(),
    }),
  );
  const points = [...whole].map(([radius, paths]): Dots => ({ path: paths.flat(), width: hundredths(radius * 2) }));
  return [...outlines, ...points];
}

/** Number of sizes in a screen: the eye sees no more. */
const sizes = 32;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** A tenth of a pixel is less than a printer's dot: the file is a quarter smaller. */
const tenths = (path: Path): Path => mapPoints(path, rounded);

function pointAt(center: Point): Path {
  return [["M", ...rounded(center)], ["Z"]];
}

const isNear = ([x, y]: Point, { x: left, y: top, width, height }: Frame, reach: number): boolean =>
  x > left - reach && y > top - reach && x < left + width + reach && y < top + height + reach;

type Edge = readonly [from: Point, to: Point];

/** The edges of a shape, sorted by where they are: a screen asks thousands of times. */
interface Outline {
  near(point: Point): readonly Edge[];
  atHeight(y: number): readonly Edge[];
}

function outlineOf(path: Path, pitch: number): Outline {
  const edges = flatten(path, pitch).flatMap((ring) =>
    ring.map((point, index): Edge => [ring.at(index - 1) ?? point, point]),
  );
  const cell = pitch * 2;
  const cellOf = (value: number): number => Math.floor(value / cell);
  const [cells, rows] = [new Map<string, Edge[]>(), new Map<number, Edge[]>()];
  const add = <Key>(to: Map<Key, Edge[]>, key: Key, edge: Edge) => {
    const known = to.get(key);
    if (known) known.push(edge);
    else to.set(key, [edge]);
  };
  for (const edge of edges) {
    const [[x1, y1], [x2, y2]] = edge;
    const [column, row] = [cellOf((x1 + x2) / 2), cellOf((y1 + y2) / 2)];
    for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) add(cells, `${column + dx} ${row + dy}`, edge);
    for (let at = cellOf(Math.min(y1, y2)); at <= cellOf(Math.max(y1, y2)); at++) add(rows, at, edge);
  }
  return {
    near: ([x, y]) => cells.get(`${cellOf(x)} ${cellOf(y)}`) ?? [],
    atHeight: (y) => rows.get(cellOf(y)) ?? [],
  };
}

/** The part of a dot that is inside, if there is one. */
function dotWithin(center: Point, radius: number, outline: Outline): Path | "whole" | undefined {
  const { distance, nearest } = nearestOn(center, outline);
  const inside = isInside(center, outline);
  if (distance >= radius) return inside ? "whole" : undefined;
  if (!inside && distance > radius * 0.7) return undefined;
  const side = inside ? 1 : -1;
  const length = distance || 1;
  // Points from the edge into the shape.
  const inward: Point = [(side * (center[0] - nearest[0])) / length, (side * (center[1] - nearest[1])) / length];
  return cutDot(center, radius, side * distance, inward);
}

/** A dot without what is beyond a straight edge. @param depth of the center inside the edge; negative outside. */
function cutDot([x, y]: Point, radius: number, depth: number, [nx, ny]: Point): Path {
  const half = Math.acos(Math.min(1, Math.max(-1, -depth / radius)));
  const middle = Math.atan2(ny, nx);
  const steps = Math.max(3, Math.round(half * 3.5));
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = middle - half + (2 * half * index) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return arcThrough(points, [x, y], (2 * half) / steps);
}

/** Curves through the points of a circle, closed by a straight line. */
function arcThrough(points: readonly Point[], [cx, cy]: Point, step: number): Path {
  const [first] = points;
  if (!first) return [];
  const k = (4 / 3) * Math.tan(step / 4);
  const curves = points.slice(1).map((to, index): Command => {
    const from = points[index] ?? first;
    return [
      "C",
      from[0] - (from[1] - cy) * k,
      from[1] + (from[0] - cx) * k,
      to[0] + (to[1] - cy) * k,
      to[1] - (to[0] - cx) * k,
      ...to,
    ];
  });
  return [["M", ...first], ...curves, ["Z"]];
}

/** The nearest point of the outline, if it is within reach of a dot. */
function nearestOn([x, y]: Point, outline: Outline): { readonly distance: number; readonly nearest: Point } {
  let distance = Number.POSITIVE_INFINITY;
  let nearest: Point = [x, y];
  for (const [[x1, y1], [x2, y2]] of outline.near([x, y])) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    const [px, py] = [x1 + dx * share, y1 + dy * share];
    const away = Math.hypot(x - px, y - py);
    if (away < distance) {
      distance = away;
      nearest = [px, py];
    }
  }
  return { distance, nearest };
}

function isInside([x, y]: Point, outline: Outline): boolean {
  let winding = 0;
  for (const [[x1, y1], [x2, y2]] of outline.atHeight(y)) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) winding += y2 > y1 ? 1 : -1;
  }
  return winding !== 0;
}
