import { and, gte, inArray, isNotNull, sql, sum } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { billingInvoices, billingOrders } from "../schema.ts";

export interface Income {
  readonly currency: string;
  /** Refunds are taken off. */
  readonly cents: number;
  readonly payments: number;
}

/** Statuses of payments whose money came, also if some of it went back. */
export const receivedStatuses = ["paid", "refunded", "partial_refund"];

/** Money received since a moment, by currency, as the payment provider counts it. Test payments are left out. */
export async function reportIncome(db: Executor, since: Date): Promise<readonly Income[]> {
  const of = (table: typeof billingInvoices | typeof billingOrders, isListed?: ReturnType<typeof isNotNull>) =>
    db
      .select({
        currency: table.currency,
        cents: sum(sql`${table.totalCents} - ${table.refundedCents}`).mapWith(Number),
        payments: sql<number>`count(*)::int`,
      })
      .from(table)
      .where(
        and(
          gte(table.providerCreatedAt, since),
          inArray(table.status, receivedStatuses),
          sql`not ${table.isTest}`,
          isListed,
        ),
      )
      .groupBy(table.currency);
  const parts = await Promise.all([of(billingInvoices), of(billingOrders, isNotNull(billingOrders.packId))]);
  const totals = new Map<string, Income>();
  for (const { currency, cents, payments } of parts.flat()) {
    const before = totals.get(currency);
    totals.set(currency, {
      currency,
      cents: cents + (before?.cents ?? 0),
      payments: payments + (before?.payments ?? 0),
    });
  }
  return [...totals.values()];
}
