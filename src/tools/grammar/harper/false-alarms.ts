/**
 * Whether a finding of Harper's is about a word that no dictionary has: a name inside a sentence, as “García”, or a version, as “v2.1”; or in the
 * name of an account, as “@acme”. A
 * false alarm costs more trust than a mistake that is missed.
 * @param kind of the finding, as Harper names it.
 */
export function isFalseAlarm(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  kind: string,
) {
  if (text[start - 1] === "@" || text[start] === "@") return true;
  if (kind !== "Spelling") return false;
  const word = text.slice(start, end);
  if (/^v?\d/i.test(word)) return true;
  const before = text.slice(Math.max(0, start - 40), start);
  // At the beginning of a sentence or a line, each word has a capital letter.
  return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},;]["”’)]? $/u.test(before);
}
