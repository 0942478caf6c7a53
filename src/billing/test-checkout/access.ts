import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { getObject, type ReadOptions } from "./records/objects.ts";
import type { CheckoutRecord, SubscriptionRecord } from "./records/records.ts";

export const checkoutPath = (checkoutId: string): string => `/test-checkout/${checkoutId}`;
export const portalPath = (subscriptionId: string): string => `/test-checkout/portal/${subscriptionId}`;
export const receiptPath = (kind: "order" | "invoice", paymentId: string): string =>
  `/test-checkout/receipt/${kind}/${paymentId}`;

/** One of our URLs without the host, so that a user who opened the site under another host name stays signed in. */
export function pathOn(baseUrl: string, address: string): string {
  if (!URL.canParse(address)) return "/";
  const { origin, pathname, search } = new URL(address);
  return origin === baseUrl ? `${pathname}${search}` : "/";
}

/** @throws {AppError} `not_found` if payments are real or not set up. */
export function requireTestCheckout({ config }: Pick<Services, "config">): void {
  if (config.testCheckout) return;
  throw new AppError("not_found", { userMessage: "This page doesn’t exist." });
}

/** @throws {AppError} `not_found`, also for another user's checkout. */
export async function getOwnCheckout(
  db: Executor,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
  options?: ReadOptions,
): Promise<CheckoutRecord> {
  const checkout = await getObject(db, "checkout", checkoutId, options);
  if (checkout.request.userId === userId) return checkout;
  throw new AppError("not_found", {
    userMessage: "This page doesn’t exist.",
    message: "another user's test checkout",
  });
}

export interface Subscriber {
  readonly subscriptionId: string;
  readonly userId: string;
}

/** @throws {AppError} `not_found`, also for another user's subscription. */
export async function getOwnSubscription(
  db: Executor,
  { subscriptionId, userId }: Subscriber,
  options?: ReadOptions,
): Promise<SubscriptionRecord> {
  const subscription = await getObject(db, "subscription", subscriptionId, options);
  if (subscription.custom.user_id === userId) return subscription;
  throw new AppError("not_found", {
    userMessage: "This page doesn’t exist.",
    message: "another user's test subscription",
  });
}
