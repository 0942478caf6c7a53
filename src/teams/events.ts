import type { JobKind } from "#platform/jobs.ts";

/** A person is no longer in a team: their runs there are stopped. Sent in the transaction that ends the membership. */
export interface MemberLeft {
  readonly teamId: string;
  readonly memberId: string;
}

/** Handled by the slice of runs. */
export const memberLeft: JobKind<MemberLeft> = { name: "team-member-left", retryLimit: 10, expireInSeconds: 120 };
