import { and, asc, eq, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { creditTransactions } from "./schema.ts";

/** @returns number of the hold of the first run that somebody has finished and paid, and whose credits were not given back. */
export async function findFinishedRun(db: Executor, userId: string): Promise<number | undefined> {
  const refunds = alias(creditTransactions, "refunds");
  const refund = db
    .select({ number: refunds.number })
    .from(refunds)
    .where(and(eq(refunds.userId, creditTransactions.userId), eq(refunds.refundsNumber, creditTransactions.number)));
  const [run] = await db
    .select({ holdNumber: creditTransactions.holdNumber })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.userId, userId), eq(creditTransactions.kind, "capture"), notExists(refund)))
    .orderBy(asc(creditTransactions.number))
    .limit(1);
  return run?.holdNumber ?? undefined;
}
