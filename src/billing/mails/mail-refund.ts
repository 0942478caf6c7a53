import type { Billing } from "../subscriptions/billing.ts";
import { mailOnce } from "./claim-mail.ts";
import { type PaidThing, writeRefundMail } from "./write-payer-mails.ts";

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
