import { and, asc, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { ServiceType } from "./prices.ts";
import type { JournalKind } from "./rules.ts";
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

/** Newest first; with `after`, oldest first, to get the rows next to it. */
function readRows(
  db: Executor,
  userId: string,
  { before, after, countMax }: TransactionQuestion & { readonly countMax: number },
): Promise<CreditTransaction[]> {
  const { number } = creditTransactions;
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
    })
    .from(creditTransactions)
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
