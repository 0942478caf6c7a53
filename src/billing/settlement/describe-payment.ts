import { dayMs } from "#platform/clock.ts";
import { agreedVersion, type PlanVersion, type PriceList, versionAt } from "../price-list.ts";
import type { BillingInterval } from "../rules.ts";
import { type Change, type History, type Invoice, openingReasons } from "./history.ts";

/** A payment and the matching description of its subscription are seconds apart. */
const nearMs = 10 * 60_000;
/** After this, a missing description counts as lost: the provider repeats webhooks only for minutes. */
const lostAfterMs = dayMs;

export type PaidFor =
  | { readonly plan: PlanVersion; readonly interval: BillingInterval }
  /** The matching description has not arrived yet. */
  | { readonly waitsUntil: Date };

/** Facts known about a payment's terms, apart from its date. */
export interface PaymentTerms {
  readonly list: PriceList;
  /** Terms that a checkout quoted for this payment. */
  readonly quoted: History["quoted"];
}

/**
 * Works out what an invoice was for, because invoices do not say. If its amount is exactly a plan's price, that decides; otherwise the
 * description of the subscription nearest in time does. An invoice waits for that description, so that the order of arrival does not
 * matter.
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
 * The plan version under which it was paid: the one settled before, else the one quoted for it, else the one in force when the provider
 * took the payment, however late we learn of it.
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

/**
 * No two plans cost the same at the same time, so a renewal at a plan's full price is for that plan. Only the prorated amount of an upgrade
 * may match a price by chance.
 */
function isPriceOf(change: Change, invoice: Invoice, terms: PaymentTerms): boolean {
  const { billingReason, totalCents } = invoice;
  if (!openingReasons.includes(billingReason) || totalCents === 0) return false;
  return planAgreed(change, invoice, terms).priceCents[change.interval] === totalCents;
}

export const lostAt = ({ recordedAt }: Pick<Invoice, "recordedAt">): Date =>
  new Date(recordedAt.getTime() + lostAfterMs);
