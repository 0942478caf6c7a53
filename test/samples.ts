import { execFileSync } from "node:child_process";

/**
 * Number of samples that a test tries: few in each run, because each commit tries other ones, and many with `SAMPLES=long`, before a
 * release.
 */
export const sampleCount = (usual: number, long: number): number => (process.env.SAMPLES === "long" ? long : usual);

/**
 * Seed that the samples are made from. It follows from the commit, so that a commit's tests are the same each time. Put it into the test's
 * title: `SEED=…` tries the samples of a run that failed again.
 */
export const sampleSeed: number = Number(process.env.SEED ?? seedOfCommit());

function seedOfCommit(): number {
  try {
    return Number.parseInt(execFileSync("git", ["rev-parse", "--short=7", "HEAD"], { encoding: "utf8" }), 16);
  } catch {
    // The source without its history.
    return 1;
  }
}

/** Samples by their numbers: `count` of them from `first` on. */
export interface SampleRange {
  readonly first: number;
  readonly count: number;
}

/**
 * The part of known samples that this commit tries: each commit tries one of `parts`.
 * @param long how many are tried with `SAMPLES=long`: all that are known, or as many others from the seed on.
 */
export function sampleRange(known: number, parts: number, long: number): SampleRange {
  if (process.env.SAMPLES === "long") return { first: long > known ? sampleSeed : 0, count: long };
  const count = known / parts;
  return { first: (sampleSeed % parts) * count, count };
}

/**
 * The items of a table that this commit tries: one of `parts`, spread over the table, and all of it with `SAMPLES=long`. For tables whose
 * items are answered by the same code.
 */
export const sampleOf = <Item>(table: readonly Item[], parts: number): readonly Item[] =>
  table.filter((_, index) => process.env.SAMPLES === "long" || index % parts === sampleSeed % parts);
