import type { PackId } from "./packs.ts";
import type { BillingInterval, PlanId } from "./plans.ts";

/** Subscription that an invoice was for. */
export interface PaidSubscription {
  readonly planId: PlanId;
  /** The plan's name when it was paid. */
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
  /** Null for a pack, and for an invoice whose purpose is not known yet. */
  readonly subscription: PaidSubscription | null;
  /** Number of the invoice or receipt. */
  readonly number: string;
  /** The provider's status, as is. */
  readonly status: string;
  readonly currency: string;
  readonly totalCents: number;
  readonly refundedCents: number;
  /** On the payment provider's site. */
  readonly documentUrl: string | null;
  readonly isTest: boolean;
}

/** The number of an invoice or receipt in mails and lists: the provider's number, or the start of its id. */
export const paymentNumber = (providerId: string, orderNumber: number | null = null): string =>
  orderNumber === null ? providerId.slice(0, 8).toUpperCase() : String(orderNumber);
