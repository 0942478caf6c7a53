const typoLengthMin = 4;

/**
 * Tells whether one letter is wrong, missing or too many, or two neighbors are swapped. Words of less than four letters are no typing
 * errors of each other; of four letters, two real words may be ("past", "post"): a caller takes them only for a word that it doesn't know.
 */
export function isTypoOf(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < typoLengthMin || Math.abs(typed.length - word.length) > 1) return false;
  // Without copies of the words: a search compares tens of thousands.
  const shorter = Math.min(typed.length, word.length);
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start++;
  let end = 0;
  while (end < shorter - start && typed[typed.length - 1 - end] === word[word.length - 1 - end]) end++;
  const differing = Math.max(typed.length, word.length) - start - end;
  if (differing === 1) return true;
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return differing === 2 && typed.length === word.length && isSwapped;
}
