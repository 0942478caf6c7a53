import { dayMs } from "#platform/clock.ts";
import type { SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { type PriceList, versionAt } from "../price-list.ts";
import type { PaidSubscription } from "../rules.ts";
import type { billingInvoices } from "../schema.ts";
import { describeInvoices } from "../settlement/describe-invoices.ts";
import { wasPaid } from "../settlement/history.ts";
import type { SubscriptionHistory } from "../settlement/read-histories.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { claimMail, isCollected, mailOnce, mailPayer } from "./claim-mail.ts";
import { announceCancellation } from "./mail-cancellation.ts";
import { mailRefund } from "./mail-order-events.ts";
import { type PaidThing, writeFailureMail, writePaymentMail, writePlanRefundedMail } from "./write-payer-mails.ts";

type InvoiceRow = typeof billingInvoices.$inferSelect;

/** An unpaid invoice and the status of its subscription arrive separately, this far apart at most. */
const nearMs = 10 * 60_000;

/**
 * Mails new payments, refunds, failed payments and cancellations of an account's subscriptions, each once. Works from recorded state rather
 * than from events, so that the order of webhooks does not matter. Runs in the transaction that settles the account, under its lock.
 * @param ended subscriptions whose plan was just ended by a refund, by id, with the end of the paid period.
 */
export async function mailSubscriptionEvents(
  billing: Billing,
  userId: string,
  subscriptions: readonly SubscriptionHistory[],
  list: PriceList,
  ended: ReadonlyMap<string, Date>,
): Promise<void> {
  if (subscriptions.length === 0) return;
  const now = billing.clock.now();
  for (const { row, history, invoices } of subscriptions) {
    const own = invoices.filter((invoice) => mayBeMailed(invoice, now));
    const described = own.length > 0 ? describeInvoices(history, list, now) : new Map<string, PaidSubscription>();
    const paidUntil = ended.get(row.id);
    const endsPlan = paidUntil !== undefined && (await claimMail(billing, { key: planEndKey(row, paidUntil), userId }));
    let isEndMailed = false;
    for (const invoice of own) {
      const about = described.get(invoice.providerId);
      // Unknown until its subscription arrives, which settles the account again.
      if (!about) continue;
      const isRefundMailed = await mailInvoice(billing, userId, row, invoice, about, endsPlan);
      isEndMailed ||= isRefundMailed;
    }
    if (endsPlan && !isEndMailed) await mailPlanEnd(billing, userId, row, list);
    await announceCancellation(billing, row, history.changes);
  }
}

const planEndKey = ({ provider, providerId }: SubscriptionRow, paidUntil: Date): string =>
  `plan-refunded:${provider}:${providerId}:${paidUntil.toISOString()}`;

/** For a plan that ended without a refund mail this time: the refund was mailed before, or the reconciliation found it much later. */
async function mailPlanEnd(billing: Billing, userId: string, row: SubscriptionRow, list: PriceList): Promise<void> {
  const { subscriptionPlanId: planId, isTest } = row;
  const { name: planName } = versionAt(list, planId, billing.clock.now());
  await mailPayer(billing, userId, (to) => writePlanRefundedMail(to, { planName, isTest }, billing.config));
}

/** Older invoices are never mailed, see `isFresh`. */
const mayBeMailed = ({ providerUpdatedAt, totalCents }: InvoiceRow, now: Date): boolean =>
  totalCents > 0 && providerUpdatedAt.getTime() > now.getTime() - 3 * dayMs;

/** @returns whether a refund was mailed. */
async function mailInvoice(
  billing: Billing,
  userId: string,
  row: SubscriptionRow,
  invoice: InvoiceRow,
  about: PaidSubscription,
  endsPlan: boolean,
): Promise<boolean> {
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
    const { refundedCents, totalCents } = invoice;
    // A payment refunded in full before its receipt was sent needs no receipt: the refund mail names the payment.
    if (isCollected(invoice.providerCreatedAt, now) && refundedCents < totalCents)
      await mailOnce(billing, { key: `payment:${id}`, userId }, (to) => writePaymentMail(to, thing, config));
    return mailRefund(billing, { id, userId, refundedCents, endsPlan }, thing);
  }
  const isLast = row.status === "unpaid";
  const isKnownToFail = row.status === "past_due" || isLast;
  if (!isKnownToFail || +row.providerUpdatedAt < +invoice.providerUpdatedAt - nearMs) return false;
  const which = isLast ? "last" : invoice.providerUpdatedAt.toISOString().slice(0, 10);
  await mailOnce(billing, { key: `failed:${id}:${which}`, userId }, (to) =>
    writeFailureMail(to, { ...thing, isLast }, config),
  );
  return false;
}
