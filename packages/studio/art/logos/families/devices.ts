import { circle, type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";
import { scaled, shifted, turned } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import { accent, type Piece, starPath } from "../../figures/figure.ts";
import type { Container } from "../containers.ts";
import type { Cut } from "../mark.ts";

/** Other cuts in a badge, and the room that they leave for the motif. */
interface Device {
  readonly frame: Frame;
  readonly cuts: readonly Cut[];
  /** The end of the sentence that gives the reason of the mark. */
  readonly reason: string;
}

const inset = ({ x, y, width, height }: Frame, { top = 0, bottom = 0, sides = 0 }): Frame => ({
  x: x + sides,
  y: y + top,
  width: width - 2 * sides,
  height: height - top - bottom,
});

/** Full shapes have enough of themselves: more ink would close them at 16 pixels. */
const full = new Set(["square", "tile", "petal-0", "petal-1", "octagon"]);

export function deviceOf(random: Random, { id, path, inner }: Container): Device {
  const foot = inner.y + inner.height;
  const plain: Device = { frame: inner, cuts: [], reason: "" };
  if (full.has(id)) return plain;
  const spark = (x: number, y: number, size: number): Cut => ({
    path: shifted(scaled(starPath(4, 50, 15), size / 100), x - 50, y - 50),
  });
  const low = inner.y + 6;
  return random.pick<() => Device>([
    () => plain,
    () => ({
      frame: inset(inner, { top: 5, bottom: 5, sides: 5 }),
      cuts: [{ path: scaled(path, 0.84), gap: 2.7, isLine: true }],
      reason: ", with a line that follows its edge",
    }),
    () => ({
      frame: inset(inner, { bottom: 15 }),
      cuts: [{ path: rectangle({ x: inner.x, y: foot - 8, width: inner.width, height: 6.5 }) }],
      reason: " and set on a line",
    }),
    () => ({
      frame: inset(inner, { bottom: 17, top: -2 }),
      cuts: [{ path: rectangle({ x: -20, y: foot - 10, width: 140, height: 6.5 }) }],
      reason: " above its base",
    }),
    () => ({
      frame: inset(inner, { top: 16, bottom: -4 }),
      cuts: [spark(50, low, 20), ...(random.chance(0.5) ? [spark(31, low + 6, 12), spark(69, low + 6, 12)] : [])],
      reason: ", a light above it",
    }),
    () => ({
      frame: inset(inner, { top: 16, bottom: -4 }),
      cuts: [-1, 0, 1].map((side) => ({
        path: turned(rectangle({ x: 46.8, y: inner.y - 4, width: 6.5, height: 13 }, 3), side * 0.075, [50, 56]),
      })),
      reason: ", three rays above it",
    }),
    () => ({
      frame: inset(inner, { bottom: 15, top: -3 }),
      cuts: [-1, 0, 1].map((side) => ({ path: circle(50 + side * 13, foot - 4, 4) })),
      reason: " and three points",
    }),
  ])();
}

interface Companion {
  readonly pieces: readonly Piece[];
  readonly reason: string;
}

/** Companion beside a motif that fills the square. @param isNeeded where the motif alone would be a blot at 16 pixels. */
export function companionOf(random: Random, isNeeded = false): Companion {
  const [x, y] = random.pick([
    [-14, 10],
    [114, 10],
    [114, 90],
    [-14, 90],
  ] as const);
  return random.pick<() => Companion>([
    ...(isNeeded ? [] : [() => ({ pieces: [], reason: "" })]),
    () => ({ pieces: [accent(circle(x, y, random.between(9, 15)))], reason: ", with one point" }),
    () => ({
      pieces: [accent(shifted(scaled(starPath(4, 50, 14), 0.34), x - 50, y - 50))],
      reason: ", with one light",
    }),
    () => {
      const inset = random.pick([0, 0, random.between(10, 24)]);
      return {
        pieces: [0, 1].map((index) =>
          accent(
            rectangle({ x: -4 + index * inset, y: 106 + index * 15, width: 108 - 2 * index * inset, height: 8 }, 4),
          ),
        ),
        reason: ", on two lines",
      };
    },
    () => {
      const weight = random.between(9, 15);
      return { pieces: [accent(rectangle({ x: -6, y: 106, width: 112, height: weight }))], reason: ", on its ground" };
    },
    () => ({
      pieces: [-1, 0, 1].map((side) => accent(circle(50 + side * 26, 113, 7))),
      reason: ", on three points",
    }),
    () => {
      const [from, sweep] = [random.pick([0.5, 0.54, 0.62]), random.pick([0.25, 0.38, 0.5])];
      return {
        pieces: [accent(sector(50, 50, 76, [from, from + sweep], 67))],
        reason: " under an arc",
      };
    },
    () => {
      const side = random.pick([-1, 1]);
      return {
        pieces: [0, 1].map((index) => accent(circle(50 + side * (60 + index * 4), 30 + index * 26, 10 - index * 3))),
        reason: ", with two points",
      };
    },
    () => ({
      pieces: [-1, 0, 1].map((side) =>
        accent(turned(rectangle({ x: 46, y: -24, width: 8, height: 17 }, 4), side * 0.06, [50, 70])),
      ),
      reason: " under three rays",
    }),
  ])();
}
