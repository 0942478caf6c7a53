/** Search engines cut descriptions at about this length. */
const lengthMax = 155;
/** A shorter one leaves room for a sentence more. */
const lengthWanted = 120;

/**
 * A page's description for search engines: the text, cut at a word where it is too long, or filled up with the longest sentences that fit
 * where it is short.
 */
export function fitDescription(text: string, fillers: readonly string[]): string {
  if (text.length > lengthMax) return `${cutAtWord(text, lengthMax - 1)}…`;
  let description = text;
  for (const filler of fillers.toSorted((a, b) => b.length - a.length)) {
    if (description.length >= lengthWanted) break;
    if (description.length + 1 + filler.length <= lengthMax) description = `${description} ${filler}`;
  }
  return description;
}

function cutAtWord(text: string, length: number): string {
  const end = text.lastIndexOf(" ", length);
  return text.slice(0, end > 0 ? end : length).replace(/[\s,;:.–-]+$/, "");
}
