import { accentedWordsOf } from "./accented-words.ts";
import type { Passage } from "./chatpdf-rules.ts";
import { passagesOf } from "./passages.ts";
import { type WordForms, wordFormsOf } from "./word-forms.ts";

/** A document as it is searched. */
export interface PdfIndex {
  readonly wordForms: WordForms;
  /** Words with accents can be found without them, too. */
  readonly passages: readonly (Passage & { readonly accented: string })[];
}

/** @param pages the text of each. Takes a second for a long document. */
export function indexPages(pages: readonly string[]): PdfIndex {
  const passages = passagesOf(pages);
  return {
    wordForms: wordFormsOf(passages.map(({ text }) => text).join("\n")),
    passages: passages.map((passage) => ({ ...passage, accented: accentedWordsOf(passage.text) })),
  };
}
