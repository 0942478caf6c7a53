import { lchOf } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { flatten, mapPoints, type Path, type Point, polygon } from "../../../engine/geometry/path.ts";
import { metal } from "../../styles/deco/metal.ts";
import { halftone } from "../../styles/riso/halftone.ts";
import { linear } from "../../styles/soft/glow.ts";
import { otherThan } from "./flat-hands.ts";
import { filled, type HandOf, movedParts, outlined, type Part, partsBounds } from "./hand.ts";

/** One pen: contours around paper, and one color laid in beside them. */
export const penHand: HandOf = ({ frame, weight }) => {
  const side = Math.min(frame.width, frame.height) * 0.035;
  return {
    form: (parts, { fill, under }) => [
      ...outlined(parts, "ink", weight),
      ...filled(parts, under),
      ...(fill === "accent"
        ? filled(
            movedParts(parts, ([x, y]) => [x + side, y + side * 0.7]),
            "accent",
          )
        : []),
      ...(fill === "accent"
        ? parts
            .filter(({ line }) => line === undefined)
            .map(({ path }): ShapePlan => ({ path, stroke: { paint: "ink", width: weight } }))
        : []),
    ],
    detail: (parts, { under }) =>
      parts.flatMap(({ path, line }): ShapePlan[] =>
        line !== undefined && line < weight * 4
          ? [{ path, stroke: { paint: "ink", width: weight } }]
          : line === undefined
            ? [{ path, fill: under, stroke: { paint: "ink", width: weight } }]
            : [
                { path, stroke: { paint: "ink", width: line + weight } },
                { path, stroke: { paint: under, width: line - weight } },
              ],
      ),
  };
};

/** Metal with a thin line around it. */
export const metalHand: HandOf = ({ frame, weight }) => ({
  form: (parts, { fill, under }) =>
    fill === "accent" || fill === "highlight"
      ? [
          ...outlined(parts, "accent", weight * 2.4),
          ...outlined(parts, under, weight * 1.6),
          ...filled(parts, metal(frame)),
        ]
      : [...outlined(parts, "accent", weight * 0.8), ...filled(parts, fill)],
  detail: (parts, { under }) => filled(parts, under),
});

/** Two inks a little off each other: one flat, one in dots toward the bottom right. */
export const printHand: HandOf = ({ kit, frame, random }) => {
  const { unit } = kit;
  const size = Math.min(frame.width, frame.height);
  const off = Math.min(unit * 0.5, size * 0.022);
  const turn = kit.random.fork("offsets").next() * 2 * Math.PI;
  const move = ([x, y]: Point): Point => [x + Math.cos(turn) * off, y + Math.sin(turn) * off];
  return {
    form(parts, { fill, under }) {
      const flat = filled(movedParts(parts, move), fill).map((plan): ShapePlan => ({ ...plan, isMultiplied: true }));
      const areas = parts.filter(({ line }) => line === undefined).flatMap(({ path }) => path);
      // Smaller things would have three dots.
      if (areas.length === 0 || size < unit * 11) return flat;
      const box = partsBounds(parts.filter(({ line }) => line === undefined));
      const ink = otherThan(kit, [fill, under], random);
      const tone = ([x, y]: Point) =>
        Math.max(0, ((x - box.x) / (box.width || 1)) * 0.35 + ((y - box.y) / (box.height || 1)) * 0.6 - 0.34);
      const pitch = Math.min(unit * 1.9, Math.max(unit * 1.2, size / 20));
      const dots = halftone({ within: areas, bounds: box, tone, pitch, turn: 0.125 });
      const screen = dots.map(
        ({ path, width }): ShapePlan => ({
          path,
          ...(width === undefined ? { fill: ink } : { stroke: { paint: ink, width } }),
          isMultiplied: true,
        }),
      );
      return [...flat, ...screen];
    },
    detail: (parts) => filled(parts, "ground"),
  };
};

/** Light that comes from the top left. */
export const glowHand: HandOf = ({ kit }) => {
  const isDusk = lchOf(kit.palette.ground).lightness < 0.5;
  return {
    form(parts, { fill }) {
      if (fill === "ink" || fill === "ground") return filled(parts, fill);
      const { x, y, width, height } = partsBounds(parts);
      const near: PaletteRole = fill === "accent" ? "support" : "accent";
      const to: PaletteRole = isDusk ? (fill === "highlight" ? "accent" : "highlight") : near;
      const gradient = linear(
        [x, y],
        [x + width * 0.75, y + height],
        [
          [0, isDusk ? fill : to],
          [1, isDusk ? to : fill],
        ],
      );
      return filled(parts, gradient).map(
        ({ stroke, ...plan }): ShapePlan => ({
          ...plan,
          ...(stroke && { stroke: { ...stroke, paint: fill } }),
        }),
      );
    },
    detail: (parts, { under }) => filled(parts, under).map((plan): ShapePlan => ({ ...plan, opacity: 0.9 })),
  };
};

const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];

/** Things cut from thick board, upright at 30°: a face, and sides in the shade. */
export const blockHand: HandOf = ({ kit, frame }) => {
  const size = Math.min(frame.width, frame.height);
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const scale = 0.82;
  const depth = size * 0.16;
  const shade: PaletteRole = lchOf(kit.palette.ink).lightness < lchOf(kit.palette.ground).lightness ? "ink" : "ground";
  const stand = ([x, y]: Point): Point => [
    cx + (x - cx) * cos * scale - depth * cos * 0.5,
    cy + (y - cy) * scale + (x - cx) * sin * scale + depth * sin * 0.5,
  ];
  const shift: Point = [depth * cos, -depth * sin];
  return {
    form(parts, { fill }) {
      const standing = movedParts(parts, stand).map((part) =>
        part.line === undefined ? part : { ...part, line: part.line * scale * 0.9 },
      );
      const sides = standing.flatMap((part): ShapePlan[] => sidesOf(part, shift, fill, shade));
      return [...sides, ...filled(standing, fill)];
    },
    detail: (parts, { under }) =>
      filled(
        movedParts(parts, stand).map((part) =>
          part.line === undefined ? part : { ...part, line: part.line * scale * 0.9 },
        ),
        under,
      ),
  };
};

function sidesOf({ path, line }: Part, [dx, dy]: Point, fill: PaletteRole, shade: PaletteRole): ShapePlan[] {
  if (line !== undefined) {
    const copies = Array.from({ length: 9 }, (_, index) =>
      mapPoints(path, ([x, y]) => [x + (dx * (9 - index)) / 9, y + (dy * (9 - index)) / 9]),
    ).flat();
    return [
      { path: copies, stroke: { paint: fill, width: line } },
      { path: copies, stroke: { paint: shade, width: line }, opacity: 0.4 },
    ];
  }
  const rings = flatten(path, Math.hypot(dx, dy) / 2);
  const quads = rings.flatMap((ring) =>
    ring.flatMap(([x, y], index): Path => {
      const [px, py] = ring.at(index - 1) ?? [x, y];
      // Only sides that face the viewer, all in one direction: where they overlap, nothing is left out.
      const points: Point[] = [
        [px, py],
        [x, y],
        [x + dx, y + dy],
        [px + dx, py + dy],
      ];
      const area = (x - px) * dy - (y - py) * dx;
      return polygon(area < 0 ? points : points.toReversed());
    }),
  );
  const all = quads.map((command) =>
    command[0] === "L" || command[0] === "M"
      ? ([command[0], tenths(command[1]), tenths(command[2])] as const)
      : command,
  );
  return [
    { path: all, fill, stroke: { paint: fill, width: 0.6 } },
    { path: all, fill: shade, stroke: { paint: shade, width: 0.6 }, opacity: 0.4 },
  ];
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
