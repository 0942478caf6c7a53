import { joinWords, otherReadingsIn } from "../pdf-text/whole-words.ts";
import { accentedWordsOf } from "./accented-words.ts";
import type { Passage } from "./chatpdf-rules.ts";
import { gramsOf } from "./grams.ts";
import { passagesOf } from "./passages.ts";
import { type WordForms, wordFormsOf } from "./word-forms.ts";

/** A passage with what else it is found by. */
interface IndexedPassage extends Passage {
  /** Words with accents: they can be found without them, too. */
  readonly accented: string;
  /** Words that the end of a line parted, as they may be meant as well. */
  readonly others: string;
  /** Of scripts without blanks. */
  readonly grams: readonly string[];
}

/** A document as it is searched. */
export interface PdfIndex {
  readonly wordForms: WordForms;
  readonly passages: readonly IndexedPassage[];
}

/** @param pages the text of each. Takes a second for a long document. */
export function indexPages(pages: readonly string[]): PdfIndex {
  const whole = joinWords(pages);
  const passages = passagesOf(whole.pages);
  return {
    wordForms: wordFormsOf(passages.map(({ text }) => text).join("\n")),
    passages: passages.map((passage) => ({
      ...passage,
      accented: accentedWordsOf(passage.text),
      others: otherReadingsIn(passage.text, whole),
      grams: gramsOf(passage.text),
    })),
  };
}
