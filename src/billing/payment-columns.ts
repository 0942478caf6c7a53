import { isNotNull, sql } from "drizzle-orm";
import type { PackId } from "./rules.ts";
import { billingInvoices, billingOrders } from "./schema.ts";

/** Columns of an invoice, as lists of all payments have them. Those of an order have the same names and order, so that `union all` takes both. */
export const invoiceColumns = {
  id: billingInvoices.id,
  kind: sql<"invoice" | "order">`'invoice'`.as("kind"),
  userId: sql<string | null>`${billingInvoices.userId}`.as("user_id"),
  at: sql<Date>`${billingInvoices.providerCreatedAt}`.mapWith(billingInvoices.providerCreatedAt).as("at"),
  planId: sql<string | null>`${billingInvoices.planId}`.as("plan_id"),
  packId: sql<PackId | null>`null::text`.as("pack_id"),
  provider: billingInvoices.provider,
  providerId: billingInvoices.providerId,
  orderNumber: sql<number | null>`null::int`.as("order_number"),
  status: billingInvoices.status,
  currency: billingInvoices.currency,
  totalCents: billingInvoices.totalCents,
  refundedCents: billingInvoices.refundedCents,
  documentUrl: sql<string | null>`${billingInvoices.invoiceUrl}`.as("document_url"),
  isTest: billingInvoices.isTest,
};

/** Columns of an order, beside `invoiceColumns`. */
export const orderColumns = {
  id: billingOrders.id,
  kind: sql<"invoice" | "order">`'order'`.as("kind"),
  userId: sql<string | null>`${billingOrders.userId}`.as("user_id"),
  at: sql<Date>`${billingOrders.providerCreatedAt}`.mapWith(billingOrders.providerCreatedAt).as("at"),
  planId: sql<string | null>`null::text`.as("plan_id"),
  packId: sql<PackId | null>`${billingOrders.packId}`.as("pack_id"),
  provider: billingOrders.provider,
  providerId: billingOrders.providerId,
  orderNumber: sql<number | null>`${billingOrders.orderNumber}`.as("order_number"),
  status: billingOrders.status,
  currency: billingOrders.currency,
  totalCents: billingOrders.totalCents,
  refundedCents: billingOrders.refundedCents,
  documentUrl: sql<string | null>`${billingOrders.receiptUrl}`.as("document_url"),
  isTest: billingOrders.isTest,
};

/** A subscription's first order is the same money as its first invoice, so that lists leave it out. */
export const isListedOrder = isNotNull(billingOrders.packId);
