import { randomUUID } from "node:crypto";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { addMonths } from "../months.ts";
import type { CheckoutItem, Discount } from "../provider/payment-provider.ts";
import { testVariants, variantOf } from "../provider/variants.ts";
import { discountCents } from "../rules.ts";
import { getOwnCheckout } from "./access.ts";
import { goodCard } from "./change-subscription.ts";
import { announce } from "./post-webhook.ts";
import { makeInvoice, makeOrder } from "./records/make-payment.ts";
import { addObject, changeObject, findObject } from "./records/objects.ts";
import {
  type CustomData,
  type PaymentRecord,
  periodEnd,
  quotedPriceCents,
  readPrices,
  type SubscriptionRecord,
} from "./records/records.ts";

export const trialDays = 7;

export interface Payer {
  readonly checkoutId: string;
  readonly userId: string;
}

/**
 * Does what a payment page does when a user pays: stores the records and sends the webhooks. Does nothing the second time.
 * @returns where the user goes next.
 * @throws {AppError} `not_found` for another user's checkout, `conflict` if it is closed or its code was used elsewhere meanwhile.
 */
export function payCheckout({ db, jobs, clock, config: { baseUrl } }: Services, payer: Payer): Promise<string> {
  return db.transaction(async (tx) => {
    const checkout = await getOwnCheckout(tx, payer, { forUpdate: true });
    const { request } = checkout;
    if (checkout.paidAt !== null) return request.returnUrl;
    const now = clock.now();
    if (new Date(checkout.expiresAt) <= now) throw closed();
    await changeObject(tx, "checkout", payer.checkoutId, { ...checkout, paidAt: now.toISOString() }, { now });
    const custom = { user_id: request.userId, checkout_id: request.checkoutId };
    const discount = await redeemDiscount(tx, request.discountCode, now);
    const priceCents = quotedPriceCents(checkout, await readPrices(tx, now));
    await sell(tx, jobs, { custom, item: request.item, priceCents, discount, now, baseUrl });
    return request.returnUrl;
  });
}

function closed(): AppError {
  return new AppError("conflict", {
    userMessage: "This payment page is closed, and nothing was bought. Please go back and choose again.",
  });
}

/** A declined card: nothing is bought or stored. @throws {AppError} always. */
export async function declineCheckout({ db }: Services, payer: Payer): Promise<never> {
  await getOwnCheckout(db, payer);
  throw new AppError("payment_required", {
    userMessage: "The payment was declined, as you asked. Nothing was bought. You can try again or cancel.",
  });
}

interface Sale {
  readonly custom: CustomData;
  readonly item: CheckoutItem;
  readonly priceCents: number;
  readonly discount: Discount | undefined;
  readonly now: Date;
  readonly baseUrl: string;
}

async function sell(
  tx: Executor,
  jobs: Services["jobs"],
  { custom, item, priceCents, discount, now, baseUrl }: Sale,
): Promise<void> {
  const isOnTrial = item.kind === "plan" && item.withTrial;
  const subtotalCents = isOnTrial ? 0 : priceCents;
  const sum = { subtotalCents, discountCents: discountCents(subtotalCents, discount?.percent ?? 0) };
  const order = makeOrder(custom, { variantId: variantOf(testVariants, item), now, baseUrl, ...sum });
  await addObject(tx, "order", order.object.id, order, { now });
  await announce(tx, jobs, "order_created", order);
  if (item.kind !== "plan") return;
  const subscription = makeSubscription(item, order, { priceCents, discount, now });
  const { id, attributes } = subscription.object;
  await addObject(tx, "subscription", id, subscription, { now, dueAt: new Date(attributes.renews_at ?? now) });
  await announce(tx, jobs, "subscription_created", subscription);
  if (isOnTrial) return;
  const invoice = makeInvoice(custom, { subscriptionId: id, reason: "initial", status: "paid", now, baseUrl, ...sum });
  await addObject(tx, "invoice", invoice.object.id, invoice, { now });
  await announce(tx, jobs, "subscription_payment_success", invoice);
}

function makeSubscription(
  item: Extract<CheckoutItem, { kind: "plan" }>,
  { custom, object: order }: PaymentRecord,
  { priceCents, discount, now }: Pick<Sale, "priceCents" | "discount" | "now">,
): SubscriptionRecord {
  const trialEnd = item.withTrial ? new Date(now.getTime() + trialDays * dayMs) : null;
  const end = trialEnd ?? periodEnd(now, item.interval);
  const at = now.toISOString();
  return {
    custom,
    discount: discount ? { ...discount, until: trialEnd ? null : addMonths(now, discount.months).toISOString() } : null,
    isCardDeclined: false,
    failedTries: 0,
    openInvoiceId: null,
    ...(trialEnd ? { quotedCents: priceCents } : { paid: { priceCents, interval: item.interval } }),
    object: {
      type: "subscriptions",
      id: randomUUID(),
      attributes: {
        store_id: "0",
        customer_id: custom.user_id,
        order_id: order.id,
        variant_id: variantOf(testVariants, item),
        product_name: item.planId,
        variant_name: item.interval,
        status: trialEnd ? "on_trial" : "active",
        cancelled: false,
        pause: null,
        ...goodCard,
        trial_ends_at: trialEnd?.toISOString() ?? null,
        billing_anchor: (trialEnd ?? now).getUTCDate(),
        renews_at: end.toISOString(),
        ends_at: null,
        created_at: at,
        updated_at: at,
        test_mode: true,
      },
    },
  };
}

/** @returns undefined for an unknown code: the full price applies. */
export async function findDiscount(db: Executor, code: string | undefined): Promise<Discount | undefined> {
  return code === undefined ? undefined : (await findObject(db, "discount", code))?.discount;
}

/**
 * Finds the code and uses it up: each is valid for one purchase.
 * @throws {AppError} `conflict` for a used code.
 */
async function redeemDiscount(tx: Executor, code: string | undefined, now: Date): Promise<Discount | undefined> {
  const record = code === undefined ? undefined : await findObject(tx, "discount", code, { forUpdate: true });
  if (!record) return undefined;
  const { discount, usedAt } = record;
  if (usedAt !== null) {
    throw new AppError("conflict", {
      userMessage: "This code has already been used, so nothing was bought. Please choose your plan again without it.",
    });
  }
  await changeObject(tx, "discount", discount.code, { discount, usedAt: now.toISOString() }, { now });
  return discount;
}
