import { dayMs } from "#platform/clock.ts";
import { addMonths } from "../months.ts";
import { planOfVariant, testVariants } from "../provider/variants.ts";
import type { PlanAndInterval } from "../rules.ts";
import { discountCents } from "../rules.ts";
import type { RecordStatus, SubscriptionAttributes, SubscriptionRecord } from "./records/records.ts";
import { isRunning, type PriceOf, periodEnd } from "./records/records.ts";

/** The retries match those of Lemon Squeezy: four within two weeks. A subscription that is still unpaid ends two weeks later. */
const retriesMax = 4;
const retryDays = 3.5;
const unpaidDays = 14;

/** Step that happens to a subscription next, and its payment. */
export type NextStep =
  | ({ readonly kind: "paid" | "declined"; readonly change: Change } & NextPayment)
  | { readonly kind: "expired"; readonly change: Change };

export interface NextPayment {
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** Paid from money left over from earlier changes. */
  readonly creditCents: number;
}

export interface Change {
  readonly attributes: Partial<SubscriptionAttributes>;
  readonly record: Partial<Omit<SubscriptionRecord, "object">>;
}

export function planOf({ object }: SubscriptionRecord): PlanAndInterval {
  const plan = planOfVariant(testVariants, object.attributes.variant_id);
  if (!plan) throw new Error(`no plan has the variant ${object.attributes.variant_id}`);
  return plan;
}

/** When the next step happens by itself; null once the subscription has ended. */
export function dueAt({ object: { attributes } }: SubscriptionRecord): Date | null {
  const { status, renews_at, ends_at, updated_at } = attributes;
  if (status === "expired") return null;
  if (status === "unpaid") return new Date(new Date(updated_at).getTime() + unpaidDays * dayMs);
  const text = status === "cancelled" ? ends_at : renews_at;
  return text === null ? null : new Date(text);
}

/** The payment for a period that begins at `periodStart`: the first at the quoted price, later ones at the list price. */
export function nextPayment(subscription: SubscriptionRecord, periodStart: Date, priceOf: PriceOf): NextPayment {
  const subtotalCents = subscription.quotedCents ?? priceOf(planOf(subscription));
  const off = discountCents(subtotalCents, percentOff(subscription, periodStart));
  const creditCents = Math.min(subscription.creditCents ?? 0, subtotalCents - off);
  return { subtotalCents, discountCents: off, creditCents };
}

/** @param at when the paid period begins. */
export const percentOff = ({ discount }: SubscriptionRecord, at: Date): number =>
  isRunning(discount, at) ? discount.percent : 0;

/**
 * Does the next step now: a trial ends, a period is paid or declined, or a cancelled or unpaid subscription ends.
 * @returns undefined if it has ended.
 */
export function decideNext(subscription: SubscriptionRecord, priceOf: PriceOf, now: Date): NextStep | undefined {
  const { status } = subscription.object.attributes;
  switch (status) {
    case "expired":
      return undefined;
    case "cancelled":
    case "unpaid":
      return { kind: "expired", change: { attributes: expiredAt(now), record: {} } };
    default:
      return collect(subscription, priceOf, now);
  }
}

const expiredAt = (now: Date) => ({
  status: "expired" as const,
  cancelled: true,
  renews_at: null,
  ends_at: now.toISOString(),
});

/** Collects the payment for the next period. The period begins now, or when it was due if the job is only a little late. */
export function collect(subscription: SubscriptionRecord, priceOf: PriceOf, now: Date): NextStep {
  const start = startOfPeriod(subscription, now);
  const payment = nextPayment(subscription, start, priceOf);
  const dueCents = payment.subtotalCents - payment.discountCents - payment.creditCents;
  if (subscription.isCardDeclined && dueCents > 0)
    return { kind: "declined", ...payment, change: declined(subscription, now) };
  const anchor = isOnTime(subscription, now) ? subscription.object.attributes.billing_anchor : now.getUTCDate();
  const { discount } = subscription;
  const { interval } = planOf(subscription);
  return {
    kind: "paid",
    ...payment,
    change: {
      attributes: {
        status: "active",
        trial_ends_at: null,
        billing_anchor: anchor,
        renews_at: periodEnd(start, interval, anchor).toISOString(),
      },
      record: {
        failedTries: 0,
        openInvoiceId: null,
        quotedCents: undefined,
        paid: { priceCents: payment.subtotalCents, interval },
        creditCents: (subscription.creditCents ?? 0) - payment.creditCents,
        discount:
          discount && discount.until === null
            ? { ...discount, until: addMonths(start, discount.months).toISOString() }
            : discount,
      },
    },
  };
}

function declined({ failedTries }: SubscriptionRecord, now: Date): Change {
  const isGivenUp = failedTries >= retriesMax;
  const status: RecordStatus = isGivenUp ? "unpaid" : "past_due";
  return {
    attributes: {
      status,
      trial_ends_at: null,
      renews_at: isGivenUp ? null : new Date(now.getTime() + retryDays * dayMs).toISOString(),
    },
    record: { failedTries: failedTries + 1 },
  };
}

/** Tells whether a period has just become due, as opposed to being skipped ahead to or caught up on. */
function isOnTime({ object: { attributes } }: SubscriptionRecord, now: Date): boolean {
  if (attributes.renews_at === null || attributes.status === "past_due") return false;
  const lateMs = now.getTime() - new Date(attributes.renews_at).getTime();
  return lateMs >= 0 && lateMs < dayMs;
}

function startOfPeriod(subscription: SubscriptionRecord, now: Date): Date {
  return isOnTime(subscription, now) ? new Date(subscription.object.attributes.renews_at ?? now) : now;
}
