import { dayMs } from "#platform/clock.ts";
import { discountCents } from "./discount.ts";
import { addMonths, monthsIn } from "./months.ts";
import type { BillingInterval } from "./plans.ts";

/** Cost of an immediate plan change today, line by line. */
export interface ChangeQuote {
  /** The new plan: for the rest of the period, or the first period of another interval. */
  readonly newCents: number;
  /** The value of the unused time on the current plan. */
  readonly unusedCents: number;
  /** Left over from earlier changes. */
  readonly creditCents: number;
  readonly dueCents: number;
  /** Kept for the next payments if the unused time is worth more than the new plan. */
  readonly leftOverCents: number;
  /** False if the provider calculates the amount itself and does not quote it. */
  readonly isExact: boolean;
}

/** Charge for a plan change today, as far as it can be known beforehand. */
export type ChangeCharge = ChangeQuote | "nothing" | "unknown";

/** A price without any code, and its billing interval. */
export interface PricedInterval {
  readonly priceCents: number;
  readonly interval: BillingInterval;
}

interface Proration {
  /** Price and interval that were paid for the current period. */
  readonly present: PricedInterval;
  readonly wanted: PricedInterval;
  /** End of the paid period. */
  readonly periodEnd: Date;
  /** The code's discount now. */
  readonly percent: number;
  readonly creditCents: number;
  readonly now: Date;
}

/** Credits the unused days of the current plan and charges the remaining days of the new one. A different interval starts a new period. */
export function prorate({
  present,
  wanted,
  periodEnd,
  percent,
  creditCents,
  now,
}: Proration): Omit<ChangeQuote, "isExact"> {
  const priceOf = ({ priceCents }: PricedInterval) => priceCents - discountCents(priceCents, percent);
  const left = partLeft(periodEnd, present.interval, now);
  const newCents = present.interval === wanted.interval ? Math.round(priceOf(wanted) * left) : priceOf(wanted);
  const unusedCents = Math.round(priceOf(present) * left);
  const sumCents = newCents - unusedCents - creditCents;
  return {
    newCents,
    unusedCents,
    creditCents,
    dueCents: Math.max(0, sumCents),
    leftOverCents: Math.max(0, -sumCents),
  };
}

/** The remaining share of the paid period, from 0 to 1. In whole days, so that a shown amount is still right when the user confirms. */
function partLeft(end: Date, interval: BillingInterval, now: Date): number {
  const whole = Math.round((addMonths(now, monthsIn[interval]).getTime() - now.getTime()) / dayMs);
  const left = Math.ceil((end.getTime() - now.getTime()) / dayMs);
  return Math.min(1, Math.max(0, left / whole));
}
