import { dayMs } from "#platform/clock.ts";
import { agreedVersion, type PlanVersion, type PriceList, versionAt } from "../price-list.ts";
import type { BillingInterval } from "../rules.ts";
import { type Change, type History, type Invoice, openingReasons } from "./history.ts";

/** A payment and the description that comes with it are seconds apart. */
const nearMs = 10 * 60_000;
/** What has not come by then was lost on its way, and is not waited for any longer. Their webhooks are repeated for minutes. */
const lostAfterMs = dayMs;

export type PaidFor =
  | { readonly plan: PlanVersion; readonly interval: BillingInterval }
  /** The description that came with the payment is still under way. */
  | { readonly waitsUntil: Date };

/** What may be known of the terms of a payment besides its date. */
export interface PaymentTerms {
  readonly list: PriceList;
  /** What a checkout quoted for this very payment. */
  readonly quoted: History["quoted"];
}

/**
 * What an invoice was for: no invoice says so, but its amount does where it is a plan's very price, and else the subscription was described
 * when it was made. An invoice waits for that description, so that the order in which they arrive makes no difference.
 */
export function describePayment(changes: readonly Change[], invoice: Invoice, terms: PaymentTerms, now: Date): PaidFor {
  const at = invoice.createdAt.getTime();
  const paidFor = (change: Change): PaidFor => ({
    plan: planAgreed(change, invoice, terms),
    interval: change.interval,
  });
  const before = changes.findLast(({ updatedAt }) => updatedAt.getTime() <= at);
  const after = changes.find(({ updatedAt }) => updatedAt.getTime() > at);
  const priced = [before, after].find((change) => change && isPriceOf(change, invoice, terms));
  if (priced) return paidFor(priced);
  const distance = (change: Change | undefined) => (change ? Math.abs(change.updatedAt.getTime() - at) : Infinity);
  const nearest = distance(before) <= distance(after) ? before : after;
  if (nearest && distance(nearest) <= nearMs) return paidFor(nearest);
  if (before && after && before.planId === after.planId && before.interval === after.interval) return paidFor(before);
  const waitsUntil = lostAt(invoice);
  const atLeast = before ?? after;
  return atLeast && now >= waitsUntil ? paidFor(atLeast) : { waitsUntil };
}

/**
 * Under which version of the plan it was paid: the one that was settled before, the one that was quoted for it, or the one that was in force
 * when the provider took the payment, however late we hear of it.
 */
function planAgreed(
  { planId, interval }: Pick<Change, "planId" | "interval">,
  invoice: Invoice,
  { list, quoted }: PaymentTerms,
): PlanVersion {
  const { createdAt: at } = invoice;
  if (invoice.planId === planId) return agreedVersion(list, { planId, version: invoice.planVersion }, at);
  if (quoted?.planId === planId && quoted.interval === interval) return agreedVersion(list, quoted, at);
  return versionAt(list, planId, at);
}

/** No two plans cost the same at a time, and a renewal at a plan's full price is nothing else. An upgrade's difference may happen to be one. */
function isPriceOf(change: Change, invoice: Invoice, terms: PaymentTerms): boolean {
  const { billingReason, totalCents } = invoice;
  if (!openingReasons.includes(billingReason) || totalCents === 0) return false;
  return planAgreed(change, invoice, terms).priceCents[change.interval] === totalCents;
}

export const lostAt = ({ recordedAt }: Pick<Invoice, "recordedAt">): Date =>
  new Date(recordedAt.getTime() + lostAfterMs);
