import { arrangeFacts, type FactsPlan, factSlots } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines } from "../../../engine/compose/long-headline.ts";
import { leadMin, shrunk } from "../../../engine/compose/stack-words.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { dividerPlan } from "./ornaments.ts";

interface AxisPlan {
  readonly headlineLinesMax?: number;
  readonly headlineSizeMax?: number;
}

/** Small words are larger where a headline of one long word leaves room. */
const grown = 1.3;

/** Tells whether each fact fits on one line. */
const isWhole = (kit: Kit, { width }: Frame, sizeMax: number): boolean =>
  factSlots.every((slot) => {
    const words = kit.brief[slot];
    const plan = { voice: "strong", linesMax: 1, sizeMax } as const;
    return !words || kit.measure(words, { width, height: sizeMax * 3 }, plan).size > sizeMax * 0.98;
  });

/** Small words that run off the canvas are set smaller by steps, down to a size that can still be read. */
const shrinkStep = 0.9;
const shrinkMin = 0.5;

/** A headline is so much larger than the fact that matters. */
const heroLead = 1.25;

/**
 * Sets all of a brief's words on the middle axis of a frame, with an ornament below the headline.
 * @param shrink of the small words, where the headline has too little room beside them.
 * @param hasHero the fact that matters is larger than the others.
 */
export function setOnAxis(kit: Kit, frame: Frame, plan: AxisPlan = {}, shrink = 1, hasHero = true): void {
  const { headlineLinesMax = headlineLines(kit), headlineSizeMax = kit.unit * 26 } = plan;
  const { brief, unit } = kit;
  // Where there is little room, spaces and small sizes give way first.
  const scale = Math.min(1, frame.height / (unit * 46));
  const small = Math.max(0.82, scale) * shrink;
  const sizeMax = unit * (kit.width > kit.height * 1.2 ? 5.6 : 4.8) * small;
  const arranged = (across: FactsPlan["columns"]) =>
    arrangeFacts(kit, frame, {
      columns: across,
      align: "middle",
      fill: "ink",
      sizeMax,
      hasHero,
      isWhole: true,
    });
  const list = arranged("list");
  // A long list would leave the headline too little.
  const count = factSlots.filter((slot) => brief[slot]).length - (list.heroSize === undefined ? 0 : 1);
  // A last row with fewer would be off the axis.
  const across = [frame.width > unit * 60 ? 3 : 2, 2].find((columns) => count % columns === 0);
  const rows = across && list.height > frame.height * 0.36 ? arranged(across) : list;
  // Facts that are too long for their columns have fewer of them.
  const facts = rows.height < list.height * 0.6 ? rows : list;
  const sublineFrame = { ...frame, x: frame.x + frame.width * 0.06, width: frame.width * 0.88 };
  const sublineSize = { voice: "text", sizeMax: unit * 4.8 * small, linesMax: 3 } as const;
  const subline = brief.subline
    ? kit.measure(brief.subline, { ...sublineFrame, height: frame.height * 0.3 }, sublineSize).height
    : 0;
  const gap = unit * 4 * Math.max(0.55, scale);
  const ornament = unit * 3 * small;
  const hasMore = subline + facts.height > 0;
  const below =
    (hasMore ? gap + ornament : 0) + (subline > 0 ? gap + subline : 0) + (facts.height > 0 ? gap + facts.height : 0);
  const headlineSize = { voice: "display", linesMax: headlineLinesMax, sizeMax: headlineSizeMax } as const;
  const room = { ...frame, height: Math.max(unit * 3, frame.height - below) };
  const headline = kit.measure(brief.headline, { ...room, height: room.height * 0.97 }, headlineSize);
  // The fact that matters gives way before all small words do.
  const isLed = headline.size >= leadMin * sublineSize.sizeMax && headline.size > (facts.heroSize ?? 0) * heroLead;
  if (hasHero && facts.heroSize !== undefined && !isLed) {
    setOnAxis(kit, frame, plan, shrink, false);
    return;
  }
  if (hasMore && shrink === 1 && headline.size < leadMin * sublineSize.sizeMax) {
    setOnAxis(kit, frame, plan, shrunk, false);
    return;
  }
  const used = headline.height + below;
  // Many facts would run off the canvas.
  if (hasMore && frame.y + used > kit.height && shrink > shrinkMin) {
    setOnAxis(kit, frame, plan, shrink * shrinkStep, false);
    return;
  }
  if (
    hasMore &&
    shrink === 1 &&
    facts.heroSize === undefined &&
    used < frame.height * 0.75 &&
    isWhole(kit, frame, sizeMax * grown)
  ) {
    setOnAxis(kit, frame, plan, grown, false);
    return;
  }
  let y = frame.y + Math.max(0, (frame.height - used) / 2);
  kit.text(
    "headline",
    brief.headline,
    { ...frame, y, height: headline.height },
    { ...headlineSize, sizeMax: headline.size, align: "middle" },
  );
  y += headline.height + gap;
  if (!hasMore) return;
  kit.shape("Divider", dividerPlan([frame.x + frame.width / 2, y], Math.min(frame.width, unit * 46), ornament));
  y += ornament + gap;
  if (subline > 0) {
    kit.text("subline", brief.subline, { ...sublineFrame, y, height: subline }, { ...sublineSize, align: "middle" });
    y += subline + gap;
  }
  facts.place(y);
}
