import type { JobKind } from "#platform/jobs.ts";

/** A user has finished and paid their first run. */
export interface FirstRunFinished {
  readonly userId: string;
  readonly holdNumber: number;
}
export const firstRunFinished: JobKind<FirstRunFinished> = {
  name: "first-run-finished",
  retryLimit: 10,
  expireInSeconds: 60,
};

/**
 * A run has taken the general credits below the account's threshold. Restricted credits do not count, because they cannot pay for most
 * runs.
 */
export interface CreditsLow {
  readonly userId: string;
}
export const creditsLow: JobKind<CreditsLow> = { name: "credits-low", retryLimit: 5, expireInSeconds: 60 };

/** A run was refunded, so that it no longer counts as finished. */
export interface RunRefunded {
  readonly userId: string;
  readonly holdNumber: number;
}
export const runRefunded: JobKind<RunRefunded> = { name: "run-refunded", retryLimit: 10, expireInSeconds: 60 };
