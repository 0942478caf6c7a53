import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import type { PackId, PaymentLine } from "./rules.ts";
import { billingInvoices, billingOrders } from "./schema.ts";

const paymentsPerPage = 10;

export interface PaymentPage {
  readonly payments: readonly PaymentLine[];
  readonly page: number;
  readonly pages: number;
}

/** Everything that somebody paid, newest first. @param wanted page, from 1; past the last one it is the last one. */
export async function listPayments(db: Executor, userId: string, wanted: number): Promise<PaymentPage> {
  const all = paymentsOf(db, userId).as("payments");
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(all);
  const pages = Math.max(1, Math.ceil((counted?.total ?? 0) / paymentsPerPage));
  const page = Math.min(wanted, pages);
  const payments = await db
    .select()
    .from(all)
    .orderBy(desc(all.at), desc(all.id))
    .limit(paymentsPerPage)
    .offset((page - 1) * paymentsPerPage);
  return { payments, page, pages };
}

function paymentsOf(db: Executor, userId: string) {
  const invoices = db
    .select({
      id: billingInvoices.id,
      kind: sql<PaymentLine["kind"]>`'invoice'`.as("kind"),
      at: sql<Date>`${billingInvoices.providerCreatedAt}`.mapWith(billingInvoices.providerCreatedAt).as("at"),
      packId: sql<PackId | null>`null::text`.as("pack_id"),
      billingReason: sql<string | null>`${billingInvoices.billingReason}`.as("billing_reason"),
      status: billingInvoices.status,
      currency: billingInvoices.currency,
      totalCents: billingInvoices.totalCents,
      refundedCents: billingInvoices.refundedCents,
      documentUrl: sql<string | null>`${billingInvoices.invoiceUrl}`.as("document_url"),
      isTest: billingInvoices.isTest,
    })
    .from(billingInvoices)
    .where(eq(billingInvoices.userId, userId));
  const orders = db
    .select({
      id: billingOrders.id,
      kind: sql<PaymentLine["kind"]>`'order'`.as("kind"),
      at: sql<Date>`${billingOrders.providerCreatedAt}`.mapWith(billingOrders.providerCreatedAt).as("at"),
      packId: sql<PackId | null>`${billingOrders.packId}`.as("pack_id"),
      billingReason: sql<string | null>`null::text`.as("billing_reason"),
      status: billingOrders.status,
      currency: billingOrders.currency,
      totalCents: billingOrders.totalCents,
      refundedCents: billingOrders.refundedCents,
      documentUrl: sql<string | null>`${billingOrders.receiptUrl}`.as("document_url"),
      isTest: billingOrders.isTest,
    })
    .from(billingOrders)
    // The order that accompanies a subscription's first payment stands there as its invoice.
    .where(and(eq(billingOrders.userId, userId), isNotNull(billingOrders.packId)));
  return unionAll(invoices, orders);
}
