import * as sdk from "@lemonsqueezy/lemonsqueezy.js";
import { z } from "zod";
import type { LemonSqueezyConfig } from "#platform/config.ts";
import { AppError } from "#platform/errors.ts";
import type { PlanAndInterval } from "../../rules.ts";
import { variantOf } from "../variants.ts";
import { cents } from "./attribute-schemas.ts";
import { readAnswer } from "./read-answer.ts";
import { readObject } from "./read-object.ts";
import type { Ask } from "./read-records.ts";

const priceAttributes = z.object({
  scheme: z.string(),
  unit_price: cents.nullable(),
  setup_fee: cents.nullish(),
  renewal_interval_unit: z.string().nullable(),
  renewal_interval_quantity: z.int().nullable(),
});

/**
 * Cents that the store charges for a plan: the newest price of its variant.
 * @throws {AppError} `conflict` if that is no plain price for each month or year; see also `PaymentProvider`.
 */
export async function findPlanPrice(
  plan: PlanAndInterval,
  { variants }: LemonSqueezyConfig,
  ask: Ask,
): Promise<number> {
  const variantId = variantOf(variants, { kind: "plan", ...plan, withTrial: false });
  const answer = await ask({
    name: "listPrices",
    isRepeatable: true,
    // Newest first.
    send: () => sdk.listPrices({ filter: { variantId }, page: { number: 1, size: 1 } }),
  });
  const price = readAnswer(() => readObject(answer.data[0], "prices", priceAttributes).attributes);
  const isPlain =
    price.scheme === "standard" &&
    !price.setup_fee &&
    price.renewal_interval_unit === (plan.interval === "yearly" ? "year" : "month") &&
    price.renewal_interval_quantity === 1;
  if (isPlain && price.unit_price !== null) return price.unit_price;
  throw new AppError("conflict", {
    userMessage: `The payment provider’s price of this plan is not one amount for each ${plan.interval === "yearly" ? "year" : "month"}. Correct it there first.`,
  });
}
