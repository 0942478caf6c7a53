import { eq, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";

/** Under which name a change of address stands among the links that work; its value is the new address. */
export const emailChangeOf = (userId: string): string => `email-change:${userId}`;

/**
 * Links for a new password that are still on their way, second factors that are still asked for, and a change of address that is not
 * confirmed yet end: they were begun with an address or a password that no longer holds, maybe by somebody else than the owner. The library
 * keeps the former two under the bare id of their owner.
 */
export async function forgetPendingVerifications(db: Executor, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(or(eq(verifications.value, userId), eq(verifications.identifier, emailChangeOf(userId))));
}
