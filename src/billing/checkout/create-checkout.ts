import { and, eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { CheckoutItem, PaymentProvider } from "../provider/payment-provider.ts";
import { userSubscriptions } from "../schema.ts";
import type { CheckoutCodes } from "./checkout-codes.ts";
import { isRunning } from "./live-subscription.ts";
import { awaitCheckoutPage, openCheckoutPage } from "./open-checkout-page.ts";
import type { RequestedItem } from "./read-checkout-item.ts";
import { reserveCheckout } from "./reserve-checkout.ts";
import { requirePaymentProvider } from "./require-payment-provider.ts";
import { takeCode } from "./take-code.ts";

/** A person tries a few times; a program that guesses codes, or fills the provider's books, does not get far. */
const perUser = { name: "checkout", attemptsMax: 30, windowSeconds: 10 * 60 };

export interface Payer {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface OpenedCheckout {
  readonly id: string;
  /** Of the payment page. */
  readonly url: string;
}

/**
 * Opens a payment page for somebody who is signed in. What it costs, and whether a trial comes with it, is decided here.
 * @param wanted.returnPath where payers come back to; the checkout's id is added to it.
 * @throws {AppError} `conflict` for a plan where a subscription runs already, `invalid_input` or `conflict` for a code that does not
 * work, `rate_limited`, and `unavailable` where the provider does not answer or nothing can be bought here.
 */
export async function createCheckout(
  services: Services,
  codes: CheckoutCodes,
  wanted: {
    readonly user: Payer;
    readonly item: RequestedItem;
    readonly discountCode: string;
    readonly returnPath: string;
  },
): Promise<OpenedCheckout> {
  const { user, item } = wanted;
  const provider = requirePaymentProvider(services);
  await services.rateLimits.consume(perUser, services.secrets.digest("rate-limit", user.userId));
  const offer = item.kind === "plan" ? { ...item, withTrial: await isFirstSubscription(services, provider, user) } : item;
  const discount =
    item.kind === "plan" ? await takeCode(services, codes, { ...user, code: wanted.discountCode }) : undefined;
  const checkout = await reserveCheckout(services, {
    userId: user.userId,
    provider: provider.name,
    item,
    discountCode: discount?.code ?? null,
  });
  if (!checkout.isNew) {
    return { id: checkout.id, url: checkout.url ?? (await awaitCheckoutPage(services, checkout.id)) };
  }
  const request = {
    checkoutId: checkout.id,
    userId: user.userId,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    item: offer satisfies CheckoutItem,
    discountCode: discount?.code,
    returnUrl: `${services.config.baseUrl}${wanted.returnPath}?checkout=${checkout.id}`,
  };
  return { id: checkout.id, url: await openCheckoutPage(services, provider, request, discount) };
}

/**
 * A trial comes with somebody's first subscription only. What was tried by test checkout does not count where money is taken.
 * @throws {AppError} `conflict` where a subscription runs already: a second one would be paid beside it.
 */
async function isFirstSubscription(
  { db, clock }: Services,
  { name }: PaymentProvider,
  { userId }: Pick<Payer, "userId">,
): Promise<boolean> {
  const earlier = await db
    .select({ status: userSubscriptions.status, endsAt: userSubscriptions.endsAt })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.provider, name)));
  if (earlier.some((subscription) => isRunning(subscription, clock.now()))) {
    throw new AppError("conflict", {
      userMessage: "You have a subscription already. Change its plan on the billing page instead of buying another one.",
    });
  }
  return earlier.length === 0;
}
