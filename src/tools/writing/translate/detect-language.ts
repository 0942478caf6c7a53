import { findLanguage, type TranslationLanguage } from "./translation-languages.ts";

/** Minimum number of letters: with fewer, the language is a guess. */
const lettersMin = 12;

/**
 * The language of a text. The tables for it are 1.5 MB, 460 kB compressed, so the server keeps them instead of each browser; for workers alone,
 * because they take half a second to read.
 * @returns undefined for a text that is too short, or in a language that is not offered.
 */
export async function detectLanguage(text: string): Promise<TranslationLanguage | undefined> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);
  if (letters < (isDense ? 2 : lettersMin)) return undefined;
  const { eld } = await import("eld/small");
  return findLanguage(eld.detect(text).language);
}
