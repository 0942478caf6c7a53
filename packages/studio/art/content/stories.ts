import type { Brief } from "../../engine/brief/brief.ts";
import { findHeroFact, type HeroSlot } from "../../engine/brief/hero-fact.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { plate } from "./marks.ts";
import { facts, type Part, type Sheet, stackParts, title, words } from "./parts.ts";
import { field, onField, pictureField, within } from "./picture-field.ts";
import { choicesOf } from "./polls.ts";

const isTall = ({ width, height }: Brief): boolean => height > width * 1.5;
const isStory = (brief: Brief): boolean => brief.kind === "story" && isTall(brief) && !brief.list;
const isNews = (brief: Brief): boolean => isStory(brief) && choicesOf(brief) === undefined;

/** All that a story says besides its headline. */
const besides = ({ subline = "", date = "", place = "", price = "", action = "", brand = "" }: Brief): string =>
  [subline, date, place, price, action, brand].join("");

/** A band has a fact or a line for it, or else a picture. */
const hasBand = (brief: Brief): boolean => isNews(brief) && (!hasFigure({ brief }) || besides(brief) !== "");

/** Screens that are seen for seconds: few large words in their middle, since the app's own buttons lie over head and foot. */
export const storyCompositions: readonly ContentComposition[] = [
  { id: "story-words", fits: isNews, isOnly: true, isFull: true, isBare: true, compose: storyWords },
  { id: "story-picture", fits: isNews, isOnly: true, isFull: true, compose: storyPicture },
  {
    id: "story-foot",
    fits: (brief) => isNews(brief) && hasFigure({ brief }),
    isOnly: true,
    isFull: true,
    compose: storyFoot,
  },
  { id: "story-band", fits: hasBand, isOnly: true, isFull: true, compose: storyBand },
  { id: "story-page", fits: (brief) => isNews(brief) && hasFigure({ brief }), isOnly: true, compose: storyPage },
];

/** Share of the height that an app covers with its own buttons, above and below. */
const covered = 0.132;

/** Room of a story that no app covers. */
function safeFrame({ kit }: Sheet, pad = 8): Frame {
  const { width, height, unit } = kit;
  return { x: pad * unit, y: height * covered, width: width - 2 * pad * unit, height: height * (1 - 2 * covered) };
}

/** The fact that brings people, or else where they find it: a new address is the news. */
const leadOf = (brief: Brief): HeroSlot | "place" | undefined =>
  findHeroFact(brief) ?? (brief.place && brief.place.length <= 34 ? "place" : undefined);

/** The fact that brings people on a plate, all others below it. */
function factsWithPlate(sheet: Sheet, size: number, gap = 8): readonly Part[] {
  const { brief } = sheet.kit;
  const hero = leadOf(brief);
  const text = hero ? brief[hero] : undefined;
  const sticker = hero ? plate(sheet, hero, text, { size, gap, linesMax: (text?.length ?? 0) > 11 ? 2 : 1 }) : [];
  const { price = "" } = brief;
  const isShort = hero !== undefined && hero !== "price" && price.length > 0 && price.length < 9;
  const costs = isShort ? words(sheet, "price", { voice: "display", size: 12, linesMax: 1, gap: 6 }) : [];
  const without = [...(hero ? [hero] : []), ...(isShort ? (["price"] as const) : [])];
  return [...sticker, ...costs, ...facts(sheet, { without, gap: 6, size: 6.6, columns: "list" })];
}

/** Share of the screen for a picture, from the least to the most: many words leave it less. */
function shareOfPicture(brief: Brief, [least, most]: readonly [number, number]): number {
  const { headline, subline = "", date = "", place = "", price = "", action = "", brand = "" } = brief;
  const letters = headline.length * 2.2 + subline.length + [date, place, price, action, brand].join("").length * 1.2;
  return Math.max(least, most - Math.max(0, letters - 40) * 0.0012);
}

const news = (sheet: Sheet, size: number, gap = 0): readonly Part[] => [
  ...title(sheet, size, { linesMax: 5, gap }),
  ...words(sheet, "subline", { size: 8.4, linesMax: 5, gap: 6, isGentle: true }),
];

/** The whole screen in the style's color, the headline from edge to edge. */
function storyWords(sheet: Sheet): void {
  const { width, height } = sheet.kit;
  const on = field(sheet, { x: 0, y: 0, width, height });
  stackParts(on, safeFrame(on), [...news(on, 30), ...factsWithPlate(on, 12)], { anchor: "middle", scaleMax: 1.7 });
}

/** A picture over the upper half up to the edges, the words below it. */
function storyPicture(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit } = kit;
  const safe = safeFrame(sheet);
  const picture: Frame = { x: 0, y: 0, width, height: height * shareOfPicture(kit.brief, [0.3, 0.5]) };
  pictureField(sheet, picture, "whole");
  const top = picture.height + unit * 9;
  const room = { ...safe, y: top, height: safe.y + safe.height - top };
  stackParts(sheet, room, [...news(sheet, 22), ...factsWithPlate(sheet, 9)], { anchor: "middle", scaleMax: 1.55 });
}

/** The words above, the picture as wide as the screen at its foot. */
function storyFoot(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit } = kit;
  const safe = safeFrame(sheet);
  const on = field(sheet, { x: 0, y: 0, width, height });
  const share = shareOfPicture(kit.brief, [0.3, 0.46]);
  const foot: Frame = { x: 0, y: height * (1 - share), width, height: height * share };
  page.drawBack?.(within(kit, foot), foot, on.setting.on);
  const size = width * 0.96;
  const room = { x: (width - size) / 2, y: foot.y + unit * 2, width: size, height: foot.height - unit * 6 };
  page.drawSubject(within(kit, foot), room, { on: on.setting.on, align: "middle" });
  const words = { ...safe, height: foot.y - unit * 4 - safe.y };
  stackParts(on, words, [...news(on, 24), ...factsWithPlate(on, 10)], { anchor: "middle", scaleMax: 1.7 });
}

/** The headline, a band across the screen with the fact that matters, and the picture below it. */
function storyBand(sheet: Sheet): void {
  const { kit, page, setting } = sheet;
  const { width, height, unit, brief } = kit;
  const safe = safeFrame(sheet);
  const hero = leadOf(brief);
  const isPlain = !hasFigure(kit);
  const band: Frame = isPlain
    ? { x: 0, y: height * 0.54, width, height: height * 0.46 }
    : { x: 0, y: height * 0.42, width, height: height * 0.2 };
  const head = { ...safe, height: band.y - safe.y - unit * 7 };
  stackParts(
    sheet,
    head,
    [
      ...title(sheet, 26, { linesMax: 4 }),
      ...(isPlain || !hero ? [] : words(sheet, "subline", { size: 8, linesMax: 3, gap: 6, isGentle: true })),
    ],
    { anchor: "bottom", scaleMax: 1.4 },
  );
  if (isPlain && besides(brief) === "") {
    pictureField(sheet, band);
    return;
  }
  const on = field(sheet, band);
  const pad = unit * 6;
  const inner = {
    ...safe,
    y: band.y + pad,
    height: Math.min(height * (1 - covered), band.y + band.height) - band.y - 2 * pad,
  };
  const said = hero
    ? words(on, hero, { voice: "display", size: 19, linesMax: 2 })
    : words(on, "subline", { voice: "strong", size: 9, linesMax: 4 });
  const others = (of: Sheet) =>
    said.length > 0 ? facts(of, { without: hero ? [hero] : [], gap: 6, size: 7.4, columns: "list" }) : [];
  const main = said.length > 0 ? said : facts(on, { size: 9, columns: 1 });
  const subline = hero ? words(on, "subline", { size: 7, linesMax: 4, gap: 6 }) : [];
  stackParts(on, inner, isPlain ? [...main, ...subline, ...others(on)] : main, {
    anchor: isPlain ? "top" : "middle",
    scaleMax: 1.4,
  });
  if (isPlain) return;
  const below: Frame = { x: safe.x, y: band.y + band.height + unit * 7, width: safe.width, height: 0 };
  const room = { ...below, height: safe.y + safe.height - below.y };
  const figure: Part = {
    gap: 7,
    growsTo: 90,
    arrange: (_, scale) => ({
      height: 18 * unit * scale,
      place: (frame) => page.drawSubject(kit, { ...frame, height: frame.height + height * covered * 0.6 }, setting),
    }),
  };
  stackParts(sheet, room, [...others(sheet), figure], { anchor: "top" });
}

/** In the page's borders: the picture, the headline and the fact, all on the style's axis. */
function storyPage(sheet: Sheet): void {
  const { kit, page, setting } = sheet;
  const safe = safeFrame(sheet);
  const { frame } = setting;
  const top = Math.max(safe.y, frame.y);
  const bottom = Math.min(safe.y + safe.height, frame.y + frame.height);
  const own = onField({ kit, page, setting }, setting.on);
  const kept: Sheet = { ...own, setting: { ...own.setting, fill: setting.fill } };
  const figure: Part = {
    gap: 0,
    growsTo: 76,
    arrange: (_, scale) => ({
      height: 46 * kit.unit * scale,
      place: (room) => page.drawSubject(kit, room, setting),
    }),
  };
  stackParts(
    kept,
    { ...frame, y: top, height: bottom - top },
    [figure, ...news(kept, 17, 7), ...factsWithPlate(kept, 9)],
    { anchor: "middle", scaleMax: 1.55 },
  );
}
