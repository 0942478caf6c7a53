/** Where passages are on a page. Pure. */

/** Letters and digits alone: lines, hyphens and blanks may be written otherwise. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * @param items the texts of a page, in order, as its PDF holds them.
 * @param passages texts that are on this page.
 * @returns the indexes of the items that hold a part of a passage.
 */
export function findMarks(items: readonly string[], passages: readonly string[]): ReadonlySet<number> {
  const pieces = items.map(bare);
  const page = pieces.join("");
  const marked = new Set<number>();
  for (const passage of passages.map(bare)) {
    const start = passage === "" ? -1 : page.indexOf(passage);
    if (start === -1) continue;
    const end = start + passage.length;
    let at = 0;
    for (const [index, piece] of pieces.entries()) {
      if (piece !== "" && at < end && at + piece.length > start) marked.add(index);
      at += piece.length;
    }
  }
  return marked;
}
