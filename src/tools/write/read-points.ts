import type { DraftPhrases } from "./phrases/draft-phrases.ts";

/** A point of the user’s, without its bullet and its last period. */
export interface Point {
  readonly text: string;
  /** Whether it can be without a lead; otherwise it is a few words about a thing. */
  readonly isSentence: boolean;
}

const bullet = /^\s*(?:[-–—*•+]|\d{1,3}[.)])\s+/;
/** In words: shorter ones with a verb are names more often than sentences. */
const sentenceFrom = 3;

/** One for each line that says something. */
export function readPoints(points: string, phrases: DraftPhrases): readonly Point[] {
  return points
    .split("\n")
    .map((line) => line.replace(bullet, "").replaceAll(/\s+/g, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => {
      const text = line.replace(/[.;,]+$/, "");
      return { text, isSentence: /[.!?…]$/.test(line) || isSentence(text, phrases) };
    });
}

function isSentence(text: string, { subjects, verbs }: DraftPhrases): boolean {
  const words = text.toLowerCase().split(" ");
  const [first = "", ...others] = words;
  return subjects.includes(first) || (words.length >= sentenceFrom && others.some((word) => verbs.includes(word)));
}

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Its end is a mark. */
export const ended = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** After a colon: a first word that is no name is written small. */
export function small(text: string, { small: words }: DraftPhrases): string {
  const first = text.split(" ", 1)[0] ?? "";
  return words.includes(first.toLowerCase()) && first !== first.toUpperCase()
    ? text.replace(/^./u, (letter) => letter.toLowerCase())
    : text;
}
