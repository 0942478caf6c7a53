import { dayMs } from "#platform/clock.ts";
import type { Services } from "#platform/services.ts";
import { returnPathOf } from "../checkout/return-path.ts";
import { type PriceList, versionAt } from "../price-list.ts";
import type { CheckoutItem } from "../provider/payment-provider.ts";
import { readPriceList } from "../read-price-list.ts";
import { discountCents, getPack, type TestCheckoutView } from "../rules.ts";
import { quotedPriceCents, readPrices } from "./books/prices.ts";
import { findDiscount } from "./find-discount.ts";
import { getOwnCheckout } from "./get-own-checkout.ts";
import { pathOn } from "./path-on.ts";
import { type Payer, trialDays } from "./pay-checkout.ts";

/** What the payment page shows. @throws {AppError} `not_found` for a checkout of somebody else. */
export async function describeCheckout({ db, clock, config }: Services, payer: Payer): Promise<TestCheckoutView> {
  const checkout = await getOwnCheckout(db, payer);
  const { request, paidAt, expiresAt } = checkout;
  const { item } = request;
  const discount = await findDiscount(db, request.discountCode);
  const list = await readPriceList(db);
  const priceCents = quotedPriceCents(checkout, await readPrices(db, clock.now()));
  const offCents = discountCents(priceCents, discount?.percent ?? 0);
  const isOnTrial = item.kind === "plan" && item.withTrial;
  return {
    ...describeItem(item, list, new Date(checkout.createdAt)),
    priceCents,
    discount: discount ? { ...discount, cents: offCents } : null,
    paymentCents: priceCents - offCents,
    trial: isOnTrial
      ? { days: trialDays, firstPaymentAt: new Date(clock.now().getTime() + trialDays * dayMs).toISOString() }
      : null,
    email: request.email,
    isPaid: paidAt !== null,
    isClosed: new Date(expiresAt) <= clock.now(),
    returnPath: pathOn(config.baseUrl, request.returnUrl),
    cancelPath: returnPathOf(item),
  };
}

function describeItem(
  item: CheckoutItem,
  list: PriceList,
  openedAt: Date,
): Pick<TestCheckoutView, "name" | "what" | "interval"> {
  if (item.kind === "pack") {
    const { name, amount } = getPack(item.packId);
    return { name, what: `${formatted(amount)} AI credits that never expire`, interval: null };
  }
  const { name, credits } = versionAt(list, item.planId, openedAt);
  const [basic, advanced, image] = [credits.basic, credits.advanced, credits.image].map(formatted);
  return {
    name: `${name} plan`,
    what: `Each month ${basic} basic, ${advanced} advanced and ${image} image credits`,
    interval: item.interval,
  };
}

const formatted = (credits: number): string => credits.toLocaleString("en-US");
