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
 * Releases holds of runs that never finished because their process was killed. A failure does not block the others.
 * @returns how many were released.
 * @throws {AggregateError} at the end, if any failed.
 */
export async function releaseStaleHolds(ledger: Ledger): Promise<number> {
  const { userId, number, state, expiresAt } = creditHolds;
  const isStale = and(eq(state, "held"), lte(expiresAt, ledger.clock.now()));
  // As text, because a Date would lose the microseconds and find the same hold again.
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
    // A random key is enough: it does not have to prevent a second release.
    const idempotencyKey = `stale-hold:${number}:${randomUUID()}`;
    await releaseHold(ledger, { hold: { userId, number }, idempotencyKey, state: "expired" });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return false;
    throw error;
  }
}
