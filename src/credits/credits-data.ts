import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { closeCredits } from "./close-credits.ts";
import { findBalance } from "./find-balance.ts";
import type { Ledger } from "./journal/write-journal.ts";
import { findLowBalanceMark } from "./low-balance/find-low-balance-mark.ts";
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
      lowBalanceMail: (await findLowBalanceMark(db, userId)) ?? null,
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
