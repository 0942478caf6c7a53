import { and, desc, eq, gt, isNotNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { listPeople } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import { billingInvoices, billingOrders } from "../schema.ts";
import { receivedStatuses } from "./report-income.ts";
import type { PaymentsState } from "./rules.ts";

type Payments = typeof billingInvoices | typeof billingOrders;

const conditionOf = ({ refundedCents, status }: Payments, state: PaymentsState): SQL | undefined =>
  ({ all: undefined, refunded: gt(refundedCents, 0), open: notInArray(status, receivedStatuses) })[state];

/**
 * Payments of all users, newest first. A subscription's first order is the same money as its first invoice, so only that is listed.
 * @param text a number of the provider, or an order's number on its receipt.
 */
export async function listAllPayments(
  db: Executor,
  { text, page, state }: Pick<ListQuery, "text" | "page"> & { readonly state: PaymentsState },
) {
  const { limit, offset } = pageWindow(page);
  const given = text.replace(/^#/, "");
  const number = /^\d{1,9}$/.test(given) ? eq(billingOrders.orderNumber, Number(given)) : undefined;
  // Each side reads no more than the page needs, on its own index.
  const last = limit + offset;
  const invoices = db
    .select({
      kind: sql<"order" | "invoice">`'invoice'`.as("kind"),
      userId: sql<string | null>`${billingInvoices.userId}`.as("user_id"),
      providerId: billingInvoices.providerId,
      number: sql<number | null>`null::int`.as("number"),
      about: sql<string | null>`${billingInvoices.planId}`.as("about"),
      status: billingInvoices.status,
      currency: billingInvoices.currency,
      totalCents: billingInvoices.totalCents,
      refundedCents: billingInvoices.refundedCents,
      documentUrl: sql<string | null>`${billingInvoices.invoiceUrl}`.as("document_url"),
      isTest: billingInvoices.isTest,
      at: sql<Date>`${billingInvoices.providerCreatedAt}`.mapWith(billingInvoices.providerCreatedAt).as("at"),
    })
    .from(billingInvoices)
    .where(and(conditionOf(billingInvoices, state), given === "" ? undefined : eq(billingInvoices.providerId, given)))
    .orderBy(desc(billingInvoices.providerCreatedAt))
    .limit(last);
  const orders = db
    .select({
      kind: sql<"order" | "invoice">`'order'`.as("kind"),
      userId: sql<string | null>`${billingOrders.userId}`.as("user_id"),
      providerId: billingOrders.providerId,
      number: sql<number | null>`${billingOrders.orderNumber}`.as("number"),
      about: sql<string | null>`${billingOrders.packId}`.as("about"),
      status: billingOrders.status,
      currency: billingOrders.currency,
      totalCents: billingOrders.totalCents,
      refundedCents: billingOrders.refundedCents,
      documentUrl: sql<string | null>`${billingOrders.receiptUrl}`.as("document_url"),
      isTest: billingOrders.isTest,
      at: sql<Date>`${billingOrders.providerCreatedAt}`.mapWith(billingOrders.providerCreatedAt).as("at"),
    })
    .from(billingOrders)
    .where(
      and(
        isNotNull(billingOrders.packId),
        conditionOf(billingOrders, state),
        given === "" ? undefined : or(eq(billingOrders.providerId, given), number),
      ),
    )
    .orderBy(desc(billingOrders.providerCreatedAt))
    .limit(last);
  const rows = await unionAll(invoices, orders)
    .orderBy(desc(sql`at`), desc(sql`provider_id`))
    .limit(limit)
    .offset(offset);
  const people = await listPeople(
    db,
    rows.flatMap(({ userId }) => (userId ? [userId] : [])),
  );
  return pageOf(
    rows.map((row) => ({ ...row, email: row.userId ? people.get(row.userId)?.email : undefined })),
    page,
  );
}
