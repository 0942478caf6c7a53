import { and, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { invoiceColumns, isListedOrder, orderColumns } from "./payment-columns.ts";
import { paymentNumber } from "./payment-line.ts";
import type { ProviderName } from "./provider/payment-provider.ts";
import { readPriceList } from "./read-price-list.ts";
import type { PaidSubscription, PaymentLine } from "./rules.ts";
import { billingInvoices, billingOrders } from "./schema.ts";
import { describeInvoices } from "./settlement/describe-invoices.ts";
import { readHistories } from "./settlement/read-histories.ts";

const paymentsPerPage = 10;

export interface PaymentPage {
  readonly payments: readonly PaymentLine[];
  readonly page: number;
  readonly pages: number;
}

/** All of a user's payments, newest first. @param page from 1; higher numbers than the last give the last page. */
export async function listPayments(
  db: Executor,
  { userId, page: wanted, now }: { readonly userId: string; readonly page: number; readonly now: Date },
): Promise<PaymentPage> {
  const all = paymentsOf(db, userId).as("payments");
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(all);
  const pages = Math.max(1, Math.ceil((counted?.total ?? 0) / paymentsPerPage));
  const page = Math.min(wanted, pages);
  const rows = await db
    .select()
    .from(all)
    .orderBy(desc(all.at), desc(all.id))
    .limit(paymentsPerPage)
    .offset((page - 1) * paymentsPerPage);
  const described = rows.some(({ kind }) => kind === "invoice") ? await describePaid(db, userId, now) : undefined;
  const payments = rows.map(({ provider, providerId, orderNumber, userId: _userId, planId: _planId, ...payment }) => ({
    ...payment,
    number: paymentNumber(providerId, orderNumber),
    subscription: described?.get(invoiceKey(provider, providerId)) ?? null,
  }));
  return { payments, page, pages };
}

export const invoiceKey = (provider: ProviderName, providerId: string): string => `${provider}:${providerId}`;

/** Describes what each of a user's invoices was for, by `invoiceKey`. */
export async function describePaid(
  db: Executor,
  userId: string,
  now: Date,
): Promise<ReadonlyMap<string, PaidSubscription>> {
  const [histories, list] = await Promise.all([readHistories(db, userId), readPriceList(db)]);
  return new Map(
    histories.flatMap(({ row, history }) =>
      [...describeInvoices(history, list, now)].map(([id, about]) => [invoiceKey(row.provider, id), about] as const),
    ),
  );
}

const paymentsOf = (db: Executor, userId: string) =>
  unionAll(
    db.select(invoiceColumns).from(billingInvoices).where(eq(billingInvoices.userId, userId)),
    db
      .select(orderColumns)
      .from(billingOrders)
      .where(and(eq(billingOrders.userId, userId), isListedOrder)),
  );

/** All of a user's payments, newest first, with the provider's ids. For the operator. */
export async function findPayments(db: Executor, userId: string) {
  const [invoices, orders] = await Promise.all([
    db.select().from(billingInvoices).where(eq(billingInvoices.userId, userId)),
    db
      .select()
      .from(billingOrders)
      .where(and(eq(billingOrders.userId, userId), isListedOrder)),
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
