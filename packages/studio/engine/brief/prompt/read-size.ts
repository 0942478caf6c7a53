import { compilePattern } from "../compile-pattern.ts";
import { aspectRatios, type Format, sizeOf } from "../formats.ts";
import { canvasOf, millimetersOf, millimetersPerInch, type Paper, paperFormats } from "../paper.ts";
import { type Find, type Reader, type Reading, take, wordEnd, wordStart } from "./reading.ts";

const lying = "landscape|horizontal|sideways|quer(?:format)?|paysage|apaisad[oa]";
const upright = "portrait|upright|vertical|hoch(?:format)?";
const lead = "(?:(?:in|im|as|at|size|format|en) )?(?:(?:size|format|größe|formato|tamaño)[: ] ?)?";
const tail = `(?:,? (?:${lying}|${upright}|format|size|aspect ratio|ratio|trim(?:med)?)${wordEnd}){0,3}`;

const number = "\\d{1,4}(?:[.,]\\d{1,2})?";
const cross = "\\s?(?:[x×*]|by|mal|par|por)\\s?";
const units: readonly (readonly [words: string, millimeters: number])[] = [
  ["mm|millimet(?:er|re)s?|milímetros?", 1],
  ["cm|centimet(?:er|re)s?|centímetros?|zentimeter", 10],
  ["m|met(?:er|re)s?|metros?", 1_000],
  ["ft|foot|feet|['′’](?=[ x×]|\\s*$)", 12 * millimetersPerInch],
  ['in|inch(?:es)?|zoll|pouces?|pulgadas?|["″”]', millimetersPerInch],
];
const unit = `(?:${units.map(([words]) => words).join("|")})`;
const unitEnd = "(?![\\p{L}\\p{N}])";

/** `85 × 55 mm`, `8.5cm x 5.5cm`, `3.5 × 2 in`. */
const measured = compilePattern(
  `${wordStart}${lead}(?<width>${number})[ -]?(?<first>${unit})?${cross}(?<height>${number})[ -]?(?<second>${unit})${unitEnd}${tail}`,
  "giu",
);
/** `3.5" × 2"`, and `24 × 36 in` before a quote: read before the quotes, which would take the marks, and 'in' as a place's. */
const inInchMarks = compilePattern(
  `${wordStart}${lead}(?<width>${number}) ?["″”]?${cross}(?<height>${number}) ?(?:["″”](?!\\p{L})|in(?=\\s*["“„«]))${tail}`,
  "giu",
);
/** A letter is mostly a message: as paper it comes with a word that says so, or stands alone. */
const letter = `(?:us[- ])?letter(?=[- ](?:format|size|paper|${lying}|${upright}|ready)|\\s*(?:[,.;:)“"\\n]|$))|us[- ]letter`;
/** `1080x1080`, `16:9`, `A4`, `DIN lang`. */
const named = compilePattern(
  `${wordStart}${lead}(?<size>\\d{2,4} ?[x×] ?\\d{2,4}(?: ?px)?|1:1|16:9|9:16|4:3|3:4|(?:din[- ]?)?a[1-7]|din[- ]?lang|dl(?=[- ](?:flyers?|leaflets?|menus?|cards?|format|size)|\\s*(?:[,.;:)\\n]|$))|media carta|half letter|(?<=tamaño )(?:carta|oficio)|${letter}|(?:legal|tabloid)(?=[- ](?:format|size|paper)|\\s*(?:[,.;:)“"\\n]|$)))${wordEnd}(?:[- ](?:format|size|paper))?${tail}`,
  "giu",
);
/** Words to a printer, which are no words of the design. */
const toPrinter = compilePattern(
  `(?<!(?:get|be|are|is|getting) )${wordStart}(?:(?:and|und|et|y) )?(?:print[- ]?ready|ready (?:for|to) (?:the )?print(?:er|ers|ing)?|(?:with|mit|avec|con) (?:\\d ?mm )?(?:of )?(?:bleed|beschnitt|fonds? perdus?|sangrado)|(?:\\d ?mm )(?:bleed|beschnitt)|(?:at |in )?\\d{2,4} ?dpi|druckfertig|druckreif|prêt[es]{0,2} à (?:imprimer|l['’]impression)|list[oa] para imprimir)${wordEnd}`,
  "giu",
);

const formatText = ({ width, height }: Format): string => `${width}x${height}`;

/** Paper as it is in a find: read by `readFoundSize`. */
export const paperText = ({ width, height }: Paper): string => `${width}x${height}mm`;

export interface FoundSize extends Format {
  readonly paper?: Paper;
}

/** Size that a find of the field `size` stands for. */
export function readFoundSize(value: string): FoundSize {
  const [width = 0, height = 0] = value.replace("mm", "").split("x").map(Number);
  const paper = { width, height };
  const canvas = value.endsWith("mm") ? canvasOf(paper) : undefined;
  return canvas ? { width: canvas.width, height: canvas.height, paper } : { width, height };
}

function turned({ width, height }: Paper, words: string): Paper {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (compilePattern(`${wordStart}(?:${lying})${wordEnd}`, "iu").test(words)) return { width: long, height: short };
  if (compilePattern(`${wordStart}(?:${upright})${wordEnd}`, "iu").test(words)) return { width: short, height: long };
  return { width, height };
}

const paperFind = (paper: Paper, words: string): readonly Find[] | undefined => {
  const given = turned(paper, words);
  return canvasOf(given) && [{ field: "size", value: paperText(given), words: words.trim() }];
};

const numberOf = (digits: string | undefined): number => Number((digits ?? "").replace(",", "."));
/** Length of a unit; of an inch, if no unit is given. */
const unitOf = (words: string | undefined): number =>
  units.find(([known]) => compilePattern(`^(?:${known})$`, "iu").test(words ?? '"'))?.[1] ?? 1;

/** '3 × 4 in Berlin' is no size. */
function isPreposition({ 0: words, index, input, groups }: RegExpExecArray): boolean {
  if (groups?.second !== "in" || groups.first || /\d[.,]\d/u.test(words)) return false;
  return /^ (?!(?:for|with|ready|about|poster|flyer|card|sign|banner)\b)\p{L}/u.test(input.slice(index + words.length));
}

function readMeasured(match: RegExpExecArray): readonly Find[] | undefined {
  const { width, height, first, second } = match.groups ?? {};
  if (isPreposition(match)) return undefined;
  const paper = {
    width: millimetersOf(numberOf(width), unitOf(first ?? second)),
    height: millimetersOf(numberOf(height), unitOf(second)),
  };
  return paperFind(paper, match[0]);
}

/** Small numbers are centimeters. */
function pixelsOf(width: number, height: number): Format {
  const scale = Math.max(width, height) <= 200 ? 2_100 / Math.max(width, height) : 1;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function readNamed({ 0: words, groups }: RegExpExecArray): readonly Find[] | undefined {
  const size = groups?.size ?? "";
  const pixels = /^(\d{2,4}) ?[x×] ?(\d{2,4})/iu.exec(size);
  const ratio = aspectRatios.find((one) => size.startsWith(one));
  const name = size.toLowerCase().replace(/^(?:us|din)[- ]?(?=letter|a\d)/u, "");
  const paper = paperFormats[/^(?:din[- ]?lang|dl)$/u.test(name) ? "dl" : name];
  if (paper) return paperFind(paper, words);
  const format = pixels ? pixelsOf(Number(pixels[1]), Number(pixels[2])) : ratio && sizeOf(ratio);
  const isPossible = format && [format.width, format.height].every((side) => side >= 64 && side <= 4_096);
  return isPossible ? [{ field: "size", value: formatText(format), words: words.trim() }] : undefined;
}

const spaces = / {2,}/gu;

/** Removes one of two commas from between which something was taken out. */
function tidied(before: Reading, { text, finds }: Reading): Reading {
  if (text === before.text) return before;
  const single = text.replaceAll(spaces, " ").replaceAll(/,(?= ?[,:;.\n]| ?$)/gu, "");
  return { text: single.replaceAll(spaces, " "), finds };
}

export const readInchMarks: Reader = (reading) =>
  tidied(reading, take(reading, inInchMarks, { leave: " ", read: readMeasured }));

export const readSize: Reader = (reading) => {
  const inMillimeters = take(reading, measured, { leave: " ", read: readMeasured });
  const known = take(inMillimeters, named, { leave: " ", read: readNamed });
  return tidied(reading, take(known, toPrinter, { leave: " ", read: () => [] }));
};
