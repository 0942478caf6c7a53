import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { readClientFacts } from "./auth/hook-context.ts";
import { identities, securityEvents, signUps, users } from "./schema.ts";
import { recordSecurityEvent } from "./security/record-security-event.ts";

/**
 * An email address is verified, by its owner or because an operator or organization vouches for it. From now on the user has an account.
 */
export interface AddressVerified {
  readonly userId: string;
}

/** Handled by other slices, composed in src/app/jobs.ts. It may be delivered more than once. */
export const addressVerified: JobKind<AddressVerified> = {
  name: "address-verified",
  retryLimit: 10,
  expireInSeconds: 60,
};

/**
 * Call this in the transaction that verifies the address. Also discards an unconfirmed sign-up with that address: anyone may have chosen
 * its name and password.
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
 * Verifies the address of an account that existed before (created by an operator), when an emailed code or link, Google or an organization
 * proves who owns the address. A password set before that is removed. Idempotent.
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
