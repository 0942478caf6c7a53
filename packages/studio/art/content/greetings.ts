import type { Brief } from "../../engine/brief/brief.ts";
import { compilePattern } from "../../engine/brief/compile-pattern.ts";
import { wordEnd } from "../../engine/brief/prompt/reading.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import { isBusinessCard } from "./cards.ts";
import type { ContentComposition } from "./content-composition.ts";
import { facts, type Part, type Sheet, stackParts, subject, title, words } from "./parts.ts";
import { pictureField } from "./picture-field.ts";

const born = compilePattern(
  `(?<!\\p{L})(?:it['’]s an? (?:boy|girl)|(?:is|was) born|geboren|née? le|est née?|nacid[oa]|ha nacido|naissance|birth announcement|geburtsanzeige|faire[- ]part)${wordEnd}`,
  "iu",
);
const saysBirth = ({ headline, subline = "", date = "" }: Brief): boolean =>
  born.test(`${headline} ${subline} ${date}`);
export const isBirth = (brief: Brief): boolean =>
  (brief.kind === "poster" || brief.kind === "post") && saysBirth(brief);

/** A card for a person, or for guests: for a birthday, a farewell, a wedding, a child that is born. */
const isGreeting = (brief: Brief): boolean =>
  (brief.kind === "card" || isBirth(brief)) &&
  !brief.list &&
  (brief.archetype === undefined || brief.archetype === "thanks" || brief.archetype === "invitation") &&
  !isBusinessCard(brief);

/** Cards whose words are read slowly: large, with air around them. */
export const greetingCompositions: readonly ContentComposition[] = [
  { id: "greeting", fits: isGreeting, compose: asGreeting(greeting) },
  { id: "greeting-picture", fits: isGreeting, isFull: true, compose: asGreeting(greetingPicture) },
  { id: "greeting-ribbon", fits: isGreeting, isFull: true, compose: asGreeting(greetingRibbon) },
];

/** A child that is born has no rockets yet. */
const forNewborns = ["baby-bottle", "balloons", "rabbit"];

function asGreeting(compose: (sheet: Sheet) => void): (sheet: Sheet) => void {
  return (sheet) => {
    const { brief } = sheet.kit;
    const things = saysBirth(brief) && !brief.things?.length ? forNewborns : brief.things;
    compose({ ...sheet, kit: { ...sheet.kit, brief: { ...brief, things } } });
  };
}

const onAxis = (sheet: Sheet): Sheet => ({ ...sheet, setting: { ...sheet.setting, align: "middle" } });

const wish = (sheet: Sheet, size: number): readonly Part[] => [
  ...title(sheet, size, { linesMax: 3, gap: 6 }),
  ...words(sheet, "subline", { size: 6, linesMax: 4, gap: 5.5, width: 0.94 }),
  ...facts(sheet, { gap: 7, size: 5.6, columns: 1 }),
];

/** On one axis in the page's borders, a small picture at the head. */
function greeting(sheet: Sheet): void {
  const middle = onAxis(sheet);
  stackParts(middle, sheet.setting.frame, [...subject(middle, { min: 20, max: 34 }), ...wish(middle, 19)], {
    anchor: "middle",
    scaleMax: 1.1,
  });
}

/** The picture from edge to edge on one side, the words on the other. */
function greetingPicture(sheet: Sheet): void {
  const { width, height, unit } = sheet.kit;
  const pad = unit * 9;
  const lying = width > height * 1.1;
  const picture: Frame = lying
    ? { x: 0, y: 0, width: width * 0.44, height }
    : { x: 0, y: 0, width, height: height * 0.46 };
  pictureField(sheet, picture);
  const room: Frame = lying
    ? { x: picture.width + pad, y: pad, width: width - picture.width - 2 * pad, height: height - 2 * pad }
    : { x: pad, y: picture.height + pad, width: width - 2 * pad, height: height - picture.height - 2 * pad };
  const start: Sheet = { ...sheet, setting: { ...sheet.setting, align: lying ? "start" : "middle" } };
  stackParts(start, room, wish(start, 19), { anchor: "middle", scaleMax: 1.1 });
}

/** The words on the style's color, a ribbon of small pictures along the foot. */
function greetingRibbon(sheet: Sheet): void {
  const { width, height, unit } = sheet.kit;
  const pad = unit * 10;
  const ribbon: Frame = { x: 0, y: height - unit * 24, width, height: unit * 24 };
  pictureField(sheet, ribbon, "pattern");
  const middle = onAxis(sheet);
  const room = { x: pad, y: pad, width: width - 2 * pad, height: ribbon.y - 2 * pad + unit * 2 };
  stackParts(middle, room, wish(middle, 20), { anchor: "middle", scaleMax: 1.25 });
}
