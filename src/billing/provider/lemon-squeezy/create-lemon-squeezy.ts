import type { NewCheckout } from "@lemonsqueezy/lemonsqueezy.js";
import * as sdk from "@lemonsqueezy/lemonsqueezy.js";
import type { LemonSqueezyConfig } from "#platform/config.ts";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { prorate } from "../../rules.ts";
import { checkRefund } from "../check-refund.ts";
import type { CheckoutRequest, PaymentProvider } from "../payment-provider.ts";
import { variantOf } from "../variants.ts";
import { type Call, type CallTimings, callLemonSqueezy, usualTimings } from "./call-lemon-squeezy.ts";
import { ensureDiscount } from "./ensure-discount.ts";
import { findPlanPrice } from "./find-plan-price.ts";
import { readAnswer, readCheckoutUrl } from "./read-answer.ts";
import { type Ask, listRecords, readRecords } from "./read-records.ts";

/** The SDK holds one API key per process, so a process has one store. */
export function createLemonSqueezy(
  config: LemonSqueezyConfig,
  log: Log,
  timings: CallTimings = usualTimings,
): PaymentProvider {
  sdk.lemonSqueezySetup({ apiKey: config.apiKey });
  const ask: Ask = (call) => callLemonSqueezy(call, timings, log);
  const records = readRecords(config, ask);
  return {
    name: "lemon-squeezy",
    ...changeSubscriptions(config, ask, records),
    async createCheckout(request) {
      const variant = variantOf(config.variants, request.item);
      const answer = await ask({
        name: "createCheckout",
        // An unpaid extra checkout has no effect.
        isRepeatable: true,
        send: () => sdk.createCheckout(config.storeId, variant, checkoutBody(request, variant)),
      });
      return readAnswer(() => readCheckoutUrl(answer.data));
    },
    // The API can neither close a checkout nor tell whether it was paid. It closes when it expires.
    closeCheckout: async () => ({ isPaid: false }),
    getPortalUrl: records.portalUrl,
    refundOrder: (id, amountCents) => {
      const send = (cents: number) => ask(refundCall(() => sdk.issueOrderRefund(id, cents)));
      return refund({ id, amountCents, read: records.order, send });
    },
    refundInvoice: (id, amountCents) => {
      const send = (cents: number) => ask(refundCall(() => sdk.issueSubscriptionInvoiceRefund(id, cents)));
      return refund({ id, amountCents, read: records.invoice, send });
    },
    findPlanPrice: (plan) => findPlanPrice(plan, config, ask),
    ensureDiscount: (discount) => ensureDiscount(discount, config, ask),
    getSubscription: records.subscription,
    ...listRecords(config, ask, log),
  };
}

function changeSubscriptions(
  { variants }: LemonSqueezyConfig,
  ask: Ask,
  { subscription }: ReturnType<typeof readRecords>,
): Pick<PaymentProvider, "cancelSubscription" | "resumeSubscription" | "changePlan" | "quoteChange"> {
  /** Reads the subscription again, because the response to a change may be older than its webhooks. */
  const update = async (id: string, change: sdk.UpdateSubscription) => {
    await ask({ name: "updateSubscription", isRepeatable: true, send: () => sdk.updateSubscription(id, change) });
    return subscription(id);
  };
  return {
    async cancelSubscription(id) {
      const before = await subscription(id);
      if (before.isCancelled && before.status !== "expired") return before;
      await ask({ name: "cancelSubscription", isRepeatable: true, send: () => sdk.cancelSubscription(id) });
      return subscription(id);
    },
    async resumeSubscription(id) {
      const before = await subscription(id);
      return before.isCancelled ? update(id, { cancelled: false }) : before;
    },
    // The API does not quote amounts. This applies Lemon Squeezy's rule to what we know.
    quoteChange: async ({ present, periodEnd, percent }, wanted, now) => ({
      ...prorate({ present, wanted, periodEnd, percent, creditCents: 0, now }),
      isExact: false,
    }),
    changePlan: (id, plan, when) =>
      update(id, {
        variantId: Number(variantOf(variants, { kind: "plan", ...plan, withTrial: false })),
        ...(when === "at-once" ? { invoiceImmediately: true } : { disableProrations: true }),
      }),
  };
}

/** Never retried: a partial refund would be paid twice. */
const refundCall = <Data>(send: Call<Data>["send"]): Call<Data> => ({ name: "refund", isRepeatable: false, send });

/** @param variant the only variant that the payment page offers. By default, it would offer all variants of the product. */
function checkoutBody(request: CheckoutRequest, variant: string): NewCheckout {
  const { item, discountCode, email, name, userId, checkoutId, returnUrl, expiresAt } = request;
  return {
    expiresAt: expiresAt.toISOString(),
    productOptions: { redirectUrl: returnUrl, enabledVariants: [Number(variant)] },
    checkoutOptions: { skipTrial: item.kind === "plan" && !item.withTrial },
    checkoutData: {
      email,
      name,
      ...(discountCode === undefined ? {} : { discountCode }),
      // Returned, signed, with every order and subscription. Strings only.
      custom: { user_id: userId, checkout_id: checkoutId },
    },
  };
}

interface Refundable {
  readonly totalCents: number;
  readonly refundedCents: number;
}

interface RefundWork<Payment extends Refundable> {
  readonly id: string;
  /** Everything that is left by default. */
  readonly amountCents: number | undefined;
  read(id: string): Promise<Payment>;
  send(amountCents: number): Promise<unknown>;
}

/**
 * Refunds a payment. If no response comes, reads the payment to find out whether it was refunded anyway.
 * @returns the payment after the refund.
 * @throws {AppError}
 */
async function refund<Payment extends Refundable>({
  id,
  amountCents,
  read,
  send,
}: RefundWork<Payment>): Promise<Payment> {
  const before = await read(id);
  const cents = checkRefund(before, amountCents);
  try {
    await send(cents);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unavailable")) throw error;
    const now = await read(id);
    if (now.refundedCents < before.refundedCents + cents) throw error;
    return now;
  }
  return read(id);
}
