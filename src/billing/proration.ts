import { dayMs } from "#platform/clock.ts";
import { discountCents } from "./discount.ts";
import { addMonths, monthsIn } from "./months.ts";
import type { BillingInterval } from "./plans.ts";

/** What a change of plan that takes effect at once costs today, line by line. */
export interface ChangeQuote {
  /** The new plan: for the rest of the period, or the first period of another interval. */
  readonly newCents: number;
  /** What is left of the present plan's period. */
  readonly unusedCents: number;
  /** Left over from earlier changes. */
  readonly creditCents: number;
  readonly dueCents: number;
  /** Kept for the next payments, where less is due than was paid. */
  readonly leftOverCents: number;
  /** False where the provider reckons for itself, and names no amount before. */
  readonly isExact: boolean;
}

/** What a change of plan charges today, as far as anybody can say before it is made. */
export type ChangeCharge = ChangeQuote | "nothing" | "unknown";

/** A price without any code, and how often it is paid. */
export interface PricedInterval {
  readonly priceCents: number;
  readonly interval: BillingInterval;
}

interface Proration {
  /** What was paid for the period under way. */
  readonly present: PricedInterval;
  readonly wanted: PricedInterval;
  /** Of what is paid. */
  readonly periodEnd: Date;
  /** What a code takes off now. */
  readonly percent: number;
  readonly creditCents: number;
  readonly now: Date;
}

/** Unused days of the present plan are counted in, and paid days of the new one are charged; another interval begins a period of its own. */
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

/** Of the period that is paid, from 0 to 1, in whole days: an amount that was shown is still right when its button is pressed. */
function partLeft(end: Date, interval: BillingInterval, now: Date): number {
  const whole = Math.round((addMonths(now, monthsIn[interval]).getTime() - now.getTime()) / dayMs);
  const left = Math.ceil((end.getTime() - now.getTime()) / dayMs);
  return Math.min(1, Math.max(0, left / whole));
}
