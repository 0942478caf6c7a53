import { AppError } from "#platform/errors.ts";
import { checkRefund } from "../check-refund.ts";

interface Refundable {
  readonly totalCents: number;
  readonly refundedCents: number;
}

export interface RefundWork<Payment extends Refundable> {
  readonly id: string;
  /** Everything that is left by default. */
  readonly amountCents: number | undefined;
  read(id: string): Promise<Payment>;
  send(amountCents: number): Promise<unknown>;
}

/**
 * Refunds a payment. If no response comes, reads the payment to find out whether it was refunded anyway.
 * @returns the payment after the refund.
 * @throws {AppError}
 */
export async function refund<Payment extends Refundable>({
  id,
  amountCents,
  read,
  send,
}: RefundWork<Payment>): Promise<Payment> {
  const before = await read(id);
  const cents = checkRefund(before, amountCents);
  try {
    await send(cents);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unavailable")) throw error;
    const now = await read(id);
    if (now.refundedCents < before.refundedCents + cents) throw error;
    return now;
  }
  return read(id);
}
