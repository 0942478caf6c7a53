import { tidyWords } from "../texts/text-file.ts";

/** One text, in which each page with words has its number. */
export const joinPages = (pages: readonly string[]): string =>
  pages
    .map((text, index) => ({ number: index + 1, text: tidyWords(text).trim() }))
    .filter(({ text }) => text !== "")
    .map(({ number, text }) => `[Page ${number}]\n${text}`)
    .join("\n\n");
