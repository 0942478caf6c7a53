import type { JobKind } from "#platform/jobs.ts";

/** Somebody has finished a run for the first time, and paid for it. */
export interface FirstRunFinished {
  readonly userId: string;
  readonly holdNumber: number;
}
export const firstRunFinished: JobKind<FirstRunFinished> = {
  name: "first-run-finished",
  retryLimit: 10,
  expireInSeconds: 60,
};

/** A run has taken what may be spent on anything below the account's mark: restricted credits may stay when nothing else works any more. */
export interface CreditsLow {
  readonly userId: string;
}
export const creditsLow: JobKind<CreditsLow> = { name: "credits-low", retryLimit: 5, expireInSeconds: 60 };

/** A run's credits were given back, so that it counts as never finished. */
export interface RunRefunded {
  readonly userId: string;
  readonly holdNumber: number;
}
export const runRefunded: JobKind<RunRefunded> = { name: "run-refunded", retryLimit: 10, expireInSeconds: 60 };
