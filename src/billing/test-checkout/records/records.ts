import type { Executor } from "#platform/db/database.ts";
import { addMonths, monthsIn } from "../../months.ts";
import { versionAt } from "../../price-list.ts";
import type { CheckoutRequest, Discount } from "../../provider/payment-provider.ts";
import { readPriceList } from "../../read-price-list.ts";
import { type BillingInterval, getPack, type PlanAndInterval } from "../../rules.ts";

/** What the test checkout writes down, by the kind of object. Payments and subscriptions are in Lemon Squeezy's own shape. */
export interface ProviderRecords {
  readonly checkout: CheckoutRecord;
  readonly subscription: SubscriptionRecord;
  readonly order: PaymentRecord;
  readonly invoice: PaymentRecord;
  readonly discount: DiscountRecord;
}

export interface DiscountRecord {
  readonly discount: Discount;
  /** Null until somebody has bought with it. */
  readonly usedAt: string | null;
}

export interface CheckoutRecord {
  /** One from before prices were kept with it has none. */
  readonly request: Omit<CheckoutRequest, "expiresAt" | "priceCents"> & Partial<Pick<CheckoutRequest, "priceCents">>;
  readonly createdAt: string;
  /** From when on nobody can pay: in time, or because it was closed. */
  readonly expiresAt: string;
  /** Null until somebody has paid. */
  readonly paidAt: string | null;
}

/** What comes with the checkout and goes back with every webhook of an order or a subscription. */
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
  /** Whether the card on file lets the next payment fail. */
  readonly isCardDeclined: boolean;
  /** Of the period that is due; after the fourth retry nobody tries any more. */
  readonly failedTries: number;
  /** The invoice that the failed tries are for. */
  readonly openInvoiceId: string | null;
  /** What a change left over of a period that was paid: the next payments are taken from it. Missing where there is none. */
  readonly creditCents?: number;
  /** What the checkout quoted for the first payment, at the end of the trial. Missing once it is made, or where another plan was chosen. */
  readonly quotedCents?: number | undefined;
  /** The price of the period that is paid, without any code: what is left of it counts at a change. Missing where none is, or was kept. */
  readonly paid?: { readonly priceCents: number; readonly interval: BillingInterval } | undefined;
}

export interface RunningDiscount {
  readonly percent: number;
  readonly months: number;
  /** Null until the first payment, from which the months count. */
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

/** @param anchorDay on which the subscription is billed. */
export const periodEnd = (start: Date, interval: BillingInterval, anchorDay?: number): Date =>
  addMonths(start, monthsIn[interval], anchorDay);

/** A description that follows another must be newer by what it says itself. */
export function momentAfter(last: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(last).getTime() + 1)).toISOString();
}

/** What plans cost, in cents. */
export type PriceOf = (plan: PlanAndInterval) => number;

/** By the price list that is in force: of the database, as on all pages, whichever list this process was built with. */
export async function readPrices(db: Executor, now: Date): Promise<PriceOf> {
  const list = await readPriceList(db);
  return ({ planId, interval }) => versionAt(list, planId, now).priceCents[interval];
}

/** What a payment page charges: what it has quoted. */
export function quotedPriceCents({ request: { priceCents, item } }: CheckoutRecord, priceOf: PriceOf): number {
  return priceCents ?? (item.kind === "plan" ? priceOf(item) : getPack(item.packId).priceCents);
}

/** @param at when the period begins that is paid for. */
export function isRunning(discount: RunningDiscount | null, at: Date): discount is RunningDiscount {
  return discount !== null && (discount.until === null || at < new Date(discount.until));
}
