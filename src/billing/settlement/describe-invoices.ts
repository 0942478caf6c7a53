import type { PriceList } from "../price-list.ts";
import type { PaidSubscription } from "../rules.ts";
import { describePayment } from "./describe-payment.ts";
import { type History, type Invoice, wasPaid } from "./history.ts";
import { type PaidPeriod, paidPeriods } from "./paid-periods.ts";

/**
 * @returns descriptions by the provider's invoice id; none for an invoice whose subscription has not arrived yet. The first payment is
 * always `first`: the provider reports one that follows a trial as a renewal.
 */
export function describeInvoices(history: History, list: PriceList, now: Date): ReadonlyMap<string, PaidSubscription> {
  const { periods } = paidPeriods(history, list, now);
  const first = history.invoices.find((invoice) => wasPaid(invoice) && invoice.totalCents > 0);
  const described = new Map<string, PaidSubscription>();
  for (const invoice of history.invoices) {
    const period = periods.find(({ payments }) => payments.some((payment) => payment.invoice.id === invoice.id));
    const payment = period?.payments.find((one) => one.invoice.id === invoice.id);
    const paidFor = describePayment(history.changes, invoice, { list, quoted: history.quoted }, now);
    if ("waitsUntil" in paidFor) continue;
    const plan = payment?.plan ?? paidFor.plan;
    const isFirst = first === undefined || first.id === invoice.id;
    described.set(invoice.id, {
      planId: plan.id,
      planName: plan.name,
      interval: period?.interval ?? paidFor.interval,
      reason: isFirst ? "first" : invoice.billingReason === "updated" ? "change" : "renewal",
      period: period ? paidPart(period, invoice) : null,
    });
  }
  return described;
}

/** A plan change pays for the period from its date. */
const paidPart = ({ start, end, payments }: PaidPeriod, invoice: Invoice) => ({
  start: payments[0]?.invoice.id === invoice.id ? start : invoice.createdAt,
  end,
});
