import { type Frame, rectangle } from "../geometry/path.ts";
import { arrangeFacts, type Facts, type FactsPlan, factSize } from "./facts.ts";
import type { Kit } from "./kit.ts";
import { measureWithin } from "./measure-within.ts";

export interface StackPlan extends Partial<FactsPlan> {
  /** Arrangement of facts in the style's own way: in the same frame. */
  readonly facts?: Facts;
  readonly headlineLinesMax?: number;
  readonly headlineSizeMax?: number;
  readonly sublineSizeMax?: number;
  /** Width as a share of the frame's width. */
  readonly sublineWidth?: number;
  /** A line above the facts. */
  readonly hasRule?: boolean;
  /** In units. */
  readonly ruleWidth?: number;
  /** Facts follow the other words; they go to the bottom of the frame, if left out. */
  readonly isTight?: boolean;
  /** Position of the headline and the line below it in the room that the facts leave. */
  readonly anchor?: "top" | "middle" | "bottom";
}

/** A headline of less times the size of the small words below it leads nothing. */
export const leadMin = 1.45;

/** The fact that matters is set larger where the headline keeps this share of its size, and stays this much larger than the fact. */
const headlineShareMin = 0.58;
const headlineLead = 1.2;

/** Facts as large as the headline can spare room for: the best way first. */
const roomy = [
  { scaled: 1.6, hasHero: true, isWhole: true },
  { scaled: 1.25, hasHero: true, isWhole: true },
  { scaled: 1, hasHero: true, isWhole: true },
  { scaled: 1, hasHero: true, isWhole: false },
  { scaled: 1.3, hasHero: false, isWhole: true },
] as const;

/** Small words give way where the headline would have too little room beside them. */
export const shrunk = 0.79;

/**
 * Sets all of a brief's words below each other: facts and the line below the headline in the sizes that they should have, the headline as large
 * as what is left allows. So nothing overlaps.
 */
export function stackWords(kit: Kit, frame: Frame, plan: StackPlan = {}): void {
  const { brief, unit } = kit;
  const { align, fill, on, isTight = false, anchor = "top" } = plan;
  const arranged = arrangeStack(kit, frame, plan);
  const { facts, factsGap, ruleSpace, room, sublineFrame, sublineSize, subline, gap, headlineRoom, headline } =
    arranged;
  const factsTop = frame.y + frame.height - facts.height;
  const free = room.height - headline.height - gap - subline;
  const y = room.y + Math.max(0, anchor === "top" ? 0 : anchor === "middle" ? free / 2 : free);
  const colors = { fill, on, align };
  kit.text(
    "headline",
    brief.headline,
    { ...headlineRoom, y, height: headline.height },
    { ...arranged.headlineSize, sizeMax: headline.size, ...colors },
  );
  // Room that is left over keeps the large words off the small ones.
  const air = anchor === "top" ? Math.min(Math.max(0, free), headline.size * 0.12) : 0;
  const sublineTop = y + headline.height + gap + air;
  kit.text(
    "subline",
    brief.subline,
    { ...sublineFrame, y: sublineTop, height: subline },
    { ...sublineSize, ...colors },
  );
  const factsAt = isTight ? Math.min(factsTop, sublineTop + subline + factsGap) : factsTop;
  if (ruleSpace > 0)
    kit.shape("Rule", {
      path: rectangle({ ...frame, y: factsAt - unit * 2.4, height: unit * (plan.ruleWidth ?? 0.35) }),
      fill: fill ?? "ink",
    });
  facts.place(factsAt);
}

function arrangeStack(kit: Kit, frame: Frame, plan: StackPlan) {
  const { brief, unit } = kit;
  // Where there is little room, spaces and small sizes give way first.
  const scale = Math.min(1, frame.height / (unit * 52));
  const arrange = (shrink: number, { hasHero, isWhole }: Pick<FactsPlan, "hasHero" | "isWhole"> = {}) => {
    const small = Math.max(0.85, scale) * shrink;
    const sizeMax = (plan.sizeMax ?? factSize(kit)) * small;
    const facts = plan.facts ?? arrangeFacts(kit, frame, { columns: 3, ...plan, sizeMax, hasHero, isWhole });
    const ruleSpace = plan.hasRule && facts.height > 0 ? unit * 2.6 : 0;
    const factsGap = facts.height > 0 ? unit * 5 * scale + ruleSpace : 0;
    const room = { ...frame, height: frame.height - facts.height - factsGap };
    const sublineFrame = { ...room, width: frame.width * (plan.sublineWidth ?? 1) };
    sublineFrame.x += plan.align === "middle" ? (frame.width - sublineFrame.width) / 2 : 0;
    const sublineSize = { voice: "text", sizeMax: (plan.sublineSizeMax ?? unit * 5) * small, linesMax: 3 } as const;
    const subline = brief.subline
      ? kit.measure(brief.subline, { ...sublineFrame, height: room.height * 0.4 }, sublineSize).height
      : 0;
    const gap = subline > 0 ? unit * 4 * Math.max(0.6, scale) : 0;
    const headlineRoom = { ...room, height: room.height - subline - gap };
    const headlineSize = {
      voice: "display",
      sizeMax: plan.headlineSizeMax ?? unit * 40,
      linesMax: plan.headlineLinesMax ?? 4,
    } as const;
    const headline = measureWithin(kit, brief.headline, headlineRoom, headlineSize);
    const below = Math.max(facts.height > 0 ? sizeMax : 0, subline > 0 ? sublineSize.sizeMax : 0);
    // One that is as wide as its frame gains nothing from more height.
    const leads = headline.size >= leadMin * below || headline.height < headlineRoom.height * 0.8;
    const sizes = { sublineSize, headlineSize, subline, headline };
    return { ...sizes, facts, factsGap, ruleSpace, room, sublineFrame, gap, headlineRoom, leads };
  };
  const plain = arrange(1);
  const hasOwnFacts = plan.facts !== undefined || plain.facts.height === 0;
  for (const { scaled, ...way } of hasOwnFacts ? [] : roomy) {
    const larger = arrange(scaled, way);
    const { facts, headline, headlineRoom } = larger;
    if (way.hasHero && facts.heroSize === undefined) continue;
    const sizeMin = Math.max(plain.headline.size * headlineShareMin, (facts.heroSize ?? 0) * headlineLead);
    if (larger.leads && headline.size >= sizeMin && headline.height <= headlineRoom.height) return larger;
  }
  return plain.leads ? plain : arrange(shrunk);
}
