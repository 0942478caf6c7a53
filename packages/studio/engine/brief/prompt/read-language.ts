import { compilePattern } from "../compile-pattern.ts";
import { languageMarks } from "../lexicons/languages.ts";
import { wholeWords } from "./reading.ts";

const marks = Object.entries(languageMarks).map(([language, { words, letters }]) => ({
  language,
  words: wholeWords([words]),
  letters: letters ? compilePattern(`[${letters}]`, "giu") : undefined,
}));

const share = (text: string, script: RegExp) =>
  (text.match(script)?.length ?? 0) / (text.match(/\p{L}/gu)?.length || 1);

/** A BCP 47 tag, or undefined if no word or letter gives the language away, or as many for two. */
export function findLanguage(text: string): string | undefined {
  if (share(text, /\p{Script=Greek}/gu) > 0.5) return "el";
  if (share(text, /\p{Script=Cyrillic}/gu) > 0.5) return cyrillicLanguage(text);
  const scores = marks
    .map(({ language, words, letters }) => ({
      language,
      score: (text.match(words)?.length ?? 0) * 2 + (letters ? (text.match(letters)?.length ?? 0) : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  return best && best.score > (second?.score ?? 0) ? best.language : undefined;
}

function cyrillicLanguage(text: string): string {
  if (/[іїєґ]/iu.test(text)) return "uk";
  return /[ъ]/iu.test(text) && !/[ыэё]/iu.test(text) ? "bg" : "ru";
}
