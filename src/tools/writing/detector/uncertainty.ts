import type { Measure, Measured } from "./measures.ts";
import type { Range } from "./usual-ranges.ts";

const samples = 60;
/** Quantiles of the samples’ values; what lies between is the interval. */
const quantiles = { low: 0.05, high: 0.95 };

/**
 * Range of a measure’s value in other texts of the same author, as far as this one tells: it is measured on random halves of the sentences,
 * whose spread is that of the whole (delete-d jackknife with d = n / 2). The same text gives the same interval.
 */
export function intervalOf(measure: Measure, measured: Measured, value: number): Range {
  const random = randomFrom(measured.sentences.length);
  const values = Array.from({ length: samples }, () =>
    measure.of({ ...measured, sentences: halfOf(measured.sentences, random) }),
  ).sort((one, other) => one - other);
  const at = (share: number) => values[Math.round(share * (samples - 1))] ?? value;
  // Halves repeat themselves less than the whole: the spread counts, not where it is.
  const middle = at(0.5);
  return [Math.max(0, value + at(quantiles.low) - middle), value + at(quantiles.high) - middle];
}

/** In their order. */
function halfOf<T>(list: readonly T[], random: () => number): readonly T[] {
  let wanted = Math.ceil(list.length / 2);
  return list.filter((_, index) => {
    const isTaken = random() < wanted / (list.length - index);
    if (isTaken) wanted--;
    return isTaken;
  });
}

/** Mulberry32: 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
