import { eq, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";
import { emailChangeOf } from "./find-email-change.ts";

/**
 * Ends what was mailed to somebody and still works: links that set a password (the library keeps the user's id with them), and a change of
 * address that is not confirmed yet. For when the password or the address has changed: whoever asked for them before may not be the owner.
 */
export async function voidLinks(db: Executor, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(or(eq(verifications.value, userId), eq(verifications.identifier, emailChangeOf(userId))));
}
