import { randomUUID } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { type Ledger, NothingDue, writeJournalIfDue } from "./journal/write-journal.ts";
import { creditLots } from "./schema.ts";

/**
 * Removes what is left in expired lots, with one visible transaction per account. Safe to run at any time and in several processes. Held
 * credits expire when their run releases them. An account that fails does not block the others.
 * @returns how many accounts lost credits.
 * @throws {AggregateError} at the end, if any failed.
 */
export async function expireLots(ledger: Ledger): Promise<number> {
  const due = and(
    eq(creditLots.isOpen, true),
    gt(creditLots.remaining, 0),
    lte(creditLots.expiresAt, ledger.clock.now()),
  );
  return sweep(
    (after: string) =>
      ledger.db
        .selectDistinct({ userId: creditLots.userId })
        .from(creditLots)
        .where(and(due, gt(creditLots.userId, after)))
        .orderBy(creditLots.userId)
        .limit(sweepSize),
    { start: nilUuid, next: ({ userId }) => userId, work: ({ userId }) => expireLotsOf(ledger, userId) },
  );
}

/** @returns false if another process was faster, or a run took the rest. */
async function expireLotsOf(ledger: Ledger, userId: string): Promise<boolean> {
  // A random key is enough: expired credits cannot expire again.
  const request = { userId, idempotencyKey: `expire:${randomUUID()}`, content: {} };
  const written = await writeJournalIfDue(ledger, request, (account, _db, now) => {
    const due = account.lots.filter(
      ({ remaining, expiresAt }) => remaining > 0 && expiresAt !== null && expiresAt <= now,
    );
    if (due.length === 0) throw new NothingDue();
    const changes = due.map(({ id, remaining }) => ({ lotId: id, amount: 0 - remaining, held: 0 }));
    return { row: { kind: "expire", changes, description: "Unused credits expired" } };
  });
  return written !== undefined;
}
