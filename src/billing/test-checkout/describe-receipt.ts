import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { describePaid, invoiceKey } from "../list-payments.ts";
import { paymentNumber } from "../payment-line.ts";
import { readInvoice } from "../provider/lemon-squeezy/read-invoice.ts";
import { readOrder } from "../provider/lemon-squeezy/read-order.ts";
import { testVariants } from "../provider/variants.ts";
import type { TestReceiptView } from "../rules.ts";
import { getObject } from "./books/objects.ts";

/** What the page of one payment shows. @throws {AppError} `not_found`, also for somebody else's. */
export async function describeReceipt(
  db: Executor,
  asked: { readonly kind: string; readonly paymentId: string; readonly userId: string; readonly now: Date },
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
      ? readOrder(object, testVariants)
      : { ...readInvoice(object), packId: undefined, orderNumber: null };
  const described = kind === "invoice" ? await describePaid(db, asked.userId, asked.now) : undefined;
  return {
    kind,
    number: paymentNumber(object.id, of.orderNumber),
    at: of.createdAt.toISOString(),
    packId: of.packId ?? null,
    subscription: described?.get(invoiceKey("test-checkout", object.id)) ?? null,
    isPaid: of.status !== "pending",
    subtotalCents: subtotal,
    discountCents: discount_total,
    creditCents: subtotal - discount_total - of.totalCents,
    totalCents: of.totalCents,
    refundedCents: of.refundedCents,
  };
}
