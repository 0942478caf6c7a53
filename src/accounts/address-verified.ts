import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { readClientFacts } from "./auth/hook-context.ts";
import { identities, securityEvents, signUps, users } from "./schema.ts";
import { recordSecurityEvent } from "./security/record-security-event.ts";

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

interface AddressConfirmation {
  readonly userId: string;
  readonly headers: Headers | null | undefined;
}

/**
 * Opens an account that was there before its address was confirmed (the operator makes such), when a mailed code or link, Google or an
 * organisation shows whose the address is. A password that was set before is dropped. Done again, nothing more happens.
 */
export async function confirmAddress(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  { userId, headers }: AddressConfirmation,
): Promise<void> {
  const event = { userId, kind: "email-verified", ...readClientFacts(headers), happenedAt: clock.now() } as const;
  await db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const isFirst = and(eq(securityEvents.userId, userId), eq(securityEvents.kind, "email-verified"));
    const known = await transaction.select({ id: securityEvents.id }).from(securityEvents).where(isFirst);
    if (known.length > 0) return;
    await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await transaction
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
    await recordSecurityEvent(transaction, event);
    await tellAddressVerified(transaction, jobs, userId);
  });
}
