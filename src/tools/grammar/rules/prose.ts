/** Code, tables, addresses and links: what has its own spelling. */
const verbatim = [
  /^(```|~~~)[\s\S]*?(?:^\1|$(?![\s\S]))/gm,
  /^[ \t]*\|.*$/gm,
  /`[^`\n]+`/g,
  /\b(?:https?:\/\/|www\.)[^\s<>()]+/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g,
];

/** @returns whether a place of the text is prose, and not code or an address. */
export function proseTest(text: string): (start: number, end: number) => boolean {
  const isVerbatim = new Uint8Array(text.length);
  for (const pattern of verbatim)
    for (const { index, 0: found } of text.matchAll(pattern)) isVerbatim.fill(1, index, index + found.length);
  return (start, end) => !isVerbatim.subarray(start, end).includes(1);
}

export interface Paragraph {
  readonly start: number;
  readonly text: string;
}

/** Lines with words: brackets and quotes close where they open. */
export const paragraphsOf = (text: string): readonly Paragraph[] =>
  [...text.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ index, 0: found }) => ({ start: index, text: found }));
