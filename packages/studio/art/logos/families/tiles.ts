import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { circle, leaf, mapPoints, type Path, polygon, sector } from "../../../engine/geometry/path.ts";
import { turned } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import type { MarkShape } from "../mark.ts";
import type { DrawnMark, MarkContext } from "./family.ts";

/** Fillings of one field of the grid, in a square of 100. */
const fillings: readonly (() => Path)[] = [
  () => sector(0, 100, 100, [0.75, 1]),
  () =>
    polygon([
      [0, 0],
      [100, 100],
      [0, 100],
    ]),
  () => leaf([0, 100], [100, 0], 0.38),
  () => sector(0, 50, 50, [0.75, 1.25]),
  () => circle(50, 50, 50),
  () => sector(0, 100, 100, [0.75, 1], 52),
];

/** Shapes on a square grid, the whole the same after a quarter or half a turn, or in a mirror. */
export function tiles(context: MarkContext): DrawnMark {
  const random = context.random.fork("tiles");
  const size = random.pick([2, 3, 3]);
  const gap = size === 2 ? 8 : random.pick([9, 11]);
  const field = (100 - gap * (size - 1)) / size;
  const order = random.pick(["quarter", "half"] as const);
  const plan = planOf(random, size, order);
  const initial = size === 2 ? context.initials[0] : undefined;
  const lettered = random.integer(0, 3);
  const mark = plan.flatMap((filling, index): MarkShape[] => {
    if (!filling) return [];
    if (initial && index === lettered) {
      const [left, top] = [(index % 2) * (field + gap), Math.floor(index / 2) * (field + gap)];
      return [
        {
          path: fitPath(context.letter(initial), { x: left + 3, y: top, width: field - 6, height: field }),
          role: "second",
        },
      ];
    }
    const [x, y] = [(index % size) * (field + gap), Math.floor(index / size) * (field + gap)];
    const path = turned(filling.path, filling.turn);
    return [
      {
        path: mapPoints(path, ([px, py]) => [x + (px * field) / 100, y + (py * field) / 100]),
        role: filling.isSecond ? "second" : "primary",
      },
    ];
  });
  const why = {
    quarter: "the same after each quarter of a turn",
    half: "the same after half a turn",
  };
  if (initial) return { mark, reason: `Four fields, the ${initial} of the name in one of them.` };
  return { mark, reason: `A grid of ${size} by ${size} fields, ${why[order]}.` };
}

interface Filling {
  readonly path: Path;
  readonly turn: number;
  readonly isSecond: boolean;
}

function planOf(random: Random, size: number, order: "quarter" | "half"): readonly (Filling | undefined)[] {
  const kinds = random.shuffled(fillings).slice(0, 2);
  const filling = (index: number): Filling => ({
    path: random.pick(kinds)(),
    turn: random.integer(0, 3) / 4,
    isSecond: size === 2 ? index === 1 : index % 2 === 1,
  });
  if (size === 2 && order === "quarter") {
    const one = filling(0);
    const step = random.pick([0.25, -0.25]);
    return [0, 1, 3, 2].map((steps, index) => ({
      ...one,
      turn: one.turn + steps * step,
      isSecond: index === 1 || index === 2,
    }));
  }
  if (size === 3 && order === "quarter") {
    const [corner, edge] = [filling(0), filling(1)];
    const at = [0, 0, 1, 3, -1, 1, 3, 2, 2];
    return at.map((steps, index) => {
      if (steps < 0)
        return random.chance(0.5) ? { ...filling(0), path: circle(50, 50, 50), isSecond: true } : undefined;
      const base = index % 2 === 0 ? corner : edge;
      return { ...base, turn: base.turn + steps / 4, isSecond: index % 2 === 1 };
    });
  }
  const count = size * size;
  const first = Array.from({ length: Math.ceil(count / 2) }, (_, index) => filling(index));
  return Array.from({ length: count }, (_, index) => {
    const own = first[index];
    if (own) return own;
    const other = first[count - 1 - index] ?? filling(index);
    return { ...other, turn: other.turn + 0.5 };
  });
}
