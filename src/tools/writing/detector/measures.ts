/** Features that are counted in a text. Pure. */
import type { Language } from "../../run-screens/text/text-choices.ts";
import { findConnectors, findRepeated, findStockPhrases, findTriples, type Place } from "./find-phrases.ts";
import { countWords, type Sentence } from "./read-text.ts";

/** A text, or a part of its sentences, with what was found in the whole. */
export interface Measured {
  readonly sentences: readonly Sentence[];
  readonly stock: readonly Place[];
  readonly triples: readonly Place[];
  readonly connectors: readonly Place[];
}

export function measuredText(text: string, language: Language, sentences: readonly Sentence[]): Measured {
  return {
    sentences,
    stock: findStockPhrases(text, language),
    triples: findTriples(text, language),
    connectors: findConnectors(sentences, language),
  };
}

export interface Measure {
  readonly id: string;
  readonly name: string;
  /** Description of the measure, in a sentence. */
  readonly what: string;
  /** Values on this side of the usual range are those that texts of language models tend to. */
  readonly tendsTo: "low" | "high";
  readonly unit: "ratio" | "percent" | "per-1000" | "bits";
  readonly of: (measured: Measured) => number;
}

const per1000 = (places: readonly Place[], { sentences }: Measured): number =>
  (1_000 * countWithin(places, sentences)) / Math.max(1, countWords(sentences));

/** Number of places that begin within one of the others. Both are in their order in the text. */
function countWithin(places: readonly Pick<Place, "start">[], others: readonly Place[]): number {
  let count = 0;
  let at = 0;
  for (const { start } of places) {
    while (at < others.length && (others[at]?.end ?? 0) <= start) at++;
    if ((others[at]?.start ?? Number.POSITIVE_INFINITY) <= start) count++;
  }
  return count;
}

function lengthVariation({ sentences }: Measured): number {
  const lengths = sentences.map(({ words }) => words.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length - 1);
  return Math.sqrt(variance) / mean;
}

const varietyWindow = 100;

/** The mean over all stretches of 100 words, so that long texts are not called poorer than short ones. */
function vocabularyVariety({ sentences }: Measured): number {
  const words = sentences.flatMap((sentence) => sentence.words);
  const size = Math.min(varietyWindow, words.length);
  const counts = new Map<string, number>();
  let sum = 0;
  for (const [index, word] of words.entries()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (index < size - 1) continue;
    sum += counts.size;
    const first = words[index - size + 1] ?? "";
    const left = (counts.get(first) ?? 0) - 1;
    if (left === 0) counts.delete(first);
    else counts.set(first, left);
  }
  return sum / (words.length - size + 1) / size;
}

/** The share of words within runs of four or more that appear at least twice. */
function repetition({ sentences }: Measured): number {
  const words = sentences.flatMap(({ places }) => places.map(([start]) => ({ start })));
  return countWithin(words, findRepeated(sentences)) / words.length;
}

/** The share of sentences whose first two words are those of another one. */
function sameOpenings({ sentences }: Measured): number {
  const openings = sentences.filter(({ words }) => words.length > 2).map(({ words }) => words.slice(0, 2).join(" "));
  const counts = Map.groupBy(openings, (opening) => opening);
  return openings.filter((opening) => (counts.get(opening)?.length ?? 0) > 1).length / Math.max(1, openings.length);
}

/** Evenness with which the marks are used, as Shannon’s entropy: 0 for one mark only, 3 for eight in equal parts. */
function punctuationVariety({ sentences }: Measured): number {
  const marks = sentences.flatMap((sentence) => [...sentence.marks].map(sameMark));
  const groups = [...Map.groupBy(marks, (one) => one).values()];
  return groups.reduce((sum, { length }) => sum - (length / marks.length) * Math.log2(length / marks.length), 0);
}

const sameMark = (mark: string): string => (/[«»“”"]/.test(mark) ? '"' : /[—–]/.test(mark) ? "—" : mark);

export const measures: readonly Measure[] = [
  {
    id: "length-variation",
    name: "Variation of sentence length",
    what: "How much sentences differ in length: the standard deviation divided by the mean. People mix short and long ones.",
    tendsTo: "low",
    unit: "ratio",
    of: lengthVariation,
  },
  {
    id: "vocabulary",
    name: "Variety of words",
    what: "How many of 100 words in a row are different ones.",
    tendsTo: "low",
    unit: "percent",
    of: vocabularyVariety,
  },
  {
    id: "repetition",
    name: "Repeated phrases",
    what: "How many words are part of a run of four or more that comes at least twice. Templates repeat themselves.",
    tendsTo: "high",
    unit: "percent",
    of: repetition,
  },
  {
    id: "stock-phrases",
    name: "Phrases that models favor",
    what: "How often phrases come that language models use more than people, such as “plays a crucial role”.",
    tendsTo: "high",
    unit: "per-1000",
    of: (measured) => per1000(measured.stock, measured),
  },
  {
    id: "connectors",
    name: "Sentences that start with a connector",
    what: "How many sentences start with a word that joins them to the one before, such as “Moreover” or “Finally”.",
    tendsTo: "high",
    unit: "percent",
    of: ({ connectors, sentences }) => countWithin(connectors, sentences) / sentences.length,
  },
  {
    id: "same-openings",
    name: "Sentences that start alike",
    what: "How many sentences share their first two words with another one.",
    tendsTo: "high",
    unit: "percent",
    of: sameOpenings,
  },
  {
    id: "triples",
    name: "Lists of three",
    what: "How often three things are listed, as in “fast, simple and safe”.",
    tendsTo: "high",
    unit: "per-1000",
    of: (measured) => per1000(measured.triples, measured),
  },
  {
    id: "punctuation",
    name: "Variety of punctuation",
    what: "How evenly the punctuation marks are used: 0 bits if there is one kind only, 3 bits for eight kinds in equal parts.",
    tendsTo: "low",
    unit: "bits",
    of: punctuationVariety,
  },
];
