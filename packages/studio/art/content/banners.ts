import type { Brief } from "../../engine/brief/brief.ts";
import { findHeroFact } from "../../engine/brief/hero-fact.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { plate } from "./marks.ts";
import { columnsOf } from "./panel.ts";
import { facts, type Part, type Sheet, stackParts, start, title, words } from "./parts.ts";
import { field, pictureField, within } from "./picture-field.ts";

const isLying = ({ width, height }: Brief): boolean => width > height * 1.3;
const isBanner = (brief: Brief): boolean => brief.kind === "banner" && isLying(brief) && !brief.list;
/** One headline that is seen as small as a stamp: a video's preview. */
const isThumbnail = (brief: Brief): boolean => {
  const { width, height, date, action, price } = brief;
  return isBanner(brief) && width / height < 1.8 && !date && !action && !price;
};

/** Heads of pages and shops, banners over a fence, previews of videos: words at the left, a picture as high as the canvas. */
export const bannerCompositions: readonly ContentComposition[] = [
  { id: "banner-picture", fits: isBanner, isFull: true, compose: bannerPicture },
  { id: "banner-pattern", fits: isBanner, isFull: true, compose: bannerPattern },
  { id: "banner-color", fits: (brief) => isBanner(brief) && hasFigure({ brief }), isFull: true, compose: bannerColor },
  { id: "banner-block", fits: (brief) => isBanner(brief) && hasBlock(brief), isFull: true, compose: bannerBlock },
  {
    id: "banner-words",
    fits: (brief) => isBanner(brief) && !hasFigure({ brief }),
    isFull: true,
    isBare: true,
    compose: bannerWords,
  },
  { id: "preview", fits: isThumbnail, isFull: true, compose: preview },
];

/** A fact that is short enough to fill a third of a banner. */
function hasBlock(brief: Brief): boolean {
  const hero = findHeroFact(brief);
  return hero !== undefined && (brief[hero]?.length ?? 0) <= 18;
}

/** Margin of a banner, in units: the flatter it is, the less of its height goes to edges. */
const padOf = ({ kit }: Sheet): number => kit.unit * (kit.width > kit.height * 2.2 ? 11 : 8);

/** From so many times as wide as high on, headline and facts stand beside each other: below each other all are small. */
const flatRoom = 1.7;

/** The words of a banner. Its units are those of its height: all is larger than on other pages. */
function setSaid(sheet: Sheet, room: Frame, size: number): void {
  const { brief, unit } = sheet.kit;
  const hero = findHeroFact(brief);
  const sticker = hero ? plate(sheet, hero, brief[hero], { size: 11, gap: 7 }) : [];
  const subline = words(sheet, "subline", { size: 8.4, linesMax: 3, gap: 6, isGentle: true });
  const others = facts(sheet, { without: hero ? [hero] : [], gap: 6.5, size: 7.6, columns: 2 });
  const middle = { anchor: "middle", scaleMax: 1.7 } as const;
  const isFlat = room.width > room.height * flatRoom && sticker.length + others.length > 0;
  if (!isFlat) {
    stackParts(sheet, room, [...counted(sheet, size), ...subline, ...sticker, ...others], middle);
    return;
  }
  const [left, right] = columnsOf(room, 0.6, unit * 9);
  const listed = facts(sheet, { without: hero ? [hero] : [], gap: 6.5, size: 9, columns: "list" });
  stackParts(sheet, left, [...title(sheet, size * 1.2, { linesMax: 2 }), ...subline], middle);
  stackParts(sheet, right, [...sticker, ...listed], middle);
}

/** A picture from edge to edge at the right, the words at the left. */
function bannerPicture(sheet: Sheet): void {
  const { width, height } = sheet.kit;
  const pad = padOf(sheet);
  const across = Math.max(height * 0.8, width * 0.36);
  const picture: Frame = { x: width - across, y: 0, width: across, height };
  pictureField(sheet, picture);
  const own = start(sheet);
  const room = { x: pad, y: pad, width: picture.x - 2 * pad, height: height - 2 * pad };
  setSaid(own, room, 26);
}

/** A pattern of the subject at the right end, the words before it. */
function bannerPattern(sheet: Sheet): void {
  const { width, height } = sheet.kit;
  const pad = padOf(sheet);
  const isFlat = width > height * 2.2;
  const across = isFlat ? width * 0.3 : width * 0.26;
  pictureField(sheet, { x: width - across, y: 0, width: across, height }, "pattern");
  const own = start(sheet);
  const room = { x: pad, y: pad, width: width - across - 2 * pad, height: height - 2 * pad };
  setSaid(own, room, 28);
}

/** All on the style's color, the picture as high as the canvas and without a field of its own. */
function bannerColor(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height } = kit;
  const pad = padOf(sheet);
  const on = start(field(sheet, { x: 0, y: 0, width, height }));
  const across = Math.min(width * 0.44, height * 0.96);
  const picture: Frame = { x: width - across - pad * 0.4, y: height * 0.05, width: across, height: height * 0.9 };
  page.drawSubject(within(kit, { x: 0, y: 0, width, height }), picture, { on: on.setting.on, align: "middle" });
  const room = { x: pad, y: pad, width: picture.x - 1.6 * pad, height: height - 2 * pad };
  setSaid(on, room, 27);
}

/** The fact that brings people on a field of color at the right end, as large as that goes. */
function bannerBlock(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit, brief } = kit;
  const pad = padOf(sheet);
  const hero = findHeroFact(brief);
  if (!hero) return;
  const block: Frame = { x: width * 0.6, y: 0, width: width * 0.4, height };
  const on = field(sheet, block);
  const middle: Sheet = { ...on, setting: { ...on.setting, align: "middle" } };
  const inner = { x: block.x + pad * 0.8, y: pad, width: block.width - 1.6 * pad, height: height - 2 * pad };
  const room = { x: pad, y: pad, width: block.x - 2 * pad, height: height - 2 * pad };
  const isShown = hasFigure(kit);
  const figure: Part = {
    gap: 6,
    growsTo: 60,
    arrange: (_, scale) => ({
      height: 26 * unit * scale,
      place: (frame) => page.drawSubject(kit, frame, { on: on.setting.on, align: "middle" }),
    }),
  };
  const fact = words(middle, hero, { voice: "display", size: 34, linesMax: 3 });
  stackParts(middle, inner, [...(isShown && height > unit * 60 ? [figure] : []), ...fact], {
    anchor: "middle",
    scaleMax: 1.7,
  });
  const own = start(sheet);
  stackParts(
    own,
    room,
    [
      ...title(own, 26, { linesMax: 3 }),
      ...words(own, "subline", { size: 8.4, linesMax: 3, gap: 6, isGentle: true }),
      ...facts(own, { without: [hero], gap: 6.5, size: 7.6, columns: 2 }),
    ],
    { anchor: "middle", scaleMax: 1.7 },
  );
}

/** Words alone on the style's color, the headline at the left, all else at the right. */
function bannerWords(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit, brief } = kit;
  const pad = padOf(sheet);
  const on = start(field(sheet, { x: 0, y: 0, width, height }));
  const frame = { x: pad, y: pad, width: width - 2 * pad, height: height - 2 * pad };
  const hero = findHeroFact(brief);
  const rest = [
    ...words(on, "subline", { voice: "strong", size: 9, linesMax: 4 }),
    ...(hero ? words(on, hero, { voice: "display", size: 22, linesMax: 2, gap: 6 }) : []),
    ...facts(on, { without: hero ? [hero] : [], gap: 6, size: 8, columns: "list" }),
  ];
  if (rest.length === 0 || width < height * 2.2) {
    stackParts(
      on,
      frame,
      [...title(on, 36, { linesMax: 4 }), ...rest.map((part) => ({ ...part, gap: Math.max(5, part.gap) }))],
      {
        anchor: "middle",
        scaleMax: 1.7,
      },
    );
    return;
  }
  const [left, right] = columnsOf(frame, 0.58, unit * 12);
  stackParts(on, left, title(on, 36, { linesMax: 3 }), { anchor: "middle", scaleMax: 1.7 });
  stackParts(on, right, rest, { anchor: "middle", scaleMax: 1.7 });
}

/** A headline with the number that it begins with in a line of its own, twice as large. */
function counted(sheet: Sheet, size: number): readonly Part[] {
  const { headline } = sheet.kit.brief;
  const number = /^[$€£#]?\d{1,4}[%€$]?(?=\s)/u.exec(headline)?.[0];
  const part = (text: string, own: number, linesMax: number) =>
    words({ ...sheet, kit: { ...sheet.kit, brief: { ...sheet.kit.brief, headline: text } } }, "headline", {
      ...{ size: own, linesMax, gap: 5 },
    });
  if (!number) return part(headline, size, 4);
  return [...part(number, size * 1.2, 1), ...part(headline.slice(number.length).trim(), size * 0.5, 3)];
}

/** Few words over all of the canvas, the picture cut off by its right edge. */
function preview(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit } = kit;
  const on = start(field(sheet, { x: 0, y: 0, width, height }));
  const pad = unit * 6;
  const isShown = hasFigure(kit);
  const across = isShown ? height * 0.84 : 0;
  if (isShown) {
    const picture: Frame = { x: width - across * 0.86, y: height * 0.08, width: across, height: across };
    page.drawSubject(within(kit, { x: 0, y: 0, width, height }), picture, { on: on.setting.on, align: "middle" });
  }
  const room = { x: pad, y: pad, width: width - across * 0.86 - 1.6 * pad, height: height - 2 * pad };
  stackParts(
    on,
    room,
    [
      ...counted(on, 40),
      ...words(on, "subline", { voice: "strong", size: 6.9, linesMax: 2, gap: 5 }),
      ...facts(on, { gap: 5, size: 6.4, columns: 2 }),
    ],
    { anchor: "middle", scaleMax: 1.7 },
  );
}
