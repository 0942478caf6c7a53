import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { referralCodes } from "../schema.ts";

/** @param code as `parseCode` gives it. @returns the id of whose code it is. */
export async function findCodeOwner(db: Executor, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code));
  return row?.userId;
}
