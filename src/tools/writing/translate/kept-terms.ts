import { escapePattern } from "#platform/escape-pattern.ts";
import type { GlossaryEntry, GlossaryTerm } from "./glossary/glossary-rules.ts";
import type { TranslationLanguage } from "./translation-languages.ts";

/** A paragraph, its translation, and the white space after both. */
export interface TranslatedParagraph {
  readonly source: string;
  readonly target: string;
  readonly gap: string;
}

const escaped = (words: string): string => escapePattern(words).replaceAll(/\s+/g, "\\s+");

/** Scripts that write words without spaces, or join what belongs to grammar to them. */
const isJoined = (words: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(words);

/** Whole words in upper or lower case. */
const wordPattern = (words: string): RegExp =>
  isJoined(words)
    ? new RegExp(escaped(words), "giu")
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, "giu");

/** A translation may be inflected at its end: “Rechnungen”, “factures”. */
const keptPattern = (translation: string): RegExp =>
  isJoined(translation)
    ? new RegExp(escaped(translation), "iu")
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped(translation)}`, "iu");

/** The terms of a glossary that a text has, for a pair of languages; longer ones first, as “invoice number” before “invoice”. */
export const termsIn = (
  text: string,
  entries: readonly GlossaryEntry[],
  pair: { readonly from: TranslationLanguage; readonly to: TranslationLanguage },
): readonly GlossaryTerm[] =>
  entries
    .filter(({ from, to, term }) => from === pair.from && to === pair.to && text.search(wordPattern(term)) >= 0)
    .map(({ term, translation }) => ({ term, translation }))
    .toSorted((one, other) => other.term.length - one.term.length);

/** The terms that a paragraph has, and its translation doesn't. */
export const lostTerms = (
  { source, target }: Pick<TranslatedParagraph, "source" | "target">,
  terms: readonly GlossaryTerm[],
): readonly GlossaryTerm[] =>
  terms.filter(
    ({ term, translation }) => source.search(wordPattern(term)) >= 0 && target.search(keptPattern(translation)) < 0,
  );

/** A term that was left in its own language is replaced. @returns undefined if it isn't in the translation. */
export function replaceLeftTerm(target: string, { term, translation }: GlossaryTerm): string | undefined {
  const replaced = target.replaceAll(wordPattern(term), () => translation);
  return replaced === target ? undefined : replaced;
}
