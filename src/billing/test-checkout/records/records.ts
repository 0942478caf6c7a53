import type { Executor } from "#platform/db/database.ts";
import { addMonths, monthsIn } from "../../months.ts";
import { versionAt } from "../../price-list.ts";
import type { CheckoutRequest, Discount } from "../../provider/payment-provider.ts";
import { readPriceList } from "../../read-price-list.ts";
import { type BillingInterval, getPack, type PlanAndInterval } from "../../rules.ts";

/** The test checkout's records, by kind. Payments and subscriptions have the shape of Lemon Squeezy's objects. */
export interface ProviderRecords {
  readonly checkout: CheckoutRecord;
  readonly subscription: SubscriptionRecord;
  readonly order: PaymentRecord;
  readonly invoice: PaymentRecord;
  readonly discount: DiscountRecord;
}

export interface DiscountRecord {
  readonly discount: Discount;
  /** Null until it is used. */
  readonly usedAt: string | null;
}

export interface CheckoutRecord {
  /** Checkouts from before prices were stored have no price. */
  readonly request: Omit<CheckoutRequest, "expiresAt" | "priceCents"> & Partial<Pick<CheckoutRequest, "priceCents">>;
  readonly createdAt: string;
  /** When it stops accepting payments, by timeout or because it was closed. */
  readonly expiresAt: string;
  /** Null until it is paid. */
  readonly paidAt: string | null;
}

/** Sent with the checkout and returned with every webhook of an order or subscription. */
export interface CustomData {
  readonly user_id: string;
  readonly checkout_id: string;
}

export interface PaymentRecord {
  readonly custom: CustomData;
  readonly object: PaymentObject;
}

export interface SubscriptionRecord {
  readonly custom: CustomData;
  readonly object: SubscriptionObject;
  readonly discount: RunningDiscount | null;
  /** True if the card on file will be declined. */
  readonly isCardDeclined: boolean;
  /** Failed attempts for the due period. There are no more after the fourth retry. */
  readonly failedTries: number;
  /** The invoice of the failed attempts. */
  readonly openInvoiceId: string | null;
  /** Left over from a paid period after a plan change, and used for the next payments. Missing if there is none. */
  readonly creditCents?: number;
  /**
   * Price that the checkout quoted for the first payment at the end of the trial. Missing once it is paid, or if another plan was chosen.
   */
  readonly quotedCents?: number | undefined;
  /**
   * The price of the paid period without any code, used to value unused time at a plan change. Missing if nothing is paid, or it was not
   * stored.
   */
  readonly paid?: { readonly priceCents: number; readonly interval: BillingInterval } | undefined;
}

export interface RunningDiscount {
  readonly percent: number;
  readonly months: number;
  /** Null until the first payment, from which the months are counted. */
  readonly until: string | null;
}

export interface SubscriptionObject {
  readonly type: "subscriptions";
  readonly id: string;
  readonly attributes: SubscriptionAttributes;
}

export type RecordStatus = "on_trial" | "active" | "past_due" | "unpaid" | "cancelled" | "expired";

export interface SubscriptionAttributes {
  readonly store_id: string;
  readonly customer_id: string;
  readonly order_id: string;
  readonly variant_id: string;
  readonly product_name: string;
  readonly variant_name: string;
  readonly status: RecordStatus;
  readonly cancelled: boolean;
  readonly pause: null;
  readonly card_brand: string;
  readonly card_last_four: string;
  readonly trial_ends_at: string | null;
  readonly billing_anchor: number;
  readonly renews_at: string | null;
  readonly ends_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly test_mode: true;
}

export interface PaymentObject {
  readonly type: "orders" | "subscription-invoices";
  readonly id: string;
  readonly attributes: PaymentAttributes;
}

export interface PaymentAttributes {
  readonly status: "pending" | "paid" | "refunded";
  readonly subtotal: number;
  readonly discount_total: number;
  readonly total: number;
  readonly refunded_amount: number;
  readonly refunded: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly [more: string]: unknown;
}

/** @param anchorDay the subscription's billing day. */
export const periodEnd = (start: Date, interval: BillingInterval, anchorDay?: number): Date =>
  addMonths(start, monthsIn[interval], anchorDay);

/** A later description must have a later timestamp. */
export function momentAfter(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(last).getTime() + 1)).toISOString();
}

/** A plan's price in cents. */
export type PriceOf = (plan: PlanAndInterval) => number;

/** Current prices from the database, as on all pages; the process may have been built with other ones. */
export async function readPrices(db: Executor, now: Date): Promise<PriceOf> {
  const list = await readPriceList(db);
  return ({ planId, interval }) => versionAt(list, planId, now).priceCents[interval];
}

/** A payment page charges what it has quoted. */
export function quotedPriceCents({ request: { priceCents, item } }: CheckoutRecord, priceOf: PriceOf): number {
  return priceCents ?? (item.kind === "plan" ? priceOf(item) : getPack(item.packId).priceCents);
}

/** @param at when the paid period begins. */
export function isRunning(discount: RunningDiscount | null, at: Date): discount is RunningDiscount {
  return discount !== null && (discount.until === null || at < new Date(discount.until));
}
