import { lchOf } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, type Path, type Point, polygon } from "../../../engine/geometry/path.ts";

/** x goes to the bottom right, y to the bottom left, z up. */
export type Place = readonly [x: number, y: number, z: number];

/** Projection of places in a scene to points on the canvas. */
export interface View {
  readonly scale: number;
  /** Side where the light comes from: 1 for the left, -1 for the right. */
  readonly light: 1 | -1;
  /** Darkens what the light does not fall on. */
  readonly shade: PaletteRole;
  at(place: Place): Point;
}

/** Darkness of the sides, compared with the top: the left one, the right one, and the inside of openings. */
export const shades = { left: 0.17, right: 0.4, inside: 0.62 } as const;

/** Something in a scene, within a box: boxes decide what is drawn first. */
export interface Solid {
  readonly from: Place;
  readonly to: Place;
  /** From above, convex. */
  readonly foot: readonly Point[];
  readonly draw: (view: View) => readonly ShapePlan[];
}

const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];

export const project = ([x, y, z]: Place): Point => [(x - y) * cos, (x + y) * sin - z];

/** The darkest of a design's colors. */
const shadeOf = ({ palette }: Kit): PaletteRole =>
  lchOf(palette.ink).lightness < lchOf(palette.ground).lightness ? "ink" : "ground";

/** A color, and the shade over it; a hair larger, so that nothing shines through between faces. */
export function facePlans(view: View, path: Path, color: PaletteRole, shade: number): ShapePlan[] {
  const base: ShapePlan = { path, fill: color, stroke: { paint: color, width: 0.6 } };
  return shade === 0
    ? [base]
    : [base, { path, fill: view.shade, opacity: shade, stroke: { paint: view.shade, width: 0.6 } }];
}

/** Direction in which the light goes, by height. */
const shadowSlope: Point = [0.86, -0.24];

function shadowOf({ foot, from, to }: Solid, reach: number): Point[] {
  const cast = [from[2], to[2]].flatMap((z) =>
    foot.map(([x, y]): Point => [x + shadowSlope[0] * z * reach, y + shadowSlope[1] * z * reach]),
  );
  return hull(cast);
}

interface Stage {
  /** Frame that the scene fits in. */
  readonly frame: Frame;
  /** Position of the scene in it, if there is room. */
  readonly anchor?: "middle" | "bottom";
  /** Length of shadows: 1 for long ones. */
  readonly reach?: number;
}

/** Draws a scene as large as its frame allows. */
export function drawScene(kit: Kit, solids: readonly Solid[], { frame, anchor = "middle", reach = 1 }: Stage): void {
  const shadows = solids.map((solid) => shadowOf(solid, reach).map(([x, y]) => project([x, y, 0])));
  const corners = solids.flatMap(({ from, to }) => cornersOf(from, to).map(project));
  const bounds = boundsOf([...corners, ...shadows.flat()]);
  const scale = Math.min(frame.width / bounds.width, frame.height / bounds.height);
  const [left, top] = [
    frame.x + (frame.width - bounds.width * scale) / 2,
    frame.y + (frame.height - bounds.height * scale) * (anchor === "bottom" ? 1 : 0.5),
  ];
  const light = kit.random.fork("light").chance(0.5) ? 1 : -1;
  const axis = left + (bounds.width * scale) / 2;
  const move = ([x, y]: Point): Point => [
    axis + light * (left - axis + (x - bounds.x) * scale),
    top + (y - bounds.y) * scale,
  ];
  const view: View = { scale, light, shade: shadeOf(kit), at: (place) => move(project(place)) };
  const path = shadows.flatMap((points) => polygon(points.map(move)));
  const isLight = view.shade === "ink";
  kit.shape("Shadows", { path, fill: isLight ? "ink" : "#000000", opacity: isLight ? 0.15 : 0.28 });
  kit.group(
    "Scene",
    inOrder(solids).flatMap((solid) => solid.draw(view)),
  );
}

const cornersOf = (from: Place, to: Place): Place[] =>
  [from[0], to[0]].flatMap((x) => [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z): Place => [x, y, z])));

function boundsOf(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Solids from the back to the front: each after all that it may hide. */
function inOrder(solids: readonly Solid[]): Solid[] {
  const sorted: Solid[] = [];
  const seen = new Set<Solid>();
  const visit = (solid: Solid) => {
    if (seen.has(solid)) return;
    seen.add(solid);
    for (const other of solids) if (other !== solid && isBehind(other, solid)) visit(other);
    sorted.push(solid);
  };
  for (const solid of solids) visit(solid);
  return sorted;
}

/** Touching counts as apart. */
const slack = 1e-6;

/** Tells whether something is apart from another on the far side of it, and on no axis on the near side. */
function isBehind(a: Solid, b: Solid): boolean {
  const isApart = (far: Solid, near: Solid) =>
    [0, 1, 2].some((axis) => (far.to[axis] ?? 0) <= (near.from[axis] ?? 0) + slack);
  return isApart(a, b) && !isApart(b, a);
}

/** The convex outline around points (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
