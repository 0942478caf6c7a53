import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { ellipse, type Path, type Point, polygon } from "../../../engine/geometry/path.ts";
import { facePlans, type Place, type Solid, shades, type View } from "./view.ts";

/** A face's own coordinates, 0 to 1 to the right and upward, as a place. */
type OnFace = (across: number, up: number) => Place;

interface BoxLook {
  /** Drawn on the left and the right side. */
  readonly onSides?: (view: View, face: OnFace, shade: number) => readonly ShapePlan[];
  /** The top in another color. */
  readonly top?: PaletteRole;
}

export function box(from: Place, [w, d, h]: Place, color: PaletteRole, { onSides, top = color }: BoxLook = {}): Solid {
  const [x, y, z] = from;
  const to: Place = [x + w, y + d, z + h];
  const left: OnFace = (across, up) => [x + w * across, to[1], z + h * up];
  const right: OnFace = (across, up) => [to[0], to[1] - d * across, z + h * up];
  const above: OnFace = (across, up) => [x + w * across, y + d * up, to[2]];
  return {
    from,
    to,
    foot: square(x, y, to[0], to[1]),
    draw: (view) => [
      ...facePlans(view, quad(view, left), color, shades.left),
      ...(onSides?.(view, left, shades.left) ?? []),
      ...facePlans(view, quad(view, right), color, shades.right),
      ...(onSides?.(view, right, shades.right) ?? []),
      ...facePlans(view, quad(view, above), top, 0),
    ],
  };
}

const square = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

const quad = (view: View, face: OnFace, [u0, v0] = [0, 0], [u1, v1] = [1, 1]): Path =>
  polygon([face(u0, v0), face(u1, v0), face(u1, v1), face(u0, v1)].map((place) => view.at(place)));

/** Windows in rows. */
export const windows =
  (columns: number, rows: number, color?: PaletteRole): BoxLook["onSides"] =>
  (view, face, shade) => {
    const path = Array.from({ length: columns * rows }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [u, v] = [(column + 0.5) / columns, (row + 0.5) / rows];
      return quad(view, face, [u - 0.26 / columns, v - 0.27 / rows], [u + 0.26 / columns, v + 0.27 / rows]);
    }).flat();
    if (!color) return [{ path, fill: view.shade, opacity: 0.42 }];
    return [
      { path, fill: color },
      { path, fill: view.shade, opacity: shade * 0.6 },
    ];
  };

/** A vaulted opening through both sides. @param wide as a share of the side. */
export const opening =
  (wide: number, tall: number): BoxLook["onSides"] =>
  (view, face) => {
    const [corner, far, up] = [face(0, 0), face(1, 0), face(0, 1)];
    const length = Math.hypot(far[0] - corner[0], far[1] - corner[1]);
    const radius = (wide * length) / 2 / (up[2] - corner[2]);
    const spring = Math.max(0, tall - radius);
    const arc = Array.from({ length: 25 }, (_, index): readonly [number, number] => {
      const angle = (index / 24) * Math.PI;
      return [0.5 + (wide / 2) * Math.cos(angle), spring + radius * Math.sin(angle)];
    });
    const outline = [[0.5 + wide / 2, 0] as const, ...arc, [0.5 - wide / 2, 0] as const];
    const path = polygon(outline.map(([u, v]) => view.at(face(u, v))));
    // The reveal on the far side catches some light.
    const inner = polygon(outline.map(([u, v]) => view.at(face(Math.min(0.5 + wide / 2, u + wide * 0.24), v * 0.93))));
    return [
      { path, fill: view.shade, opacity: 0.45 },
      { path: inner, fill: view.shade, opacity: shades.inside },
    ];
  };

/** A circle on the ground is this much wider than its radius says, and this much less high. */
const [flatX, flatY] = [Math.SQRT2 * Math.cos(Math.PI / 6), Math.SQRT1_2];

const around = (cx: number, cy: number, radius: number): Point[] =>
  Array.from({ length: 24 }, (_, index) => {
    const turn = (index / 24) * 2 * Math.PI;
    return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
  });

export function cylinder(
  [cx, cy, z]: Place,
  radius: number,
  h: number,
  color: PaletteRole,
  top: PaletteRole = color,
): Solid {
  return {
    from: [cx - radius, cy - radius, z],
    to: [cx + radius, cy + radius, z + h],
    foot: around(cx, cy, radius),
    draw: (view) => {
      const [[x, low], [, high]] = [view.at([cx, cy, z]), view.at([cx, cy, z + h])];
      const [rx, ry] = [radius * flatX * view.scale, radius * flatY * view.scale];
      const body: Path = [
        ["M", x - rx, high],
        ["L", x - rx, low],
        ...lowerHalf(x, low, rx, ry),
        ["L", x + rx, high],
        ["Z"],
      ];
      return [
        { path: body, fill: color, stroke: { paint: color, width: 0.6 } },
        { path: body, fill: sideShade(view, x, rx) },
        { path: ellipse(x, high, rx, ry), fill: top },
      ];
    },
  };
}

/** From the left end of an ellipse to the right one, below. */
const lowerHalf = (cx: number, cy: number, rx: number, ry: number): Path => [
  ["C", cx - rx, cy + ry * 0.5523, cx - rx * 0.5523, cy + ry, cx, cy + ry],
  ["C", cx + rx * 0.5523, cy + ry, cx + rx, cy + ry * 0.5523, cx + rx, cy],
];

const sideShade = (view: View, x: number, rx: number) => ({
  gradient: "linear" as const,
  from: [x - view.light * rx, 0] as [number, number],
  to: [x + view.light * rx, 0] as [number, number],
  stops: [
    { at: 0, paint: view.shade, opacity: 0.2 },
    { at: 0.3, paint: view.shade, opacity: 0.07 },
    { at: 1, paint: view.shade, opacity: 0.5 },
  ],
});

export function cone([cx, cy, z]: Place, radius: number, h: number, color: PaletteRole): Solid {
  return {
    from: [cx - radius, cy - radius, z],
    to: [cx + radius, cy + radius, z + h],
    foot: around(cx, cy, radius),
    draw: (view) => {
      const [[x, low], [, high]] = [view.at([cx, cy, z]), view.at([cx, cy, z + h])];
      const [rx, ry] = [radius * flatX * view.scale, radius * flatY * view.scale];
      const path: Path = [["M", x, high], ["L", x - rx, low], ...lowerHalf(x, low, rx, ry), ["Z"]];
      return [
        { path, fill: color, stroke: { paint: color, width: 0.6 } },
        { path, fill: sideShade(view, x, rx) },
      ];
    },
  };
}

/** @param place of its lowest point. */
export function ball([cx, cy, z]: Place, radius: number, color: PaletteRole): Solid {
  return {
    from: [cx - radius, cy - radius, z],
    to: [cx + radius, cy + radius, z + radius * 2],
    foot: around(cx, cy, radius * 0.8),
    draw: (view) => {
      const [x, y] = view.at([cx, cy, z + radius]);
      const r = radius * flatX * view.scale;
      return discPlans(view, [x, y], r, ellipse(x, y, r), color);
    },
  };
}

/** Half a ball on its flat side. */
export function dome([cx, cy, z]: Place, radius: number, color: PaletteRole): Solid {
  return {
    from: [cx - radius, cy - radius, z],
    to: [cx + radius, cy + radius, z + radius],
    foot: around(cx, cy, radius * 0.8),
    draw: (view) => {
      const [x, y] = view.at([cx, cy, z]);
      const [rx, ry] = [radius * flatX * view.scale, radius * flatY * view.scale];
      const k = rx * 0.5523;
      const path: Path = [
        ["M", x + rx, y],
        ["C", x + rx, y - k, x + k, y - rx, x, y - rx],
        ["C", x - k, y - rx, x - rx, y - k, x - rx, y],
        ...lowerHalf(x, y, rx, ry),
        ["Z"],
      ];
      return discPlans(view, [x, y], rx, path, color);
    },
  };
}

function discPlans(view: View, [x, y]: Point, r: number, path: Path, color: PaletteRole): ShapePlan[] {
  return [
    { path, fill: color },
    {
      path,
      fill: {
        gradient: "radial",
        from: [x - view.light * r * 0.35, y - r * 0.4],
        to: [x - view.light * r * 0.35 + r * 1.5, y - r * 0.4],
        stops: [
          { at: 0, paint: view.shade, opacity: 0 },
          { at: 0.35, paint: view.shade, opacity: 0.06 },
          { at: 1, paint: view.shade, opacity: 0.6 },
        ],
      },
    },
  ];
}

/** Steps that go down toward the bottom left (`y`) or the bottom right (`x`). */
export function stairs(
  [x, y, z]: Place,
  [long, wide, h]: Place,
  toward: "x" | "y",
  count: number,
  color: PaletteRole,
  top: PaletteRole = color,
): Solid[] {
  const step = long / count;
  return Array.from({ length: count }, (_, index) => {
    const tall = (h * (count - index)) / count;
    return toward === "y"
      ? box([x, y + index * step, z], [wide, step, tall], color, { top })
      : box([x + index * step, y, z], [step, wide, tall], color, { top });
  });
}
