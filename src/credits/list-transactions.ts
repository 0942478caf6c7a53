import { and, desc, eq, lt, ne } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { ServiceType } from "./prices.ts";
import type { JournalKind } from "./rules.ts";
import { creditTransactions } from "./schema.ts";

/** How many a page shows (specification §9). */
export const historyPageSize = 50;

export interface CreditTransaction {
  /** Of the journal row; unique within the account. */
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
}

export interface TransactionPage {
  /** Newest first. */
  readonly transactions: readonly CreditTransaction[];
  /** Ask for what comes before this number; null at the end. */
  readonly nextBefore: number | null;
}

/** What has changed somebody's balance, a page at a time. Holds that came to nothing do not show. */
export async function listTransactions(
  db: Executor,
  userId: string,
  { before, countMax = historyPageSize }: { readonly before?: number | undefined; readonly countMax?: number } = {},
): Promise<TransactionPage> {
  const rows = await db
    .select({
      number: creditTransactions.number,
      kind: creditTransactions.kind,
      amount: creditTransactions.amount,
      balanceAfter: creditTransactions.balanceAfter,
      serviceType: creditTransactions.serviceType,
      description: creditTransactions.description,
      source: creditTransactions.source,
      engineId: creditTransactions.engineId,
      lemonsqueezyOrderId: creditTransactions.lemonsqueezyOrderId,
      createdAt: creditTransactions.createdAt,
    })
    .from(creditTransactions)
    .where(
      and(
        eq(creditTransactions.userId, userId),
        ne(creditTransactions.amount, 0),
        before === undefined ? undefined : lt(creditTransactions.number, before),
      ),
    )
    .orderBy(desc(creditTransactions.number))
    .limit(countMax + 1);
  const transactions = rows.slice(0, countMax);
  return { transactions, nextBefore: rows.length > countMax ? (transactions.at(-1)?.number ?? null) : null };
}
