import type { Billing } from "../subscriptions/billing.ts";
import { mailOnce } from "./claim-mail.ts";
import { type PaidThing, writeRefundMail } from "./write-payer-mails.ts";

interface Refunded {
  /** Of the payment, with its provider. */
  readonly id: string;
  readonly userId: string;
  /** All that went back so far. */
  readonly refundedCents: number;
}

/** Mails a refund once for each amount that a payment's refunds have come to. */
export async function mailRefund(
  billing: Billing,
  { id, userId, refundedCents }: Refunded,
  thing: PaidThing,
): Promise<void> {
  if (refundedCents === 0) return;
  await mailOnce(billing, { key: `refund:${id}:${refundedCents}`, userId }, (to) =>
    writeRefundMail(to, { ...thing, refundedCents }, billing.config),
  );
}
