/** Letters that a word needs: too many other words are near to a shorter one. */
const lettersMin = 6;

/** Two letters that change places leave the others as they are, so a shorter word is enough. */
const swapLettersMin = 5;

/**
 * Edits that people make when they type or spell by ear: letters change places, a letter is doubled or not, one vowel replaces another, a
 * letter is missing. Another edit is as often the way from a name to a word.
 */
type Edit = "swap" | "slip" | "missing" | "other";

const bothVowels = /^[aeiouy]{2}$/;

/** @returns the edit that makes the option out of the word. Undefined if it takes several, or changes the first letter: few people mistype that one. */
function editBetween(word: string, option: string): Edit | undefined {
  let start = 0;
  while (start < word.length && word[start] === option[start]) start++;
  let end = 0;
  const shorter = Math.min(word.length, option.length);
  while (end < shorter - start && word.at(-1 - end) === option.at(-1 - end)) end++;
  const wrong = word.slice(start, word.length - end);
  const right = option.slice(start, option.length - end);
  if (start === 0) return undefined;
  if (wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`) return "swap";
  if (wrong.length > 1 || right.length > 1) return undefined;
  if (wrong.length === right.length) return bothVowels.test(wrong + right) ? "slip" : "other";
  if (word[start - 1] === wrong + right) return "slip";
  return right ? "missing" : "other";
}

/**
 * Tells whether the first option is what an unknown word was meant to be. A tool or a person that the dictionary lacks is farther from all
 * words, or equally near to several.
 */
export function isNear(word: string, [best = "", ...others]: readonly string[]): boolean {
  const edit = editBetween(word, best);
  if (!edit || edit === "other" || word.length < (edit === "swap" ? swapLettersMin : lettersMin)) return false;
  const rivals = others.flatMap((other) => editBetween(word, other) ?? []);
  return rivals.every((rival) => edit !== "missing" && (rival === "missing" || rival === "other"));
}
