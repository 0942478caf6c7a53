import { and, desc, eq, gt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { mailAddressOf } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import { invoiceColumns, isListedOrder, orderColumns } from "../payment-columns.ts";
import { billingInvoices, billingOrders } from "../schema.ts";
import { receivedStatuses } from "./report-income.ts";
import type { PaymentsState } from "./rules.ts";

type Payments = typeof billingInvoices | typeof billingOrders;

const conditionOf = ({ refundedCents, status }: Payments, state: PaymentsState): SQL | undefined =>
  ({ all: undefined, refunded: gt(refundedCents, 0), open: notInArray(status, receivedStatuses) })[state];

/**
 * Payments of all users, newest first.
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
    .select(invoiceColumns)
    .from(billingInvoices)
    .where(and(conditionOf(billingInvoices, state), given === "" ? undefined : eq(billingInvoices.providerId, given)))
    .orderBy(desc(billingInvoices.providerCreatedAt))
    .limit(last);
  const orders = db
    .select(orderColumns)
    .from(billingOrders)
    .where(
      and(
        isListedOrder,
        conditionOf(billingOrders, state),
        given === "" ? undefined : or(eq(billingOrders.providerId, given), number),
      ),
    )
    .orderBy(desc(billingOrders.providerCreatedAt))
    .limit(last);
  const payments = unionAll(invoices, orders)
    .orderBy(desc(sql`at`), desc(sql`provider_id`))
    .limit(limit)
    .offset(offset)
    .as("payments");
  const rows = await db
    .select({ ...payments._.selectedFields, email: mailAddressOf(payments.userId) })
    .from(payments)
    .orderBy(desc(payments.at), desc(payments.providerId));
  return pageOf(
    rows.map(({ id: _id, provider: _provider, planId, packId, orderNumber, ...row }) => ({
      ...row,
      number: orderNumber,
      about: planId ?? packId,
    })),
    page,
  );
}
