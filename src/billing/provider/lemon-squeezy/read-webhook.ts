import { z } from "zod";
import type { Variants } from "../variants.ts";
import type { WebhookMessage } from "../webhook-message.ts";
import { word } from "./attribute-schemas.ts";
import { readInvoice } from "./read-invoice.ts";
import { describeIssues, unreadable } from "./read-object.ts";
import { readOrder } from "./read-order.ts";
import { readSubscription } from "./read-subscription.ts";

/** Ours, if anybody's: only what we put there ourselves is taken. */
const customId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined);

/** Bought outside our checkout, it is not there; empty, it comes as a list. */
const customData = z.object({ user_id: customId, checkout_id: customId }).catch({});

const envelope = z.object({
  meta: z.object({ event_name: word.max(100), custom_data: customData.optional() }),
  data: z.unknown().optional(),
});

/**
 * Every event that carries a subscription, an order or an invoice; of the others, only the name and whose it is.
 * @param body as JSON.parse gives it.
 * @param receivedAt when it came first: the time of what does not say when it was made. Nobody's money is turned away for that.
 * @throws {AppError} `invalid_input` for what is no message of theirs.
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

/** A name that is not on the list may be new (`subscription_plan_changed` is in their dashboard): what it carries nobody has said. */
function kindOf(eventName: string): WebhookMessage["kind"] {
  return Object.hasOwn(kinds, eventName) ? (kinds[eventName] ?? "unknown") : "unknown";
}
