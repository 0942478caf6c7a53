import type { Config, LemonSqueezyConfig, VariantName } from "#platform/config.ts";
import { variantNames } from "#platform/environment.ts";
import { billingIntervals, creditPacks, type PackId, type PlanAndInterval, planChoiceValue, plans } from "../rules.ts";
import type { CheckoutItem } from "./payment-provider.ts";

/** The provider's id for each item that we sell. */
export type Variants = LemonSqueezyConfig["variants"];

/** The test checkout uses plain names as ids. */
export const testVariants = Object.fromEntries(variantNames.map((name) => [name, name])) as Variants;

/** Variants of the current provider. */
export const variantsOf = ({ lemonSqueezy }: Pick<Config, "lemonSqueezy">): Variants =>
  lemonSqueezy?.variants ?? testVariants;

/** Every plan that a subscription may be for, including retired ones. */
export const subscribedPlans: readonly PlanAndInterval[] = plans
  .filter(({ id }) => id !== "free")
  .flatMap(({ id: planId }) => billingIntervals.map((interval) => ({ planId, interval })));

/** @throws for the Free plan, which is not sold. */
export function variantOf(variants: Variants, item: CheckoutItem): string {
  const name = item.kind === "pack" ? item.packId : planChoiceValue(item);
  const variant = variants[name as VariantName];
  if (variant === undefined) throw new Error(`no variant sells ${name}`);
  return variant;
}

/** @returns undefined if the variant is not a plan. */
export function planOfVariant(variants: Variants, variantId: string): PlanAndInterval | undefined {
  return subscribedPlans.find((plan) => variants[planChoiceValue(plan) as VariantName] === variantId);
}

/** @returns undefined if the variant is not a pack. */
export function packOfVariant(variants: Variants, variantId: string): PackId | undefined {
  return creditPacks.find((pack) => variants[pack.id] === variantId)?.id;
}
