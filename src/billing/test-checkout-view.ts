import type { PackId } from "./packs.ts";
import type { PaidSubscription } from "./payment-line.ts";
import type { BillingInterval } from "./plans.ts";

/** What the test checkout's pages show. Dates are texts, so that page and server agree on them. */
export interface TestCheckoutView {
  readonly name: string;
  /** What one gets, in a sentence. */
  readonly what: string;
  /** Null for what is paid once. */
  readonly interval: BillingInterval | null;
  readonly priceCents: number;
  readonly discount: {
    readonly code: string;
    readonly percent: number;
    readonly months: number;
    readonly cents: number;
  } | null;
  /** Of the first payment. */
  readonly paymentCents: number;
  readonly trial: { readonly days: number; readonly firstPaymentAt: string } | null;
  readonly email: string;
  readonly isPaid: boolean;
  /** It has expired, or a newer one stands in its place. */
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
  /** What happens next by itself, and what it takes; null after the end. */
  readonly next: { readonly at: string; readonly paymentCents: number | null } | null;
  /** Of the description that the page shows; goes back with a press, so that two presses are one. */
  readonly seen: string;
}

/** One payment: an order's receipt, or a subscription's invoice. */
export interface TestReceiptView {
  readonly kind: "order" | "invoice";
  readonly number: string;
  readonly at: string;
  /** Null for a subscription's. */
  readonly packId: PackId | null;
  /** Null until its webhooks have told the product of it. */
  readonly subscription: PaidSubscription | null;
  readonly isPaid: boolean;
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** Of a period that was paid before, and given up for another plan. */
  readonly creditCents: number;
  readonly totalCents: number;
  readonly refundedCents: number;
}
