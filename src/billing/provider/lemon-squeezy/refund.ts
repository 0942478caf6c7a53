import { AppError } from "#platform/errors.ts";
import { checkRefund } from "../check-refund.ts";

interface Refundable {
  readonly totalCents: number;
  readonly refundedCents: number;
}

export interface RefundWork<Payment extends Refundable> {
  readonly id: string;
  /** All that is left where it is not said. */
  readonly amountCents: number | undefined;
  read(id: string): Promise<Payment>;
  send(amountCents: number): Promise<unknown>;
}

/**
 * Gives money back. Where no answer comes it may have been given all the same: then their books say whether.
 * @returns what was paid, as it stands afterwards.
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
