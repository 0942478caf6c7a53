import { and, asc, eq, not } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isRefunded } from "./holds-from.ts";
import { creditHolds } from "./schema.ts";

/** @returns number of the hold of the first run that somebody has finished and paid, and whose credits were not given back. */
export async function findFinishedRun(db: Executor, userId: string): Promise<number | undefined> {
  const { number, state } = creditHolds;
  const [run] = await db
    .select({ number })
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(state, "captured"), not(isRefunded)))
    .orderBy(asc(number))
    .limit(1);
  return run?.number;
}
