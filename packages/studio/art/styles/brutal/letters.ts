import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { boundsOf, type Frame, mapPoints, type Path, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { moved } from "./box.ts";

/** The first words of a headline that are short enough to be repeated, without what stands after them. */
export function slogan(headline: string, max = 16): string {
  const clause = headline.split(/[,.:;!?–—]/u).find((part) => part.trim() !== "") ?? headline;
  const words = clause.split(/\s+/).filter((word) => word !== "");
  let taken = words[0] ?? headline;
  for (const word of words.slice(1)) {
    if (taken.length + word.length + 1 > max) break;
    taken += ` ${word}`;
  }
  return taken.replace(/[\p{P}\s]+$/u, "").replaceAll(/\p{Cc}/gu, "") || "!";
}

interface RowPlan {
  readonly words: string;
  /** The height of the capitals. */
  readonly height: number;
  readonly fill?: PaletteRole;
  /** A line around the letters. */
  readonly line?: number;
  /** Share of the first repetition that is cut off, 0 to 1. */
  readonly cut: number;
}

/** Words repeated over the whole width of a frame, from its top. */
export function wordRow(kit: Kit, frame: Frame, { words, height, fill, line, cut }: RowPlan): ShapePlan[] {
  const capital = boundsOf(kit.lettering("H", "display")).height;
  const scale = height / capital;
  const one = mapPoints(kit.lettering(words, "display"), ([x, y]) => [x * scale, y * scale + height]);
  const step = (boundsOf(one).width || 1) + height * 0.4;
  const count = Math.min(12, Math.ceil(frame.width / step) + 1);
  return Array.from({ length: count }, (_, index) => ({
    path: moved(one, frame.x + (index - cut) * step, frame.y),
    ...(fill && { fill }),
    ...(line && { stroke: { paint: "ink", width: line } as const }),
  }));
}

interface TapePlan {
  readonly words: string;
  readonly middle: Point;
  readonly length: number;
  readonly width: number;
  /** Degrees. */
  readonly turn: number;
  readonly fill: PaletteRole;
  readonly ink: PaletteRole;
}

/** A strip with words again and again, as around a building site. */
export function tape(kit: Kit, { words, middle, length, width, turn, fill, ink }: TapePlan): ShapePlan[] {
  const flat: Frame = { x: -length / 2, y: -width / 2, width: length, height: width };
  const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
  const place = (path: Path): Path =>
    mapPoints(path, ([x, y]) => [middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos]);
  const capitals = width * 0.5;
  const letters = wordRow(kit, { ...flat, y: -capitals / 2 }, { words, height: capitals, fill: ink, cut: 0.3 });
  return [
    { path: place(rectangle(flat)), fill, stroke: { paint: "ink", width: kit.unit * 0.7 } },
    ...letters.map((plan) => ({ ...plan, path: place(plan.path) })),
  ];
}
