import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { getObject, type ReadOptions } from "./records/objects.ts";
import type { CheckoutRecord, SubscriptionRecord } from "./records/records.ts";

export const checkoutPath = (checkoutId: string): string => `/test-checkout/${checkoutId}`;
export const portalPath = (subscriptionId: string): string => `/test-checkout/portal/${subscriptionId}`;
export const receiptPath = (kind: "order" | "invoice", paymentId: string): string =>
  `/test-checkout/receipt/${kind}/${paymentId}`;

/** An address of ours without the host, so that whoever calls this machine by another name stays signed in. */
export function pathOn(baseUrl: string, address: string): string {
  if (!URL.canParse(address)) return "/";
  const { origin, pathname, search } = new URL(address);
  return origin === baseUrl ? `${pathname}${search}` : "/";
}

/** @throws {AppError} `not_found` where payments are real, or where there are none. */
export function requireTestCheckout({ config }: Pick<Services, "config">): void {
  if (config.testCheckout) return;
  throw new AppError("not_found", { userMessage: "There is no page at this address." });
}

/** @throws {AppError} `not_found`, also for a checkout of somebody else. */
export async function getOwnCheckout(
  db: Executor,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
  options?: ReadOptions,
): Promise<CheckoutRecord> {
  const checkout = await getObject(db, "checkout", checkoutId, options);
  if (checkout.request.userId === userId) return checkout;
  throw new AppError("not_found", {
    userMessage: "There is nothing at this address.",
    message: "a test checkout of somebody else",
  });
}

export interface Subscriber {
  readonly subscriptionId: string;
  readonly userId: string;
}

/** @throws {AppError} `not_found`, also for a subscription of somebody else. */
export async function getOwnSubscription(
  db: Executor,
  { subscriptionId, userId }: Subscriber,
  options?: ReadOptions,
): Promise<SubscriptionRecord> {
  const subscription = await getObject(db, "subscription", subscriptionId, options);
  if (subscription.custom.user_id === userId) return subscription;
  throw new AppError("not_found", {
    userMessage: "There is nothing at this address.",
    message: "a test subscription of somebody else",
  });
}
