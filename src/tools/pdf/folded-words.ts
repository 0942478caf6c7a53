/** Words as every search of the product compares them, and back to how they are written. Pure. */
import { foldForSearch } from "#text/fold-for-search.ts";

/** Word with its marks, and with what has no width in it. Each is looked at once: patterns for some letters of a word were quadratic. */
const word = /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060-\u2064\ufeff]+/gu;
const isOneWord = /^[\p{L}\p{M}\p{N}]+$/u;

const foldWord = (written: string): string => {
  const folded = foldForSearch(written);
  // “½” would be two numbers.
  return isOneWord.test(folded) ? folded : written;
};

/** A text with its words folded one by one: as many words, and what is between them as it is. */
export const foldWords = (text: string): string => text.replace(word, foldWord);

/** The folded words of a text that differ from how they are written by more than what every PostgreSQL does: “A” to “a”. */
export const foldedWordsOf = (text: string): string =>
  (text.match(word) ?? [])
    .map((written) => [written.replace(/[A-Z]/g, (letter) => letter.toLowerCase()), foldWord(written)])
    .filter(([plain, folded]) => plain !== folded)
    .map(([, folded]) => folded)
    .join(" ");

/** PostgreSQL may take the curly apostrophe for a letter: “l’assemblée” would be one word. */
export const withStraightApostrophes = (text: string): string => text.replaceAll("’", "'");

/** In a text, in UTF-16. */
export type Range = readonly [from: number, to: number];

const wordsIn = (text: string): readonly Range[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }): Range => [index, index + found.length]);

/**
 * @param folded the text as `foldWords` gives it.
 * @param ranges in the folded text, in order.
 * @returns for each the words of the text that it touches, from the first one's start to the last one's end.
 */
export function asWritten(text: string, folded: string, ranges: readonly Range[]): readonly Range[] {
  const [written, plain] = [wordsIn(text), wordsIn(folded)];
  let at = 0;
  return ranges.flatMap(([from, to]): readonly Range[] => {
    while (at < plain.length && (plain[at]?.[1] ?? 0) <= from) at++;
    let last = at;
    while (last + 1 < plain.length && (plain[last + 1]?.[0] ?? 0) < to) last++;
    const [start, end] = [written[at]?.[0], written[last]?.[1]];
    return start === undefined || end === undefined || (plain[at]?.[0] ?? 0) >= to ? [] : [[start, end]];
  });
}
