import type { Services } from "#platform/services.ts";
import type { ChangeQuote, PackId, PlanAndInterval, PricedInterval } from "../rules.ts";
import type { SubscriptionStatus } from "../subscription-status.ts";

/** Names whose books something is in; part of every key, so that tests never mix with money. */
export type ProviderName = "lemon-squeezy" | "test-checkout";

/** A subscription as the provider describes it at one moment. */
export interface SubscriptionSnapshot {
  readonly id: string;
  readonly customerId: string;
  /** Undefined for a variant that no plan knows. */
  readonly plan: PlanAndInterval | undefined;
  readonly variantId: string;
  /** The provider's own word, also one that we do not know. */
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
  /** Undefined for what is no pack: a subscription's first order, or a variant that we do not know. */
  readonly packId: PackId | undefined;
  readonly variantId: string | null;
  /** How many of it. */
  readonly quantity: number;
  readonly status: string;
  readonly currency: string;
  readonly totalCents: number;
  /** What was refunded so far. `status` may still say `paid` after a partial refund: the amount counts. */
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
  /** Ours; comes back with the payment, signed. */
  readonly checkoutId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly item: CheckoutItem;
  /** What the page quotes and charges, without any code: what the price list says when it is opened, also if it changes before it is paid. */
  readonly priceCents: number;
  /** One that `ensureDiscount` has made. */
  readonly discountCode: string | undefined;
  /** Where the payer comes back to. */
  readonly returnUrl: string;
  /** From when on nobody can pay there any more. */
  readonly expiresAt: Date;
}

export interface Discount {
  readonly code: string;
  readonly percent: number;
  /** From the first payment on. */
  readonly months: number;
}

/** What a change that takes effect at once is reckoned from. */
export interface QuotedSubscription {
  readonly id: string;
  readonly present: PricedInterval;
  readonly periodEnd: Date;
  /** What a code takes off now. */
  readonly percent: number;
}

/** A plan with the price that is in force. */
type PricedPlan = PlanAndInterval & PricedInterval;

/** One page, by when it came into being, newest first, for the reconciliation job. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  /** Undefined at the end. */
  readonly nextPage: number | undefined;
}

/**
 * What the product needs of a payment provider. Lemon Squeezy and the test checkout implement it, and pass one suite.
 * Every call throws an AppError: `unavailable` when the provider does not answer, is overloaded or out of order (safe to try again),
 * `not_found` for what it does not know, `conflict` for what it refuses in its present state.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** @returns the address of the payment page. */
  createCheckout(request: CheckoutRequest): Promise<string>;
  /**
   * Nobody can pay there any more, where the provider knows how to do that; elsewhere the page ends when it expires.
   * @returns whether it was paid before; false where the provider cannot tell.
   */
  closeCheckout(checkoutId: string): Promise<{ readonly isPaid: boolean }>;
  /** Where payment methods are managed; good for about a day. */
  getPortalUrl(subscriptionId: string): Promise<string>;
  /** At the end of what is paid. Twice is as good as once. */
  cancelSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /** Before it has ended; does nothing where it is not cancelled. */
  resumeSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /**
   * `at-once` sends an invoice for the difference; `at-renewal` only changes what is billed next.
   * @param quotedCents what the payer was shown to be due now. A provider whose quotes are exact refuses to charge anything else.
   */
  changePlan(
    subscriptionId: string,
    plan: PlanAndInterval,
    when: "at-once" | "at-renewal",
    quotedCents?: number,
  ): Promise<SubscriptionSnapshot>;
  /** What a change that takes effect at once would charge at this moment. Changes nothing. */
  quoteChange(subscription: QuotedSubscription, plan: PricedPlan, now: Date): Promise<ChangeQuote>;
  /** @param amountCents all of it where it is not said. */
  refundOrder(orderId: string, amountCents?: number): Promise<OrderSnapshot>;
  refundInvoice(invoiceId: string, amountCents?: number): Promise<InvoiceSnapshot>;
  /** Makes the code where it is not there yet. It is good for one purchase of a plan. */
  ensureDiscount(discount: Discount): Promise<void>;
  getSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  listSubscriptions(page: number): Promise<Listing<SubscriptionSnapshot>>;
  listOrders(page: number): Promise<Listing<OrderSnapshot>>;
  listInvoices(page: number): Promise<Listing<InvoiceSnapshot>>;
}

/** What payment providers work with: `Services` fits, and so does what a command has. */
export type PaymentServices = Pick<Services, "config" | "db" | "clock" | "jobs" | "log">;
