import { formatPrice } from "#ui/format.ts";
import { addMonths, monthsIn } from "./months.ts";
import type { OwnSubscription } from "./plan-state.ts";
import { type BillingInterval, type Plan, perPeriod } from "./plans.ts";

/** The discount in cents, rounded. */
export const discountCents = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/** Price of a plan with a code. */
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

/**
 * Date of the first payment without a code's discount.
 * @param first date of the first payment.
 * @param months for which the discount is given, from then on.
 */
export const wholePriceFrom = (first: Date, months: number, interval: BillingInterval): Date =>
  addMonths(first, Math.ceil(months / monthsIn[interval]) * monthsIn[interval]);

export interface NextPrice {
  readonly cents: number;
  /** `$13.30 per month`. */
  readonly price: string;
  /** The discount and when it ends; null if there is none, or it has ended by then. */
  readonly discount: OwnSubscription["discount"];
}

/**
 * Price that a subscriber will pay for a plan: today's price, except where the checkout's quote still applies, e.g. to the first payment.
 * @param at when the paid period begins; null if the provider names no date, which counts as soon.
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

/** @returns when the next payment is due after an immediate plan change. A different interval starts a new period now. */
export const nextPaymentAfterChange = (
  { interval, currentPeriodEnd }: Pick<OwnSubscription, "interval" | "currentPeriodEnd">,
  chosen: BillingInterval,
  now: Date,
): Date | null => (chosen === interval ? currentPeriodEnd : addMonths(now, monthsIn[chosen]));

/** The effect of a code on the prices that a page shows. A preview stores nothing and uses up no code. */
export type CodePreview =
  | { readonly kind: "none" }
  | ({ readonly kind: "discount" } & CodeDiscount)
  /** A referral code, which changes no price. */
  | { readonly kind: "referral"; readonly code: string }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

export interface CodeDiscount {
  readonly code: string;
  readonly percent: number;
  /** Counted from the first payment. */
  readonly months: number;
}

export const noCode: CodePreview = { kind: "none" };
