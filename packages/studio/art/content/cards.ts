import type { Brief } from "../../engine/brief/brief.ts";
import { lchOf } from "../../engine/color/color.ts";
import type { PaletteRole } from "../../engine/color/palette.ts";
import { factSlots } from "../../engine/compose/facts.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import { chosenFigure } from "../figures/figures-of-brief.ts";
import type { ContentComposition } from "./content-composition.ts";
import { accentBar, monogram, monogramPart } from "./marks.ts";
import { facts, type Part, rule, type Sheet, stackParts, title, words } from "./parts.ts";
import { field, onField } from "./picture-field.ts";

const contact = /^\+?[\d\s()/.-]{6,}$|@\S|\d{3}[\s./-]?\d{2,}|^\S+\.\p{L}{2,}(?:\/\S*)?$/u;

/** A card that says how to reach a person: others greet, invite or give. */
export const isBusinessCard = (brief: Brief): boolean =>
  brief.kind === "card" &&
  brief.archetype === undefined &&
  !brief.list &&
  factSlots.some((slot) => contact.test(brief[slot] ?? ""));

/** Business cards: the name, what the person does, and aligned lines for all ways to reach them. No picture takes their room. */
export const cardCompositions: readonly ContentComposition[] = [
  { id: "card-band", fits: isBusinessCard, isOnly: true, isFull: true, compose: cardBand },
  { id: "card-corner", fits: isBusinessCard, isOnly: true, isFull: true, compose: cardCorner },
  { id: "card-axis", fits: isBusinessCard, isOnly: true, compose: cardAxis },
  { id: "card-lines", fits: isBusinessCard, isOnly: true, isBare: true, compose: cardLines },
];

const isLying = ({ kit }: Sheet): boolean => kit.width > kit.height * 1.1;
const flushLeft = (sheet: Sheet): Sheet => ({ ...sheet, setting: { ...sheet.setting, align: "start" } });

const nameParts = (sheet: Sheet, size: number, gap = 0): readonly Part[] => [
  ...title(sheet, size, { linesMax: 2, gap }),
  ...words(sheet, "subline", { size: 6, linesMax: 2, gap: 4.5 }),
];

const contacts = (sheet: Sheet, gap = 0, columns: number | "list" = "list"): readonly Part[] =>
  facts(sheet, { size: 5.2, gap, columns, isOneVoice: true });

/** A band of color with the initials, and all words beside or below it. */
function cardBand(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 9;
  const lying = isLying(sheet);
  const band: Frame = lying
    ? { x: 0, y: 0, width: width * 0.32, height }
    : { x: 0, y: 0, width, height: height * 0.32 };
  const on = field(sheet, band);
  const side = Math.min(band.width, band.height) * 0.5;
  const middle = { ...on, setting: { ...on.setting, align: "middle" as const } };
  const [cx, cy] = [band.x + band.width / 2, band.y + band.height / 2];
  monogram(middle, { x: cx - side / 2, y: cy - side / 2, width: side, height: side });
  const room: Frame = lying
    ? { x: band.width + pad, y: pad, width: width - band.width - 2 * pad, height: height - 2 * pad }
    : { x: pad, y: band.height + pad, width: width - 2 * pad, height: height - band.height - 2 * pad };
  setApart(flushLeft(sheet), room, 12.5);
}

/** The name at the head of a frame, the ways to reach the person at its foot. */
function setApart(sheet: Sheet, room: Frame, size: number): void {
  const share = 0.52;
  const gap = sheet.kit.unit * 5;
  const head = { ...room, height: room.height * share - gap / 2 };
  const foot = { ...room, y: room.y + room.height * share + gap / 2, height: room.height * (1 - share) - gap / 2 };
  stackParts(sheet, head, nameParts(sheet, size), { anchor: "top" });
  stackParts(sheet, foot, contacts(sheet), { anchor: "bottom" });
}

/** Hues of gold, in degrees: gold is a metal on something dark. */
const golden = [72, 106] as const;

/** A card that has to be dark, and whose ground is: the style's color has no place under all of it. */
function isNight({ kit, setting }: Sheet): boolean {
  const { mood, hue = 0 } = kit.brief;
  const isGold = hue >= golden[0] && hue <= golden[1];
  const lightness = (role: PaletteRole) => lchOf(kit.color(role)).lightness;
  return (mood === "dark" || isGold) && lightness("ground") < Math.min(0.5, lightness(setting.panel.fill));
}

/** The whole card in the style's color: initials in a corner, the name large at the foot, the lines beside or below it. */
function cardCorner(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 9;
  const canvas = { x: 0, y: 0, width, height };
  const on = flushLeft(isNight(sheet) ? sheet : field(sheet, canvas));
  const said = factSlots.flatMap((slot) => kit.brief[slot] ?? []);
  const isLong = said.some(({ length }) => length > 24);
  // Four lines of contacts need the mark's room.
  const mark = isLong && said.length > 3 && !chosenFigure(kit.brief) ? 0 : unit * 13;
  if (mark > 0) monogram(on, { x: pad, y: pad, width: mark * 1.6, height: mark });
  if (!isLying(sheet)) {
    const room = { x: pad, y: height * 0.34, width: width - 2 * pad, height: height * 0.66 - pad };
    stackParts(on, room, [...nameParts(on, 14), ...contacts(on, 12)], { anchor: "bottom" });
    return;
  }
  const top = mark > 0 ? pad + mark + unit * 8 : pad;
  const room = { x: pad, y: top, width: width - 2 * pad, height: height - pad - top };
  stackParts(on, room, [...nameParts(on, 14), ...contacts(on, 8, isLong ? "list" : 2)], { anchor: "bottom" });
}

/** All on one axis: initials, name, what the person does, and the lines below a short bar. */
function cardAxis(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const middle: Sheet = onField({ ...sheet, setting: { ...setting, align: "middle" } }, setting.on);
  const own = { ...middle, setting: { ...middle.setting, fill: setting.fill } };
  stackParts(
    own,
    setting.frame,
    [
      ...(kit.height > kit.width * 0.9 || chosenFigure(kit.brief) ? [monogramPart(own, 16)] : []),
      ...nameParts(own, 12.5, 9),
      ...accentBar(own, 5, 10),
      ...contacts(own, 5.5),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** Words alone, flush left, parted by one line. */
function cardLines(sheet: Sheet): void {
  const start = flushLeft(sheet);
  const { frame } = sheet.setting;
  const { unit } = sheet.kit;
  const foot = frame.height * 0.46;
  const head = { ...frame, height: frame.height - foot - unit * 6 };
  stackParts(start, head, nameParts(start, 13), { anchor: "bottom" });
  const below = { ...frame, y: frame.y + frame.height - foot - unit, height: foot + unit };
  stackParts(start, below, [...rule(start, 0), ...contacts(start, 6)], { anchor: "top" });
}
