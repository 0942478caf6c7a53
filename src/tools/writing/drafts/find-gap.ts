/** The next place in brackets after `from`, or the first one of the text. */
export function findGap(text: string, from: number): { readonly start: number; readonly end: number } | undefined {
  const gaps = [...text.matchAll(/\[[^\][]+\]/g)];
  const gap = gaps.find(({ index }) => index >= from) ?? gaps[0];
  return gap && { start: gap.index, end: gap.index + gap[0].length };
}
