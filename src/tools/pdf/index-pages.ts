import { joinWords, otherReadingsIn, wordsOverPages } from "../run-screens/pdf-text/whole-words.ts";
import type { Passage } from "./chatpdf-rules.ts";
import { foldedWordsOf, foldWords } from "./folded-words.ts";
import { gramsOf } from "./grams.ts";
import { passagesOf } from "./passages.ts";
import { type WordForms, wordFormsOf } from "./word-forms.ts";

/** A passage with what else it is found by. */
interface IndexedPassage extends Passage {
  /** Its words as a search compares them, where that differs. */
  readonly folded: string;
  /** Words that the end of a line or of the page parts, as they may be meant as well. */
  readonly others: string;
  /** Grams of scripts without blanks. */
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
  const overPages = wordsOverPages(whole.pages);
  const overPageAfter = (index: number) => {
    const page = passages[index]?.page ?? 0;
    return (page !== passages[index + 1]?.page && overPages.get(page)) || "";
  };
  return {
    wordForms: wordFormsOf(passages.map(({ text }) => text).join("\n")),
    passages: passages.map((passage, index) => ({
      ...passage,
      folded: foldedWordsOf(passage.text),
      others: foldWords(`${otherReadingsIn(passage.text, whole)} ${overPageAfter(index)}`).trim(),
      grams: gramsOf(passage.text),
    })),
  };
}
