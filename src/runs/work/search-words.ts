import { searchMax } from "../rules.ts";

/** More would make it slow, and find nothing. */
const wordsMax = 10;

/**
 * What PostgreSQL finds texts by that have all words, or words that begin like them, in any order.
 * @returns undefined for a text without words, which excludes nothing.
 */
export function searchQueryOf(text: string): string | undefined {
  const words = text
    .slice(0, searchMax)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words
    ?.slice(0, wordsMax)
    .map((word) => `'${word}':*`)
    .join(" & ");
}
