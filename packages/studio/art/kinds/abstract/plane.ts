import { lchOf } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Frame, Path, Point } from "../../../engine/geometry/path.ts";
import { sideOf } from "../../../engine/geometry/side-of.ts";
import type { Random } from "../../../engine/random.ts";
import { grown } from "../frames.ts";
import { plainHand } from "../hands/flat-hands.ts";
import { partsBounds } from "../hands/hand.ts";
import { handOf } from "../hands/hands.ts";

/** Context that an abstract picture works with. */
export interface Plane {
  readonly kit: Kit;
  readonly canvas: Frame;
  readonly random: Random;
  readonly short: number;
  readonly long: number;
  /** 0 to 1: how much there is to see. */
  readonly vigor: number;
  readonly weight: number;
  /** The palette's colors from the darkest to the lightest, without those that words alone have. */
  readonly ramp: readonly PaletteRole[];
  /** @param tone 0 to 1: dark to light. */
  colorAt(tone: number): PaletteRole;
  /** Draws a form in the style's hand. */
  form(path: Path, fill: PaletteRole, own?: Random): ShapePlan[];
}

/** Part of a path that is inside a frame: rasterizers give up on what reaches far out of the canvas. */
function cutTo(path: Path, { x, y, width, height }: Frame): Path {
  const { x: left, y: top, width: wide, height: tall } = partsBounds([{ path }]);
  if (left >= x && top >= y && left + wide <= x + width && top + tall <= y + height) return path;
  const corners: readonly Point[] = [
    [x, y],
    [x, y + height],
    [x + width, y + height],
    [x + width, y],
  ];
  const step = Math.min(width, height) / 60;
  return corners.reduce((rest, corner, index) => sideOf(rest, corner, corners[(index + 1) % 4] ?? corner, step), path);
}

export type Draw = (plane: Plane) => ShapePlan[];

export function planeOf(kit: Kit): Plane {
  const { brief, width, height, unit, random } = kit;
  const lightness = (role: PaletteRole) => lchOf(kit.color(role)).lightness;
  const roles: readonly PaletteRole[] =
    brief.style === "bauhaus" || brief.style === "swiss"
      ? ["ground", "accent", "support", "highlight", "ink"]
      : ["ground", "accent", "support", "highlight"];
  // Two roles of one color would be one flat area.
  const ramp = roles
    .filter((role, index) => roles.findIndex((other) => kit.color(other) === kit.color(role)) === index)
    .toSorted((a, b) => lightness(a) - lightness(b));
  const weight = unit * (brief.style === "brutal" ? 0.7 : brief.style === "line" ? 0.24 : 0.3);
  const hand = handOf(brief.style);
  return {
    kit,
    canvas: { x: 0, y: 0, width, height },
    random,
    short: Math.min(width, height),
    long: Math.max(width, height),
    vigor: brief.detail / 100,
    weight,
    ramp,
    colorAt: (tone) => ramp[Math.min(ramp.length - 1, Math.max(0, Math.floor(tone * ramp.length)))] ?? "accent",
    form(path, fill, own = random.fork("hand")) {
      const inside = cutTo(path, grown({ x: 0, y: 0, width, height }, unit * 6));
      if (inside.length === 0) return [];
      const frame = partsBounds([{ path: inside }]);
      // What has the canvas's width has no halves.
      const isWhole = brief.style === "editorial" && frame.width > width * 0.6;
      const plan = { kit, frame, weight, random: own };
      return (isWhole ? plainHand(plan) : hand(plan)).form([{ path: inside }], { fill, under: "ground" });
    },
  };
}
