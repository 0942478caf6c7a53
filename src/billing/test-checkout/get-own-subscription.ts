import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { BookedSubscription } from "./books/booked.ts";
import { getObject, type ReadOptions } from "./books/objects.ts";

export interface Subscriber {
  readonly subscriptionId: string;
  readonly userId: string;
}

/** @throws {AppError} `not_found`, also for a subscription of somebody else. */
export async function getOwnSubscription(
  db: Executor,
  { subscriptionId, userId }: Subscriber,
  options?: ReadOptions,
): Promise<BookedSubscription> {
  const subscription = await getObject(db, "subscription", subscriptionId, options);
  if (subscription.custom.user_id === userId) return subscription;
  throw new AppError("not_found", {
    userMessage: "There is nothing at this address.",
    message: "a test subscription of somebody else",
  });
}
