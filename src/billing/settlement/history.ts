import type { AgreedVersion } from "../price-list.ts";
import type { BillingInterval, PlanAndInterval, PlanId } from "../rules.ts";

/** A description of a subscription by the provider. */
export interface Change {
  readonly updatedAt: Date;
  readonly planId: PlanId;
  readonly interval: BillingInterval;
  readonly status: string;
  readonly trialEndsAt: Date | null;
}

export interface Invoice {
  readonly id: string;
  readonly billingReason: string;
  readonly status: string;
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly createdAt: Date;
  /** When we first received it. */
  readonly recordedAt: Date;
  /** True if the operator lets the user keep the plan after a refund. */
  readonly keepsPlan: boolean;
  /** Our id; `id` is the provider's. */
  readonly rowId: string;
  /** The agreed terms, once settled; all null until then. */
  readonly planId: PlanId | null;
  readonly planVersion: number | null;
  readonly interval: BillingInterval | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
}

/** Everything known about a subscription, in whatever order it arrived. */
export interface History {
  readonly id: string;
  readonly createdAt: Date;
  /** Terms that its checkout quoted for the trial and the first payment; null if unknown. */
  readonly quoted: (PlanAndInterval & AgreedVersion) | null;
  /** At least one, oldest first. */
  readonly changes: readonly Change[];
  /** Oldest first. */
  readonly invoices: readonly Invoice[];
}

/** Billing reasons of invoices that start a period. */
export const openingReasons: readonly string[] = ["initial", "renewal"];

/** Statuses of received payments, in the order in which they follow each other. */
export const paidStatuses: readonly string[] = ["paid", "partial_refund", "refunded"];

/** Tells whether money was received, even if it was refunded later. */
export const wasPaid = ({ status, refundedCents }: Pick<Invoice, "status" | "refundedCents">): boolean =>
  paidStatuses.includes(status) || refundedCents > 0;

/** Tells whether a payment no longer pays for a plan, because it was fully refunded. */
export const endsPlan = (invoice: Invoice): boolean => refundedShare(invoice) === 1 && !invoice.keepsPlan;

/** @returns the refunded share of a payment, 0 to 1. The amount counts, because the status may still be `paid` after a partial refund. */
export function refundedShare(payment: Pick<Invoice, "status" | "totalCents" | "refundedCents">): number {
  const { status, totalCents, refundedCents } = payment;
  if (refundedCents > 0) return totalCents > 0 ? Math.min(1, refundedCents / totalCents) : 1;
  return status === "refunded" ? 1 : 0;
}
