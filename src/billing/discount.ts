import { addMonths, monthsIn } from "./months.ts";
import type { OwnSubscription } from "./plan-state.ts";
import { type BillingInterval, type Plan, perPeriod } from "./plans.ts";

/** What a percentage takes off, rounded to whole cents. */
export const discountCents = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

export interface NextPrice {
  readonly cents: number;
  /** `$13.30 per month`. */
  readonly price: string;
  /** What a code takes off of it, and until when; null where there is none, or it is over by then. */
  readonly discount: OwnSubscription["discount"];
}

/**
 * What a plan will cost somebody who has a subscription: by today's list, but for the first payment of what they have, which was quoted.
 * @param at when the period begins that is paid for; null where the provider names no day, which counts as soon.
 */
export function nextPriceOf(
  { id, priceCents }: Pick<Plan, "id" | "priceCents">,
  interval: BillingInterval,
  subscription: Pick<OwnSubscription, "discount" | "quotedCents" | "billedPlanId" | "billedInterval">,
  at: Date | null,
): NextPrice {
  const { discount, quotedCents, billedPlanId, billedInterval } = subscription;
  const running = discount && (at === null || at < discount.until) ? discount : null;
  const isSame = id === billedPlanId && interval === billedInterval;
  const wholeCents = (isSame ? quotedCents : null) ?? priceCents[interval];
  const cents = wholeCents - discountCents(wholeCents, running?.percent ?? 0);
  return { cents, price: perPeriod(cents, interval), discount: running };
}

/** @returns when the payment is due that follows a change which takes effect now: another interval begins a new period with it. */
export const nextPaymentAfterChange = (
  { interval, currentPeriodEnd }: Pick<OwnSubscription, "interval" | "currentPeriodEnd">,
  chosen: BillingInterval,
  now: Date,
): Date | null => (chosen === interval ? currentPeriodEnd : addMonths(now, monthsIn[chosen]));
