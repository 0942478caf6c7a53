import { formatPrice } from "#ui/format.ts";
import { addMonths, monthsIn } from "./months.ts";
import type { OwnSubscription } from "./plan-state.ts";
import { type BillingInterval, type Plan, perPeriod } from "./plans.ts";

/** What a percentage takes off, rounded to whole cents. */
export const discountCents = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/** What a plan costs somebody who buys it with a code. */
export interface OfferedPrice {
  readonly cents: number;
  /** `$13.30 per month for the first year, then $19`. */
  readonly words: string;
}

/** @param discount null without a code. */
export function offeredPrice(
  { priceCents }: Pick<Plan, "priceCents">,
  interval: BillingInterval,
  discount: CodeDiscount | null,
): OfferedPrice {
  const full = priceCents[interval];
  const cents = full - discountCents(full, discount?.percent ?? 0);
  const price = perPeriod(cents, interval);
  if (!discount || cents === full) return { cents, words: price };
  return { cents, words: `${price} for ${durationOf(discount.months)}, then ${formatPrice(full)}` };
}

/** `the first year`, `3 months`. */
export const durationOf = (months: number): string =>
  months === 12 ? "the first year" : months === 1 ? "the first month" : `the first ${months} months`;

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

/** What a code would take off, for the prices that a page shows. Nothing is kept, and no code is used up, by looking. */
export type CodePreview =
  | { readonly kind: "none" }
  | ({ readonly kind: "discount" } & CodeDiscount)
  /** A friend's: it changes no price. */
  | { readonly kind: "referral"; readonly code: string }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

export interface CodeDiscount {
  readonly code: string;
  readonly percent: number;
  /** From the first payment on. */
  readonly months: number;
}

export const noCode: CodePreview = { kind: "none" };
