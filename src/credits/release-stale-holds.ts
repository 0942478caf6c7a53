import { and, eq, lte } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Ledger } from "./journal/write-journal.ts";
import { releaseHold } from "./release-hold.ts";
import { creditHolds } from "./schema.ts";

const batchSize = 500;

/** Gives back what was held for runs that nobody finished: their process was killed. @returns how many. */
export async function releaseStaleHolds(ledger: Ledger): Promise<number> {
  const stale = await ledger.db
    .select({ userId: creditHolds.userId, number: creditHolds.number })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, "held"), lte(creditHolds.expiresAt, ledger.clock.now())))
    .orderBy(creditHolds.expiresAt)
    .limit(batchSize);
  let released = 0;
  for (const hold of stale) {
    if (await release(ledger, hold)) released += 1;
  }
  return stale.length < batchSize ? released : released + (await releaseStaleHolds(ledger));
}

/** @returns false for a hold that was resolved since it was found. */
async function release(ledger: Ledger, hold: { userId: string; number: number }): Promise<boolean> {
  try {
    const idempotencyKey = `stale-hold:${hold.number}`;
    return !(await releaseHold(ledger, { hold, idempotencyKey, state: "expired" })).isRepeated;
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return false;
    throw error;
  }
}
