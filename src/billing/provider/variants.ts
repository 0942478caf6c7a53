import type { Config, LemonSqueezyConfig, VariantName } from "#platform/config.ts";
import { variantNames } from "#platform/environment.ts";
import { billingIntervals, creditPacks, type PackId, type PlanAndInterval, planChoiceValue, plans } from "../rules.ts";
import type { CheckoutItem } from "./payment-provider.ts";

/** The provider's name (an id in their books) for each thing that we sell. */
export type Variants = LemonSqueezyConfig["variants"];

/** In the test checkout's books everything has its plain name. */
export const testVariants = Object.fromEntries(variantNames.map((name) => [name, name])) as Variants;

/** Of the provider in use. */
export const variantsOf = ({ lemonSqueezy }: Pick<Config, "lemonSqueezy">): Variants =>
  lemonSqueezy?.variants ?? testVariants;

/** All that a subscription may be to, also to a plan that is not sold any more. */
export const subscribedPlans: readonly PlanAndInterval[] = plans
  .filter(({ id }) => id !== "free")
  .flatMap(({ id: planId }) => billingIntervals.map((interval) => ({ planId, interval })));

/** @throws for the Free plan, which nobody sells. */
export function variantOf(variants: Variants, item: CheckoutItem): string {
  const name = item.kind === "pack" ? item.packId : planChoiceValue(item);
  const variant = variants[name as VariantName];
  if (variant === undefined) throw new Error(`no variant sells ${name}`);
  return variant;
}

/** @returns undefined for a variant that is no plan of ours. */
export function planOfVariant(variants: Variants, variantId: string): PlanAndInterval | undefined {
  return subscribedPlans.find((plan) => variants[planChoiceValue(plan) as VariantName] === variantId);
}

/** @returns undefined for a variant that is no pack of ours. */
export function packOfVariant(variants: Variants, variantId: string): PackId | undefined {
  return creditPacks.find((pack) => variants[pack.id] === variantId)?.id;
}
