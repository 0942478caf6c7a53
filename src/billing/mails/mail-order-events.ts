import type { OrderSnapshot, ProviderName } from "../provider/payment-provider.ts";
import { wasPaid } from "../settlement/history.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { isCollected, isFresh, mailOnce } from "./claim-mail.ts";
import { type PaidThing, writePaymentMail, writeRefundMail } from "./write-payer-mails.ts";

/** Mails the payment for a pack, and what went back of it, each once. A subscription's first order stands in the mail of its invoice. */
export async function mailOrderEvents(
  billing: Billing,
  provider: ProviderName,
  order: OrderSnapshot,
  userId: string,
): Promise<void> {
  const { packId, quantity, totalCents, refundedCents, createdAt, updatedAt, isTest, currency } = order;
  const now = billing.clock.now();
  if (!packId || totalCents === 0 || !wasPaid(order) || !isFresh(updatedAt, now)) return;
  const id = `${provider}:order:${order.id}`;
  const thing: PaidThing = {
    kind: "order",
    packId,
    quantity,
    providerId: order.id,
    orderNumber: order.orderNumber,
    amountCents: totalCents,
    currency,
    paidAt: createdAt,
    documentUrl: order.receiptUrl,
    isTest,
    // No order says which card it was.
    card: null,
  };
  // What was given back whole before its receipt went out needs none: the mail about the refund names the payment.
  if (isCollected(createdAt, now) && refundedCents < totalCents)
    await mailOnce(billing, { key: `payment:${id}`, userId }, (to) => writePaymentMail(to, thing, billing.config));
  await mailRefund(billing, { id, userId, refundedCents, endsPlan: false }, thing);
}

interface Refunded {
  /** Of the payment, with its provider. */
  readonly id: string;
  readonly userId: string;
  /** All that went back so far. */
  readonly refundedCents: number;
  /** Whether the plan that it paid for has ended with it. */
  readonly endsPlan: boolean;
}

/** Mails a refund once for each amount that a payment's refunds have come to. @returns whether it was mailed now. */
export async function mailRefund(
  billing: Billing,
  { id, userId, refundedCents, endsPlan }: Refunded,
  thing: PaidThing,
): Promise<boolean> {
  if (refundedCents === 0) return false;
  return mailOnce(billing, { key: `refund:${id}:${refundedCents}`, userId }, (to) =>
    writeRefundMail(to, { ...thing, refundedCents, endsPlan }, billing.config),
  );
}
