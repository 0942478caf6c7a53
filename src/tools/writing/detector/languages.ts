import type { Language } from "../../run-screens/text/text-choices.ts";
import { german } from "./phrases/de.ts";
import { english } from "./phrases/en.ts";
import { spanish } from "./phrases/es.ts";
import { french } from "./phrases/fr.ts";
import type { LanguageHabits } from "./phrases/habits.ts";

export const habitsOf: Readonly<Record<Language, LanguageHabits>> = {
  en: english,
  fr: french,
  es: spanish,
  de: german,
};

/** Minimum number of words: with fewer, the language is a guess at best. */
const wordsMin = 20;
/** Running texts in these languages have two to three times as many. */
const shareMin = 0.1;

/** The language that most short words of a text are of. @returns undefined for a short text, or one in another language. */
export function detectLanguage(text: string): Language | undefined {
  const words =
    text
      .slice(0, 5_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < wordsMin) return undefined;
  const shares = (Object.keys(habitsOf) as Language[]).map((id) => {
    const common = new Set(habitsOf[id].common);
    return { id, share: words.filter((word) => common.has(word)).length / words.length };
  });
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share >= shareMin ? best.id : undefined;
}
