import { AppError } from "#platform/errors.ts";

/**
 * @param amountCents all that is left where it is not said.
 * @returns how much is to be given back.
 * @throws {AppError} `conflict` for more than is left of the payment, or for nothing.
 */
export function checkRefund(
  { totalCents, refundedCents }: { readonly totalCents: number; readonly refundedCents: number },
  amountCents: number | undefined,
): number {
  const leftCents = totalCents - refundedCents;
  const cents = amountCents ?? leftCents;
  if (Number.isSafeInteger(cents) && cents > 0 && cents <= leftCents) return cents;
  throw new AppError("conflict", {
    userMessage: "This has been refunded already, or not as much of it is left.",
    message: `a refund of ${cents} cents where ${leftCents} are left`,
  });
}
