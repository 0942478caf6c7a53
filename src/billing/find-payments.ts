import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { billingInvoices, billingOrders } from "./schema.ts";

/** Everything that somebody paid, newest first, with the provider's ids: for the operator. */
export async function findPayments(db: Executor, userId: string) {
  const [invoices, orders] = await Promise.all([
    db.select().from(billingInvoices).where(eq(billingInvoices.userId, userId)),
    db
      .select()
      .from(billingOrders)
      // The order that comes with a subscription's first payment is the same money as its invoice.
      .where(and(eq(billingOrders.userId, userId), isNotNull(billingOrders.packId))),
  ]);
  const kinds = [
    ...invoices.map((invoice) => ({ kind: "invoice" as const, ...invoice })),
    ...orders.map((order) => ({ kind: "order" as const, ...order })),
  ];
  return kinds
    .map(({ kind, providerId, providerCreatedAt: at, currency, totalCents, refundedCents, status }) => ({
      kind,
      providerId,
      at,
      currency,
      totalCents,
      refundedCents,
      status,
    }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
