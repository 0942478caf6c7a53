import type { AgreedVersion } from "../price-list.ts";
import type { BillingInterval, PlanAndInterval, PlanId } from "../rules.ts";

/** One description of a subscription by the provider. */
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
  /** When we heard of it first. */
  readonly recordedAt: Date;
  /** Whether a refund of it leaves the plan: the operator said so. */
  readonly keepsPlan: boolean;
  /** Ours; `id` is the provider's. */
  readonly rowId: string;
  /** What was agreed, where that was settled before: all null until then. */
  readonly planId: PlanId | null;
  readonly planVersion: number | null;
  readonly interval: BillingInterval | null;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
}

/** All that is known of one subscription, in whatever order it became known. */
export interface History {
  readonly id: string;
  readonly createdAt: Date;
  /** What its checkout quoted, for the trial and the first payment; null where that is not known. */
  readonly quoted: (PlanAndInterval & AgreedVersion) | null;
  /** At least one, the oldest first. */
  readonly changes: readonly Change[];
  /** The oldest first. */
  readonly invoices: readonly Invoice[];
}

/** Of invoices that begin a month or a year. */
export const openingReasons: readonly string[] = ["initial", "renewal"];

/** That money came in; each follows from the one before. */
export const paidStatuses: readonly string[] = ["paid", "partial_refund", "refunded"];

/** Whether money came in, be it that it went out again. */
export const wasPaid = ({ status, refundedCents }: Pick<Invoice, "status" | "refundedCents">): boolean =>
  paidStatuses.includes(status) || refundedCents > 0;

/** Whether a payment gives no plan any more: all of it went back. */
export const endsPlan = (invoice: Invoice): boolean => refundedShare(invoice) === 1 && !invoice.keepsPlan;

/** @returns how much of a payment went back, 0 to 1. The amount counts: after a partial refund the status may still say `paid`. */
export function refundedShare(payment: Pick<Invoice, "status" | "totalCents" | "refundedCents">): number {
  const { status, totalCents, refundedCents } = payment;
  if (refundedCents > 0) return totalCents > 0 ? Math.min(1, refundedCents / totalCents) : 1;
  return status === "refunded" ? 1 : 0;
}
