import { randomInt, randomUUID } from "node:crypto";
import { receiptPath } from "../access.ts";
import type { CustomData, PaymentObject, PaymentRecord } from "./records.ts";

interface Amounts {
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** Left over from earlier payments. */
  readonly creditCents?: number;
}

interface Made extends Amounts {
  readonly now: Date;
  /** The product's base URL, for the receipt's URL. */
  readonly baseUrl: string;
}

const amounts = ({ subtotalCents, discountCents, creditCents = 0 }: Amounts) => ({
  currency: "USD",
  subtotal: subtotalCents,
  discount_total: discountCents,
  tax: 0,
  total: subtotalCents - discountCents - creditCents,
  refunded: false,
  refunded_at: null,
  refunded_amount: 0,
  test_mode: true,
});

/** An order as Lemon Squeezy describes it. */
export function makeOrder(
  custom: CustomData,
  { variantId, now, baseUrl, ...sum }: Made & { readonly variantId: string },
): PaymentRecord {
  const at = now.toISOString();
  const id = randomUUID();
  const object: PaymentObject = {
    type: "orders",
    id,
    attributes: {
      store_id: "0",
      customer_id: custom.user_id,
      identifier: id,
      order_number: randomInt(100_000, 1_000_000),
      ...amounts(sum),
      status: "paid",
      first_order_item: { id, order_id: id, variant_id: variantId, quantity: 1, price: sum.subtotalCents },
      urls: { receipt: `${baseUrl}${receiptPath("order", id)}` },
      created_at: at,
      updated_at: at,
    },
  };
  return { custom, object };
}

/** An invoice of a subscription as Lemon Squeezy describes it. */
export function makeInvoice(
  custom: CustomData,
  {
    subscriptionId,
    reason,
    status,
    now,
    baseUrl,
    ...sum
  }: Made & {
    readonly subscriptionId: string;
    readonly reason: "initial" | "renewal" | "updated";
    readonly status: "paid" | "pending";
  },
): PaymentRecord {
  const at = now.toISOString();
  const id = randomUUID();
  const object: PaymentObject = {
    type: "subscription-invoices",
    id,
    attributes: {
      store_id: "0",
      customer_id: custom.user_id,
      subscription_id: subscriptionId,
      billing_reason: reason,
      ...amounts(sum),
      status,
      urls: { invoice_url: `${baseUrl}${receiptPath("invoice", id)}` },
      created_at: at,
      updated_at: at,
    },
  };
  return { custom, object };
}
