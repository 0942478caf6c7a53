import type { JobKind } from "#platform/jobs.ts";

/** A person is no longer in a team: their runs there are stopped, and keys for AI providers that they connected are removed. Sent in the transaction that ends the membership. */
export interface MemberLeft {
  readonly teamId: string;
  readonly memberId: string;
  /** User who ended it: the person, or who removed them. */
  readonly endedBy?: string;
}

/** Handled by the slices of runs and of provider keys. */
export const memberLeft: JobKind<MemberLeft> = { name: "team-member-left", retryLimit: 10, expireInSeconds: 120 };
