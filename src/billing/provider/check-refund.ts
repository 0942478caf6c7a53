import { AppError } from "#platform/errors.ts";

/**
 * @param amountCents everything that is left by default.
 * @returns the amount to refund, in cents.
 * @throws {AppError} `conflict` for zero, or for more than is left of the payment.
 */
export function checkRefund(
  { totalCents, refundedCents }: { readonly totalCents: number; readonly refundedCents: number },
  amountCents: number | undefined,
): number {
  const leftCents = totalCents - refundedCents;
  const cents = amountCents ?? leftCents;
  if (Number.isSafeInteger(cents) && cents > 0 && cents <= leftCents) return cents;
  throw new AppError("conflict", {
    userMessage: "This payment has already been refunded, or less than this amount is left.",
    message: `a refund of ${cents} cents where ${leftCents} are left`,
  });
}
