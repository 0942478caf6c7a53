import type { DraftPhrases } from "./phrases/draft-phrases.ts";

/** Line of a user: a few words about a thing, or a sentence. */
export interface Point {
  /** Text without its bullet and its last period. */
  readonly text: string;
  /** True if it can be without a lead. */
  readonly isSentence: boolean;
  /** Text as it follows a colon. Not given if it can’t be told whether its first word is a name: then it begins a sentence of its own. */
  readonly afterColon: string | undefined;
}

const bullet = /^\s*(?:[-–—*•·▪◦‣✓✔→+]|\d{1,3}[.)])\s+/u;
/** In words: shorter ones with a verb are names more often than sentences. */
const sentenceFrom = 3;
/** The period of “a.m.”, “z. B.” and “Inc.” is no end of a sentence. */
const abbreviation =
  /(?:(?<!\p{L})\p{L}\.\s?\p{L}|(?<!\p{L})(?:etc|usw|bzw|Inc|Ltd|Co|Corp|Nr|No|St|Str|av|dept|approx))\.$/u;
const mark = /[.!?…][”"»“’')\]]*$/;

/** One for each line that says something. */
export const readPoints = (points: string, phrases: DraftPhrases): readonly Point[] =>
  points
    .split("\n")
    .map((line) => line.replace(bullet, ""))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => readPoint(line, phrases));

/** Reads a point from a line, or from a topic. */
export function readPoint(line: string, phrases: DraftPhrases): Point {
  const written = line
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\.{3,}$/, "…");
  const isAbbreviated = abbreviation.test(written);
  const text = isAbbreviated ? written : written.replace(/[.,;:]+$/, "") || written;
  const isWhole = (!isAbbreviated && mark.test(written)) || isSentence(text, phrases);
  return { text, isSentence: isWhole, afterColon: afterColon(text, isWhole, phrases) };
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function isSentence(text: string, { subjects, verbs }: DraftPhrases): boolean {
  const [first = "", ...others] = wordsOf(text);
  return subjects.includes(first) || (others.length >= sentenceFrom - 1 && others.some((word) => verbs.includes(word)));
}

function afterColon(text: string, isWhole: boolean, { small, subjects, capitalAfterColon }: DraftPhrases) {
  if (/[:;]\s/.test(text)) return undefined;
  if (isWhole && capitalAfterColon) return capital(text);
  const [whole, before = "", first = ""] = /^([¿¡«„“"'‘(\s]*)(\p{L}+)/u.exec(text) ?? [];
  if (whole === undefined || /^\p{Ll}/u.test(first) || /^\p{Lu}{2,}$/u.test(first)) return text;
  const isKnown = small.includes(first.toLowerCase()) || (!capitalAfterColon && subjects.includes(first.toLowerCase()));
  // A German noun keeps its capital letter; an adjective before one would lose it.
  if (capitalAfterColon && !isKnown && !/^\p{L}+(?:e|er|es|en|em) \p{Lu}/u.test(text)) return text;
  return isKnown ? `${before}${first.toLowerCase()}${text.slice(whole.length)}` : undefined;
}

/** A word with a capital letter inside is a name that is written so: iPhone, eBay. */
export const capital = (text: string): string =>
  text.replace(
    /^([¿¡«„“"'‘(]*)(\p{Ll})(?!\p{Ll}*\p{Lu})/u,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );

/** Tells whether a text has its own end: a mark, or an emoji, which takes the place of one. */
export const isEnded = (text: string): boolean => mark.test(text) || /\p{Extended_Pictographic}\uFE0F?$/u.test(text);

export const ended = (text: string): string => (isEnded(text) ? text : `${text}.`);
