import { z } from "zod";
import type { SubscriptionSnapshot } from "../payment-provider.ts";
import { planOfVariant, type Variants } from "../variants.ts";
import { id, moment, optionalWord, times, word } from "./attribute-schemas.ts";
import { readObject } from "./read-object.ts";

const attributes = z.object({
  ...times,
  customer_id: id,
  variant_id: id,
  status: word,
  cancelled: z.boolean(),
  trial_ends_at: moment.nullish(),
  renews_at: moment.nullish(),
  ends_at: moment.nullish(),
  card_brand: optionalWord,
  card_last_four: optionalWord,
  test_mode: z.boolean(),
});

/** @throws {AppError} `invalid_input`. */
export function readSubscription(given: unknown, variants: Variants): SubscriptionSnapshot {
  const { id: subscriptionId, attributes: its } = readObject(given, "subscriptions", attributes);
  return {
    id: subscriptionId,
    customerId: its.customer_id,
    plan: planOfVariant(variants, its.variant_id),
    variantId: its.variant_id,
    status: its.status,
    isCancelled: its.cancelled,
    trialEndsAt: its.trial_ends_at ?? null,
    renewsAt: its.renews_at ?? null,
    endsAt: its.ends_at ?? null,
    cardBrand: its.card_brand,
    cardLastFour: its.card_last_four,
    isTest: its.test_mode,
    createdAt: its.created_at,
    updatedAt: its.updated_at,
  };
}
