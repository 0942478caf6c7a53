import type { PackId } from "./packs.ts";
import type { PaidSubscription } from "./payment-line.ts";
import type { BillingInterval } from "./plans.ts";

/** Data that the test checkout's pages show. Dates are strings, so that server and browser agree. */
export interface TestCheckoutView {
  readonly name: string;
  /** Sentence that says what the user gets. */
  readonly what: string;
  /** Null for a one-time purchase. */
  readonly interval: BillingInterval | null;
  readonly priceCents: number;
  readonly discount: {
    readonly code: string;
    readonly percent: number;
    readonly months: number;
    readonly cents: number;
    /** Date of the first payment at the whole price; null for a one-time purchase. */
    readonly wholePriceAt: string | null;
  } | null;
  /** The first payment. */
  readonly paymentCents: number;
  readonly trial: { readonly days: number; readonly firstPaymentAt: string } | null;
  readonly email: string;
  readonly isPaid: boolean;
  /** It has expired, or a newer page has replaced it. */
  readonly isClosed: boolean;
  readonly returnPath: string;
  readonly cancelPath: string;
}

export interface TestPortalView {
  readonly planName: string;
  readonly interval: BillingInterval;
  readonly status: "on_trial" | "active" | "past_due" | "unpaid" | "cancelled" | "expired";
  readonly cardLastFour: string;
  readonly isCardDeclined: boolean;
  /** Next step that happens by itself, and what it charges; null once the subscription has ended. */
  readonly next: { readonly at: string; readonly paymentCents: number | null } | null;
  /** The version that the page shows. Sent back with a form, so that a double click acts once. */
  readonly seen: string;
}

/** One payment: an order's receipt, or a subscription's invoice. */
export interface TestReceiptView {
  readonly kind: "order" | "invoice";
  readonly number: string;
  readonly at: string;
  /** Null for a subscription's. */
  readonly packId: PackId | null;
  /** Null until its webhooks are processed. */
  readonly subscription: PaidSubscription | null;
  readonly isPaid: boolean;
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** The unused part of a paid period, given up for another plan. */
  readonly creditCents: number;
  readonly totalCents: number;
  readonly refundedCents: number;
}
