import type { BillingInterval, PackId, PlanId } from "#billing/rules.ts";
import {
  fixtureVariants,
  type InvoiceEventName,
  invoiceEvent,
  type LemonSqueezyEvent,
  orderEvent,
  type SubscriptionEventName,
  subscriptionEvent,
} from "./lemon-squeezy-fixtures.ts";

/** A subscriber's ids at the provider. Each subscriber of a test has different ones. */
export interface Subscriber {
  readonly userId: string;
  /** Added to every id. */
  readonly offset: number;
}

export interface DescribedSubscription {
  readonly at: string;
  readonly status: string;
  readonly planId: Exclude<PlanId, "free">;
  readonly interval?: BillingInterval;
  readonly createdAt: string;
  readonly trialEndsAt?: string | null;
  readonly renewsAt?: string | null;
  readonly endsAt?: string | null;
  readonly number?: number;
}

export interface DescribedInvoice {
  readonly at: string;
  readonly number: number;
  /** When it was last changed, if later. */
  readonly updatedAt?: string;
  readonly reason?: "initial" | "renewal" | "updated";
  readonly status?: string;
  readonly cents?: number;
  readonly refundedCents?: number;
  readonly subscription?: number;
}

const idOf = ({ offset }: Subscriber, number: number): string => String(offset * 1_000 + number);

/** Event that Lemon Squeezy posts when a subscription changes, seconds after the cause. */
export function describedSubscription(
  who: Subscriber,
  name: SubscriptionEventName,
  described: DescribedSubscription,
): LemonSqueezyEvent {
  const { at, status, planId, interval = "monthly", createdAt, number = 1 } = described;
  const { trialEndsAt = null, renewsAt = null, endsAt = null } = described;
  return subscriptionEvent(name, {
    id: idOf(who, number),
    custom: { user_id: who.userId },
    attributes: {
      status,
      cancelled: status === "cancelled" || status === "expired",
      variant_id: Number(fixtureVariants[`${planId}-${interval}`]),
      trial_ends_at: trialEndsAt,
      renews_at: renewsAt,
      ends_at: endsAt,
      created_at: createdAt,
      updated_at: new Date(Date.parse(at) + 5_000).toISOString(),
    },
  });
}

export function describedInvoice(
  who: Subscriber,
  name: InvoiceEventName,
  described: DescribedInvoice,
): LemonSqueezyEvent {
  const { at, updatedAt = at, number, reason = "renewal", status = "paid", cents = 1_900 } = described;
  return invoiceEvent(name, {
    id: idOf(who, number),
    attributes: {
      subscription_id: Number(idOf(who, described.subscription ?? 1)),
      billing_reason: reason,
      status,
      total: cents,
      refunded_amount: described.refundedCents ?? 0,
      created_at: at,
      updated_at: updatedAt,
    },
  });
}

export function describedOrder(
  who: Subscriber,
  described: { at: string; updatedAt?: string; number: number; packId: PackId; cents: number; refundedCents?: number },
): LemonSqueezyEvent {
  const { at, updatedAt = at, number, packId, cents, refundedCents = 0 } = described;
  return orderEvent(refundedCents > 0 ? "order_refunded" : "order_created", {
    id: idOf(who, number),
    variantId: fixtureVariants[packId],
    custom: { user_id: who.userId },
    attributes: {
      status: refundedCents === cents ? "refunded" : "paid",
      refunded: refundedCents === cents,
      total: cents,
      refunded_amount: refundedCents,
      created_at: at,
      updated_at: updatedAt,
    },
  });
}
