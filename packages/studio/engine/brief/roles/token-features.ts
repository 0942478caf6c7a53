import type { Token } from "./tokens.ts";

/** Rows of the tables that the features of a token point into. */
export const [gramRows, markRows] = [1 << 14, 1 << 10];

/** A token for the tagger. */
export interface TokenFeatures {
  /** The word and its parts of two to four letters, as rows of their table: a new word is like those that it shares parts with. */
  readonly grams: readonly number[];
  /** Its form, and where it stands, as rows of theirs. */
  readonly marks: readonly number[];
}

const gramsMax = 40;
const gramLengths = [2, 3, 4];

/** FNV-1a over UTF-16 units. */
function hash(text: string, rows: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0) % rows;
}

function gramsOf(word: string): readonly number[] {
  const parts = [`=${word}`];
  const padded = `<${word}>`;
  for (const length of gramLengths)
    for (let at = 0; at + length <= padded.length; at++) parts.push(padded.slice(at, at + length));
  return parts.slice(0, gramsMax).map((part) => hash(part, gramRows));
}

/** 'Xx' for Friday, 'd:d' for 18:30. */
const shapeOf = (word: string): string =>
  word
    .replaceAll(/\p{Lu}/gu, "X")
    .replaceAll(/\p{L}/gu, "x")
    .replaceAll(/\p{N}/gu, "d")
    .replaceAll(/(.)\1+/gu, "$1")
    .slice(0, 6);

const quote = /^["“”„«»]$/u;
const clauseEnd = /^[,.;:!?\n()–—|•*]$/u;

export function featuresOf(text: string, tokens: readonly Token[]): readonly TokenFeatures[] {
  const capitals = tokens.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length;
  const isLower = capitals * 12 < tokens.length;
  let isQuoted = false;
  let sinceBreak = 0;
  return tokens.map(({ text: word, from }, index) => {
    const isQuote = quote.test(word);
    if (isQuote) isQuoted = /[“„«]/u.test(word) || (!/[”»]/u.test(word) && !isQuoted);
    const shape = shapeOf(word);
    const isGlued = index > 0 && tokens[index - 1]?.to === from;
    const marks = [
      `shape ${shape}`,
      `glued ${isGlued}`,
      `lower ${isLower} ${shape}`,
      `quoted ${isQuoted && !isQuote}`,
      `clause ${Math.min(sinceBreak, 4)}`,
      `place ${Math.min(index, 3)}`,
      `left ${Math.min(tokens.length - index, 3)}`,
      `line ${text.includes("\n")}`,
    ];
    sinceBreak = clauseEnd.test(word) ? 0 : sinceBreak + 1;
    return { grams: gramsOf(word.toLowerCase()), marks: marks.map((mark) => hash(mark, markRows)) };
  });
}
