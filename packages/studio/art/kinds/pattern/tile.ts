import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Repeat } from "../../../engine/document/document.ts";
import { type Frame, mapPoints, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Hand } from "../hands/hand.ts";
import { handOf } from "../hands/hands.ts";

/** Tile that a pattern repeats. Coordinates run from 0 to its width and height; what goes over one edge comes in at the other. */
export interface Tile {
  readonly kit: Kit;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** Width of the style's lines. */
  readonly weight: number;
  /** Colors for what is on the ground, the strongest first. */
  readonly colors: readonly [PaletteRole, ...PaletteRole[]];
  /** The style's hand for a thing in a frame. */
  hand(frame: Frame, random?: Random): Hand;
}

/** Draws one tile. */
export type Layout = (tile: Tile) => ShapePlan[];

/** Whole pixels, if the canvas can be divided so: tiles are the same to the last pixel then. */
export function repeatFor({ width, height, brief }: Kit, scale: number): Repeat {
  const across = (2 + brief.detail / 26) / scale;
  const target = Math.min(width, height) / across;
  const columns = divisorNear(width, width / target);
  const rows = divisorNear(height, height / (width / columns));
  return { width: width / columns, height: height / rows, columns, rows };
}

function divisorNear(length: number, wanted: number): number {
  const counts = Array.from({ length: 24 }, (_, index) => index + 1);
  const off = (count: number) => Math.abs(Math.log(count / wanted)) + (length % count === 0 ? 0 : 0.5);
  return counts.toSorted((a, b) => off(a) - off(b))[0] ?? 1;
}

/** A thing that overlaps the right or the bottom edge is moved to the left or the top, where the next tile shows it. */
export function settle(plans: readonly ShapePlan[], { width, height }: Pick<Tile, "width" | "height">): ShapePlan[] {
  const [right, bottom] = farthest(plans);
  const steps = (over: number, size: number) => Math.max(0, Math.ceil((over - 1) / size - 1));
  return moved(plans, [-steps(right, width) * width, -steps(bottom, height) * height]);
}

/** The right and the bottom edge of what is drawn; handles of curves count, too. */
function farthest(plans: readonly ShapePlan[]): Point {
  let [right, bottom] = [0, 0];
  for (const { path, stroke } of plans) {
    const reach = (stroke?.width ?? 0) / 2;
    for (const [, ...numbers] of path) {
      for (const [index, value] of numbers.entries()) {
        if (index % 2 === 0) right = Math.max(right, value + reach);
        else bottom = Math.max(bottom, value + reach);
      }
    }
  }
  return [right, bottom];
}

function moved(plans: readonly ShapePlan[], [dx, dy]: Point): ShapePlan[] {
  if (dx === 0 && dy === 0) return [...plans];
  return plans.map((plan) => ({
    ...plan,
    path: mapPoints(plan.path, ([x, y]) => [x + dx, y + dy]),
    ...(typeof plan.fill === "object" && {
      fill: {
        ...plan.fill,
        from: [plan.fill.from[0] + dx, plan.fill.from[1] + dy] as [number, number],
        to: [plan.fill.to[0] + dx, plan.fill.to[1] + dy] as [number, number],
      },
    }),
  }));
}

export function tileOf(kit: Kit, repeat: Repeat, colors: Tile["colors"]): Tile {
  const { brief, random } = kit;
  const make = handOf(brief.style);
  const side = Math.min(repeat.width, repeat.height);
  const weight = side * (brief.style === "brutal" ? 0.013 : 0.0085);
  return {
    kit,
    width: repeat.width,
    height: repeat.height,
    random,
    weight,
    colors,
    hand: (frame, own = random.fork("hand")) => make({ kit, frame, weight, random: own }),
  };
}
