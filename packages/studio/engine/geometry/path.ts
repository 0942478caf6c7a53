/** A point in the units of the canvas; y goes down. */
export type Point = readonly [x: number, y: number];

export type Command =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

/** An outline as SVG draws it, in absolute coordinates. */
export type Path = readonly Command[];

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The distance of a cubic curve's handles that makes a quarter of a circle. */
const quarter = 0.5522847498;

/** Turns a point clockwise around another. */
export function turnPoint([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const angle = (degrees / 180) * Math.PI;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): Path {
  const [hx, hy] = [rx * quarter, ry * quarter];
  return [
    ["M", cx + rx, cy],
    ["C", cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    ["C", cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    ["C", cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    ["C", cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
    ["Z"],
  ];
}

export const circle = (cx: number, cy: number, radius: number): Path => ellipse(cx, cy, radius);

/** @param radius of the corners. */
export function rectangle({ x, y, width, height }: Frame, radius = 0): Path {
  if (radius <= 0) {
    return polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  }
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - quarter);
  const [right, bottom] = [x + width, y + height];
  return [
    ["M", x + r, y],
    ["L", right - r, y],
    ["C", right - k, y, right, y + k, right, y + r],
    ["L", right, bottom - r],
    ["C", right, bottom - k, right - k, bottom, right - r, bottom],
    ["L", x + r, bottom],
    ["C", x + k, bottom, x, bottom - k, x, bottom - r],
    ["L", x, y + r],
    ["C", x, y + k, x + k, y, x + r, y],
    ["Z"],
  ];
}

export function polygon(points: readonly Point[]): Path {
  return [...points.map(([x, y], index): Command => [index === 0 ? "M" : "L", x, y]), ["Z"]];
}

/** A line of a width, with flat ends. */
export function bar([x1, y1]: Point, [x2, y2]: Point, width: number): Path {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [((y1 - y2) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return polygon([
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ]);
}

/** The curve of a part of a circle, begun where the path is. Angles in turns, 0 to the right, clockwise. */
function arcTo(cx: number, cy: number, radius: number, from: number, to: number): Command[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) * 4 - 1e-9));
  const step = ((to - from) / steps) * 2 * Math.PI;
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: steps }, (_, index): Command => {
    const a = from * 2 * Math.PI + index * step;
    const b = a + step;
    return [
      "C",
      cx + radius * Math.cos(a) - handle * Math.sin(a),
      cy + radius * Math.sin(a) + handle * Math.cos(a),
      cx + radius * Math.cos(b) + handle * Math.sin(b),
      cy + radius * Math.sin(b) - handle * Math.cos(b),
      cx + radius * Math.cos(b),
      cy + radius * Math.sin(b),
    ];
  });
}

const onCircle = (cx: number, cy: number, radius: number, turn: number): Point => [
  cx + radius * Math.cos(turn * 2 * Math.PI),
  cy + radius * Math.sin(turn * 2 * Math.PI),
];

/** A slice of a circle; of a ring, with an inner radius. Angles in turns, 0 to the right, clockwise. */
export function sector(cx: number, cy: number, radius: number, [from, to]: Point, innerRadius = 0): Path {
  const start = onCircle(cx, cy, radius, from);
  if (innerRadius <= 0) {
    return [["M", cx, cy], ["L", ...start], ...arcTo(cx, cy, radius, from, to), ["Z"]];
  }
  const back = onCircle(cx, cy, innerRadius, to);
  return [
    ["M", ...start],
    ...arcTo(cx, cy, radius, from, to),
    ["L", ...back],
    ...arcTo(cx, cy, innerRadius, to, from),
    ["Z"],
  ];
}

/** A circle with a hole; the hole runs the other way around. */
export const ring = (cx: number, cy: number, radius: number, innerRadius: number): Path => [
  ...circle(cx, cy, radius),
  ...reversed(circle(cx, cy, innerRadius)),
];

/** Two curves between two points. @param bulge half of its width, as a share of its length. */
export function leaf([x1, y1]: Point, [x2, y2]: Point, bulge = 0.3): Path {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [nx, ny] = [-dy * bulge * 1.33, dx * bulge * 1.33];
  const near: Point = [x1 + dx * 0.3, y1 + dy * 0.3];
  const far: Point = [x1 + dx * 0.7, y1 + dy * 0.7];
  return [
    ["M", x1, y1],
    ["C", near[0] + nx, near[1] + ny, far[0] + nx, far[1] + ny, x2, y2],
    ["C", far[0] - nx, far[1] - ny, near[0] - nx, near[1] - ny, x1, y1],
    ["Z"],
  ];
}

/** A closed curve through points (Catmull-Rom). @param tension 0 for straight lines, 1 for round ones. */
export function smoothThrough(points: readonly Point[], tension = 1): Path {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const k = tension / 6;
  return [
    ["M", ...at(0)],
    ...points.map((point, index): Command => {
      const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
      return [
        "C",
        point[0] + (next[0] - before[0]) * k,
        point[1] + (next[1] - before[1]) * k,
        next[0] - (after[0] - point[0]) * k,
        next[1] - (after[1] - point[1]) * k,
        ...next,
      ];
    }),
    ["Z"],
  ];
}

export const mapPoints = (path: Path, move: (point: Point) => Point): Path =>
  path.map((command): Command => {
    if (command[0] === "Z") return command;
    if (command[0] !== "C") return [command[0], ...move([command[1], command[2]])];
    const [, x1, y1, x2, y2, x, y] = command;
    return ["C", ...move([x1, y1]), ...move([x2, y2]), ...move([x, y])];
  });

/** Corners and ends of curves, with points between them as close as `step`. */
export function flatten(path: Path, step: number): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const close = () => {
    if (ring.length > 2) rings.push(ring);
    ring = [];
  };
  for (const command of path) {
    if (command[0] === "Z") {
      const [first, last] = [ring[0], ring.at(-1)];
      if (first && last) ring.push(...between(last, first, step).slice(0, -1));
      close();
    } else if (command[0] === "M") {
      close();
      ring.push([command[1], command[2]]);
    } else {
      const last = ring.at(-1) ?? [0, 0];
      ring.push(
        ...(command[0] === "L" ? between(last, [command[1], command[2]], step) : alongCurve(last, command, step)),
      );
    }
  }
  close();
  return rings;
}

function between([x1, y1]: Point, [x2, y2]: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step));
  // Loops: composing a logo takes most of its time here.
  const points: Point[] = [];
  for (let index = 1; index <= count; index++) {
    const share = index / count;
    points.push([x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]);
  }
  return points;
}

function alongCurve(
  [x0, y0]: Point,
  [, x1, y1, x2, y2, x3, y3]: Extract<Command, readonly ["C", ...number[]]>,
  step: number,
): Point[] {
  const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
  const count = Math.max(2, Math.ceil(length / step));
  const points: Point[] = [];
  for (let index = 1; index <= count; index++) {
    const t = index / count;
    const a = (1 - t) ** 3;
    const b = 3 * (1 - t) ** 2 * t;
    const c = 3 * (1 - t) * t ** 2;
    const d = t ** 3;
    points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
  }
  return points;
}

function reversed(path: Path): Path {
  const points = path.filter((command) => command[0] !== "Z");
  const ends = points.map(
    (command): Point => (command[0] === "C" ? [command[5], command[6]] : [command[1], command[2]]),
  );
  const last = ends.at(-1) ?? [0, 0];
  const back = points.slice(1).map((command, index): Command => {
    const to = ends[index] ?? last;
    return command[0] === "C" ? ["C", command[3], command[4], command[1], command[2], ...to] : ["L", ...to];
  });
  return [["M", ...last], ...back.toReversed(), ["Z"]];
}

/** Fits a drawing in a square of 100 into a frame, as large as it goes and centered, or so that it covers the frame. */
export function placeIn(frame: Frame, { covers = false, turn = 0 } = {}): (point: Point) => Point {
  const scale = (covers ? Math.max : Math.min)(frame.width, frame.height) / 100;
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  return ([x, y]) => {
    const [dx, dy] = [(x - 50) * scale, (y - 50) * scale];
    return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
  };
}

/** The least frame around its points and handles. */
export function boundsOf(path: Path): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of flatten(path, 4)) {
    for (const point of ring) {
      left = Math.min(left, point[0]);
      top = Math.min(top, point[1]);
      right = Math.max(right, point[0]);
      bottom = Math.max(bottom, point[1]);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Path as an SVG's `d`, to a hundredth of a unit. */
export function pathData(path: Path): string {
  return path.map(([letter, ...numbers]) => letter + numbers.map(shorten).join(" ")).join("");
}

const shorten = (value: number): string => String(Math.round(value * 100) / 100);
