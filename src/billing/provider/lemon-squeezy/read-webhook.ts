import { z } from "zod";
import type { Variants } from "../variants.ts";
import type { WebhookMessage } from "../webhook-message.ts";
import { word } from "./attribute-schemas.ts";
import { readInvoice } from "./read-invoice.ts";
import { describeIssues, unreadable } from "./read-object.ts";
import { readOrder } from "./read-order.ts";
import { readSubscription } from "./read-subscription.ts";

/** Our own ids. Anything in another format was not set by us and is ignored. */
const customId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined);

/** Missing for purchases outside our checkout. Lemon Squeezy sends an empty list if there is no data. */
const customData = z.object({ user_id: customId, checkout_id: customId }).catch({});

const envelope = z.object({
  meta: z.object({ event_name: word.max(100), custom_data: customData.optional() }),
  data: z.unknown().optional(),
});

/**
 * Reads events that carry a subscription, order or invoice. Of all others, only the name and the user are read.
 * @param body the result of JSON.parse.
 * @param receivedAt used for objects without timestamps, so that no payment is refused because they are missing.
 * @throws {AppError} `invalid_input` if it is not a Lemon Squeezy message.
 */
export function readWebhook(body: unknown, variants: Variants, receivedAt: Date): WebhookMessage {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw unreadable(describeIssues(parsed.error));
  const { meta } = parsed.data;
  const data = withTimes(parsed.data.data, receivedAt);
  const message = {
    eventName: meta.event_name,
    custom: { userId: meta.custom_data?.user_id, checkoutId: meta.custom_data?.checkout_id },
  };
  switch (kindOf(meta.event_name)) {
    case "invoice":
      return { ...message, kind: "invoice", invoice: readInvoice(data) };
    case "order":
      return { ...message, kind: "order", order: readOrder(data, variants) };
    case "subscription":
      return { ...message, kind: "subscription", subscription: readSubscription(data, variants) };
    default:
      return { ...message, kind: "unknown" };
  }
}

function withTimes(object: unknown, at: Date): unknown {
  const parsed = z.looseObject({ attributes: z.looseObject({}) }).safeParse(object);
  if (!parsed.success) return object;
  const time = at.toISOString();
  return { ...parsed.data, attributes: { created_at: time, updated_at: time, ...parsed.data.attributes } };
}

const kinds: Readonly<Record<string, Exclude<WebhookMessage["kind"], "unknown">>> = {
  order_created: "order",
  order_refunded: "order",
  subscription_created: "subscription",
  subscription_updated: "subscription",
  subscription_cancelled: "subscription",
  subscription_resumed: "subscription",
  subscription_expired: "subscription",
  subscription_paused: "subscription",
  subscription_unpaused: "subscription",
  subscription_payment_success: "invoice",
  subscription_payment_failed: "invoice",
  subscription_payment_recovered: "invoice",
  subscription_payment_refunded: "invoice",
};

/** Other names may be new (`subscription_plan_changed` is in the dashboard), and their content is not documented. */
function kindOf(eventName: string): WebhookMessage["kind"] {
  return Object.hasOwn(kinds, eventName) ? (kinds[eventName] ?? "unknown") : "unknown";
}
