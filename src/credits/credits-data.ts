import { randomUUID } from "node:crypto";
import { and, asc, eq, gt } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { readPages } from "#platform/db/read-pages.ts";
import { findBalance } from "./find-balance.ts";
import { type Ledger, NothingDue, writeJournalIfDue } from "./journal/write-journal.ts";
import { closeLots } from "./lots/close-lots.ts";
import { findLowBalanceThreshold } from "./low-balance/low-balance-threshold.ts";
import { creditLimits, creditLots, creditTransactions } from "./schema.ts";

/**
 * Personal data in the ledger. When an account is deleted, its remaining credits are removed. The journal is kept for accounting and as
 * proof of the balances, under an id that no longer belongs to a user.
 */
export const creditsData = ({ jobs, clock }: Omit<Ledger, "db">): PersonalDataSource => ({
  name: "credits",

  async exportFor(db, { userId }) {
    return {
      balance: (await findBalance(db, userId, clock.now())) ?? null,
      lowBalanceMail: (await findLowBalanceThreshold(db, userId)) ?? null,
      lots: await listLots(db, userId),
      transactions: exportTransactions(db, userId),
      spendingLimits: await db
        .select({
          spenderId: creditLimits.spenderId,
          monthlyMax: creditLimits.monthlyMax,
          totalMax: creditLimits.totalMax,
        })
        .from(creditLimits)
        .where(eq(creditLimits.userId, userId)),
    };
  },

  erase: (db, { userId }) => closeCredits({ db, jobs, clock }, userId),
});

const listLots = (db: Executor, userId: string) =>
  db
    .select({
      bucket: creditLots.bucket,
      source: creditLots.source,
      originId: creditLots.originId,
      amount: creditLots.amount,
      remaining: creditLots.remaining,
      held: creditLots.held,
      expiresAt: creditLots.expiresAt,
      createdAt: creditLots.createdAt,
    })
    .from(creditLots)
    .where(eq(creditLots.userId, userId))
    .orderBy(asc(creditLots.id));

const transactionsPerPage = 1_000;

/** Includes holds and releases, which the credits page leaves out. */
async function* exportTransactions(db: Executor, userId: string) {
  const { number, kind, amount, held, balanceAfter, serviceType, description } = creditTransactions;
  const { source, engineId, lemonsqueezyOrderId, reason, createdAt } = creditTransactions;
  const readAfter = (last: { readonly number: number } | undefined) =>
    db
      .select({
        number,
        kind,
        amount,
        held,
        balanceAfter,
        serviceType,
        description,
        source,
        engineId,
        lemonsqueezyOrderId,
        reason,
        createdAt,
      })
      .from(creditTransactions)
      .where(and(eq(creditTransactions.userId, userId), last && gt(number, last.number)))
      .orderBy(asc(number))
      .limit(transactionsPerPage);
  for await (const page of readPages(transactionsPerPage, readAfter)) yield* page;
}

/**
 * Removes a deleted account's remaining credits with a journal row, and closes its lots: credits that running holds release later expire.
 */
async function closeCredits(ledger: Ledger, userId: string): Promise<void> {
  // A random key is enough: credits that are already removed cannot be removed again.
  const request = { userId, idempotencyKey: `close:${randomUUID()}`, content: { close: userId } };
  await writeJournalIfDue(ledger, request, ({ lots }) => {
    const left = lots.filter(({ remaining }) => remaining > 0);
    // Already removed, or there never were credits.
    if (left.length === 0) throw new NothingDue();
    const changes = left.map(({ id, remaining }) => ({ lotId: id, amount: 0 - remaining, held: 0 }));
    const reason = "Account closed";
    return { row: { kind: "adjust", changes, reason, description: reason } };
  });
  await closeLots(ledger, userId);
  await ledger.db.delete(creditLimits).where(eq(creditLimits.userId, userId));
}
