import { compilePattern } from "../compile-pattern.ts";
import { PromptRefused } from "../prompt-refused.ts";
import { isHour } from "./clause-words.ts";
import { cut, depictedWords, leftWords, partHeadline, type Segment } from "./read-words.ts";
import { capitalized, type FactField, factFields, type Reading } from "./reading.ts";
import { fullStop } from "./whole-phrase.ts";

export type TextField = FactField | "headline" | "subline" | "list";

/** The words of a design, each in its place. */
export interface SetWords {
  readonly texts: Partial<Record<TextField, string>> & { readonly headline: string };
  /** Words as they are in the prompt. */
  readonly words: Partial<Record<TextField, string>>;
  readonly leftOut: readonly string[];
  /** Fields with our own words, where the prompt has none. */
  readonly ours?: readonly TextField[];
}

export const lengthsMax: Readonly<Record<TextField, number>> = {
  headline: 160,
  subline: 240,
  list: 1_000,
  date: 80,
  place: 120,
  price: 60,
  action: 60,
  brand: 60,
};

/** A card that stands for a person or a shop; others say something themselves. */
const personCard = /business|visiting|name|visite|visita|presentaci[óo]n|^(?:cards?|karten?|cartes?|tarjetas?)$/iu;

const connects = /^(?:with|avec|mit|con|using|until|bis|jusqu['’]|hasta|when you|wenn|si|al|beim|bei|dès|ab)\s/iu;

const isDiscount = (price: string | undefined) =>
  price !== undefined && /%|half|free|off|\bfor\b|\dx\d|halb|moitié/iu.test(price);

/** @throws {PromptRefused} where no word is left to set. */
export function setWords(reading: Reading, language = "en"): SetWords {
  const quoted = joined(reading, "headline", " ");
  const left = leftWords(reading, quoted.text !== "", language);
  const all = { ...reading, finds: [...reading.finds, ...left.finds] };
  const facts = Object.fromEntries(factFields.map((field) => [field, joined(all, field, ", ")])) as Record<
    FactField,
    ReturnType<typeof joined>
  >;
  const texts: Partial<Record<TextField, string>> = {};
  for (const field of factFields) if (facts[field].text) texts[field] = facts[field].text;
  const list = joined(all, "list", "\n").text;
  if (list) texts.list = list;
  const isNamed = all.finds.some(
    ({ field, value, words }) => field === "kind" && (value === "logo" || (value === "card" && personCard.test(words))),
  );
  const segments = [...left.segments];
  const generic = [...left.generic];
  const [headline, continued] = chooseHeadline();
  const given = joined(all, "subline", ". ").text;
  const isNameOnly = headline === facts.brand.text && segments.length === 0 && !given;
  const surplusFacts = factFields.flatMap((field) => facts[field].surplus).filter((words) => words !== "");
  const followers = [
    ...[continued, given, ...(isNameOnly ? generic.slice(0, 1) : [])].map((words) => ({ words, isContinued: false })),
    ...segments,
    ...surplusFacts.map((words) => ({ words, isContinued: false })),
  ].filter(({ words }) => words !== "");
  const [subline, surplus] = cut(capitalized(joinSegments(followers)), lengthsMax.subline);
  const [kept, over] = cut(headline, lengthsMax.headline);
  const same = (words: string | undefined) => words?.toLowerCase() === kept.toLowerCase();
  const [below, rows] = list ? [subline, ""] : seriesOf(subline);
  const result = {
    ...texts,
    headline: kept,
    ...(below && !same(below) && { subline: below }),
    ...(rows && { list: rows }),
  };
  for (const field of factFields) if (same(result[field])) delete result[field];
  return {
    texts: result,
    words: Object.fromEntries(all.finds.flatMap(({ field, words }) => (field in result ? [[field, words]] : []))),
    leftOut: [over, surplus].filter((words) => words !== ""),
  };

  /** The prompt's own headline, what it is about, or else the fact that says the most. */
  function chooseHeadline(): readonly [headline: string, rest: string] {
    if (quoted.text) return [quoted.text, ""];
    if (isNamed && texts.brand) return [texts.brand, ""];
    // 'Avec le code PRINTEMPS' is no news: the offer before it is.
    if (texts.price && isDiscount(texts.price) && connects.test(segments[0]?.words ?? "")) return [texts.price, ""];
    const first = segments.shift();
    if (first) return partHeadline(first.words);
    if (texts.brand) return [texts.brand, ""];
    if (texts.price && isDiscount(texts.price)) return [texts.price, ""];
    const depicted = all.finds.filter(({ field }) => field === "depicted").map(({ value }) => depictedWords(value));
    const other =
      generic.shift() ??
      depicted.find((words) => words !== "") ??
      texts.place ??
      texts.price ??
      texts.action ??
      texts.date;
    if (!other) {
      throw new PromptRefused("Say what the design is about, or put its words in quotes, e.g. Poster “Jazz night”.");
    }
    return [other, ""];
  }
}

const [sublineMax, wordyMin, rowsMin, rowMax] = [96, 130, 5, 44];

const sentenceEnd = compilePattern(`(?<=[!?…])\\s+|${fullStop(false)}\\s*`, "u");

/** A long series of things reads better as rows: 'painting, print, ceramics, glass, textiles'. */
function seriesOf(subline: string): readonly [subline: string, rows: string] {
  if (subline.length <= sublineMax) return [subline, ""];
  const sentences = subline.split(sentenceEnd);
  const rowsOf = (sentence: string) => sentence.split(/, /u).map((row) => row.replace(/^(?:and|und|et|y) /iu, ""));
  const series = sentences.find((sentence) => {
    const rows = rowsOf(sentence);
    return rows.length >= rowsMin && rows.every((row) => row.length <= rowMax);
  });
  const all = sentences.flatMap(rowsOf);
  if (!series && subline.length > wordyMin && all.length >= rowsMin && all.every((row) => row.length <= rowMax))
    return ["", all.map(capitalized).join("\n")];
  if (!series) return [subline, ""];
  const others = sentences.filter((sentence) => sentence !== series);
  return [
    joinSegments(others.map((words) => ({ words, isContinued: false }))),
    rowsOf(series).map(capitalized).join("\n"),
  ];
}

/** All finds of a field as one text, as many as fit. */
function joined({ finds }: Reading, field: string, joint: string): { text: string; surplus: readonly string[] } {
  const max = lengthsMax[field as TextField];
  let text = "";
  const surplus: string[] = [];
  const found = finds.filter((find) => find.field === field && find.value !== "");
  // 'Einlass ab 19 Uhr, Keller, Fr 6. März': the day first.
  const ordered =
    field === "date" ? found.toSorted((a, b) => Number(isHour(a.value)) - Number(isHour(b.value))) : found;
  for (const { value: said, words } of ordered) {
    // 'Fri 6 Mar, doors 7.30': as it is typed, behind another one. words:allow
    const isTyped = text !== "" && (field === "date" || field === "price") && words[0] === said[0]?.toLowerCase();
    const value = isTyped && words[0] ? words[0] + said.slice(1) : said;
    if (text.toLowerCase().includes(value.toLowerCase())) continue;
    const longer = text ? text + (/[!?.…]$/u.test(text) ? " " : joint) + value : value;
    if (longer.length <= max) text = longer;
    else if (text) surplus.push(value);
    else {
      const [kept, rest] = cut(value, max);
      text = kept;
      surplus.push(rest);
    }
  }
  return { text, surplus };
}

const joinSegments = (segments: readonly Segment[]): string =>
  segments.reduce((text, { words, isContinued }) => {
    if (!text) return words;
    if (/[!?.…]$/u.test(text)) return `${text} ${capitalized(words)}`;
    return isContinued ? `${text}, ${words}` : `${text}. ${capitalized(words)}`;
  }, "");
