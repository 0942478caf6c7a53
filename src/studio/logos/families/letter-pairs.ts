import { fitPath } from "../../geometry/fit-path.ts";
import { boundsOf, circle, type Frame, rectangle, sector } from "../../geometry/path.ts";
import { mirrored, scaled, shifted, stemOf, stretchPath } from "../glyphs.ts";
import { leastGap, type Mark, type MarkShape } from "../mark.ts";
import type { DrawnMark, MarkContext } from "./family.ts";

const tall: Frame = { x: -50, y: 2, width: 200, height: 96 };

const second = ({ initials }: MarkContext): string => initials[1] ?? "";

/** Two letters over each other, the back one kept off the front one. */
export function interlock(context: MarkContext): DrawnMark {
  const random = context.random.fork("interlock");
  const [a] = context.initials;
  const drop = random.pick([0, 18, 26]);
  const left = fitPath(context.letter(a ?? ""), { x: 0, y: 0, width: 90, height: 74 });
  const leftBounds = boundsOf(left);
  const rightRaw = fitPath(context.letter(second(context)), { x: 0, y: drop, width: 90, height: 74 });
  const overlap = random.between(0.22, 0.36) * Math.min(leftBounds.width, boundsOf(rightRaw).width);
  const right = shifted(rightRaw, leftBounds.x + leftBounds.width - overlap - boundsOf(rightRaw).x, 0);
  return {
    mark: [
      { path: left, cuts: [{ path: right, gap: leastGap }] },
      { path: right, role: "second" },
    ],
    reason: `${a} and ${second(context)} overlap, and a gap of one measure keeps them apart.`,
  };
}

/** Two letters that share the upright between them. */
export function sharedStem(context: MarkContext): DrawnMark {
  const [a] = context.initials;
  const left = fitPath(context.letter(a ?? ""), tall);
  const right = fitPath(context.letter(second(context)), tall);
  const { x, width } = boundsOf(left);
  const stem = stemOf(mirrored(left))?.width ?? stemOf(right)?.width ?? 10;
  const joined = shifted(right, x + width - stem - boundsOf(right).x, 0);
  return {
    mark: [{ path: left }, { path: joined }],
    reason: `${a} and ${second(context)} lean on one stem.`,
  };
}

/** Whether two letters have the uprights that they can share. */
export function shareStem(context: MarkContext): boolean {
  const [a, b] = context.initials;
  if (!a || !b) return false;
  const [left, right] = [context.letter(a), context.letter(b)];
  return stemOf(mirrored(left)) !== undefined && stemOf(right) !== undefined;
}

/** Letters in rows of the same width. */
export function stacked(context: MarkContext): DrawnMark {
  const random = context.random.fork("stack");
  const [a = "", b = "", c] = context.initials;
  const rows = [a, b, ...(c ? [c] : [])];
  const isNegative = random.chance(0.5);
  const height = isNegative ? (rows.length === 2 ? 34 : 23) : rows.length === 2 ? 45 : 28;
  const gap = isNegative ? 6 : 7;
  const letters = rows.map((row, index) =>
    stretchPath(
      context.letter(row),
      { x: isNegative ? 20 : 0, y: index * (height + gap), width: isNegative ? 60 : 92, height },
      1.35,
    ),
  );
  const top = (100 - rows.length * height - (rows.length - 1) * gap) / 2;
  if (isNegative) {
    const container = random.pick([
      rectangle({ x: 0, y: 0, width: 100, height: 100 }, 16),
      rectangle({ x: 8, y: 0, width: 84, height: 100 }, 42),
      circle(50, 50, 58),
    ]);
    return {
      mark: [{ path: container, cuts: letters.map((path) => ({ path: shifted(path, 0, top) })) }],
      reason: `${rows.join(", ")}, one above the other, left empty in a plain shape.`,
    };
  }
  return {
    mark: letters.map((path, index): MarkShape => ({ path, role: index % 2 === 0 ? "primary" : "second" })),
    reason: `${rows.join(", ")}, one above the other on one axis.`,
  };
}

/** Two fields, a letter in each: one empty, one in ink. */
export function fields(context: MarkContext): DrawnMark {
  const [a = ""] = context.initials;
  const b = second(context);
  const isRound = context.random.fork("fields").chance(0.5);
  const left = fitPath(context.letter(a), { x: 7, y: 24, width: 38, height: 52 });
  const right = fitPath(context.letter(b), { x: 57, y: 24, width: 38, height: 52 });
  const mark: Mark = [
    {
      path: isRound ? sector(50, 50, 50, [0.25, 0.75]) : rectangle({ x: 0, y: 4, width: 50, height: 92 }),
      cuts: [{ path: isRound ? scaled(left, 0.86, [28, 50]) : left }],
    },
    { path: right, role: "second" },
  ];
  return { mark, reason: `${a} left empty beside ${b} in ink: two sides of one name.` };
}
