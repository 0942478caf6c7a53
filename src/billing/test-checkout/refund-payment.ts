import { checkRefund } from "../provider/check-refund.ts";
import type { PaymentServices } from "../provider/payment-services.ts";
import type { BookedPayment } from "./books/booked.ts";
import { momentAfter } from "./books/dates.ts";
import { changeObject, getObject } from "./books/objects.ts";
import { announce } from "./post-webhook.ts";

const events = { order: "order_refunded", invoice: "subscription_payment_refunded" } as const;

/** @throws {AppError} `not_found`; `conflict` for more than is left, or for what was never paid. */
export function refundPayment(
  { db, jobs, clock }: PaymentServices,
  kind: "order" | "invoice",
  id: string,
  amountCents: number | undefined,
): Promise<BookedPayment> {
  return db.transaction(async (tx) => {
    const before = await getObject(tx, kind, id, { forUpdate: true });
    const { object } = before;
    const { total, refunded_amount, status } = object.attributes;
    const paidCents = status === "pending" ? 0 : total;
    const cents = checkRefund({ totalCents: paidCents, refundedCents: refunded_amount }, amountCents);
    const now = clock.now();
    const isWhole = refunded_amount + cents === total;
    const attributes = {
      ...object.attributes,
      refunded_amount: refunded_amount + cents,
      ...(isWhole ? { status: "refunded" as const, refunded: true, refunded_at: now.toISOString() } : {}),
      updated_at: momentAfter(object.attributes.updated_at, now),
    };
    const after = { ...before, object: { ...object, attributes } };
    await changeObject(tx, kind, id, after, { now });
    await announce(tx, jobs, events[kind], after);
    return after;
  });
}
