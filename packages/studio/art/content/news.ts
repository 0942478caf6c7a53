import type { Brief } from "../../engine/brief/brief.ts";
import { compilePattern } from "../../engine/brief/compile-pattern.ts";
import { wordEnd } from "../../engine/brief/prompt/reading.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import { fitPath } from "../../engine/geometry/fit-path.ts";
import { type Frame, rectangle } from "../../engine/geometry/path.ts";
import { checklist, itemsOf } from "./checklist.ts";
import type { ContentComposition } from "./content-composition.ts";
import { accentBar, arrow, plate } from "./marks.ts";
import { chosenSubject, facts, type Part, type Sheet, stackParts, start, subject, title, words } from "./parts.ts";
import { field, pictureField } from "./picture-field.ts";

const said = (terms: string) => compilePattern(`(?<!\\p{L})(?:${terms})${wordEnd}`, "iu");
const full = said(
  "sold ?out|fully booked|no (?:tables|seats|spots) left|ausverkauft|ausgebucht|restlos vergriffen|complets?|complète|épuisée?s?|agotad[oa]s?|completo|lleno",
);
const won = said(
  "give ?away|win|raffle|contest|gewinnspiel|verlosung|verlosen|zu gewinnen|gewinne[nt]?|concours|jeu[- ]concours|à gagner|gagnez|sorteo|sorteamos|gana|concurso",
);

const isSheet = ({ kind, list }: Brief): boolean => (kind === "post" || kind === "poster") && !list;
const isQuote = ({ archetype, list }: Brief): boolean => archetype === "quote" && !list;
const isFull = (brief: Brief): boolean => isSheet(brief) && brief.headline.length < 48 && full.test(brief.headline);
const isPrize = (brief: Brief): boolean =>
  isSheet(brief) && !brief.archetype && won.test(`${brief.headline} ${brief.subline ?? ""}`);
const leadingNumber = /^\d{1,3}(?=\s\p{L})/u;
const isSeries = ({ kind, headline, width, height }: Brief): boolean =>
  kind === "post" && leadingNumber.test(headline) && width < height * 1.3;

/** News of few words that a feed is stopped by. */
export const newsCompositions: readonly ContentComposition[] = [
  { id: "quote", fits: isQuote, isOnly: true, compose: quote },
  { id: "quote-field", fits: isQuote, isOnly: true, isFull: true, isBare: true, compose: quoteField },
  { id: "quote-band", fits: isQuote, isOnly: true, isFull: true, isBare: true, compose: quoteBand },
  { id: "full-house", fits: isFull, isFull: true, isBare: true, compose: fullHouse },
  { id: "full-house-page", fits: isFull, compose: fullHousePage },
  { id: "prize-steps", fits: isPrize, isFull: true, compose: prizeSteps },
  { id: "prize-page", fits: isPrize, compose: prizePage },
  { id: "series-page", fits: isSeries, isBare: true, compose: seriesPage },
  { id: "series", fits: isSeries, isFull: true, isBare: true, compose: series },
  {
    id: "series-picture",
    fits: (brief) => isSeries(brief) && hasFigure({ brief }),
    isFull: true,
    compose: seriesPicture,
  },
];

const wholeOf = ({ kit }: Sheet): Frame => ({ x: 0, y: 0, width: kit.width, height: kit.height });
const insetOf = ({ kit }: Sheet, pad: number): Frame => ({
  x: pad * kit.unit,
  y: pad * kit.unit,
  width: kit.width - 2 * pad * kit.unit,
  height: kit.height - 2 * pad * kit.unit,
});

/** A quotation mark, as high as so many units. */
const quotationMark = ({ kit, setting }: Sheet, size: number): Part => ({
  gap: 0,
  arrange: (_, scale) => ({
    height: size * kit.unit * scale,
    place({ x, y, width, height }) {
      const left = setting.align === "middle" ? x + (width - height * 1.4) / 2 : x;
      const room = { x: left, y, width: height * 1.4, height };
      const path = fitPath(kit.lettering("“", "display"), room, {
        across: setting.align === "middle" ? 0.5 : 0,
        down: 0.5,
      });
      const fill = setting.on === "ground" && setting.panel.fill !== "ink" ? "accent" : setting.fill;
      kit.shape("Quotation mark", { path, fill });
    },
  }),
});

/** The words, who said them, and about whom. */
const quoted = (sheet: Sheet, size: number): readonly Part[] => [
  ...words(sheet, "headline", { size, linesMax: 8, gap: 6 }),
  ...words(sheet, "subline", { voice: "strong", size: 5.8, gap: 7, linesMax: 2 }),
  ...accentBar(sheet, 6, 10),
  ...facts(sheet, { gap: 6, size: 5, columns: "list" }),
];

const hasSource = ({ kit: { brief } }: Sheet): boolean =>
  [brief.subline, brief.date, brief.place, brief.price, brief.action, brief.brand].some(Boolean);
const quotedWhole = (sheet: Sheet, size: number): readonly Part[] =>
  hasSource(sheet) ? quoted(sheet, size) : words(sheet, "headline", { size, linesMax: 8, gap: 6 });

/** In the page's borders. */
function quote(sheet: Sheet): void {
  const parts = [...chosenSubject(sheet, { min: 16, max: 30 }), quotationMark(sheet, 13), ...quotedWhole(sheet, 17)];
  stackParts(sheet, sheet.setting.frame, parts, { anchor: "middle", scaleMax: 1.25 });
}

/** On the style's color from edge to edge. */
function quoteField(sheet: Sheet): void {
  const on = start(field(sheet, wholeOf(sheet)));
  stackParts(on, insetOf(sheet, 9), [quotationMark(on, 18), ...quotedWhole(on, 18)], {
    anchor: "middle",
    scaleMax: 1.25,
  });
}

/** The mark in a column of color at the left, the words beside it; across the head, where the canvas is narrow. */
function quoteBand(sheet: Sheet): void {
  const { width, height, unit } = sheet.kit;
  const isNarrow = height > width * 1.15;
  const band: Frame = isNarrow ? { x: 0, y: 0, width, height: unit * 34 } : { x: 0, y: 0, width: unit * 26, height };
  const on = start(field(sheet, band));
  const pad = unit * 9;
  const mark = quotationMark(on, isNarrow ? 20 : 14).arrange(width, 1);
  mark.place({ x: isNarrow ? pad : unit * 6, y: isNarrow ? unit * 8 : pad, width, height: mark.height });
  const own = start(sheet);
  const room: Frame = isNarrow
    ? { x: pad, y: band.height + pad, width: width - 2 * pad, height: height - band.height - 2 * pad }
    : { x: band.width + pad, y: pad, width: width - band.width - 2 * pad, height: height - 2 * pad };
  stackParts(own, room, quotedWhole(own, 17), { anchor: isNarrow ? "top" : "middle", scaleMax: 1.25 });
}

const thickRule = ({ kit, setting }: Sheet, gap: number): Part => ({
  gap,
  arrange: () => ({
    height: kit.unit * 1.6,
    place: (frame) => kit.shape("Rule", { path: rectangle(frame), fill: setting.fill }),
  }),
});

const fullParts = (sheet: Sheet, size: number): readonly Part[] => [
  thickRule(sheet, 0),
  ...words(sheet, "headline", { size, linesMax: 4, gap: 7 }),
  thickRule(sheet, 7),
  ...words(sheet, "subline", { voice: "strong", size: 6.8, linesMax: 4, gap: 8 }),
  ...facts(sheet, { gap: 6, size: 6, columns: 2 }),
];

/** The word as wide as the canvas between two thick lines. */
function fullHouse(sheet: Sheet): void {
  const on = field(sheet, wholeOf(sheet));
  stackParts(on, insetOf(sheet, 9), fullParts(on, 36), { anchor: "middle", scaleMax: 1.25 });
}

function fullHousePage(sheet: Sheet): void {
  const parts = [...subject(sheet, { min: 18, max: 34 }), ...fullParts(sheet, 30)];
  stackParts(sheet, sheet.setting.frame, parts, { anchor: "middle", scaleMax: 1.25 });
}

const prizeRest = (sheet: Sheet): readonly Part[] => {
  const { brief } = sheet.kit;
  const steps =
    itemsOf(brief).length > 1
      ? checklist(sheet, { size: 6, gap: 7 })
      : words(sheet, "subline", { size: 6, linesMax: 4, gap: 6 });
  const end = plate(sheet, "date", brief.date, { size: 7.4, voice: "strong", gap: 7, linesMax: 2 });
  return [...steps, ...end, ...facts(sheet, { without: ["date"], gap: 6, size: 5, columns: 2 })];
};

/** The prize on a field with the picture, how to take part below it. */
function prizeSteps(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 8;
  const isShown = hasFigure(kit);
  const head: Frame = { x: 0, y: 0, width, height: height * 0.48 };
  const on = start(field(sheet, head));
  const across = isShown ? width * 0.34 : 0;
  if (isShown)
    page.drawSubject(
      kit,
      { x: width - across - unit * 5, y: unit * 6, width: across, height: head.height - unit * 12 },
      { on: on.setting.on, align: "middle" },
    );
  const room = { x: pad, y: pad, width: width - across - 2 * pad, height: head.height - 2 * pad };
  stackParts(on, room, title(on, 22, { linesMax: 4 }), { anchor: "middle", scaleMax: 1.25 });
  const below = { x: pad, y: head.height + pad, width: width - 2 * pad, height: height - head.height - 2 * pad };
  const own = start(sheet);
  stackParts(own, below, prizeRest(own), { anchor: "middle", scaleMax: 1.1 });
}

function prizePage(sheet: Sheet): void {
  const own = start(sheet);
  stackParts(
    own,
    sheet.setting.frame,
    [...subject(own, { min: 20, max: 40 }), ...title(own, 18, { linesMax: 3, gap: 6 }), ...prizeRest(own)],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** The number, the headline, whose it is, and an arrow to the next of the series. */
function setSeries(on: Sheet, room: Frame, size: number): void {
  const { kit, setting } = on;
  const { headline } = kit.brief;
  const { unit } = kit;
  const number = leadingNumber.exec(headline)?.[0] ?? "";
  const part = (text: string, own: number, linesMax: number) =>
    words({ ...on, kit: { ...kit, brief: { ...kit.brief, headline: text } } }, "headline", {
      size: own,
      linesMax,
      gap: 5,
    });
  const foot = unit * 11;
  const body = { ...room, height: room.height - foot - unit * 4 };
  stackParts(
    on,
    body,
    [
      ...part(number, size, 1),
      ...part(headline.slice(number.length).trim(), size * 0.42, 4),
      ...words(on, "subline", { size: 6, linesMax: 3, gap: 5 }),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
  const tip = {
    x: room.x + room.width - unit * 13,
    y: room.y + room.height - unit * 7.4,
    width: unit * 13,
    height: unit * 7.4,
  };
  kit.group(
    "Arrow",
    arrow(tip, unit * 1.5).map((path) => ({ path, fill: setting.fill })),
  );
  const below = { ...room, y: room.y + room.height - foot, width: room.width - unit * 18, height: foot };
  stackParts(on, below, facts(on, { size: 5, columns: "list" }), { anchor: "bottom" });
}

function series(sheet: Sheet): void {
  const on = start(field(sheet, wholeOf(sheet)));
  setSeries(on, insetOf(sheet, 8), 46);
}

function seriesPage(sheet: Sheet): void {
  setSeries(start(sheet), sheet.setting.frame, 36);
}

/** The same beside or below a picture from edge to edge. */
function seriesPicture(sheet: Sheet): void {
  const { width, height, unit } = sheet.kit;
  const pad = unit * 8;
  const picture: Frame = { x: 0, y: 0, width, height: height * 0.34 };
  pictureField(sheet, picture, "pattern");
  const room = {
    x: pad,
    y: picture.height + pad * 0.9,
    width: width - 2 * pad,
    height: height - picture.height - pad * 1.9,
  };
  setSeries(start(sheet), room, 32);
}
