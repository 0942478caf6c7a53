import { and, asc, eq, ne, not } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isRefunded } from "./holds-from.ts";
import { creditHolds } from "./schema.ts";

/**
 * @param besides number of the hold of a run that does not count.
 * @returns number of the hold of the first run that somebody has finished and paid, and whose credits were not given back.
 */
export async function findFinishedRun(db: Executor, userId: string, besides?: number): Promise<number | undefined> {
  const { number, state } = creditHolds;
  const isOther = besides === undefined ? undefined : ne(number, besides);
  const [run] = await db
    .select({ number })
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(state, "captured"), isOther, not(isRefunded)))
    .orderBy(asc(number))
    .limit(1);
  return run?.number;
}
