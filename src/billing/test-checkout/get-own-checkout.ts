import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { BookedCheckout } from "./books/booked.ts";
import { getObject, type ReadOptions } from "./books/objects.ts";

/** @throws {AppError} `not_found`, also for a checkout of somebody else. */
export async function getOwnCheckout(
  db: Executor,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
  options?: ReadOptions,
): Promise<BookedCheckout> {
  const checkout = await getObject(db, "checkout", checkoutId, options);
  if (checkout.request.userId === userId) return checkout;
  throw new AppError("not_found", {
    userMessage: "There is nothing at this address.",
    message: "a test checkout of somebody else",
  });
}
