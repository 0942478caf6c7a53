import type { PackId } from "./packs.ts";
import type { BillingInterval, PlanId } from "./plans.ts";

/** What an invoice of a subscription was for. */
export interface PaidSubscription {
  readonly planId: PlanId;
  /** As it was called when it was paid. */
  readonly planName: string;
  readonly interval: BillingInterval;
  readonly reason: "first" | "renewal" | "change";
  /** Null while it is not paid. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
}

/** One line of the list of invoices and receipts. */
export interface PaymentLine {
  readonly id: string;
  readonly kind: "invoice" | "order";
  readonly at: Date;
  /** Null for a subscription's. */
  readonly packId: PackId | null;
  /** Null for a pack, and for an invoice of which nobody can say yet what it was for. */
  readonly subscription: PaidSubscription | null;
  /** Of the invoice or receipt. */
  readonly number: string;
  /** The provider's own word. */
  readonly status: string;
  readonly currency: string;
  readonly totalCents: number;
  readonly refundedCents: number;
  /** At the payment provider's. */
  readonly documentUrl: string | null;
  readonly isTest: boolean;
}

/** What an invoice or receipt is called in letters and lists: the provider's number, or the beginning of a long id. */
export const paymentNumber = (providerId: string, orderNumber: number | null = null): string =>
  orderNumber === null ? providerId.slice(0, 8).toUpperCase() : String(orderNumber);
