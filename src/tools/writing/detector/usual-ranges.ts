import type { Language } from "../../run-screens/text/text-choices.ts";

/** From the 5th to the 95th percentile. */
export type Range = readonly [low: number, high: number];

/**
 * Measured on excerpts of some 320 words from literature of 1605 to 1915, and widened by hand where today’s factual texts differ from it
 * (connectors, stock phrases, punctuation): Austen, Doyle, Thoreau (180 excerpts); Flaubert, Verne (119); Cervantes (60); Kafka,
 * Mann (91). docs/decisions/0045-ai-text-check.md says more.
 */
export const usualRanges: Readonly<Record<Language, Readonly<Record<string, Range>>>> = {
  en: {
    "length-variation": [0.4, 1.1],
    vocabulary: [0.67, 0.78],
    repetition: [0, 0.05],
    "stock-phrases": [0, 4],
    connectors: [0, 0.15],
    "same-openings": [0, 0.3],
    triples: [0, 9],
    punctuation: [0.85, 2.3],
  },
  fr: {
    "length-variation": [0.4, 1.05],
    vocabulary: [0.69, 0.84],
    repetition: [0, 0.05],
    "stock-phrases": [0, 4],
    connectors: [0, 0.15],
    "same-openings": [0, 0.3],
    triples: [0, 9],
    punctuation: [0.85, 2.2],
  },
  es: {
    "length-variation": [0.37, 1.15],
    vocabulary: [0.64, 0.78],
    repetition: [0, 0.05],
    "stock-phrases": [0, 4],
    connectors: [0, 0.15],
    "same-openings": [0, 0.3],
    triples: [0, 11],
    punctuation: [0.85, 2.1],
  },
  de: {
    "length-variation": [0.39, 1.05],
    vocabulary: [0.71, 0.86],
    repetition: [0, 0.05],
    "stock-phrases": [0, 4],
    connectors: [0, 0.15],
    "same-openings": [0, 0.3],
    triples: [0, 14],
    punctuation: [0.85, 2.1],
  },
};
