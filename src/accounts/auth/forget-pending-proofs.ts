import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";

/**
 * Links for a new password that are still on their way, and second factors that are still asked for, end: they were begun with an address
 * or a password that no longer holds. The library keeps both under the bare id of their owner.
 */
export async function forgetPendingProofs(db: Executor, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}
