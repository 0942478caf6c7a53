import type { Brief } from "../../engine/brief/brief.ts";
import { findHeroFact } from "../../engine/brief/hero-fact.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import { figuresOfBrief } from "../figures/figures-of-brief.ts";
import type { ContentComposition } from "./content-composition.ts";
import { openPanel } from "./panel.ts";
import { facts, type Part, type Sheet, stackParts, subject, title, words } from "./parts.ts";
import { field } from "./picture-field.ts";

const isNotice = (brief: Brief): boolean => brief.archetype === "notice" && !brief.list;

/** Notices for passers-by: what is missing, what it looks like, and a number to call, all to be read from a bicycle. */
export const noticeCompositions: readonly ContentComposition[] = [
  { id: "notice", fits: isNotice, isOnly: true, compose: asNotice(notice) },
  { id: "notice-bands", fits: isNotice, isOnly: true, isFull: true, compose: asNotice(noticeBands) },
  { id: "notice-call", fits: isNotice, isOnly: true, isFull: true, compose: asNotice(noticeCall) },
];

/** Only what is looked for is shown: the cat, and neither its paw nor a bell. */
function asNotice(compose: (sheet: Sheet) => void): (sheet: Sheet) => void {
  return (sheet) => {
    const { brief } = sheet.kit;
    const named = figuresOfBrief(brief).find(({ id }) => id === brief.subject);
    const figure = brief.figure ?? (brief.things?.length ? undefined : named?.id);
    const own =
      figure || brief.things?.length ? { ...brief, ...(figure && { figure }) } : { ...brief, subject: undefined };
    compose({ ...sheet, kit: { ...sheet.kit, brief: own } });
  };
}

const isLying = ({ kit }: Sheet): boolean => kit.width > kit.height * 1.2;

/** The word across a field in the page's borders, the picture, and the number to call. */
function notice(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { unit } = kit;
  const { frame } = setting;
  const hero = findHeroFact(kit.brief);
  const isWide = isLying(sheet);
  const share = hasFigure(kit) ? 0.26 : 0.36;
  const head = isWide ? { ...frame, width: frame.width * 0.5 } : { ...frame, height: frame.height * share };
  const { on, room: onHead } = openPanel(sheet, head);
  stackParts(on, onHead, title(on, 30, { linesMax: isWide ? 4 : 2 }), {
    anchor: "middle",
    scaleMax: 1.25,
  });
  const gap = unit * (isWide ? 11 : 6);
  const room = isWide
    ? { ...frame, x: head.x + head.width + gap, width: frame.width - head.width - gap }
    : { ...frame, y: head.y + head.height + gap, height: frame.height - head.height - gap };
  stackParts(
    sheet,
    room,
    [
      ...subject(sheet, { min: 30, max: 90 }),
      ...words(sheet, "subline", { voice: "strong", size: 6.2, linesMax: 4, gap: 5 }),
      ...(hero ? words(sheet, hero, { voice: "display", size: 17, linesMax: 2, gap: 6 }) : []),
      ...facts(sheet, { without: hero ? [hero] : [], gap: 6, columns: isWide ? 1 : 2, size: 5 }),
    ],
    { scaleMax: 1.1, anchor: "middle" },
  );
}

/** The word on a field along the head, the number on one along the foot, the picture and all else between them. */
function noticeBands(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit, brief } = kit;
  const hero = findHeroFact(brief);
  const pad = unit * 8;
  const head: Frame = { x: 0, y: 0, width, height: height * 0.24 };
  const foot: Frame = { x: 0, y: height * (hero ? 0.8 : 1), width, height: height * (hero ? 0.2 : 0) };
  const inset = ({ x, y, width: across, height: down }: Frame): Frame => ({
    x: x + pad,
    y: y + pad * 0.7,
    width: across - 2 * pad,
    height: down - 1.4 * pad,
  });
  const middle = (of: Sheet): Sheet => ({ ...of, setting: { ...of.setting, align: "middle" } });
  const on = middle(field(sheet, head));
  stackParts(on, inset(head), title(on, 34, { linesMax: 2 }), { anchor: "middle", scaleMax: 1.25 });
  if (hero) {
    const below = middle(field(sheet, foot));
    stackParts(below, inset(foot), words(below, hero, { voice: "display", size: 22, linesMax: 2 }), {
      anchor: "middle",
      scaleMax: 1.25,
    });
  }
  const own = middle(sheet);
  const room = { x: pad, y: head.height + pad * 0.8, width: width - 2 * pad, height: foot.y - head.height - 1.6 * pad };
  stackParts(
    own,
    room,
    [
      ...subject(own, { min: 34, max: 110 }),
      ...words(own, "subline", { voice: "strong", size: 6.8, linesMax: 4, gap: 6 }),
      ...facts(own, { without: hero ? [hero] : [], gap: 5, columns: 1, size: 5.6 }),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
}

/** All in the style's color, the word and the number equally large. */
function noticeCall(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit, brief } = kit;
  const hero = findHeroFact(brief);
  const pad = unit * 8;
  const on = field(sheet, { x: 0, y: 0, width, height });
  const start: Sheet = { ...on, setting: { ...on.setting, align: "start" } };
  const large = (slot: "headline" | NonNullable<typeof hero>, gap: number): readonly Part[] =>
    words(start, slot, { voice: "display", size: 24, linesMax: 2, gap });
  stackParts(
    start,
    { x: pad, y: pad, width: width - 2 * pad, height: height - 2 * pad },
    [
      ...large("headline", 0),
      ...words(start, "subline", { voice: "strong", size: 6.6, linesMax: 4, gap: 6 }),
      ...facts(start, { without: hero ? [hero] : [], gap: 6, columns: "list", size: 5.4 }),
      ...subject(start, { min: 30, max: 100, gap: 7 }),
      ...(hero ? large(hero, 8) : []),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}
