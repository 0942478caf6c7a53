import { eld } from "eld/small";
import { findLanguage, type TranslationLanguage } from "./translation-languages.ts";

/** Minimum number of letters: with fewer, the language is a guess. */
const lettersMin = 12;

/**
 * The language of a text. The tables for it are 1.5 MB, 460 kB compressed, so the server keeps them instead of each browser; for workers alone,
 * because they take half a second to read: with this module, before a worker lowers its priority.
 * @returns undefined for a text that is too short, or in a language that is not offered.
 */
export function detectLanguage(text: string): TranslationLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);
  if (letters < (isDense ? 2 : lettersMin)) return undefined;
  return findLanguage(eld.detect(text).language);
}
