import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { twoFactors } from "../schema.ts";

/** `begun`: there is a secret, but no code of it has been confirmed, so nothing is asked at sign-in. */
export type TwoFactorState = "off" | "begun" | "on";

export async function getTwoFactorState(db: Executor, userId: string): Promise<TwoFactorState> {
  const [row] = await db
    .select({ verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  if (!row) return "off";
  return row.verified ? "on" : "begun";
}
