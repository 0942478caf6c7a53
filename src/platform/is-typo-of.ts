const typoLengthMin = 4;

/**
 * Whether one letter is wrong, missing or too many, or two neighbors are swapped. Words of less than four letters are no typing errors of
 * each other; of four letters, two real words may be ("past", "post"): a caller takes them only for a word that it doesn't know.
 */
export function isTypoOf(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < typoLengthMin || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  if (start === typed.length && start === word.length) return false;
  const [left, right] = [typed.slice(start), word.slice(start)];
  if (left.length !== right.length) return left.slice(1) === right || left === right.slice(1);
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1);
}
