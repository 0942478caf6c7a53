import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { formatNumber } from "#ui/format.ts";
import { returnPathOf } from "../checkout/find-checkout.ts";
import { describePaid, invoiceKey } from "../list-payments.ts";
import { paymentNumber } from "../payment-line.ts";
import { type PriceList, versionAt } from "../price-list.ts";
import { readInvoice } from "../provider/lemon-squeezy/read-invoice.ts";
import { readOrder } from "../provider/lemon-squeezy/read-order.ts";
import type { CheckoutItem } from "../provider/payment-provider.ts";
import { testVariants } from "../provider/variants.ts";
import { readPriceList } from "../read-price-list.ts";
import {
  discountCents,
  getPack,
  type TestCheckoutView,
  type TestPortalView,
  type TestReceiptView,
  wholePriceFrom,
} from "../rules.ts";
import { getOwnCheckout, getOwnSubscription, pathOn, type Subscriber } from "./access.ts";
import { dueAt, nextPayment, planOf } from "./decide-next.ts";
import { findDiscount, type Payer, trialDays } from "./pay-checkout.ts";
import { getObject } from "./records/objects.ts";
import { quotedPriceCents, readPrices } from "./records/records.ts";

/** Describes what the payment page shows. @throws {AppError} `not_found` for another user's checkout. */
export async function describeCheckout({ db, clock, config }: Services, payer: Payer): Promise<TestCheckoutView> {
  const checkout = await getOwnCheckout(db, payer);
  const { request, paidAt, expiresAt } = checkout;
  const { item } = request;
  const discount = await findDiscount(db, request.discountCode);
  const list = await readPriceList(db);
  const priceCents = quotedPriceCents(checkout, await readPrices(db, clock.now()));
  const offCents = discountCents(priceCents, discount?.percent ?? 0);
  const isOnTrial = item.kind === "plan" && item.withTrial;
  const firstPaymentAt = new Date(clock.now().getTime() + (isOnTrial ? trialDays * dayMs : 0));
  const described = describeItem(item, list, new Date(checkout.createdAt));
  const { interval } = described;
  return {
    ...described,
    priceCents,
    discount: discount
      ? {
          ...discount,
          // A promotion is shown by the code that the user typed.
          code: discount.promotion?.code ?? discount.code,
          cents: offCents,
          wholePriceAt: interval && wholePriceFrom(firstPaymentAt, discount.months, interval).toISOString(),
        }
      : null,
    paymentCents: priceCents - offCents,
    trial: isOnTrial ? { days: trialDays, firstPaymentAt: firstPaymentAt.toISOString() } : null,
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
    return { name, what: `${formatNumber(amount)} AI credits that never expire`, interval: null };
  }
  const { name, credits } = versionAt(list, item.planId, openedAt);
  const [basic, advanced, image] = [credits.basic, credits.advanced, credits.image].map(formatNumber);
  return {
    name: `${name} plan`,
    what: `${basic} basic, ${advanced} advanced and ${image} image credits each month`,
    interval: item.interval,
  };
}

/** Describes what the page of a test subscription shows. @throws {AppError} `not_found` for another user's. */
export async function describePortal({ db, clock }: Services, subscriber: Subscriber): Promise<TestPortalView> {
  const subscription = await getOwnSubscription(db, subscriber);
  const { attributes } = subscription.object;
  const { planId, interval } = planOf(subscription);
  const { status } = attributes;
  const due = dueAt(subscription);
  const paysNext = status === "on_trial" || status === "active" || status === "past_due";
  const { subtotalCents, discountCents, creditCents } = nextPayment(
    subscription,
    due ?? clock.now(),
    await readPrices(db, clock.now()),
  );
  return {
    planName: versionAt(await readPriceList(db), planId, clock.now()).name,
    interval,
    status,
    cardLastFour: attributes.card_last_four,
    isCardDeclined: subscription.isCardDeclined,
    next: due && { at: due.toISOString(), paymentCents: paysNext ? subtotalCents - discountCents - creditCents : null },
    seen: attributes.updated_at,
  };
}

/** Describes what the page of a payment shows. @throws {AppError} `not_found`, also for another user's. */
export async function describeReceipt(
  db: Executor,
  asked: { readonly kind: string; readonly paymentId: string; readonly userId: string; readonly now: Date },
): Promise<TestReceiptView> {
  const kind = asked.kind === "order" || asked.kind === "invoice" ? asked.kind : undefined;
  const payment = kind && (await getObject(db, kind, asked.paymentId));
  if (!payment || payment.custom.user_id !== asked.userId) {
    throw new AppError("not_found", {
      userMessage: "This page doesn’t exist.",
      message: "no receipt, or another user's",
    });
  }
  const { object } = payment;
  const { subtotal, discount_total } = object.attributes;
  const of =
    kind === "order"
      ? readOrder(object, testVariants)
      : { ...readInvoice(object), packId: undefined, orderNumber: null };
  const described = kind === "invoice" ? await describePaid(db, asked.userId, asked.now) : undefined;
  return {
    kind,
    number: paymentNumber(object.id, of.orderNumber),
    at: of.createdAt.toISOString(),
    packId: of.packId ?? null,
    subscription: described?.get(invoiceKey("test-checkout", object.id)) ?? null,
    isPaid: of.status !== "pending",
    subtotalCents: subtotal,
    discountCents: discount_total,
    creditCents: subtotal - discount_total - of.totalCents,
    totalCents: of.totalCents,
    refundedCents: of.refundedCents,
  };
}
