import { and, asc, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import type { ServiceType } from "./prices.ts";
import type { JournalKind, RefundedCharge } from "./rules.ts";
import { creditTransactions } from "./schema.ts";

/** Rows per page (C7). */
const historyPageSize = 50;

export interface CreditTransaction {
  /** Number of the journal row, unique within the account. */
  readonly number: number;
  readonly kind: JournalKind;
  /** AIC, negative for spending. */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly serviceType: ServiceType | null;
  readonly description: string | null;
  readonly source: string;
  readonly engineId: string | null;
  readonly lemonsqueezyOrderId: string | null;
  readonly createdAt: Date;
  /** True for a charge whose credits were returned. */
  readonly isRefunded: boolean;
  /** The charge that a refund returns; null for other rows. */
  readonly refundedCharge: RefundedCharge | null;
}

export interface TransactionPage {
  /** Newest first. */
  readonly transactions: readonly CreditTransaction[];
  /** Pass as `before` to get the next page; null on the last page. */
  readonly nextBefore: number | null;
  /** Pass as `after` to get the previous page; null on the newest page. */
  readonly nextAfter: number | null;
}

export interface TransactionQuestion {
  /** Only rows older than this one. */
  readonly before?: number | undefined;
  /** Only rows newer than this one; the newest page if they would not fill a page. */
  readonly after?: number | undefined;
  readonly countMax?: number;
}

/** The changes of a user's balance, page by page. Holds and releases, which change no balance, are left out. */
export async function listTransactions(
  db: Executor,
  userId: string,
  { before, after, countMax = historyPageSize }: TransactionQuestion = {},
): Promise<TransactionPage> {
  if (after !== undefined) {
    const newer = await readRows(db, userId, { after, countMax: countMax + 1 });
    if (newer.length < countMax) return listTransactions(db, userId, { countMax });
    const transactions = newer.slice(0, countMax).toReversed();
    return {
      transactions,
      nextBefore: transactions.at(-1)?.number ?? null,
      nextAfter: newer.length > countMax ? (transactions[0]?.number ?? null) : null,
    };
  }
  const rows = await readRows(db, userId, { before, countMax: countMax + 1 });
  const transactions = rows.slice(0, countMax);
  return {
    transactions,
    nextBefore: rows.length > countMax ? (transactions.at(-1)?.number ?? null) : null,
    nextAfter: before === undefined ? null : (transactions[0]?.number ?? null),
  };
}

const charges = alias(creditTransactions, "charges");
const refunds = alias(creditTransactions, "refunds");

/** Newest first; with `after`, oldest first, to get the rows next to it. */
function readRows(
  db: Executor,
  userId: string,
  { before, after, countMax }: TransactionQuestion & { readonly countMax: number },
): Promise<CreditTransaction[]> {
  const { number, userId: owner } = creditTransactions;
  return db
    .select({
      number,
      kind: creditTransactions.kind,
      amount: creditTransactions.amount,
      balanceAfter: creditTransactions.balanceAfter,
      serviceType: creditTransactions.serviceType,
      description: creditTransactions.description,
      source: creditTransactions.source,
      engineId: creditTransactions.engineId,
      lemonsqueezyOrderId: creditTransactions.lemonsqueezyOrderId,
      createdAt: creditTransactions.createdAt,
      isRefunded: sql<boolean>`${refunds.number} is not null`,
      refundedCharge: { number: charges.number, description: charges.description, createdAt: charges.createdAt },
    })
    .from(creditTransactions)
    .leftJoin(refunds, and(eq(refunds.userId, owner), eq(refunds.refundsNumber, number)))
    .leftJoin(charges, and(eq(charges.userId, owner), eq(charges.number, creditTransactions.refundsNumber)))
    .where(
      and(
        eq(creditTransactions.userId, userId),
        ne(creditTransactions.amount, 0),
        before === undefined ? undefined : lt(number, before),
        after === undefined ? undefined : gt(number, after),
      ),
    )
    .orderBy(after === undefined ? desc(number) : asc(number))
    .limit(countMax);
}
