import type { OrderSnapshot, ProviderName } from "../provider/payment-provider.ts";
import { wasPaid } from "../settlement/history.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { isCollected, isFresh, mailOnce } from "./claim-mail.ts";
import { type PaidThing, writePaymentMail, writeRefundMail } from "./write-payer-mails.ts";

/** Mails the payment and refunds of a pack, each once. A subscription's first order is covered by the mail about its invoice. */
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
    // Orders do not name the card.
    card: null,
  };
  // A payment refunded in full before its receipt was sent needs no receipt: the refund mail names the payment.
  if (isCollected(createdAt, now) && refundedCents < totalCents)
    await mailOnce(billing, { key: `payment:${id}`, userId }, (to) => writePaymentMail(to, thing, billing.config));
  await mailRefund(billing, { id, userId, refundedCents, endsPlan: false }, thing);
}

interface Refunded {
  /** Id of the payment, with its provider. */
  readonly id: string;
  readonly userId: string;
  /** Total refunded so far. */
  readonly refundedCents: number;
  /** True if the refund ended the plan. */
  readonly endsPlan: boolean;
}

/** Mails a refund once for each total that a payment's refunds reach. @returns whether it was mailed now. */
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
