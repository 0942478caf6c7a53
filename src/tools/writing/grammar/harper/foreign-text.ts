/** Words between quotation marks, marks of emphasis and the ends of sentences. */
const passage = /[^.!?:;"“”„«»*_\n]+/g;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** @returns whether a place is in another language: half of the words there, and two at least, are unknown. */
export function foreignTest(text: string, unknown: readonly Span[]): (span: Span) => boolean {
  const starts = new Set(unknown.map(({ start }) => start));
  const isForeign = new Uint8Array(text.length);
  for (const { index, 0: found } of text.matchAll(passage)) {
    const wordCount = found.match(/\p{L}+/gu)?.length ?? 0;
    let unknownCount = 0;
    for (let at = index; at < index + found.length; at++) if (starts.has(at)) unknownCount++;
    if (unknownCount >= 2 && unknownCount * 2 >= wordCount) isForeign.fill(1, index, index + found.length);
  }
  return ({ start, end }) => isForeign.subarray(start, end).includes(1);
}
