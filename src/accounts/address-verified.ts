import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import { signUps, users } from "./schema.ts";

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

/**
 * In the transaction that says so of the address. A sign-up that still waits with it, with a name and password that anybody may have
 * chosen, is discarded.
 */
export async function tellAddressVerified(db: Executor, jobs: JobQueue, userId: string): Promise<void> {
  const email = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db.delete(signUps).where(eq(signUps.email, email));
  await jobs.enqueue(db, addressVerified, { userId });
}
