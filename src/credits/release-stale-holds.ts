import { randomUUID } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import type { Hold } from "./hold-credits.ts";
import type { Ledger } from "./journal/write-journal.ts";
import { releaseHold } from "./release-hold.ts";
import { creditHolds } from "./schema.ts";

/**
 * Gives back what was held for runs that nobody finished: their process was killed. A hold that fails holds up no other.
 * @returns how many.
 * @throws {AggregateError} at the end, when some failed.
 */
export async function releaseStaleHolds(ledger: Ledger): Promise<number> {
  const { userId, number, state, expiresAt } = creditHolds;
  const isStale = and(eq(state, "held"), lte(expiresAt, ledger.clock.now()));
  // As text: a Date would lose the microseconds, and find the same hold again.
  const since = sql<string>`${expiresAt}::text`;
  type Stale = Hold & { readonly since: string };
  const start: Stale = { userId: nilUuid, number: 0, since: "-infinity" };
  return sweep<Stale, Stale>(
    (after) =>
      ledger.db
        .select({ userId, number, since })
        .from(creditHolds)
        .where(
          and(
            isStale,
            sql`(${expiresAt}, ${userId}, ${number}) > (${after.since}::timestamptz, ${after.userId}::uuid, ${after.number}::bigint)`,
          ),
        )
        .orderBy(expiresAt, userId, number)
        .limit(sweepSize),
    { start, next: (hold) => hold, work: (hold) => release(ledger, hold) },
  );
}

/** @returns false for a hold that was resolved since it was found. */
async function release(ledger: Ledger, { userId, number }: Hold): Promise<boolean> {
  try {
    // Nobody's key by chance; that a hold is resolved once does not depend on it.
    const idempotencyKey = `stale-hold:${number}:${randomUUID()}`;
    await releaseHold(ledger, { hold: { userId, number }, idempotencyKey, state: "expired" });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return false;
    throw error;
  }
}
