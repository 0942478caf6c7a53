import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { boundsOf, circle, type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";
import { mirrored, scaled, shifted } from "../../../engine/geometry/transform.ts";
import { stemOf, stretchPath } from "../glyphs.ts";
import { leastGap, type Mark, type MarkShape } from "../mark.ts";
import type { DrawnMark, MarkContext } from "./family.ts";
import { settled } from "./letter-settings.ts";

const tall: Frame = { x: -50, y: 2, width: 200, height: 96 };

const second = ({ initials }: MarkContext): string => initials[1] ?? "";

/** Two letters over each other, the back one kept off the front one. */
export function interlock(context: MarkContext): DrawnMark {
  const random = context.random.fork("interlock");
  const [a] = context.initials;
  const drop = random.pick([0, random.between(12, 28), -random.between(12, 28)]);
  const isBehind = random.chance(0.4);
  // The two are wider than the square, and made smaller with their gap.
  const gap = leastGap * 1.3;
  const left = fitPath(context.letter(a ?? ""), { x: 0, y: 0, width: 90, height: 74 });
  const leftBounds = boundsOf(left);
  const rightRaw = fitPath(context.letter(second(context)), { x: 0, y: drop, width: 90, height: 74 });
  const overlap = random.between(0.22, 0.36) * Math.min(leftBounds.width, boundsOf(rightRaw).width);
  const right = shifted(rightRaw, leftBounds.x + leftBounds.width - overlap - boundsOf(rightRaw).x, 0);
  return {
    mark: isBehind
      ? [{ path: left }, { path: right, role: "second", cuts: [{ path: left, gap }] }]
      : [
          { path: left, cuts: [{ path: right, gap }] },
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
  const random = context.random.fork("shared-stem");
  const step = random.pick([0, 0, 1, -1]) * random.between(16, 34);
  const joined = shifted(right, x + width - stem - boundsOf(right).x, step);
  const { mark, reason } = settled(context, random, [{ path: left }, { path: joined }]);
  return { mark, reason: `${a} and ${second(context)} lean on one stem${reason}.` };
}

/** Tells whether two letters have the uprights that they can share. */
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
  const height = isNegative ? (rows.length === 2 ? 37 : 24) : rows.length === 2 ? 45 : 28;
  const stretch = isNegative ? 1.9 : random.pick([1.1, 1.35, 1.7]);
  const step = isNegative ? 0 : random.pick([0, 0, 1, -1]) * random.between(14, 34);
  const gap = isNegative ? 6 : 7;
  const letters = rows.map((row, index) =>
    stretchPath(
      context.letter(row),
      { x: isNegative ? 18 : index * step, y: index * (height + gap), width: isNegative ? 64 : 92, height },
      stretch,
    ),
  );
  const top = (100 - rows.length * height - (rows.length - 1) * gap) / 2;
  if (isNegative) {
    const container = random.pick([
      rectangle({ x: 0, y: 0, width: 100, height: 100 }, 16),
      rectangle({ x: 0, y: 0, width: 100, height: 100 }),
      rectangle({ x: 8, y: 0, width: 84, height: 100 }, 42),
      circle(50, 50, 56),
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
  const random = context.random.fork("fields");
  const [a = ""] = context.initials;
  const b = second(context);
  const isAbove = random.chance(0.4);
  const isFirst = random.chance(0.6);
  const kind = random.pick(["plain", "round", "pill", "soft"] as const);
  const size = isAbove ? { width: 92, height: 48 } : { width: 50, height: 92 };
  const at = isFirst ? 0 : isAbove ? 52 : 50;
  const field: Frame = isAbove ? { x: 4, y: at, ...size } : { x: at, y: 4, ...size };
  const turn = (isAbove ? 0.5 : 0.25) + (isFirst ? 0 : 0.5);
  const path = {
    plain: rectangle(field),
    soft: rectangle(field, 14),
    round: sector(50, 50, 50, [turn, turn + 0.5]),
    pill: rectangle(field, Math.min(field.width, field.height) / 2),
  }[kind];
  const inside: Frame = isAbove ? { x: 22, y: 7, width: 56, height: 36 } : { x: 7, y: 24, width: 38, height: 52 };
  const other: Frame = isAbove ? { ...inside, y: 57 } : { ...inside, x: 57 };
  const letters = [fitPath(context.letter(a), inside), fitPath(context.letter(b), other)];
  const [empty = [], inked = []] = isFirst ? letters : letters.toReversed();
  const { x, y, width, height } = boundsOf(empty);
  const mark: Mark = [
    { path, cuts: [{ path: kind === "round" ? scaled(empty, 0.84, [x + width / 2, y + height / 2]) : empty }] },
    { path: inked, role: "second" },
  ];
  return {
    mark,
    reason: `${isFirst ? a : b} left empty beside ${isFirst ? b : a} in ink: two sides of one name.`,
  };
}
