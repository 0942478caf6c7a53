import { dayMs } from "#platform/clock.ts";
import { addMonths, monthsIn } from "../months.ts";
import { isBetterPlan, type PlanVersion, type PriceList } from "../price-list.ts";
import type { BillingInterval } from "../rules.ts";
import { describePayment, lostAt, type PaidFor } from "./describe-payment.ts";
import { type Change, endsPlan, type History, type Invoice, openingReasons, wasPaid } from "./history.ts";

/** Payment of an invoice, and what it pays for. */
export interface Payment {
  readonly invoice: Invoice;
  /** The agreed version. */
  readonly plan: PlanVersion;
  /** The plan paid for these months before: an upgrade pays the difference. */
  readonly insteadOf: PlanVersion | null;
  /** Number of the first month in the period that it pays for. */
  readonly fromMonth: number;
}

/** A paid month or year. */
export interface PaidPeriod {
  readonly start: Date;
  /** Earlier than the interval says if a payment for another interval cut it short. */
  readonly end: Date;
  readonly interval: BillingInterval;
  /** The billing day of the month; in shorter months, their last day. */
  readonly anchorDay: number;
  /** The payment that opened it, then upgrades. */
  readonly payments: readonly Payment[];
}

export interface PaidPeriods {
  /** Oldest first. */
  readonly periods: readonly PaidPeriod[];
  /** When the first missing description counts as lost; null if none is missing. */
  readonly waitsUntil: Date | null;
}

const hourMs = 60 * 60_000;

/** Works out what was paid, for which months and on which terms, from all known descriptions and invoices. */
export function paidPeriods(history: History, list: PriceList, now: Date): PaidPeriods {
  const { changes, invoices } = history;
  const periods: PaidPeriod[] = [];
  const waits: number[] = [];
  for (const invoice of invoices.filter((one) => wasPaid(one) && !beginsTrial(one, changes))) {
    const underWay = periods.at(-1);
    const quoted = isFirstPayment(invoice, history) ? history.quoted : null;
    const paidFor = describePayment(changes, invoice, { list, quoted }, now);
    const step = "waitsUntil" in paidFor ? paidFor : addPayment(underWay, invoice, paidFor, { list, now });
    if ("waitsUntil" in step) waits.push(step.waitsUntil.getTime());
    else periods.splice(underWay ? -1 : 0, 1, ...step);
  }
  return { periods, waitsUntil: waits.length > 0 ? new Date(Math.min(...waits)) : null };
}

// Searches all changes, because descriptions after the trial no longer mention it.
const trialEndOf = (changes: readonly Change[]): Date | null =>
  changes.findLast((change) => change.trialEndsAt !== null)?.trialEndsAt ?? null;

/**
 * Tells whether an invoice is the payment that the checkout quoted, due immediately or when the trial ends. The date is checked too, so
 * that a later payment that arrives first is not mistaken for it.
 */
function isFirstPayment(invoice: Invoice, { changes, invoices, createdAt }: History): boolean {
  const first = invoices.find(
    (one) => openingReasons.includes(one.billingReason) && wasPaid(one) && !beginsTrial(one, changes),
  );
  return invoice === first && +invoice.createdAt <= +(trialEndOf(changes) ?? createdAt) + dayMs;
}

/** Tells whether an invoice is the zero invoice that comes with a trial. */
function beginsTrial({ totalCents, createdAt }: Invoice, changes: readonly Change[]): boolean {
  const trialEndsAt = trialEndOf(changes);
  return totalCents === 0 && !!trialEndsAt && +createdAt < +trialEndsAt - hourMs;
}

/** @returns what replaces the current period: the same period, upgraded or not, or a shortened one followed by a new one. */
function addPayment(
  underWay: PaidPeriod | undefined,
  invoice: Invoice,
  { plan, interval }: Exclude<PaidFor, { waitsUntil: Date }>,
  { list, now }: { readonly list: PriceList; readonly now: Date },
): readonly PaidPeriod[] | { readonly waitsUntil: Date } {
  const { createdAt: start, billingReason } = invoice;
  const isWithin = underWay !== undefined && start < underWay.end;
  const isOpening = openingReasons.includes(billingReason);
  if (isWithin && !isOpening && interval === underWay.interval) return [withUpgrade(underWay, invoice, plan, list)];
  if (!isWithin && !isOpening) {
    // A plan change whose period's own invoice has not arrived yet.
    const waitsUntil = lostAt(invoice);
    if (now < waitsUntil) return { waitsUntil };
  }
  const anchorDay = anchorDayOf(start, underWay);
  const opened: PaidPeriod = {
    start,
    end: addMonths(start, monthsIn[interval], anchorDay),
    interval,
    anchorDay,
    payments: [{ invoice, plan, insteadOf: null, fromMonth: 0 }],
  };
  if (!underWay) return [opened];
  return [isWithin ? { ...underWay, end: start } : underWay, opened];
}

/** 31 January, 28 February, 31 March: a renewal on the last day of a short month does not change the billing day. */
function anchorDayOf(start: Date, before: PaidPeriod | undefined): number {
  const isOnItsDay = before !== undefined && addMonths(start, 0, before.anchorDay).getTime() === start.getTime();
  return isOnItsDay ? before.anchorDay : start.getUTCDate();
}

function withUpgrade(period: PaidPeriod, invoice: Invoice, plan: PlanVersion, list: PriceList): PaidPeriod {
  const before = bestPlanOf(period, invoice.createdAt, { withRefunded: true });
  if (before && !isBetterPlan(list, plan.id, before.id, invoice.createdAt)) return period;
  const fromMonth = monthNumber(period, invoice.createdAt);
  const payment = { invoice, plan, insteadOf: before, fromMonth };
  return { ...period, payments: [...period.payments, payment] };
}

/**
 * @returns the best plan paid for at a moment of the period; null if everything was refunded. Each payment is for a better plan than the
 * one before.
 */
export function bestPlanOf(
  { payments }: PaidPeriod,
  at: Date,
  { withRefunded = false }: { readonly withRefunded?: boolean } = {},
): PlanVersion | null {
  const paid = payments.findLast(({ invoice }) => invoice.createdAt <= at && (withRefunded || !endsPlan(invoice)));
  return paid?.plan ?? null;
}

function monthNumber({ start, interval, anchorDay }: PaidPeriod, at: Date): number {
  const numbers = Array.from({ length: monthsIn[interval] }, (_, number) => number);
  return numbers.findLast((number) => addMonths(start, number, anchorDay) <= at) ?? 0;
}
