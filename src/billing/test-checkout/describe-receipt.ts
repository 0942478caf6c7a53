import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { readInvoice } from "../provider/lemon-squeezy/read-invoice.ts";
import { readOrder } from "../provider/lemon-squeezy/read-order.ts";
import { testVariants } from "../provider/variants.ts";
import type { TestReceiptView } from "../rules.ts";
import { getObject } from "./books/objects.ts";

/** What the page of one payment shows. @throws {AppError} `not_found`, also for somebody else's. */
export async function describeReceipt(
  db: Executor,
  asked: { readonly kind: string; readonly paymentId: string; readonly userId: string },
): Promise<TestReceiptView> {
  const kind = asked.kind === "order" || asked.kind === "invoice" ? asked.kind : undefined;
  const payment = kind && (await getObject(db, kind, asked.paymentId));
  if (!payment || payment.custom.user_id !== asked.userId) {
    throw new AppError("not_found", {
      userMessage: "There is nothing at this address.",
      message: "no receipt, or one of somebody else",
    });
  }
  const { object } = payment;
  const { subtotal, discount_total } = object.attributes;
  const of =
    kind === "order"
      ? { ...readOrder(object, testVariants), billingReason: null }
      : { ...readInvoice(object), packId: null };
  return {
    kind,
    number: object.id.slice(0, 8).toUpperCase(),
    at: of.createdAt.toISOString(),
    packId: of.packId ?? null,
    billingReason: of.billingReason,
    isPaid: of.status !== "pending",
    subtotalCents: subtotal,
    discountCents: discount_total,
    creditCents: subtotal - discount_total - of.totalCents,
    totalCents: of.totalCents,
    refundedCents: of.refundedCents,
  };
}
