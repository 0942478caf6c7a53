import { type Change, withoutOverlaps } from "../change.ts";
import { type GrammarLanguage, isEnglish } from "../grammar-languages.ts";
import { findMistakes } from "./mistakes.ts";
import { findLoneBrackets, findLoneQuotes } from "./pairs.ts";
import { proseTest } from "./prose.ts";
import { findSpacing } from "./spacing.ts";
import { findDoubleWords, findMissingOpeners, findSmallStarts } from "./words.ts";

/**
 * Mistakes that a text has for certain, by rules without a dictionary: words and spaces too many, brackets and quotes without a
 * counterpart, small letters that start sentences, Spanish marks that are missing, and mistakes that are always ones. English has a checker
 * of its own besides (harper/).
 */
export function checkByRule(text: string, language: GrammarLanguage): readonly Change[] {
  const spelling = isEnglish(language) ? "en" : (language as "fr" | "es" | "de");
  const isProse = proseTest(text);
  const found = [
    ...findDoubleWords(text),
    ...findMistakes(text, spelling),
    ...findSpacing(text, spelling),
    ...findLoneBrackets(text),
    ...findLoneQuotes(text, spelling),
    ...findSmallStarts(text),
    ...(spelling === "es" ? findMissingOpeners(text, isProse) : []),
  ];
  return withoutOverlaps(found.filter(({ start, end }) => isProse(start, Math.max(end, start + 1))));
}
