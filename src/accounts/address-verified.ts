import type { Executor } from "#platform/db/database.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";

/** Somebody has shown, or an operator or organisation vouches, that their address is theirs: from now on they have an account. */
export interface AddressVerified {
  readonly userId: string;
}

/** Other slices work on it; whoever starts the product composes them (src/jobs.ts). It may come more than once. */
export const addressVerified: JobKind<AddressVerified> = {
  name: "address-verified",
  retryLimit: 10,
  expireInSeconds: 60,
};

/** In the transaction that says so of the address. */
export const tellAddressVerified = (db: Executor, jobs: JobQueue, userId: string): Promise<void> =>
  jobs.enqueue(db, addressVerified, { userId });
