import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { verifications } from "../schema.ts";
import { emailChangeOf } from "./find-email-change.ts";

/** Ends a change of address that is not confirmed: the mailed link no longer works. @returns whether there was one. */
export async function dropEmailChange(db: Executor, userId: string): Promise<boolean> {
  const isIt = eq(verifications.identifier, emailChangeOf(userId));
  return (await db.delete(verifications).where(isIt).returning({ id: verifications.id })).length > 0;
}
