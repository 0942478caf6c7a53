import { and, eq, gt } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import type { SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { type PriceList, versionAt } from "../price-list.ts";
import type { PaidSubscription } from "../rules.ts";
import { billingInvoices } from "../schema.ts";
import { describeInvoices } from "../settlement/describe-invoices.ts";
import { type Change, wasPaid } from "../settlement/history.ts";
import type { SubscriptionHistory } from "../settlement/read-histories.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { isCollected, isFresh, mailOnce } from "./claim-mail.ts";
import { mailRefund } from "./mail-refund.ts";
import { type PaidThing, writeCancellationMail, writeFailureMail, writePaymentMail } from "./write-payer-mails.ts";

type InvoiceRow = typeof billingInvoices.$inferSelect;

/** An unpaid invoice and the description of its subscription arrive apart, and say the same. */
const nearMs = 10 * 60_000;

/**
 * Mails what has just become known of somebody's subscriptions: payments, refunds, failed payments and cancellations, each once. Works by
 * what is recorded rather than by events, so that the order in which webhooks arrive makes no difference. Runs in the transaction that
 * settles the account, under its lock.
 */
export async function mailSubscriptionNews(
  billing: Billing,
  userId: string,
  subscriptions: readonly SubscriptionHistory[],
  list: PriceList,
): Promise<void> {
  if (subscriptions.length === 0) return;
  const now = billing.clock.now();
  const invoices = await findFreshInvoices(billing.db, userId, now);
  for (const { row, history } of subscriptions) {
    const own = invoices.filter(
      (one) => one.provider === row.provider && one.subscriptionProviderId === row.providerId,
    );
    const described = own.length > 0 ? describeInvoices(history, list, now) : new Map<string, PaidSubscription>();
    for (const invoice of own) {
      const about = described.get(invoice.providerId);
      // Until its subscription is described nobody knows what it was for; that one brings us here again.
      if (about) await mailInvoice(billing, userId, row, invoice, about);
    }
    await mailCancellation(billing, { userId, row, list }, history.changes);
  }
}

/** What is older can have no news: see `isFresh`. */
const findFreshInvoices = (db: Executor, userId: string, now: Date): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(billingInvoices)
    .where(
      and(
        eq(billingInvoices.userId, userId),
        gt(billingInvoices.providerUpdatedAt, new Date(now.getTime() - 3 * dayMs)),
        gt(billingInvoices.totalCents, 0),
      ),
    );

async function mailInvoice(
  billing: Billing,
  userId: string,
  row: SubscriptionRow,
  invoice: InvoiceRow,
  about: PaidSubscription,
): Promise<void> {
  const { config, clock } = billing;
  const now = clock.now();
  const id = `${invoice.provider}:invoice:${invoice.providerId}`;
  const thing: PaidThing = {
    kind: "invoice",
    ...about,
    providerId: invoice.providerId,
    orderNumber: null,
    amountCents: invoice.totalCents,
    currency: invoice.currency,
    paidAt: invoice.providerCreatedAt,
    documentUrl: invoice.invoiceUrl,
    isTest: invoice.isTest,
    card: row.cardLastFour ? { brand: row.cardBrand, lastFour: row.cardLastFour } : null,
  };
  if (wasPaid(invoice)) {
    if (isCollected(invoice.providerCreatedAt, now))
      await mailOnce(billing, { key: `payment:${id}`, userId }, (to) => writePaymentMail(to, thing, config));
    await mailRefund(billing, { id, userId, refundedCents: invoice.refundedCents }, thing);
    return;
  }
  const isLast = row.status === "unpaid";
  const isKnownToFail = row.status === "past_due" || isLast;
  if (!isKnownToFail || +row.providerUpdatedAt < +invoice.providerUpdatedAt - nearMs) return;
  const which = isLast ? "last" : invoice.providerUpdatedAt.toISOString().slice(0, 10);
  await mailOnce(billing, { key: `failed:${id}:${which}`, userId }, (to) =>
    writeFailureMail(to, { ...thing, isLast }, config),
  );
}

async function mailCancellation(
  billing: Billing,
  { userId, row, list }: { readonly userId: string; readonly row: SubscriptionRow; readonly list: PriceList },
  changes: readonly Change[],
): Promise<void> {
  const latest = changes.at(-1);
  // Of a plan that a refund has ended its owner was told already, and it does not last until then.
  if (row.refundedUntil && billing.clock.now() < row.refundedUntil) return;
  if (latest?.status !== "cancelled" || !isFresh(latest.updatedAt, billing.clock.now())) return;
  // One that was taken back and made again is another one.
  const times = changes.filter(({ status }, at) => status === "cancelled" && changes[at - 1]?.status !== status).length;
  const key = `cancelled:${row.provider}:${row.providerId}:${times}`;
  const { subscriptionPlanId: planId, interval, endsAt, isTest } = row;
  const planName = versionAt(list, planId, billing.clock.now()).name;
  await mailOnce(billing, { key, userId }, (to) =>
    writeCancellationMail(to, { planName, interval, endsAt, isTest }, billing.config),
  );
}
