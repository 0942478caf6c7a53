/** @returns a position of an address: a positive whole number. Undefined for anything else. */
export const readPosition = (text: string | null): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : undefined;

/** Characters of a conversation that one page shows: rendering more would hold up everybody’s requests. */
export const pageCharactersMax = 400_000;

/**
 * Counts the messages that fit on one page, by the characters of each with its answers, in the order in which the page fills. One always
 * fits: it has a limit of its own.
 */
export function countFitting(sizes: readonly number[]): number {
  let characters = 0;
  const tooMany = sizes.findIndex((size) => {
    characters += size;
    return characters > pageCharactersMax;
  });
  return tooMany === -1 ? sizes.length : Math.max(1, tooMany);
}
