import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { parseCode } from "../rules.ts";
import { referralCodes } from "../schema.ts";

/** @param code as `parseCode` gives it. @returns the id of whose code it is. */
export async function findCodeOwner(db: Executor, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code));
  return row?.userId;
}

/** Whether a code, as it was typed, belongs to a user. The caller limits how often it is asked. */
export async function isReferralCode({ db }: Pick<Services, "db">, typed: string): Promise<boolean> {
  const code = parseCode(typed);
  return code ? (await findCodeOwner(db, code)) !== undefined : false;
}
