import { z } from "zod";
import type { InvoiceSnapshot } from "../payment-provider.ts";
import { address, cents, currencyCode, id, times, word } from "./attribute-schemas.ts";
import { readObject } from "./read-object.ts";

const attributes = z.object({
  ...times,
  subscription_id: id,
  billing_reason: word,
  status: word,
  currency: currencyCode,
  total: cents,
  refunded_amount: cents,
  urls: z.object({ invoice_url: address }).nullish(),
  test_mode: z.boolean(),
});

/** @throws {AppError} `invalid_input`. */
export function readInvoice(given: unknown): InvoiceSnapshot {
  const { id: invoiceId, attributes: its } = readObject(given, "subscription-invoices", attributes);
  return {
    id: invoiceId,
    subscriptionId: its.subscription_id,
    billingReason: its.billing_reason,
    status: its.status,
    currency: its.currency,
    totalCents: its.total,
    refundedCents: its.refunded_amount,
    invoiceUrl: its.urls?.invoice_url ?? null,
    isTest: its.test_mode,
    createdAt: its.created_at,
    updatedAt: its.updated_at,
  };
}
