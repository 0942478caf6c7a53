/** Cuts at the end of a word, or in the middle of one that is too long itself. */
export function cut(words: string, max: number): readonly [kept: string, rest: string] {
  if (words.length <= max) return [words, ""];
  const space = words.slice(0, max + 1).lastIndexOf(" ");
  const at = space > 0 ? space : max;
  return [words.slice(0, at).trim(), words.slice(at).trim()];
}
