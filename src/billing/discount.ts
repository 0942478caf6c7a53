import { addMonths, monthsIn } from "./months.ts";
import type { OwnSubscription } from "./plan-state.ts";
import { type BillingInterval, type Plan, perPeriod } from "./plans.ts";

/** What a percentage takes off, rounded to whole cents. */
export const discountCents = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

export interface NextPrice {
  /** `$13.30 per month`. */
  readonly price: string;
  /** What a code takes off of it, and until when; null where there is none, or it is over by then. */
  readonly discount: OwnSubscription["discount"];
}

/**
 * What a plan will cost somebody who has a subscription.
 * @param at when the period begins that is paid for; null where the provider names no day, which counts as soon.
 */
export function nextPriceOf(
  { priceCents }: Pick<Plan, "priceCents">,
  interval: BillingInterval,
  { discount }: Pick<OwnSubscription, "discount">,
  at: Date | null,
): NextPrice {
  const running = discount && (at === null || at < discount.until) ? discount : null;
  const cents = priceCents[interval] - discountCents(priceCents[interval], running?.percent ?? 0);
  return { price: perPeriod(cents, interval), discount: running };
}

/** @returns when the payment is due that follows a change which takes effect now: another interval begins a new period with it. */
export const nextPaymentAfterChange = (
  { interval, currentPeriodEnd }: Pick<OwnSubscription, "interval" | "currentPeriodEnd">,
  chosen: BillingInterval,
  now: Date,
): Date | null => (chosen === interval ? currentPeriodEnd : addMonths(now, monthsIn[chosen]));
