import type { TranslationLanguage } from "../translation-languages.ts";

export interface GlossaryTerm {
  readonly term: string;
  readonly translation: string;
}

/** A term and how it is to be translated, from one language into another. */
export interface GlossaryEntry extends GlossaryTerm {
  readonly from: TranslationLanguage;
  readonly to: TranslationLanguage;
}

export interface GlossaryContent {
  readonly entries: readonly GlossaryEntry[];
}

export const entriesMax = 500;
/** Maximum length of a term, and of its translation, in characters. */
export const termMax = 100;
/** Maximum number of terms of the glossary that are sent with one part of a text. */
export const sentTermsMax = 60;

/** The same term of a pair of languages is in a glossary once. */
export const isSameTerm = (
  one: Omit<GlossaryEntry, "translation">,
  other: Omit<GlossaryEntry, "translation">,
): boolean => one.from === other.from && one.to === other.to && one.term.toLowerCase() === other.term.toLowerCase();

/** Adds an entry at the front; one with the same term is replaced where it is. */
export function withEntry(entries: readonly GlossaryEntry[], added: GlossaryEntry): readonly GlossaryEntry[] {
  return entries.some((one) => isSameTerm(one, added))
    ? entries.map((one) => (isSameTerm(one, added) ? added : one))
    : [added, ...entries];
}
