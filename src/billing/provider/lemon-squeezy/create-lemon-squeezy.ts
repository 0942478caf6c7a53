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
import { type Ask, listRecords, readRecords } from "./read-records.ts";
import { refund } from "./refund.ts";

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
