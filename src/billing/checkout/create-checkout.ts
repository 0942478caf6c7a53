import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { versionAt } from "../price-list.ts";
import { createPaymentProvider } from "../provider/create-payment-provider.ts";
import type { PaymentProvider, ProviderName } from "../provider/payment-provider.ts";
import { readPriceList } from "../read-price-list.ts";
import { getPack } from "../rules.ts";
import type { CheckoutCodes } from "./checkout-codes.ts";
import { closeOtherPages } from "./close-other-pages.ts";
import { abandonCheckout, awaitCheckoutPage, openCheckoutPage } from "./open-checkout-page.ts";
import { pageMs } from "./page-lifetime.ts";
import type { RequestedItem } from "./read-checkout-item.ts";
import { requireNoSubscription } from "./require-no-subscription.ts";
import { reserveCheckout } from "./reserve-checkout.ts";
import { takeCode } from "./take-code.ts";
import { requireNoUnconfirmedPayment } from "./unconfirmed-payment.ts";

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
 * @throws {AppError} `conflict` for a plan where a subscription runs already, its payment is being confirmed or the expected trial is gone, `invalid_input` or `conflict` for a code that does not
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
    /** Whether the page where it was chosen offered a free trial: then nothing is opened that begins without one. */
    readonly expectsTrial?: boolean;
  },
): Promise<OpenedCheckout> {
  const { user, item } = wanted;
  const provider = createPaymentProvider(services);
  await services.rateLimits.consume(perUser, services.secrets.digest("rate-limit", user.userId));
  if (item.kind === "plan") await requireNothingBought(services, { userId: user.userId, provider: provider.name });
  const { priceCents, planVersion } = await quote(services, item);
  const discount =
    item.kind === "plan" ? await takeCode(services, codes, { ...user, code: wanted.discountCode }) : undefined;
  const checkout = await reserveCheckout(services, {
    userId: user.userId,
    email: user.email,
    provider: provider.name,
    item,
    planVersion,
    discount,
    expectsTrial: wanted.expectsTrial ?? false,
  });
  // The press that was opening the page may have been refused meanwhile.
  const explain = async (error: unknown): Promise<never> => {
    if (item.kind === "plan") await requireNothingBought(services, { userId: user.userId, provider: provider.name });
    throw error;
  };
  if (!checkout.isNew) {
    return { id: checkout.id, url: checkout.url ?? (await awaitCheckoutPage(services, checkout.id).catch(explain)) };
  }
  const request = {
    checkoutId: checkout.id,
    userId: user.userId,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    item: item.kind === "plan" ? { ...item, withTrial: checkout.withTrial } : item,
    priceCents,
    discountCode: discount?.code,
    returnUrl: `${services.config.baseUrl}${wanted.returnPath}?checkout=${checkout.id}`,
    expiresAt: new Date(services.clock.now().getTime() + pageMs),
  };
  if (item.kind === "plan") {
    // Before the page opens: one that turns out to be paid leaves nothing to buy.
    await closeOthers(services, provider, user.userId).catch(async (error: unknown) => {
      await abandonCheckout(services, checkout.id);
      throw error;
    });
  }
  const url = await openCheckoutPage(services, provider, request, discount);
  // And after, for those that were opened meanwhile.
  if (item.kind === "plan") await closeOthers(services, provider, user.userId);
  return { id: checkout.id, url };
}

async function closeOthers(services: Services, provider: PaymentProvider, userId: string): Promise<void> {
  await closeOtherPages(services, provider, userId);
  await requireNothingBought(services, { userId, provider: provider.name });
}

/**
 * A payment becomes a subscription while somebody chooses: asked the other way round, neither would be seen.
 * @throws {AppError} `conflict`
 */
async function requireNothingBought(
  services: Services,
  { userId, provider }: { readonly userId: string; readonly provider: ProviderName },
): Promise<void> {
  await requireNoUnconfirmedPayment(services, { userId, provider });
  await requireNoSubscription(services, provider, userId);
}

/** By the list that is in force, whichever this process was built with. @throws {AppError} `conflict` for a plan that was retired. */
async function quote({ db, clock }: Pick<Services, "db" | "clock">, item: RequestedItem) {
  if (item.kind === "pack") return { priceCents: getPack(item.packId).priceCents, planVersion: null };
  const { isSold, name, priceCents, version } = versionAt(await readPriceList(db), item.planId, clock.now());
  if (!isSold) {
    throw new AppError("conflict", {
      userMessage: `The ${name} plan is no longer sold. Please choose another one.`,
    });
  }
  return { priceCents: priceCents[item.interval], planVersion: version };
}
