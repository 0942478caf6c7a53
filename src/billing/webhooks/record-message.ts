import { recordOrder } from "../orders/record-order.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { snapshotOf, type WebhookMessage } from "../provider/webhook-message.ts";
import type { Billing, Recorded, RecordOptions } from "../subscriptions/billing.ts";
import { recordInvoice } from "../subscriptions/record-invoice.ts";
import { recordSubscription } from "../subscriptions/record-subscription.ts";

/** Records what a provider's message describes. Unknown kinds of event are `ignored`. */
export async function recordMessage(
  billing: Billing,
  provider: ProviderName,
  message: WebhookMessage,
  options: RecordOptions,
): Promise<Recorded | { readonly outcome: "ignored" }> {
  if (message.kind === "unknown") return { outcome: "ignored" };
  if (provider === "lemon-squeezy" && snapshotOf(message).isTest && !billing.config.lemonSqueezy?.isTestMode) {
    return {
      outcome: "quarantined",
      reason: "It was paid in test mode, so no money moved. Test payments don’t count here.",
    };
  }
  switch (message.kind) {
    case "subscription":
      return recordSubscription(billing, provider, message.subscription, message.custom);
    case "order":
      return recordOrder(billing, provider, message.order, message.custom, options);
    case "invoice":
      return recordInvoice(billing, provider, message.invoice, options);
  }
}
