import { and, eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import { identities, securityEvents, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";

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
