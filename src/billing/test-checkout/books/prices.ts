import type { Executor } from "#platform/db/database.ts";
import { versionAt } from "../../price-list.ts";
import { readPriceList } from "../../read-price-list.ts";
import { getPack, type PlanAndInterval } from "../../rules.ts";
import type { BookedCheckout, RunningDiscount } from "./booked.ts";

/** What plans cost, in cents. */
export type PriceOf = (plan: PlanAndInterval) => number;

/** By the price list that is in force: of the database, as on all pages, whichever list this process was built with. */
export async function readPrices(db: Executor, now: Date): Promise<PriceOf> {
  const list = await readPriceList(db);
  return ({ planId, interval }) => versionAt(list, planId, now).priceCents[interval];
}

/** What a payment page charges: what it has quoted. */
export function quotedPriceCents({ request: { priceCents, item } }: BookedCheckout, priceOf: PriceOf): number {
  return priceCents ?? (item.kind === "plan" ? priceOf(item) : getPack(item.packId).priceCents);
}

/** @param at when the period begins that is paid for. */
export function isRunning(discount: RunningDiscount | null, at: Date): discount is RunningDiscount {
  return discount !== null && (discount.until === null || at < new Date(discount.until));
}
