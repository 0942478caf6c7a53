import { isTypoOf } from "#platform/is-typo-of.ts";
import { foldForSearch } from "#text/fold-for-search.ts";

/** Texts that a search looks in. */
export interface Named {
  readonly title: string;
  /** Descriptions and other words that users search for. */
  readonly words?: readonly string[];
}

const scores = { title: 0.95, titleStart: 0.9, word: 0.8, wordStart: 0.7, inTitle: 0.5, typo: 0.3 } as const;

/**
 * Scores how well something answers a search, where each word of the search has to match: a word of its title, of its other words, the
 * start of one, or one with a single typo. Letters scattered over a text match nothing.
 *
 * @returns 0 for no match, up to 1 for the title itself; comparable between any two things.
 */
export function wordScore(query: string, { title, words = [] }: Named): number {
  const wanted = wordsOf(query);
  // Symbols only: titles of the user's own work may have them.
  if (wanted.length === 0) return query.trim() !== "" && title.includes(query.trim()) ? scores.inTitle : 0;
  const own = wordsOf(title);
  if (wanted.join(" ") === own.join(" ")) return 1;
  const other = words.flatMap(wordsOf);
  const each = wanted.map((word) => scoreOf(word, own, other));
  return each.includes(0) ? 0 : each.reduce((sum, score) => sum + score, 0) / each.length;
}

function scoreOf(wanted: string, title: readonly string[], other: readonly string[]): number {
  if (title.includes(wanted)) return scores.title;
  if (title.some((word) => word.startsWith(wanted))) return scores.titleStart;
  if (other.includes(wanted)) return scores.word;
  if (other.some((word) => word.startsWith(wanted))) return scores.wordStart;
  if (wanted.length >= 3 && title.some((word) => word.includes(wanted))) return scores.inTitle;
  return [...title, ...other].some((word) => isLong(wanted, word) && isTypoOf(wanted, word)) ? scores.typo : 0;
}

/** Shorter words become other words with one letter changed: post, past. */
const isLong = (one: string, other: string): boolean => Math.max(one.length, other.length) >= 5;

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
