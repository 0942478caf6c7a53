import { emptyPhrases } from "./lexicons/empty-phrases.ts";

type Language = keyof typeof emptyPhrases;

const phrasesOf = new Map<Language, ReadonlySet<string>>();
function phrasesIn(language: Language): ReadonlySet<string> {
  const known = phrasesOf.get(language) ?? new Set(emptyPhrases[language].split("\n"));
  phrasesOf.set(language, known);
  return known;
}

/** Numbers of words that a phrase can have. */
const lengths = [5, 4, 3, 2];

/** Tells whether a word alone brings nothing to mind in a language; in a longer name, it may. */
export const isEmptyWord = (word: string, language: string | undefined): boolean =>
  language !== undefined && language in emptyPhrases && phrasesIn(language as Language).has(word.toLowerCase());

/** A text without the phrases that bring nothing to mind. Words are looked up, not searched. @param language without one, all stay. */
export function withoutPhrases(text: string, language: string | undefined): string {
  if (language === undefined || !(language in emptyPhrases)) return text;
  const phrases = phrasesIn(language as Language);
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)];
  let rest = "";
  let at = 0;
  for (let index = 0; index < tokens.length; ) {
    const count = lengths.find((length) => phrases.has(wordsAt(index, length))) ?? 0;
    const [first, last] = [tokens[index], tokens[index + count - 1]];
    if (count > 0 && first && last) {
      rest += `${text.slice(at, first.index)} `;
      at = last.index + last[0].length;
    }
    index += Math.max(1, count);
  }
  return rest + text.slice(at);

  function wordsAt(index: number, length: number): string {
    const words = tokens.slice(index, index + length).map(([word]) => word);
    return words.length < length ? "" : words.join(" ").toLowerCase().replaceAll("’", "'");
  }
}
