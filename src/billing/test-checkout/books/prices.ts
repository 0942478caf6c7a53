import type { CheckoutItem } from "../../provider/payment-provider.ts";
import { getPack, getPlan, type PlanAndInterval } from "../../rules.ts";
import type { RunningDiscount } from "./booked.ts";

export const planPriceCents = ({ planId, interval }: PlanAndInterval): number => getPlan(planId).priceCents[interval];

export const itemPriceCents = (item: CheckoutItem): number =>
  item.kind === "plan" ? planPriceCents(item) : getPack(item.packId).priceCents;

/** @param at when the period begins that is paid for. */
export function isRunning(discount: RunningDiscount | null, at: Date): discount is RunningDiscount {
  return discount !== null && (discount.until === null || at < new Date(discount.until));
}
