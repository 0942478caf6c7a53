import type { Brief } from "../../engine/brief/brief.ts";
import { findHeroFact, type HeroSlot } from "../../engine/brief/hero-fact.ts";
import { factSlots } from "../../engine/compose/facts.ts";
import { figuresFor, hasFigure } from "../../engine/compose/subject-figure.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import { checklist, itemsOf } from "./checklist.ts";
import type { ContentComposition } from "./content-composition.ts";
import { isBirth } from "./greetings.ts";
import { plate } from "./marks.ts";
import { facts, type Part, type Sheet, stackParts, start, title, words } from "./parts.ts";
import { field, pictureField } from "./picture-field.ts";

/** Paper of a flyer: its own format, or up to A5. */
const isHandout = ({ width, height, paper }: Brief): boolean =>
  paper ? Math.min(paper.width, paper.height) <= 150 : width === 1_240 && height === 1_748;

/** Paper that is handed out has more to say than a poster: many facts, or services in a row. */
const isFlyer = (brief: Brief): boolean =>
  brief.kind === "poster" &&
  !brief.list &&
  !isBirth(brief) &&
  brief.archetype === undefined &&
  brief.height > brief.width * 1.1 &&
  (isHandout(brief) || itemsOf(brief).length > 2 || factSlots.filter((slot) => brief[slot]).length > 2);

/** Flyers and leaflets: what is offered, what there is, and how to get it. */
export const flyerCompositions: readonly ContentComposition[] = [
  { id: "flyer-head", fits: isFlyer, isFull: true, compose: flyerHead },
  { id: "flyer-picture", fits: isFlyer, isFull: true, compose: flyerPicture },
  {
    id: "flyer-block",
    fits: (brief) => isFlyer(brief) && leadOf(brief) !== undefined,
    isFull: true,
    compose: flyerBlock,
  },
];

type FactSlot = (typeof factSlots)[number];
const reach = ["action", "place"] as const satisfies readonly FactSlot[];

/** Ways to come or to call, on a field along the foot. @returns its height, 0 where the brief says neither. */
function footer(sheet: Sheet): { readonly height: number; readonly slots: readonly FactSlot[] } {
  const { kit } = sheet;
  const { width, height, unit, brief } = kit;
  const slots: readonly FactSlot[] = reach.filter((slot) => brief[slot]);
  if (slots.length === 0) return { height: 0, slots };
  const pad = unit * 8;
  const own = unit * (slots.length > 1 ? 27 : 19);
  const on = start(field(sheet, { x: 0, y: height - own, width, height: own }));
  const room = { x: pad, y: height - own + unit * 5, width: width - 2 * pad, height: own - unit * 10 };
  const [first, second] = slots;
  stackParts(
    on,
    room,
    [
      ...(first ? words(on, first, { voice: "strong", size: 8, linesMax: 2 }) : []),
      ...(second ? words(on, second, { voice: "text", size: 5.4, linesMax: 2, gap: 4 }) : []),
    ],
    { anchor: "middle" },
  );
  return { height: own, slots };
}

/** The fact that a flyer is led by. A number to call is at its foot. */
function leadOf(brief: Brief): HeroSlot | undefined {
  const hero = findHeroFact(brief);
  if (hero && hero !== "action") return hero;
  return brief.date ? "date" : brief.price ? "price" : undefined;
}

/** The fact on a plate, the services with a mark before each, and the facts that are not at the foot. */
function body(sheet: Sheet, used: readonly FactSlot[], isPlated = true): readonly Part[] {
  const { brief } = sheet.kit;
  const lead = leadOf(brief);
  const text = lead ? (brief[lead] ?? "") : "";
  const shown = lead && isPlated ? leadParts(sheet, lead, text) : [];
  const without = [...used, ...(lead ? [lead] : [])];
  const { price = "" } = brief;
  const isCost = !without.includes("price") && price.length > 0 && price.length < 9;
  const services =
    itemsOf(brief).length > 2
      ? checklist(sheet, { size: 5.8, gap: 7 })
      : words(sheet, "subline", { size: lead ? 6 : 9, linesMax: 5, gap: 6 });
  return [
    ...shown,
    ...services,
    ...(isCost ? words(sheet, "price", { voice: "display", size: 9, linesMax: 1, gap: 6 }) : []),
    ...facts(sheet, { without: isCost ? [...without, "price"] : without, gap: 6, columns: "list", size: 5.4 }),
  ];
}

const leadParts = (sheet: Sheet, slot: HeroSlot, text: string): readonly Part[] =>
  text.length > 34
    ? words(sheet, slot, { voice: "strong", size: 7, linesMax: 2, gap: 0 })
    : plate(sheet, slot, text, { size: 9.5, gap: 0, linesMax: text.length > 16 ? 2 : 1, isTab: true });

/** A head of color with the headline and the picture beside it, all else on the paper, how to reach them along the foot. */
function flyerHead(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit, brief } = kit;
  const pad = unit * 8;
  const head: Frame = { x: 0, y: 0, width, height: height * 0.42 };
  const on = start(field(sheet, head));
  const isShown = hasFigure(kit);
  // One long word is small beside a picture.
  const isBelow = isShown && brief.headline.split(/\s+/u).some((word) => word.length > besideMax);
  const across = isShown && !isBelow ? width * 0.32 : 0;
  const down = isBelow ? head.height * 0.44 : 0;
  const picture = isBelow
    ? { x: pad, y: pad * 0.8, width: width - 2 * pad, height: down }
    : { x: width - across - pad * 0.6, y: unit * 6, width: across, height: head.height - unit * 12 };
  if (isShown) page.drawSubject(kit, picture, { on: on.setting.on, align: isBelow ? "start" : "middle" });
  const top = isBelow ? picture.y + down + unit * 3 : pad;
  const room = {
    x: pad,
    y: top,
    width: width - 2 * pad - across * 1.08,
    height: head.height - top - pad * (isBelow ? 0.7 : 1),
  };
  stackParts(
    on,
    room,
    [...words(on, "brand", { voice: "strong", size: nameSize(sheet) }), ...title(on, 26, { linesMax: 4, gap: 5 })],
    { anchor: "bottom", scaleMax: 1.7 },
  );
  const { height: foot, slots } = footer(sheet);
  const below = { x: pad, y: head.height + pad, width: width - 2 * pad, height: height - head.height - foot - 2 * pad };
  const own = start(sheet);
  stackParts(own, below, body(own, [...slots, "brand"]), { anchor: "middle", scaleMax: 1.7 });
}

/** In letters. */
const [besideMax, longWord] = [8, 16];
/** Size of the name over a headline: one long word makes that small. */
const nameSize = ({ kit: { brief } }: Sheet): number =>
  brief.headline.split(/\s+/u).some((word) => word.length > longWord) ? 2.8 : 5;

/** The picture from edge to edge at the head, headline and fact below it. */
function flyerPicture(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit, brief } = kit;
  const pad = unit * 8;
  const picture: Frame = { x: 0, y: 0, width, height: height * (itemsOf(brief).length > 3 ? 0.3 : 0.36) };
  // The same figure twice says no more than once; several are a row.
  pictureField(sheet, picture, figuresFor(kit).length > 2 ? "pattern" : "whole");
  const { height: foot, slots } = footer(sheet);
  const below = {
    x: pad,
    y: picture.height + pad,
    width: width - 2 * pad,
    height: height - picture.height - foot - 2 * pad,
  };
  const own = start(sheet);
  const [first, ...others] = body(own, [...slots, "brand"]);
  stackParts(
    own,
    below,
    [
      ...words(own, "brand", { voice: "strong", size: nameSize(sheet) }),
      ...title(own, 17, { linesMax: 3, gap: 4 }),
      ...(first ? [{ ...first, gap: 7 }, ...others] : []),
    ],
    { anchor: "middle", scaleMax: 1.55 },
  );
}

/** The headline on the paper, the fact that brings people on a block of color across the page, the services below it. */
function flyerBlock(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit, brief } = kit;
  const pad = unit * 8;
  const hero = leadOf(brief);
  if (!hero) return;
  const { height: foot, slots } = footer(sheet);
  const isLong = itemsOf(brief).length > 5;
  const block: Frame = { x: 0, y: height * (isLong ? 0.25 : 0.33), width, height: height * (isLong ? 0.2 : 0.24) };
  const own = start(sheet);
  stackParts(
    own,
    { x: pad, y: pad, width: width - 2 * pad, height: block.y - 1.6 * pad },
    [...words(own, "brand", { voice: "strong", size: nameSize(sheet) }), ...title(own, 26, { linesMax: 3, gap: 4 })],
    { anchor: "bottom", scaleMax: 1.7 },
  );
  const on = start(field(sheet, block));
  const down = block.height - unit * 8;
  const across = hasFigure(kit) ? Math.min(down, width * 0.3) : 0;
  if (across > 0)
    page.drawSubject(
      kit,
      { x: width - across - pad, y: block.y + unit * 4, width: across, height: down },
      { on: on.setting.on, align: "middle" },
    );
  const inner = {
    x: pad,
    y: block.y + unit * 6,
    width: width - 2 * pad - (across > 0 ? across + unit * 5 : 0),
    height: block.height - unit * 12,
  };
  stackParts(on, inner, words(on, hero, { voice: "display", size: 20, linesMax: 2 }), {
    anchor: "middle",
    scaleMax: 1.1,
  });
  const top = block.y + block.height + pad;
  const rest = body(own, [...slots, "brand"], false);
  stackParts(own, { x: pad, y: top, width: width - 2 * pad, height: height - foot - top - pad }, rest, {
    anchor: "middle",
    scaleMax: 1.7,
  });
}
