import { contrast } from "../../../engine/color/color.ts";
import { type PaletteRole, paletteRoles } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { flatten, type Path, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import { sideOf } from "../../../engine/geometry/side-of.ts";
import { shifted } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import { filled, type HandOf, type Part, partsBounds } from "./hand.ts";

/** One flat color, details left empty. */
export const plainHand: HandOf = () => ({
  form: (parts, { fill }) => filled(parts, fill),
  detail: (parts, { under }) => filled(parts, under),
});

/** Part of a form that is to the right of its middle, or below its diagonal. */
function halfOf(parts: readonly Part[], isDiagonal: boolean): Path {
  const { x, y, width, height } = partsBounds(parts);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const step = Math.max(width, height) / 60;
  const reach = Math.max(width, height) / 2;
  const areas = parts.filter(({ line }) => line === undefined);
  return areas.flatMap(({ path }) =>
    isDiagonal
      ? sideOf(path, [cx + reach, cy - reach], [cx - reach, cy + reach], step)
      : sideOf(path, [cx, y], [cx, y + height], step),
  );
}

/** A color of the palette that can be told from others. */
export function otherThan(kit: Kit, roles: readonly PaletteRole[], random: Random): PaletteRole {
  const isApart = (role: PaletteRole) =>
    roles.every((other) => role !== other && contrast(kit.color(role), kit.color(other)) > 1.25);
  const apart = paletteRoles.filter((role) => role !== "ground" && isApart(role));
  return apart.length > 0 ? random.pick(apart) : "ink";
}

/** Two halves in two colors, as if a form were folded along its middle. */
export const halvedHand: HandOf = ({ kit, random }) => ({
  form(parts, { fill, under }) {
    const half = halfOf(parts, random.chance(0.3));
    return [
      ...filled(parts, fill),
      ...(half.length > 0 ? [{ path: half, fill: otherThan(kit, [fill, under], random) }] : []),
    ];
  },
  detail: (parts, { under }) => filled(parts, under),
});

/** One half in a faint shade: quiet, and still a body. */
export const shadedHand: HandOf = () => ({
  form(parts, { fill }) {
    const half = halfOf(parts, false);
    return [...filled(parts, fill), ...(half.length > 0 ? [{ path: half, fill: "ink", opacity: 0.16 } as const] : [])];
  },
  detail: (parts, { under }) => filled(parts, under),
});

/** Scissors: no edge is quite where it should be. */
export const cutHand: HandOf = ({ frame, random }) => {
  const size = Math.min(frame.width, frame.height);
  const cut = (parts: readonly Part[]): Part[] =>
    parts.map((part) => (part.line === undefined ? { path: handCut(part.path, size, random) } : part));
  return {
    form: (parts, { fill }) => filled(cut(parts), fill),
    detail: (parts, { under }) => filled(cut(parts), under),
  };
};

/** An outline cut by hand: corners lose their point, straight lines their straightness. */
function handCut(path: Path, size: number, random: Random): Path {
  const off = size * 0.009;
  return flatten(path, size / 6).flatMap((ring) => {
    const points = ring.map(([x, y]): Point => [x + random.between(-off, off), y + random.between(-off, off)]);
    return smoothThrough(points, 0.55);
  });
}

/** A thick line around flat color, and a hard shadow. */
export const boxedHand: HandOf = ({ weight }) => {
  const away = weight * 1.5;
  return {
    form: (parts, { fill }): ShapePlan[] => [...outlined2(parts, away, weight), ...filled(parts, fill)],
    detail: (parts) => filled(parts, "ink"),
  };
};

const outlined2 = (parts: readonly Part[], away: number, weight: number): ShapePlan[] =>
  [away, 0].flatMap((shift) =>
    parts.map(
      ({ path, line = 0 }): ShapePlan => ({
        path: shifted(path, shift, shift),
        ...(line === 0 && { fill: "ink" as const }),
        stroke: { paint: "ink", width: line + weight * 2 },
      }),
    ),
  );
