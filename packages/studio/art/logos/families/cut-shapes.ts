import { circle, type Path, type Point, polygon } from "../../../engine/geometry/path.ts";
import { mirrored, turned } from "../../../engine/geometry/transform.ts";
import { lightContainer } from "../containers.ts";
import type { Cut } from "../mark.ts";
import type { DrawnMark, MarkContext } from "./family.ts";

/** Bands cut out of a shape. */
export function bands(context: MarkContext): DrawnMark {
  const random = context.random.fork("bands");
  const container = lightContainer(random, context.brief);
  const count = random.integer(2, 3);
  const kind = random.pick(["waves", "arches", "diagonals"] as const);
  const phase = random.fork("phase").next();
  const gap = random.between(6, 26 / count);
  const turn = random.integer(0, 7) / 8;
  // Above 1, the parts grow from band to band; below, they shrink.
  const growth = random.pick([random.between(0.66, 0.85), 1, random.between(1.2, 1.55)]);
  const flips = random.chance(0.5);
  const cuts = Array.from({ length: count }, (_, index): Cut => {
    const cut = bandCut(kind, ((index + 1) / (count + 1)) ** growth, phase);
    return { ...cut, gap, path: turned(flips ? mirrored(cut.path) : cut.path, turn) };
  });
  return {
    mark: [{ path: container.path, cuts }],
    reason: `A ${container.name}, divided by ${count === 2 ? "two" : "three"} ${kind}.`,
  };
}

function bandCut(kind: "waves" | "arches" | "diagonals", share: number, phase: number): Cut {
  const y = 100 * share;
  const lift = 6 + phase * 12;
  if (kind === "waves") {
    return {
      path: [
        ["M", -10, y],
        ["C", 20, y - lift * 2, 30, y - lift, 50, y],
        ["C", 70, y + lift, 80, y + lift * 2, 110, y],
      ],
      isLine: true,
    };
  }
  if (kind === "arches")
    return {
      path: circle(phase < 0.5 ? 8 : 92, phase < 0.25 || phase > 0.75 ? 96 : 4, 12 + share * 84),
      isLine: true,
    };
  const x = 100 * share;
  return {
    path: [
      ["M", x - 40 - phase * 20, 110],
      ["L", x + 40 + phase * 20, -10],
    ],
    isLine: true,
  };
}

/** A block of three faces, one of them in courses. */
export function block(context: MarkContext): DrawnMark {
  const random = context.random.fork("block");
  const corner = (index: number, radius = 50): Point => {
    const angle = (index / 6 - 0.25) * 2 * Math.PI;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  };
  // Seen from above or from below.
  const side = random.integer(0, 1);
  const seams: readonly Cut[] = [side, side + 2, side + 4].map((index) => ({
    path: [
      ["M", 50, 50],
      ["L", ...corner(index + 1, 60)],
    ],
    gap: 3.4,
    isLine: true,
  }));
  const bite = random.integer(0, 5);
  const size = random.between(18, 34);
  const hollow = polygon(
    Array.from({ length: 6 }, (_, index): Point => {
      const [x, y] = corner(index, size);
      const [cx, cy] = corner(bite, 50 - size * 0.5);
      return [x + (cx - 50), y + (cy - 50)];
    }),
  );
  const kind = random.pick(["bite", "lines", "core"] as const);
  const extra: readonly Cut[] =
    kind === "bite"
      ? [{ path: hollow }]
      : kind === "core"
        ? [{ path: polygon(Array.from({ length: 6 }, (_, index) => corner(index, size * 0.8))) }]
        : [1, 2].map((index) => ({
            path: linesOn(bite, index),
            gap: 3.2,
            isLine: true,
          }));
  return {
    mark: [{ path: polygon(Array.from({ length: 6 }, (_, index) => corner(index))), cuts: [...seams, ...extra] }],
    reason: "A block of three faces: something built.",
  };
}

/** A line across one of the block's faces. */
function linesOn(turn: number, index: number): Path {
  const x = 50 + (43.3 / 3) * index;
  return turned(
    [
      ["M", x, 50 - (25 / 3) * index - 60],
      ["L", x, 110],
    ],
    (turn % 3) / 3,
  );
}
