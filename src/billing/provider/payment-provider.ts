import type { Services } from "#platform/services.ts";
import type { ChangeQuote, PackId, PlanAndInterval, PricedInterval } from "../rules.ts";
import type { SubscriptionStatus } from "../subscription-status.ts";

/** The provider that a record belongs to. Part of every key, so that test data never mixes with real payments. */
export type ProviderName = "lemon-squeezy" | "test-checkout";

/** A subscription as the provider describes it at one moment. */
export interface SubscriptionSnapshot {
  readonly id: string;
  readonly customerId: string;
  /** Undefined for an unknown variant. */
  readonly plan: PlanAndInterval | undefined;
  readonly variantId: string;
  /** The provider's status, which may be one that we do not know. */
  readonly status: SubscriptionStatus | (string & {});
  readonly isCancelled: boolean;
  readonly trialEndsAt: Date | null;
  readonly renewsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cardBrand: string | null;
  readonly cardLastFour: string | null;
  readonly isTest: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface OrderSnapshot {
  readonly id: string;
  readonly orderNumber: number | null;
  /** Undefined if it is not a pack: a subscription's first order, or an unknown variant. */
  readonly packId: PackId | undefined;
  readonly variantId: string | null;
  /** Number of packs. */
  readonly quantity: number;
  readonly status: string;
  readonly currency: string;
  readonly totalCents: number;
  /** Refunded so far. The amount counts, because `status` may still be `paid` after a partial refund. */
  readonly refundedCents: number;
  readonly receiptUrl: string | null;
  readonly isTest: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface InvoiceSnapshot {
  readonly id: string;
  readonly subscriptionId: string;
  readonly billingReason: string;
  readonly status: string;
  readonly currency: string;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly invoiceUrl: string | null;
  readonly isTest: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type CheckoutItem =
  | ({ readonly kind: "plan"; readonly withTrial: boolean } & PlanAndInterval)
  | { readonly kind: "pack"; readonly packId: PackId };

export interface CheckoutRequest {
  /** Our id, which comes back with the payment, signed. */
  readonly checkoutId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly item: CheckoutItem;
  /** Price that the page quotes and charges, without any code: the one when the page is opened, even if it changes before payment. */
  readonly priceCents: number;
  /** A code created by `ensureDiscount`. */
  readonly discountCode: string | undefined;
  /** URL to which the payment page sends the user back. */
  readonly returnUrl: string;
  /** When the page stops accepting payments. */
  readonly expiresAt: Date;
}

export interface Discount {
  readonly code: string;
  readonly percent: number;
  /** Counted from the first payment. */
  readonly months: number;
  /** For a code that many users have: at the provider, each has one of their own. */
  readonly promotion?: { readonly code: string; readonly providerCode: string };
}

/** The basis for quoting an immediate plan change. */
export interface QuotedSubscription {
  readonly id: string;
  readonly present: PricedInterval;
  readonly periodEnd: Date;
  /** The code's discount now. */
  readonly percent: number;
}

/** A plan with its current price. */
type PricedPlan = PlanAndInterval & PricedInterval;

/** One page of records by creation time, newest first, for the reconciliation job. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  /** Undefined on the last page. */
  readonly nextPage: number | undefined;
}

/**
 * Interface that the product needs from a payment provider. Lemon Squeezy and the test checkout implement it and pass the same tests. Every
 * call throws an AppError: `unavailable` if the provider does not respond or is overloaded (safe to retry), `not_found` for unknown
 * objects, `conflict` if the provider refuses the call in the object's current state.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** @returns the URL of the payment page. */
  createCheckout(request: CheckoutRequest): Promise<string>;
  /**
   * Stops accepting payments, if the provider supports it. Otherwise the page stays open until it expires.
   * @returns whether it was already paid; false if the provider cannot tell.
   */
  closeCheckout(checkoutId: string): Promise<{ readonly isPaid: boolean }>;
  /** URL for managing payment methods. Valid for about a day. */
  getPortalUrl(subscriptionId: string): Promise<string>;
  /** At the end of the paid period. Idempotent. */
  cancelSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /** Only before it has ended. Does nothing if it is not cancelled. */
  resumeSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /**
   * `at-once` invoices the difference; `at-renewal` only changes what is billed next.
   * @param quotedCents the amount due now that the user was shown. A provider with exact quotes refuses to charge any other amount.
   */
  changePlan(
    subscriptionId: string,
    plan: PlanAndInterval,
    when: "at-once" | "at-renewal",
    quotedCents?: number,
  ): Promise<SubscriptionSnapshot>;
  /** Quotes what an immediate change would charge now. Changes nothing. */
  quoteChange(subscription: QuotedSubscription, plan: PricedPlan, now: Date): Promise<ChangeQuote>;
  /** @param amountCents the full amount by default. */
  refundOrder(orderId: string, amountCents?: number): Promise<OrderSnapshot>;
  refundInvoice(invoiceId: string, amountCents?: number): Promise<InvoiceSnapshot>;
  /** The price in cents that a new subscription is charged; `as-listed` if the provider charges what the product asks. */
  findPlanPrice(plan: PlanAndInterval): Promise<number | "as-listed">;
  /** Creates the code if it does not exist. It is valid for one purchase of a plan. */
  ensureDiscount(discount: Discount): Promise<void>;
  getSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  listSubscriptions(page: number): Promise<Listing<SubscriptionSnapshot>>;
  listOrders(page: number): Promise<Listing<OrderSnapshot>>;
  listInvoices(page: number): Promise<Listing<InvoiceSnapshot>>;
}

/** Services that payment providers need. Both `Services` and the tools of commands fit. */
export type PaymentServices = Pick<Services, "config" | "db" | "clock" | "jobs" | "log">;
