import * as sdk from "@lemonsqueezy/lemonsqueezy.js";
import type { LemonSqueezyConfig } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { prorate } from "../../rules.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { variantOf } from "../variants.ts";
import { type Call, type CallTimings, callLemonSqueezy, usualTimings } from "./call-lemon-squeezy.ts";
import { checkoutBody } from "./checkout-body.ts";
import { ensureDiscount } from "./ensure-discount.ts";
import { readAnswer, readCheckoutUrl } from "./read-answer.ts";
import { type Ask, listRecords, readRecords } from "./read-books.ts";
import { refund } from "./refund.ts";

/** Their SDK keeps one key for the whole process, so there is one store in it. */
export function createLemonSqueezy(
  config: LemonSqueezyConfig,
  log: Log,
  timings: CallTimings = usualTimings,
): PaymentProvider {
  sdk.lemonSqueezySetup({ apiKey: config.apiKey });
  const ask: Ask = (call) => callLemonSqueezy(call, timings, log);
  const books = readRecords(config, ask);
  return {
    name: "lemon-squeezy",
    ...changeSubscriptions(config, ask, books),
    async createCheckout(request) {
      const variant = variantOf(config.variants, request.item);
      const answer = await ask({
        name: "createCheckout",
        // One that nobody pays does nothing.
        isRepeatable: true,
        send: () => sdk.createCheckout(config.storeId, variant, checkoutBody(request, variant)),
      });
      return readAnswer(() => readCheckoutUrl(answer.data));
    },
    // Their API has no such call, and does not say what was paid on a page: it ends when it expires.
    closeCheckout: async () => ({ isPaid: false }),
    getPortalUrl: books.portalUrl,
    refundOrder: (id, amountCents) => {
      const send = (cents: number) => ask(refundCall(() => sdk.issueOrderRefund(id, cents)));
      return refund({ id, amountCents, read: books.order, send });
    },
    refundInvoice: (id, amountCents) => {
      const send = (cents: number) => ask(refundCall(() => sdk.issueSubscriptionInvoiceRefund(id, cents)));
      return refund({ id, amountCents, read: books.invoice, send });
    },
    ensureDiscount: (discount) => ensureDiscount(discount, config, ask),
    getSubscription: books.subscription,
    ...listRecords(config, ask, log),
  };
}

function changeSubscriptions(
  { variants }: LemonSqueezyConfig,
  ask: Ask,
  { subscription }: ReturnType<typeof readRecords>,
): Pick<PaymentProvider, "cancelSubscription" | "resumeSubscription" | "changePlan" | "quoteChange"> {
  /** What a change answers may be older than the webhooks that follow from it, so that it is read again. */
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
    // Their API names no amount before it charges it: this is their rule, applied to what we know.
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

/** Never sent twice: part of an amount would be given back twice. */
const refundCall = <Data>(send: Call<Data>["send"]): Call<Data> => ({ name: "refund", isRepeatable: false, send });
