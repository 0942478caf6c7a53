import type { Brief } from "../../engine/brief/brief.ts";
import { findHeroFact } from "../../engine/brief/hero-fact.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import { circle, type Frame, type Path, rectangle } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { columnsOf, openPanel } from "./panel.ts";
import { facts, factsBelowRule, type Sheet, stackParts, subject, words } from "./parts.ts";

const ratioOf = ({ width, height }: Pick<Brief, "width" | "height">): number => width / height;
const heroWords = (brief: Brief): string => brief[findHeroFact(brief) ?? "price"] ?? "";
/** A headline that is the offer itself has nothing above it. */
const isOfferItself = /^\D{0,12}\d{1,3} ?%|^\d ?(?:x|for|für|por|pour) ?\d/iu;
const hasHero = (brief: Brief): boolean => findHeroFact(brief) !== undefined && !isOfferItself.test(brief.headline);
/** Few enough letters to fill a page. */
const isBold = (brief: Brief): boolean => isOffer(brief) && heroWords(brief).length <= 14;
/** A price or a number to call can be larger than what it is for; a date is less than its event. */
const isOffer = (brief: Brief): boolean => hasHero(brief) && findHeroFact(brief) !== "date";
const isTicket = ({ kind, date, price }: Brief): boolean =>
  kind !== "card" && date !== undefined && price !== undefined;

/** The fact that brings a customer is the picture: an offer, a date, a number to call. */
export const offerCompositions: readonly ContentComposition[] = [
  { id: "fact-page", fits: isBold, isBare: true, compose: factPage },
  { id: "fact-field", fits: hasHero, compose: factField },
  {
    id: "fact-subject",
    fits: (brief) => isOffer(brief) && ratioOf(brief) < 1.2 && hasFigure({ brief }),
    compose: factSubject,
  },
  { id: "fact-beside", fits: (brief) => hasHero(brief) && ratioOf(brief) > 1.1, compose: factBeside },
  { id: "ticket", fits: (brief) => isTicket(brief) && ratioOf(brief) > 0.6, compose: ticket },
];

const heroOf = (sheet: Sheet) => findHeroFact(sheet.kit.brief) ?? "price";

/** Beside each other, two blocks have no axis in common: all is flush left there, and ends on one line. */
const flushBeside = (sheet: Sheet): Sheet =>
  sheet.kit.width > sheet.kit.height * 1.2 ? { ...sheet, setting: { ...sheet.setting, align: "start" } } : sheet;

/** The headline, then the fact as wide as the page, then the rest. */
function factPage(sheet: Sheet): void {
  const hero = heroOf(sheet);
  stackParts(
    sheet,
    sheet.setting.frame,
    [
      ...words(sheet, "headline", { size: 13, linesMax: 3 }),
      ...words(sheet, hero, { voice: "display", size: 34, linesMax: 2, gap: 7 }),
      ...words(sheet, "subline", { size: 5, gap: 6, width: 0.86 }),
      ...factsBelowRule(sheet, { without: [hero], gap: 5 }, 8),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
}

/** In units. */
const headlineSize = 17;

/** The fact on a field of color at the foot, the headline above it. */
function factField(given: Sheet): void {
  const sheet = flushBeside(given);
  const { kit, setting } = sheet;
  const { frame } = setting;
  const hero = heroOf(sheet);
  const isWide = kit.width > kit.height * 1.2;
  const gap = kit.unit * (isWide ? 11 : 6);
  const [head, field] = isWide
    ? columnsOf(frame, 0.5, gap)
    : ([
        { ...frame, height: frame.height * 0.56 - gap },
        { ...frame, y: frame.y + frame.height * 0.56, height: frame.height * 0.44 },
      ] as const);
  stackParts(
    sheet,
    head,
    [
      ...subject(sheet, { min: 18, max: 60 }),
      ...words(sheet, "headline", { size: headlineSize, linesMax: 3 }),
      ...words(sheet, "subline", { size: 4.8, gap: 3.5 }),
    ],
    { anchor: isWide ? "bottom" : "top", scaleMax: 1.25 },
  );
  const { on, room } = openPanel(sheet, field, isWide);
  const size = hero === "date" ? belowHeadline(sheet, head) : 24;
  stackParts(
    on,
    room,
    [
      ...words(on, hero, { voice: "display", size, linesMax: 2 }),
      ...facts(on, { without: [hero], gap: 6, columns: 2 }),
    ],
    { anchor: isWide ? "bottom" : "middle", scaleMax: 1.25 },
  );
}

/** Size of a date in units, so that its event is larger. */
function belowHeadline({ kit }: Sheet, { width, height }: Frame): number {
  const limits = { voice: "display", sizeMax: headlineSize * kit.unit, linesMax: 3 } as const;
  return (kit.measure(kit.brief.headline, { width, height: height * 0.6 }, limits).size / kit.unit) * 0.75;
}

/** The subject at the head, the fact below it, then what it is about. */
function factSubject(sheet: Sheet): void {
  const hero = heroOf(sheet);
  stackParts(
    sheet,
    sheet.setting.frame,
    [
      ...subject(sheet, { min: 32, max: 80 }),
      ...words(sheet, hero, { voice: "display", size: 22, linesMax: 2, gap: 6 }),
      ...words(sheet, "headline", { voice: "strong", size: 8, linesMax: 3, gap: 5 }),
      ...words(sheet, "subline", { size: 4.6, gap: 3, width: 0.86 }),
      ...facts(sheet, { without: [hero], gap: 6 }),
    ],
    { scaleMax: 1.1 },
  );
}

/** The fact fills the left, all other words and the subject the right. */
function factBeside(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const hero = heroOf(sheet);
  const [left, right] = columnsOf(setting.frame, 0.5, kit.unit * 8);
  const start: Sheet = { ...sheet, setting: { ...setting, align: "start" } };
  stackParts(
    start,
    left,
    [
      ...words(start, "headline", { size: 13, linesMax: 3 }),
      ...words(start, hero, { voice: "display", size: hero === "date" ? 13 : 26, linesMax: 3, gap: 6 }),
    ],
    { anchor: "bottom", scaleMax: 1.4 },
  );
  stackParts(
    start,
    right,
    [
      ...subject(start, { min: 14, max: 70 }),
      ...words(start, "subline", { size: 4.8, gap: 5 }),
      ...facts(start, { without: [hero], gap: 5, columns: "list" }),
    ],
    { anchor: "bottom" },
  );
}

/** An admission ticket: the event on its body, the facts on the stub behind the perforation. */
function ticket(given: Sheet): void {
  const sheet = flushBeside(given);
  const { kit, setting } = sheet;
  const { unit } = kit;
  const { frame } = setting;
  const isWide = kit.width > kit.height * 1.2;
  const stub = isWide
    ? { ...frame, x: frame.x + frame.width * 0.68, width: frame.width * 0.32 }
    : { ...frame, y: frame.y + frame.height * 0.64, height: frame.height * 0.36 };
  const body = isWide
    ? { ...frame, width: frame.width * 0.68 - unit * 11 }
    : { ...frame, height: frame.height * 0.64 - unit * 6 };
  stackParts(
    sheet,
    body,
    [
      ...subject(sheet, { min: 22, max: 70 }),
      ...words(sheet, "headline", { size: 17, linesMax: 3 }),
      ...words(sheet, "subline", { size: 4.8, gap: 3.5, width: 0.9 }),
    ],
    { anchor: "bottom" },
  );
  const { on, room, field } = openPanel(sheet, stub, isWide);
  const count = 21;
  const holes = Array.from({ length: count }, (_, index): Path => {
    const share = (index + 0.5) / count;
    return isWide
      ? circle(field.x, field.y + field.height * share, unit * 0.9)
      : circle(field.x + field.width * share, field.y, unit * 0.9);
  });
  kit.shape("Perforation", { path: holes.flat(), within: rectangle(field), fill: setting.on });
  stackParts(on, room, [...facts(on, { columns: "list", size: 5, hasHero: true })], {
    anchor: isWide ? "bottom" : "middle",
    scaleMax: 1.25,
  });
}
