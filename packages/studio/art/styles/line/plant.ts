import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { curveThrough } from "../../../engine/geometry/curve.ts";
import { circle, type Frame, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { drawLeaf } from "./foliage.ts";
import { besideDrawing, type Pen, penOf } from "./pen.ts";

/** A plant as tall as the page; the words stand beside it. */
export function plant(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const isWide = width > height * 1.2;
  const share = isWide ? 0.46 : 0.45;
  const bed: Frame = { x: width * (1 - share), y: 0, width: width * share, height };
  const random = kit.random.fork("plant");
  kit.group(
    "Plant",
    drawPlant(penOf(kit), { ...bed, y: unit * 9, height: height - unit * 4 }, random, kit.brief.detail),
  );
  const words = { ...inner, width: bed.x - inner.x - unit * 2 };
  stackWords(kit, words, { ...besideDrawing(kit, words), columns: "list", headlineLinesMax: 5, sublineWidth: 0.95 });
}

interface Habit {
  readonly leaf: { readonly width: number; readonly length: number; readonly veins: number };
  /** Angle between a leaf and the stem above it, in turns. */
  readonly angle: number;
  readonly isOpposite: boolean;
  readonly head: "leaf" | "umbel" | "bud";
}

const habits: readonly Habit[] = [
  { leaf: { width: 0.19, length: 1.15, veins: 7 }, angle: 0.105, isOpposite: false, head: "leaf" },
  { leaf: { width: 0.27, length: 0.86, veins: 5 }, angle: 0.125, isOpposite: true, head: "leaf" },
  { leaf: { width: 0.11, length: 1.3, veins: 0 }, angle: 0.08, isOpposite: false, head: "umbel" },
  { leaf: { width: 0.17, length: 1, veins: 6 }, angle: 0.1, isOpposite: true, head: "bud" },
];

/** Rooted at the middle of the frame's bottom. */
function drawPlant(pen: Pen, frame: Frame, random: Random, detail: number): ShapePlan[] {
  const habit = random.pick(habits);
  const lean = random.pick([-1, 1]) * frame.width * 0.06;
  const [foot, tip] = [frame.y + frame.height, frame.y + frame.height * (habit.head === "leaf" ? 0.14 : 0.13)];
  const cx = frame.x + frame.width * 0.5;
  const stemAt = (share: number): Point => [cx + Math.sin(share * Math.PI * 1.1) * lean, foot + (tip - foot) * share];
  const nodes = Math.round((habit.isOpposite ? 3.5 : 6) + detail / 28);
  const filled = random.integer(Math.floor(nodes * 0.3), Math.floor(nodes * 0.65));
  const reach = Math.min(frame.width * 0.45, frame.height * 0.34);
  const leaves = Array.from({ length: nodes }, (_, index) => {
    const share = 0.16 + (index / nodes) * 0.76;
    const size = reach * habit.leaf.length * (1 - Math.abs(share - 0.35) * 0.8) * random.between(0.94, 1.06);
    const sides = habit.isOpposite ? [-1, 1] : [index % 2 === 0 ? 1 : -1];
    return sides.map((side) =>
      drawLeaf({
        at: stemAt(share),
        turn: 0.75 + side * (habit.angle + random.between(-0.012, 0.012) + (1 - share) * 0.045),
        length: size,
        width: habit.leaf.width,
        bend: side * random.between(-0.02, 0.14),
        veins: habit.leaf.veins,
      }),
    );
  });
  const stem = curveThrough([0, 0.2, 0.4, 0.6, 0.8, 1].map(stemAt));
  return [
    ...(leaves[filled] ?? []).slice(0, 1).map(({ outline }) => pen.wash(outline)),
    pen.line(stem),
    ...leaves.flatMap((pair, index) =>
      pair.flatMap(({ outline, veins }, side) => [
        index === filled && side === 0 ? pen.line(outline) : pen.cover(outline),
        pen.line(veins),
      ]),
    ),
    ...drawHead(pen, habit.head, stemAt(1), reach, random),
  ];
}

function drawHead(pen: Pen, head: Habit["head"], [x, y]: Point, reach: number, random: Random): ShapePlan[] {
  if (head === "umbel") {
    const count = 11;
    const ends = Array.from({ length: count }, (_, index): Point => {
      const angle = (0.75 + (index / (count - 1) - 0.5) * 0.36) * 2 * Math.PI;
      const long = reach * (index % 2 === 0 ? 0.44 : 0.34);
      return [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    });
    const rays = ends.flatMap(
      ([ex, ey]): Path =>
        curveThrough([
          [x, y],
          [x * 0.45 + ex * 0.55, y * 0.38 + ey * 0.62],
          [ex, ey],
        ]),
    );
    return [pen.line(rays), ...ends.map(([ex, ey]) => pen.cover(circle(ex, ey, reach * 0.045)))];
  }
  const { outline, veins } = drawLeaf({
    at: [x, y + reach * 0.06],
    turn: 0.75 + random.between(-0.02, 0.02),
    length: reach * (head === "bud" ? 0.42 : 0.6),
    width: head === "bud" ? 0.3 : 0.2,
    bend: 0.05,
    veins: head === "bud" ? 0 : 4,
  });
  return [pen.cover(outline), pen.line(veins)];
}
