import type { Language } from "../../run-screens/text/text-choices.ts";
import { habitsOf } from "./languages.ts";
import type { Sentence } from "./read-text.ts";

/** A place in the text, from the index of its first character to the one after its last. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const compiled = new Map<Language, { readonly stock: RegExp; readonly triples: RegExp }>();

function patternsOf(language: Language) {
  const { stock, and } = habitsOf[language];
  const patterns = compiled.get(language) ?? {
    stock: new RegExp(`(?<![\\p{L}\\p{N}])(?:${stock.join("|")})(?![\\p{L}\\p{N}])`, "giu"),
    triples: new RegExp(
      `[\\p{L}'-]+(?: [\\p{L}'-]+)?, [\\p{L}'-]+(?: [\\p{L}'-]+)?,? ${and} [\\p{L}'-]+(?![\\p{L}])`,
      "giu",
    ),
  };
  compiled.set(language, patterns);
  return patterns;
}

/** Text with plain quotes, as long as before, so that places stay right. */
const withPlainQuotes = (text: string): string => text.replaceAll("’", "'").replaceAll("\n", " ");

const placesOf = (pattern: RegExp, text: string): readonly Place[] =>
  [...withPlainQuotes(text).matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

/** Phrases that language models favor. */
export const findStockPhrases = (text: string, language: Language): readonly Place[] =>
  placesOf(patternsOf(language).stock, text);

/** Lists of three: “fast, simple and safe”. */
export const findTriples = (text: string, language: Language): readonly Place[] =>
  placesOf(patternsOf(language).triples, text);

/** Words that join sentences, at the start of one. */
export function findConnectors(sentences: readonly Sentence[], language: Language): readonly Place[] {
  const known = new Set(habitsOf[language].connectors);
  const longest = Math.max(...habitsOf[language].connectors.map((one) => one.split(" ").length));
  return sentences.flatMap(({ words, places }) => {
    for (let length = longest; length > 0; length--) {
      const last = places[length - 1];
      if (last && known.has(words.slice(0, length).join(" "))) return [{ start: places[0]?.[0] ?? 0, end: last[1] }];
    }
    return [];
  });
}

const repeatedLength = 4;

/** Runs of four words or more that appear at least twice. */
export function findRepeated(sentences: readonly Sentence[]): readonly Place[] {
  const counts = new Map<string, number>();
  const runs = sentences.flatMap(({ words, places }) =>
    words.slice(repeatedLength - 1).map((_, index) => {
      const key = words.slice(index, index + repeatedLength).join(" ");
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { key, start: places[index]?.[0] ?? 0, end: places[index + repeatedLength - 1]?.[1] ?? 0 };
    }),
  );
  const repeated: Place[] = [];
  for (const { key, start, end } of runs) {
    if (counts.get(key) === 1) continue;
    const last = repeated.at(-1);
    if (last && start <= last.end) repeated[repeated.length - 1] = { start: last.start, end };
    else repeated.push({ start, end });
  }
  return repeated;
}

const evenMin = { sentences: 4, words: 8 };
/** Maximum distance of a length from the mean, as a share of the mean. */
const evenSpread = 0.15;

/** Four sentences or more in a row that are about as long as each other. */
export function findEvenRuns(sentences: readonly Sentence[]): readonly Place[] {
  const runs: Place[] = [];
  for (let from = 0; from < sentences.length; ) {
    let to = from + 1;
    while (to < sentences.length && areEven(sentences.slice(from, to + 1))) to++;
    const [first, last] = [sentences[from], sentences[to - 1]];
    const isRun = to - from >= evenMin.sentences && first && last;
    if (isRun) runs.push({ start: first.start, end: last.end });
    from = isRun ? to : from + 1;
  }
  return runs;
}

function areEven(sentences: readonly Sentence[]): boolean {
  const lengths = sentences.map(({ words }) => words.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return mean >= evenMin.words && lengths.every((length) => Math.abs(length - mean) <= mean * evenSpread);
}
