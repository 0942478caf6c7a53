import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { findBalance } from "./find-balance.ts";
import { type Ledger, NothingDue, writeJournalIfDue } from "./journal/write-journal.ts";
import { closeLots } from "./lots/close-lots.ts";
import { findLowBalanceThreshold } from "./low-balance/low-balance-threshold.ts";
import { creditLimits, creditLots, creditTransactions } from "./schema.ts";

/**
 * What the ledger keeps of people. Whoever leaves loses what was left; the journal itself stays, for the books and as the proof that they
 * add up, under an id that belongs to nobody.
 */
export const creditsData = ({ jobs, clock }: Omit<Ledger, "db">): PersonalDataSource => ({
  name: "credits",

  async exportFor(db, { userId }) {
    return {
      balance: (await findBalance(db, userId, clock.now())) ?? null,
      lowBalanceMail: (await findLowBalanceThreshold(db, userId)) ?? null,
      lots: await listLots(db, userId),
      transactions: await listAll(db, userId),
      spendingLimits: await db
        .select({ spenderId: creditLimits.spenderId, monthlyMax: creditLimits.monthlyMax })
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

/** With holds and releases, which the history on the page leaves out. */
const listAll = (db: Executor, userId: string) =>
  db
    .select({
      number: creditTransactions.number,
      kind: creditTransactions.kind,
      amount: creditTransactions.amount,
      held: creditTransactions.held,
      balanceAfter: creditTransactions.balanceAfter,
      serviceType: creditTransactions.serviceType,
      description: creditTransactions.description,
      source: creditTransactions.source,
      engineId: creditTransactions.engineId,
      lemonsqueezyOrderId: creditTransactions.lemonsqueezyOrderId,
      reason: creditTransactions.reason,
      createdAt: creditTransactions.createdAt,
    })
    .from(creditTransactions)
    .where(eq(creditTransactions.userId, userId))
    .orderBy(asc(creditTransactions.number));

/**
 * Takes away whatever somebody who leaves has left, by a visible transaction, and closes their lots: what a run under way gives back
 * later expires. The journal stays, under an id that belongs to nobody.
 */
async function closeCredits(ledger: Ledger, userId: string): Promise<void> {
  // Any key will do: what is taken once is not there to be taken again.
  const request = { userId, idempotencyKey: `close:${randomUUID()}`, content: { close: userId } };
  await writeJournalIfDue(ledger, request, ({ lots }) => {
    const left = lots.filter(({ remaining }) => remaining > 0);
    // All is taken already, or there never were credits.
    if (left.length === 0) throw new NothingDue();
    const changes = left.map(({ id, remaining }) => ({ lotId: id, amount: 0 - remaining, held: 0 }));
    const reason = "Account closed";
    return { row: { kind: "adjust", changes, reason, description: reason } };
  });
  await closeLots(ledger, userId);
  await ledger.db.delete(creditLimits).where(eq(creditLimits.userId, userId));
}
