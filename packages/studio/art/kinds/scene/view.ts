import { contrast, lchOf } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { curveThrough } from "../../../engine/geometry/curve.ts";
import { type Frame, mapPoints, type Path, type Point, polygon } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Piece } from "../../figures/figure.ts";
import { linear } from "../../styles/soft/glow.ts";
import { type Field, fieldOf } from "../field.ts";
import { plainHand } from "../hands/flat-hands.ts";
import { filled, type Part } from "../hands/hand.ts";
import { handOf } from "../hands/hands.ts";
import { type Season, seasonOf, type Time, timeOf } from "./light.ts";
import type { Thing } from "./things.ts";

/** A landscape's edge against what is behind it, from the left to the right. */
export interface Ridge {
  readonly points: readonly Point[];
  readonly isSharp?: boolean;
}

/** Through what a scene is seen, and how things in it are drawn. */
export interface SceneView {
  readonly kit: Kit;
  readonly frame: Frame;
  readonly random: Random;
  readonly short: number;
  readonly vigor: number;
  readonly time: Time;
  readonly season: Season | undefined;
  readonly isGeometric: boolean;
  readonly weight: number;
  /** @param depth 0 in the distance, 1 in front. */
  roleAt(depth: number): PaletteRole;
  /** Land below a ridge. @param fill instead of the depth's color. */
  land(ridge: Ridge, depth: number, fill?: PaletteRole): ShapePlan[];
  /** A form at a depth. */
  form(path: Path, depth: number, fill?: PaletteRole): ShapePlan[];
  /** A thing whose feet are at a point. */
  put(thing: Thing, foot: Point, size: number, depth: number): ShapePlan[];
  /** Heights along the width, 0 to 1; the same on both sides in styles that want it so. */
  hill(name: string, scale: number): (share: number) => number;
}

export function viewOf(kit: Kit, frame: Frame): SceneView {
  const { brief, unit, random } = kit;
  const { style } = brief;
  const short = Math.min(frame.width, frame.height);
  const weight = unit * (style === "brutal" ? 0.6 : style === "line" ? 0.26 : 0.28);
  const make = handOf(style);
  const isDark = lchOf(kit.palette.ground).lightness < 0.5;
  const depths = rolesByDepth(kit);
  const roleAt = (depth: number): PaletteRole =>
    style === "line" ? "ground" : (depths[Math.min(depths.length - 1, Math.floor(depth * depths.length))] ?? "accent");
  const veil = (path: Path, depth: number): ShapePlan[] => {
    const share = (depth * depths.length) % 1;
    if (depth >= 0.99 || ["line", "riso", "deco", "brutal"].includes(style)) return [];
    const opacity = Math.round((0.34 * (1 - share) + 0.1 * (1 - depth)) * 100) / 100;
    return opacity > 0.04 ? [{ path, fill: "ground", opacity }] : [];
  };
  const haze = (path: Path, ridge: Ridge, depth: number): ShapePlan[] => {
    if (style !== "editorial" && style !== "soft") return [];
    const top = Math.min(...ridge.points.map(([, y]) => y));
    const bottom = top + (frame.y + frame.height - top) * 0.7;
    return [
      {
        path,
        fill: linear(
          [0, top],
          [0, bottom],
          [
            [0, "ground", 0],
            [1, "ground", Math.round((0.6 - depth * 0.5) * 100) / 100],
          ],
        ),
      },
    ];
  };
  // Printed over each other, three trees would be black.
  const paper = (parts: readonly Part[]): ShapePlan[] => (style === "riso" ? filled(parts, "ground") : []);
  const form = (path: Path, depth: number, fill = roleAt(depth)): ShapePlan[] => {
    if (isOutside(path, frame)) return [];
    const drawn = make({ kit, frame: boxOf(path), weight, random: random.fork(`form ${depth}`) });
    return [...paper([{ path }]), ...drawn.form([{ path }], { fill, under: "ground" }), ...veil(path, depth)];
  };
  return {
    kit,
    frame,
    random,
    short,
    vigor: brief.detail / 100,
    time: timeOf(brief),
    season: seasonOf(brief),
    isGeometric: style === "swiss" || style === "bauhaus",
    weight,
    roleAt,
    form,
    land(ridge, depth, fill = roleAt(depth)) {
      const path = below(ridge, frame, short * 0.05);
      // Land has no halves.
      const hand = (style === "bauhaus" || style === "editorial" ? plainHand : make)({
        kit,
        frame: boxOf(path),
        weight,
        random: random.fork(`land ${depth}`),
      });
      const lines = style === "line" ? hatching(ridge, short, weight) : [];
      return [
        ...paper([{ path }]),
        ...hand.form([{ path }], { fill, under: "ground" }),
        ...veil(path, depth),
        ...haze(path, ridge, depth),
        ...lines,
      ];
    },
    put(thing, [x, y], size, depth) {
      const own = random.fork(`${thing.name} ${Math.round(x)} ${Math.round(y)}`);
      const box: Frame = { x: x - size / 2, y: y - size, width: size, height: size };
      const parts = (part: Piece["part"], pieces: readonly Piece[]): Part[] =>
        pieces
          .filter((piece) => piece.part === part)
          .map(({ path, line }) => ({
            path: mapPoints(path, ([px, py]) => [box.x + (px * size) / 100, box.y + (py * size) / 100]),
            ...(line !== undefined && { line: (line * size) / 100 }),
          }));
      const pieces = thing(own);
      const fill = roleAt(depth);
      const second = style === "line" ? "accent" : otherRole(kit, fill, depths);
      const hand = make({ kit, frame: box, weight, random: own });
      const [bodies, details, accents] = [parts("body", pieces), parts("detail", pieces), parts("accent", pieces)];
      const lit = timeOf(brief) === "night" && isDark && style !== "line" ? "highlight" : "ground";
      return [
        ...paper([...bodies, ...accents]),
        ...(bodies.length > 0 ? hand.form(bodies, { fill, under: "ground" }) : []),
        ...(accents.length > 0 ? hand.form(accents, { fill: second, under: "ground" }) : []),
        ...(details.length > 0 ? hand.detail(details, { fill, under: lit }) : []),
      ];
    },
    hill(name, scale) {
      const field: Field = fieldOf(random.fork(name), scale);
      const isMirrored = style === "deco";
      return (share) => 0.5 + 0.5 * field([isMirrored ? Math.abs(share - 0.5) : share, 0]);
    },
  };
}

/** Roles by depth: what is far has the color that is nearest to the sky's. */
function rolesByDepth(kit: Kit): PaletteRole[] {
  const { style } = kit.brief;
  const off = (role: PaletteRole) => contrast(kit.color(role), kit.color("ground"));
  const roles: readonly PaletteRole[] =
    style === "swiss" || style === "bauhaus" || style === "editorial"
      ? ["support", "accent", "highlight", "ink"]
      : ["support", "accent", "highlight"];
  const seen = roles.filter((role) => off(role) > 1.12);
  if (style === "deco") return ["support", "accent", "support", "accent"];
  return (seen.length > 1 ? seen : [...roles]).toSorted((a, b) => off(a) - off(b));
}

const otherRole = (kit: Kit, fill: PaletteRole, depths: readonly PaletteRole[]): PaletteRole =>
  depths.find((role) => role !== fill && contrast(kit.color(role), kit.color(fill)) > 1.2) ??
  depths.find((role) => role !== fill) ??
  "ink";

/** The least frame around a path's points. */
const boxOf = (path: Path): Frame => {
  const ends = path.flatMap((command): Point[] => {
    if (command[0] === "Z") return [];
    return command[0] === "C" ? [[command[5], command[6]]] : [[command[1], command[2]]];
  });
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(1, Math.max(...xs) - x), height: Math.max(1, Math.max(...ys) - y) };
};

const isOutside = (path: Path, frame: Frame): boolean => {
  const box = boxOf(path);
  return (
    box.x > frame.x + frame.width ||
    box.x + box.width < frame.x ||
    box.y > frame.y + frame.height ||
    box.y + box.height < frame.y
  );
};

/** From a ridge down to below the frame. */
function below({ points, isSharp }: Ridge, { x, y, width, height }: Frame, more: number): Path {
  const [right, bottom] = [x + width + more, y + height + more];
  if (isSharp) return polygon([...points, [right, bottom], [x - more, bottom]]);
  return [...curveThrough(points), ["L", right, bottom], ["L", x - more, bottom], ["Z"]];
}

/** Lines along a ridge, as engravers shade. */
function hatching({ points, isSharp }: Ridge, short: number, weight: number): ShapePlan[] {
  return [1, 2.4, 4.4].map((step): ShapePlan => {
    const lower = points.map(
      ([x, y], index): Point => [x, y + step * short * (0.012 + 0.006 * Math.sin(index * 1.7 + step))],
    );
    const path: Path = isSharp
      ? lower.map(([x, y], index) => [index === 0 ? "M" : "L", x, y] as const)
      : curveThrough(lower);
    return { path, stroke: { paint: "ink", width: weight * 0.8 } };
  });
}
