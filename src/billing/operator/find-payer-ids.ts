import { eq, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { billingInvoices, billingOrders, userSubscriptions } from "../schema.ts";

/** Longest number of an order that fits its column. */
const orderNumber = /^\d{1,9}$/;
const providerId = /^[\w-]{1,80}$/;

/** Users whose order, invoice, subscription or customer at the payment provider has this number, at most 50. */
export async function findPayerIds(db: Executor, text: string): Promise<readonly string[]> {
  const given = text.replace(/^#/, "");
  if (!providerId.test(given)) return [];
  const number = orderNumber.test(given) ? eq(billingOrders.orderNumber, Number(given)) : undefined;
  const rows = await unionAll(
    db
      .selectDistinct({ userId: billingOrders.userId })
      .from(billingOrders)
      .where(or(number, eq(billingOrders.providerId, given))),
    db
      .selectDistinct({ userId: sql<string>`${billingInvoices.userId}`.as("user_id") })
      .from(billingInvoices)
      .where(eq(billingInvoices.providerId, given)),
    db
      .selectDistinct({ userId: userSubscriptions.userId })
      .from(userSubscriptions)
      .where(or(eq(userSubscriptions.providerId, given), eq(userSubscriptions.customerId, given))),
  ).limit(50);
  return [...new Set(rows.flatMap(({ userId }) => (userId ? [userId] : [])))];
}
