/** More than the longest phrase has. */
const tokensMax = 24;

/**
 * Finds where the longest row of items begins that ends a text: 2 in 'a, b, c' for items that are ', ' and a letter.
 *
 * Looks at each place once. `(?:item)+$` tries every way to divide the row where an item can be read in two, as 'I am' and 'I' with 'am',
 * and the number of ways doubles with each of them: sixty characters would take the process for hours.
 * @param item from `^` to `$`. It begins and ends where a word does, or a character that is no letter and no digit.
 * @returns the text's length if no item ends it.
 */
export function rowAtEnd(text: string, item: RegExp): number {
  const starts = [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu)].map(({ index }) => index);
  let begin = text.length;
  /** The starts of rows that end the text, with the number of the token. */
  let rows: { readonly at: number; readonly index: number }[] = [{ at: text.length, index: starts.length }];
  for (let index = starts.length - 1; index >= 0; index--) {
    const at = starts[index] ?? 0;
    rows = rows.filter((row) => row.index - index <= tokensMax);
    if (rows.length === 0) break;
    if (!rows.some((row) => item.test(text.slice(at, row.at)))) continue;
    begin = at;
    rows.push({ at, index });
  }
  return begin;
}
