import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";

/**
 * From now on every browser is asked for the second factor again. What else is under way in the name of this person (a half-done sign-in,
 * a link for a new password) ends with it: the rows' names are digests, so that one cannot be told from the other.
 */
export async function forgetTrustedDevices(db: Executor, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}
