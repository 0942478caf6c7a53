import { isTypoOf } from "#platform/is-typo-of.ts";

/** Forms in which a word of a search is looked for: its stem, its forms, and whether one letter was wrong. Pure. */

/** Shorter words are whole: "ad" is not "add", and "ui" is not "quit". */
const wholeMax = 2;
/** Longest stem of which only these forms count: "post" is not "poster", and "art" is not "article". */
const listedMax = 4;
const endings = ["", "s", "es", "e", "ing", "ings", "ed", "or", "ors"] as const;

/** Words of small letters: what stands between blanks and signs. */
export const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** "presentations" without the s; "business", "focus" and "axis" as they are. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 2 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Removes a word's ending, where enough is left: "remove", "removing", "remover" and "removal" begin alike. */
export function stemOf(word: string): string {
  const one = singular(word);
  const long = one.replace(/(?:ion|ing|er|or|ed|al|e)$/, "");
  if (long.length >= 5) return long;
  const short = one.replace(/(?:ing|or|ed|e)$/, "");
  return short.length >= 4 ? short : one;
}

/** A word in all its forms: those listed, or all that begin with a stem. */
export type WordForms = { readonly oneOf: readonly string[] } | { readonly beginning: string };

export function formsOf(word: string): WordForms {
  if (word.length <= wholeMax) return { oneOf: [word] };
  const stem = stemOf(word);
  if (stem.length > listedMax) return { beginning: stem };
  return { oneOf: [...new Set([word, ...endings.map((ending) => `${stem}${ending}`)])] };
}

export const hasForm = (words: ReadonlySet<string>, forms: WordForms): boolean =>
  "oneOf" in forms
    ? forms.oneOf.some((form) => words.has(form))
    : [...words].some((word) => word.startsWith(forms.beginning));

/** Tells whether the catalogue has a word in one of its forms. */
export function isKnown(word: string, known: readonly string[]): boolean {
  const forms = formsOf(word);
  return "oneOf" in forms
    ? known.some((one) => forms.oneOf.includes(one))
    : known.some((one) => one.startsWith(forms.beginning));
}

const correctionsMax = 3;

/**
 * Guesses the words a user meant by one that the catalogue doesn't have.
 * @param known its words, those first that most entries have.
 * @returns none if it has the word, or none that is one letter away; otherwise those with the same first letter, or all.
 */
export function correctionsOf(word: string, known: readonly string[]): readonly string[] {
  const forms = formsOf(word);
  const isKnown = "oneOf" in forms ? new Set(forms.oneOf) : undefined;
  const near: string[] = [];
  for (const one of known) {
    if ("beginning" in forms ? one.startsWith(forms.beginning) : isKnown?.has(one)) return [];
    if (isTypoOf(word, one)) near.push(one);
  }
  const alike = near.filter((one) => one[0] === word[0]);
  return (alike.length > 0 ? alike : near).slice(0, correctionsMax);
}
