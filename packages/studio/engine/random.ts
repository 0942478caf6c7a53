/** Seeded randomness: the same seed gives the same numbers on every machine. */
export interface Random {
  /** @returns a number from 0 up to 1, without 1. */
  next(): number;
  between(min: number, max: number): number;
  /** @returns a whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value;
  shuffled<Value>(values: readonly Value[]): Value[];
  chance(share: number): boolean;
  /** A stream of its own: what another part of the design draws changes nothing here. */
  fork(name: string): Random;
}

export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  // mulberry32 (Tommy Ettinger, public domain).
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    integer,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error("there is nothing to pick from");
      return values[integer(0, values.length - 1)] as Value;
    },
    shuffled: (values) =>
      values
        .map((value) => ({ value, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
    chance: (share) => next() < share,
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}

/** FNV-1a, then mixed, so that seeds that differ in one letter differ in every bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
