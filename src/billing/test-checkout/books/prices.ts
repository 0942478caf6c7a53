import type { CheckoutItem } from "../../provider/payment-provider.ts";
import { creditPacks, plans } from "../../rules.ts";
import type { BilledPlan, RunningDiscount } from "./booked.ts";

export function planPriceCents({ planId, interval }: BilledPlan): number {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`there is no plan ${planId}`);
  return plan.priceCents[interval];
}

export function itemPriceCents(item: CheckoutItem): number {
  if (item.kind === "plan") return planPriceCents(item);
  const pack = creditPacks.find(({ id }) => id === item.packId);
  if (!pack) throw new Error(`there is no pack ${item.packId}`);
  return pack.priceCents;
}

/** What a percentage takes off, rounded to whole cents. */
export const discountCents = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/** @param at when the period begins that is paid for. */
export function isRunning(discount: RunningDiscount | null, at: Date): discount is RunningDiscount {
  return discount !== null && (discount.until === null || at < new Date(discount.until));
}
