import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, mapPoints, type Path, type Point, polygon, rectangle } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { halftone } from "./halftone.ts";

/** A color that one drum prints; the ink of the words is the last. */
export type Ink = Exclude<PaletteRole, "ground">;

/** A shape in one ink, or left out of those below it: paper. */
export interface Printed {
  readonly path: Path;
  /** Printed as a line so wide. */
  readonly width?: number;
  readonly ink: Ink | "paper";
}

/** A sheet that goes through the machine once for each ink. */
export interface Press {
  /** Prints shapes over each other, each ink a little off. */
  print(name: string, printed: readonly Printed[], plan?: { readonly clip?: Frame }): void;
  /** A tone in one ink, as dots. @param fineness of the dots: 1 for those of large areas. */
  screen(within: Path, ink: Ink, tone: (point: Point) => number, fineness?: number): Printed[];
}

/** In turns, as printers set them, so that the dots of two inks make no pattern. */
const turns: Readonly<Record<Ink, number>> = { accent: 0.045, support: 0.125, highlight: 0, ink: 0.21 };

/** @param picture where dots are drawn. */
export function pressOf(kit: Kit, picture: Frame): Press {
  const { unit, brief, random: chance } = kit;
  const offsets = offsetsOf(chance.fork("offsets"), unit);
  const pitch = unit * (2.5 - brief.detail / 100);
  return {
    print(name, printed, { clip } = {}) {
      const plans = printed.map(({ path, ink, width }): ShapePlan => {
        if (ink === "paper") return { path, fill: "ground" };
        const [dx, dy] = offsets[ink];
        const look = width === undefined ? { fill: ink } : { stroke: { paint: ink, width } };
        return { path: mapPoints(path, ([x, y]) => [x + dx, y + dy]), ...look, isMultiplied: true };
      });
      // Inks inside a clip mix with what is inside it only: the sheet's color has to be there, too.
      const sheet: ShapePlan[] = clip ? [{ path: rectangle(clip), fill: "ground" }] : [];
      const specks: ShapePlan = {
        path: specksIn(clip ?? picture, chance.fork(`specks ${name}`), unit),
        fill: "ground",
      };
      kit.group(name, [...sheet, ...plans, specks], clip);
    },
    screen: (within, ink, tone, fineness = 1) =>
      halftone({ within, bounds: picture, tone, pitch: pitch / fineness, turn: turns[ink] }).map((dots) => ({
        ...dots,
        ink,
      })),
  };
}

/** Distance that each ink is off, in a direction of its own. The other inks are set by the words' ink. */
function offsetsOf(random: Random, unit: number): Readonly<Record<Ink, Point>> {
  const turn = random.next();
  const offset = (share: number, distance: number): Point => [
    Math.cos((turn + share) * 2 * Math.PI) * unit * distance,
    Math.sin((turn + share) * 2 * Math.PI) * unit * distance,
  ];
  return { accent: offset(0, 0.2), support: offset(0.4, 0.25), highlight: offset(0.7, 0.4), ink: [0, 0] };
}

/** Small places that took no ink. */
function specksIn({ x, y, width, height }: Frame, random: Random, unit: number): Path {
  const count = Math.min(420, Math.round((width * height) / (unit * unit * 18)));
  return Array.from({ length: count }, () => {
    const [cx, cy] = [x + random.next() * width, y + random.next() * height];
    const size = unit * random.between(0.05, 0.05 + 0.2 * random.next());
    const corners = [0, 0.3, 0.62].map((share): Point => {
      const angle = (share + random.between(-0.1, 0.1)) * 2 * Math.PI;
      return [cx + Math.cos(angle) * size, cy + Math.sin(angle) * size];
    });
    return polygon(corners);
  }).flat();
}
