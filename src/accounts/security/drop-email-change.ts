import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";
import { emailChangeOf } from "./find-email-change.ts";

/** Takes a change of address back that is not confirmed yet: the mailed link no longer works. */
export async function dropEmailChange(db: Executor, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, emailChangeOf(userId)));
}
