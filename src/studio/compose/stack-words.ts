import { type Frame, rectangle } from "../geometry/path.ts";
import { arrangeFacts, type Facts, type FactsPlan } from "./facts.ts";
import type { Kit } from "./kit.ts";
import { measureWithin } from "./measure-within.ts";

export interface StackPlan extends Partial<FactsPlan> {
  /** Where a style arranges facts in its own way: in the same frame. */
  readonly facts?: Facts;
  readonly headlineLinesMax?: number;
  readonly headlineSizeMax?: number;
  readonly sublineSizeMax?: number;
  /** As a share of the frame's width. */
  readonly sublineWidth?: number;
  /** A line above the facts. */
  readonly hasRule?: boolean;
  /** In units. */
  readonly ruleWidth?: number;
  /** Facts follow the other words; they go to the bottom of the frame, if left out. */
  readonly isTight?: boolean;
  /** Where the headline and the line below it go in the room that the facts leave. */
  readonly anchor?: "top" | "middle" | "bottom";
}

/**
 * Sets all of a brief's words below each other: facts and the line below the headline in the sizes that they should have, the headline as large
 * as what is left allows. So nothing overlaps.
 */
export function stackWords(kit: Kit, frame: Frame, plan: StackPlan = {}): void {
  const { brief, unit } = kit;
  const { align, fill, on, hasRule = false, headlineLinesMax = 4, isTight = false, anchor = "top" } = plan;
  // Where there is little room, spaces and small sizes give way first.
  const scale = Math.min(1, frame.height / (unit * 52));
  const sizeMax = (plan.sizeMax ?? unit * 3.35) * Math.max(0.85, scale);
  const facts = plan.facts ?? arrangeFacts(kit, frame, { columns: 3, ...plan, sizeMax });
  const ruleSpace = hasRule && facts.height > 0 ? unit * 2.6 : 0;
  const factsTop = frame.y + frame.height - facts.height;
  const factsGap = facts.height > 0 ? unit * 5 * scale + ruleSpace : 0;
  const room = { ...frame, height: frame.height - facts.height - factsGap };
  const sublineFrame = { ...room, width: frame.width * (plan.sublineWidth ?? 1) };
  sublineFrame.x += align === "middle" ? (frame.width - sublineFrame.width) / 2 : 0;
  const sublineSize = {
    voice: "text",
    sizeMax: (plan.sublineSizeMax ?? unit * 4.2) * Math.max(0.85, scale),
    linesMax: 3,
  } as const;
  const subline = brief.subline
    ? kit.measure(brief.subline, { ...sublineFrame, height: room.height * 0.4 }, sublineSize).height
    : 0;
  const gap = subline > 0 ? unit * 4 * Math.max(0.6, scale) : 0;
  const headlineRoom = { ...room, height: room.height - subline - gap };
  const headlineSize = {
    voice: "display",
    sizeMax: plan.headlineSizeMax ?? unit * 40,
    linesMax: headlineLinesMax,
  } as const;
  const headline = measureWithin(kit, brief.headline, headlineRoom, headlineSize);
  const free = room.height - headline.height - gap - subline;
  const y = room.y + Math.max(0, anchor === "top" ? 0 : anchor === "middle" ? free / 2 : free);
  const colors = { fill, on, align };
  kit.text(
    "headline",
    brief.headline,
    { ...headlineRoom, y, height: headline.height },
    { ...headlineSize, sizeMax: headline.size, ...colors },
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
