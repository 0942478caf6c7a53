import type { Change } from "../change.ts";
import { paragraphsOf } from "./prose.ts";

const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Brackets of a list, “a)” and “1)”, and of faces, “:)” and “;-(”. */
const loneBracket = /(?:^|\s)(?:\p{L}|\d{1,3}|[ivx]+)\)|[:;=]-?[()[\]]/gmu;

/** A bracket of a sentence opens before a word and closes after one. In “type a }” and “CTRL-]”, the sentence is about the bracket. */
const inSentence =
  /(?<![^\s"“”‘’«»„([])[([{](?=[\p{L}\p{N}"“„«'‘])|(?<=[\p{L}\p{N}.!?%"”“»'’…])[)\]}](?![\p{L}\p{N}"'])/gu;

/** Brackets that open and don’t close in their paragraph, or the other way round. */
export function findLoneBrackets(text: string): readonly Change[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const excused = new Set([...paragraph.text.matchAll(loneBracket)].map((one) => one.index + one[0].length - 1));
    const open: { readonly bracket: string; readonly at: number }[] = [];
    const lone: number[] = [];
    for (const { index, 0: bracket } of paragraph.text.matchAll(/[()[\]{}]/g)) {
      const opener = closers[bracket];
      if (opener === undefined) {
        if (!excused.has(index)) open.push({ bracket, at: index });
      } else if (open.at(-1)?.bracket === opener) open.pop();
      else if (!excused.has(index)) lone.push(index);
    }
    const certain = new Set([...paragraph.text.matchAll(inSentence)].map(({ index }) => index));
    return [...lone, ...open.map(({ at }) => at)]
      .filter((at) => certain.has(at))
      .map((at) => loneAt(paragraph.start + at, text));
  });
}

const loneAt = (start: number, text: string): Change => ({
  start,
  end: start + 1,
  options: [""],
  kind: "Punctuation",
  why: `“${text.charAt(start)}” has no counterpart in this paragraph.`,
});

/** Quotation marks of each language: those that open, and those that close. */
const quotes = {
  en: { open: "“", close: "”" },
  fr: { open: "«", close: "»" },
  es: { open: "«", close: "»" },
  // Also “…“ and »…«: only the low one is certain to open.
  de: { open: "„", close: "“”" },
} as const;

/** Quotation marks that open and don’t close, or the other way round. A quotation of several paragraphs closes in the last one. */
export function findLoneQuotes(text: string, language: keyof typeof quotes): readonly Change[] {
  const { open, close } = quotes[language];
  const paragraphs = paragraphsOf(text);
  return paragraphs.flatMap((paragraph, index) => {
    const goesOn = paragraphs[index + 1]?.text.startsWith(open) ?? false;
    const openAt: number[] = [];
    const lone: number[] = [];
    for (const { index: at, 0: mark } of paragraph.text.matchAll(/[“”„«»]/g)) {
      if (mark === open) openAt.push(at);
      // German uses the mark that closes also to open, as English does.
      else if (close.includes(mark) && openAt.pop() === undefined && language !== "de") lone.push(at);
    }
    return [...lone, ...(goesOn ? [] : openAt)].map((at) => loneAt(paragraph.start + at, text));
  });
}
