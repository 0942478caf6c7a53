/**
 * Pseudo-random numbers from a seed, so that a tool keeps its cover forever. Changing anything here redraws every cover of the directory.
 */

export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  /** The list cannot be empty, so that there is always something to take. */
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** 32-bit FNV-1a over UTF-16 code units. Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * The generator mulberry32, public domain. Source: Tommy Ettinger,
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createSeededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((first, second) => first.order - second.order)
        .map(({ item }) => item),
  };
}
