import { eq, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";

/** Name of a pending change of address; its value is the new address. */
export const emailChangeOf = (userId: string): string => `email-change:${userId}`;

/**
 * Voids pending password resets, unfinished second factors and unconfirmed changes of address. They were started with an address or a
 * password that no longer applies, possibly by an attacker. The library stores the first two under the user's bare id.
 */
export async function forgetPendingVerifications(db: Executor, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(or(eq(verifications.value, userId), eq(verifications.identifier, emailChangeOf(userId))));
}
