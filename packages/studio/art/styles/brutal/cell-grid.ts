import type { Kit } from "../../../engine/compose/kit.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { inset } from "./box.ts";

const factSlots = ["date", "place", "price", "action", "brand"] as const;

export interface FactCell {
  readonly slot: (typeof factSlots)[number];
  readonly words: string;
  readonly frame: Frame;
}

/** The canvas as a table. */
export interface CellGrid {
  readonly head: Frame;
  readonly picture: Frame;
  /** Cell for the line below the headline, or for a second picture. */
  readonly second: Frame | undefined;
  readonly facts: readonly FactCell[];
}

/** Setting of the headline in its cell. */
export const headPlan = ({ unit }: Kit) => ({ voice: "display", linesMax: 4, sizeMax: unit * 44 }) as const;

export const headRoom = ({ unit }: Kit, head: Frame): Frame => inset(head, unit * 4.5);

const cut = (frame: Frame, share: number): readonly [Frame, Frame] => [
  { ...frame, height: frame.height * share },
  { ...frame, y: frame.y + frame.height * share, height: frame.height * (1 - share) },
];

/** The headline to the left, everything else below each other to the right. */
export function wideGrid(kit: Kit, page: Frame): CellGrid {
  const facts = factsOf(kit);
  const left = { ...page, width: page.width * 0.62 };
  const right = { ...page, x: page.x + left.width, width: page.width - left.width };
  const [picture, below] = cut(right, 1 - Math.min(0.64, 0.2 * facts.length));
  if (!kit.brief.subline) return { head: left, picture, second: undefined, facts: rowsOf(facts, below, 1) };
  const [head, second] = cut(left, 0.7);
  return { head, picture, second, facts: rowsOf(facts, below, 1) };
}

/** The headline over the whole width, then a picture beside the line below the headline, then facts. */
export function highGrid(kit: Kit, page: Frame): CellGrid {
  const { brief, unit, width, height } = kit;
  const facts = factsOf(kit);
  const isTall = height > width * 1.5;
  const hasLongWord = facts.some(
    ({ words }) => words.split(/\s+/).some((word) => word.length > 12) || words.length > 14,
  );
  const across = facts.length > 3 || (facts.length === 3 && hasLongWord) ? 2 : Math.max(1, facts.length);
  const rowHeight = unit * (isTall ? 20 : 14);
  const factsHeight = Math.min(Math.ceil(facts.length / across) * rowHeight, page.height * 0.36);
  const [upper, below] = cut(page, 1 - factsHeight / page.height);
  const widest = cut(upper, 0.58)[0];
  const headline = measureWithin(kit, brief.headline, headRoom(kit, widest), headPlan(kit));
  // A short line needs no more room than it fills.
  const headHeight = Math.min(widest.height, headline.height + unit * 10);
  const [head, middle] = cut(upper, headHeight / upper.height);
  const square = Math.min(middle.height, middle.width * 0.55);
  const isLeft = kit.random.fork("grid").chance(0.5);
  const picture = { ...middle, x: middle.x + (isLeft ? 0 : middle.width - square), width: square };
  const second = { ...middle, x: middle.x + (isLeft ? square : 0), width: middle.width - square };
  return { head, picture, second, facts: rowsOf(facts, below, across) };
}

const factsOf = ({ brief }: Kit): readonly Omit<FactCell, "frame">[] =>
  factSlots.flatMap((slot) => {
    const words = brief[slot];
    return words ? [{ slot, words }] : [];
  });

/** Rows of cells that fill a frame; the last row has fewer and wider ones, if it must. */
function rowsOf(facts: readonly Omit<FactCell, "frame">[], frame: Frame, across: number): FactCell[] {
  const height = frame.height / Math.ceil(facts.length / across);
  return facts.map((fact, index) => {
    const row = Math.floor(index / across);
    const width = frame.width / Math.min(across, facts.length - row * across);
    return { ...fact, frame: { x: frame.x + (index % across) * width, y: frame.y + row * height, width, height } };
  });
}
