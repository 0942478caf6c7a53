import { z } from "zod";
import type { OrderSnapshot } from "../payment-provider.ts";
import { packOfVariant, type Variants } from "../variants.ts";
import { address, cents, currencyCode, id, times, word } from "./attribute-schemas.ts";
import { readObject } from "./read-object.ts";

const attributes = z.object({
  ...times,
  order_number: z.int().min(0).max(2_147_483_647).nullish(),
  status: word,
  currency: currencyCode,
  total: cents,
  refunded_amount: cents,
  first_order_item: z.object({ variant_id: id, quantity: z.int().min(1).max(1_000).optional() }).nullish(),
  urls: z.object({ receipt: address }).nullish(),
  test_mode: z.boolean(),
});

/** @throws {AppError} `invalid_input`. */
export function readOrder(given: unknown, variants: Variants): OrderSnapshot {
  const { id: orderId, attributes: its } = readObject(given, "orders", attributes);
  const variantId = its.first_order_item?.variant_id ?? null;
  return {
    id: orderId,
    orderNumber: its.order_number ?? null,
    packId: variantId === null ? undefined : packOfVariant(variants, variantId),
    variantId,
    quantity: its.first_order_item?.quantity ?? 1,
    status: its.status,
    currency: its.currency,
    totalCents: its.total,
    refundedCents: its.refunded_amount,
    receiptUrl: its.urls?.receipt ?? null,
    isTest: its.test_mode,
    createdAt: its.created_at,
    updatedAt: its.updated_at,
  };
}
