import { normalizeText } from "#text/normalize-text.ts";
import type { Passage } from "./chatpdf-rules.ts";

/** Characters: about 100 words. Longer ones would be marked as half a page, and fewer would fit into a question. */
const passageLength = 600;

/** Cuts the text of each page into passages, at the ends of sentences or lines where it can. @param pages in order. */
export function passagesOf(pages: readonly string[]): readonly Passage[] {
  const pieces = pages.flatMap((text, index) => cut(tidy(text)).map((piece) => ({ page: index + 1, text: piece })));
  return pieces.map((piece, index) => ({ number: index + 1, ...piece }));
}

/** PostgreSQL stores neither zero characters nor halves of others. Chinese and Japanese go on in the next line without a blank. */
function tidy(text: string): string {
  return normalizeText(text.toWellFormed(), "NFC")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、])\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu,
      "",
    )
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function cut(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > passageLength) {
    const end = endBefore(rest, passageLength);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest].filter((piece) => piece !== "");
}

/** The last paragraph, sentence, line or word that ends in the second half; else anywhere but inside a character. */
function endBefore(text: string, max: number): number {
  const half = Math.floor(max / 2);
  const window = text.slice(0, max);
  for (const end of [/\n\n/g, /[.!?…。！？]["”’»)]*\s/g, /\n/g, /\s/g]) {
    const found = [...window.matchAll(end)].findLast(({ index }) => index >= half);
    if (found) return found.index + found[0].length;
  }
  return /[\ud800-\udbff]$/.test(window) ? max - 1 : max;
}
