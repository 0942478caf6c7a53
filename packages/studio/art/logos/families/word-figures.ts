import { circle, leaf, type Path, rectangle, sector } from "../../../engine/geometry/path.ts";
import { turned } from "../../../engine/geometry/transform.ts";
import type { Random } from "../../../engine/random.ts";
import type { Mark, MarkShape } from "../mark.ts";
import type { MarkContext } from "./family.ts";

type Draw = (x: number, y: number, size: number) => Path;

const frameAround = (x: number, y: number, size: number) => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** Quiet ones: in a word they are read as a dot or a point. */
const figures: readonly Draw[] = [
  (x, y, size) => circle(x, y, size / 2),
  (x, y, size) => rectangle(frameAround(x, y, size)),
  (x, y, size) => turned(rectangle(frameAround(x, y, size * 0.92)), 0.125, [x, y]),
  (x, y, size) => sector(x - size / 2, y + size / 2, size, [0.75, 1]),
  // The last one: a brief can rule it out.
  (x, y, size) => leaf([x - size / 2, y + size / 2], [x + size / 2, y - size / 2], 0.36),
];

/** Any small figure that is not ruled out, in a square around a point. */
export const figure = (
  { random, brief }: Pick<MarkContext, "random" | "brief">,
  x: number,
  y: number,
  size: number,
): Path => random.pick(brief.without?.includes("leaf") ? figures.slice(0, -1) : figures)(x, y, size);

/** A ring in a square of 100 that is more than a letter. @param thick of its radius. */
export function ringFigure(random: Random, thick: number): Mark {
  const inner = 50 * (1 - thick);
  const turn = random.integer(0, 15) / 16;
  return random.pick<() => Mark>([
    () => [
      { path: circle(50, 50, 50), cuts: [{ path: turned(rectangle({ x: 46, y: -10, width: 8, height: 120 }), turn) }] },
    ],
    () =>
      [0, 1, 2, 3].map(
        (index): MarkShape => ({
          path: sector(
            50,
            50,
            50,
            [turn + index / 4 + 0.025, turn + (index + 1) / 4 - 0.025],
            index % 2 === 0 ? 0 : inner,
          ),
          role: index % 2 === 0 ? "primary" : "second",
        }),
      ),
    () => [
      { path: sector(50, 50, 50, [turn + 0.09, turn + 0.91], inner) },
      {
        path: circle(
          50 + Math.cos(turn * 2 * Math.PI) * (50 - (thick * 50) / 2),
          50 + Math.sin(turn * 2 * Math.PI) * (50 - (thick * 50) / 2),
          (thick * 50) / 2,
        ),
        role: "second",
      },
    ],
    () => [
      { path: sector(50, 50, 50, [turn, turn + 0.5]) },
      { path: sector(50, 50, 50, [turn + 0.52, turn + 0.98], inner), role: "second" },
    ],
    () => [{ path: sector(50, 50, 50, [0, 1], inner) }, { path: circle(50, 50, inner * 0.52), role: "second" }],
    () => [
      {
        path: circle(50, 50, 50),
        cuts: [{ path: circle(50 + Math.cos(turn * 2 * Math.PI) * 16, 50 + Math.sin(turn * 2 * Math.PI) * 16, 24) }],
      },
    ],
    () =>
      [0, 1, 2].map(
        (index): MarkShape => ({
          path: sector(50, 50, 50, [turn + index / 3 + 0.02, turn + (index + 1) / 3 - 0.02], inner),
          role: index === 0 ? "second" : "primary",
        }),
      ),
  ])();
}
