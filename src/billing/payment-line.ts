import type { PackId } from "./packs.ts";

/** One line of the list of invoices and receipts. */
export interface PaymentLine {
  readonly id: string;
  readonly kind: "invoice" | "order";
  readonly at: Date;
  /** Null for a subscription's. */
  readonly packId: PackId | null;
  /** Of a subscription: the provider's word for why. */
  readonly billingReason: string | null;
  /** The provider's own word. */
  readonly status: string;
  readonly currency: string;
  readonly totalCents: number;
  readonly refundedCents: number;
  /** At the payment provider's. */
  readonly documentUrl: string | null;
  readonly isTest: boolean;
}
