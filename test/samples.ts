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
