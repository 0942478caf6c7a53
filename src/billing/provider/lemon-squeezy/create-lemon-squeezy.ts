import * as sdk from "@lemonsqueezy/lemonsqueezy.js";
import type { LemonSqueezyConfig } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { variantOf } from "../variants.ts";
import { type Call, type CallTimings, callLemonSqueezy, usualTimings } from "./call-lemon-squeezy.ts";
import { checkoutBody } from "./checkout-body.ts";
import { ensureDiscount } from "./ensure-discount.ts";
import { listAll } from "./list-page.ts";
import { readAnswer, readCheckoutUrl, readPortalUrl } from "./read-answer.ts";
import { readInvoice } from "./read-invoice.ts";
import { readOrder } from "./read-order.ts";
import { readSubscription } from "./read-subscription.ts";
import { refund } from "./refund.ts";

/** Their SDK keeps one key for the whole process, so there is one store in it. */
export function createLemonSqueezy(
  { apiKey, storeId, variants }: LemonSqueezyConfig,
  log: Log,
  timings: CallTimings = usualTimings,
): PaymentProvider {
  sdk.lemonSqueezySetup({ apiKey });
  const ask = <Data>(call: Call<Data>) => callLemonSqueezy(call, timings, log);
  const get = <Data>(name: string, send: Call<Data>["send"]) => ask({ name, isRepeatable: true, send });
  const subscription = async (id: string) => {
    const answer = await get("getSubscription", () => sdk.getSubscription(id));
    return readAnswer(() => readSubscription(answer.data, variants));
  };
  const order = async (id: string) => {
    const answer = await get("getOrder", () => sdk.getOrder(id));
    return readAnswer(() => readOrder(answer.data, variants));
  };
  const invoice = async (id: string) => {
    const answer = await get("getSubscriptionInvoice", () => sdk.getSubscriptionInvoice(id));
    return readAnswer(() => readInvoice(answer.data));
  };
  /** What a change answers may be older than the webhooks that follow from it, so that it is read again. */
  const update = async (id: string, change: sdk.UpdateSubscription) => {
    await ask({ name: "updateSubscription", isRepeatable: true, send: () => sdk.updateSubscription(id, change) });
    return subscription(id);
  };
  const page = (number: number) => ({ filter: { storeId }, page: { number, size: 100 } });

  return {
    name: "lemon-squeezy",
    async createCheckout(request) {
      const variant = variantOf(variants, request.item);
      const body = checkoutBody(request, variant);
      const answer = await ask({
        name: "createCheckout",
        // One that nobody pays does nothing.
        isRepeatable: true,
        send: () => sdk.createCheckout(storeId, variant, body),
      });
      return readAnswer(() => readCheckoutUrl(answer.data));
    },
    async getPortalUrl(id) {
      const answer = await get("getSubscription", () => sdk.getSubscription(id));
      return readAnswer(() => readPortalUrl(answer.data));
    },
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
    changePlan: (id, { planId, interval }, when) =>
      update(id, {
        variantId: Number(variantOf(variants, { kind: "plan", planId, interval, withTrial: false })),
        ...(when === "at-once" ? { invoiceImmediately: true } : { disableProrations: true }),
      }),
    refundOrder: (id, amountCents) =>
      refund({ id, amountCents, read: order, send: (cents) => ask(refundCall(sdk.issueOrderRefund, id, cents)) }),
    refundInvoice: (id, amountCents) =>
      refund({
        id,
        amountCents,
        read: invoice,
        send: (cents) => ask(refundCall(sdk.issueSubscriptionInvoiceRefund, id, cents)),
      }),
    ensureDiscount: (discount) => ensureDiscount(discount, storeId, ask),
    getSubscription: subscription,
    listSubscriptions: async (number) => {
      const answer = await get("listSubscriptions", () => sdk.listSubscriptions(page(number)));
      return listAll(answer, number, (one) => readSubscription(one, variants), log);
    },
    listOrders: async (number) => {
      const answer = await get("listOrders", () => sdk.listOrders(page(number)));
      return listAll(answer, number, (one) => readOrder(one, variants), log);
    },
    listInvoices: async (number) => {
      const answer = await get("listSubscriptionInvoices", () => sdk.listSubscriptionInvoices(page(number)));
      return listAll(answer, number, readInvoice, log);
    },
  };
}

/** Never sent twice: part of an amount would be given back twice. */
function refundCall<Data>(
  issue: (id: string, amount: number) => ReturnType<Call<Data>["send"]>,
  id: string,
  amountCents: number,
): Call<Data> {
  return { name: "refund", isRepeatable: false, send: () => issue(id, amountCents) };
}
