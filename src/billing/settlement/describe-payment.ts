import { getPlan } from "../entitlement/entitlement-of.ts";
import { type Change, type Invoice, openingReasons } from "./history.ts";

/** A payment and the description that comes with it are seconds apart. */
const nearMs = 10 * 60_000;
/** What has not come by then was lost on its way, and is not waited for any longer. Their webhooks are repeated for minutes. */
const lostAfterMs = 24 * 60 * 60_000;

export type PaidFor =
  | Pick<Change, "planId" | "interval">
  /** The description that came with the payment is still under way. */
  | { readonly waitsUntil: Date };

/**
 * What an invoice was for: no invoice says so, but its amount does where it is a plan's very price, and else the subscription was described
 * when it was made. An invoice waits for that description, so that the order in which they arrive makes no difference.
 */
export function describePayment(changes: readonly Change[], invoice: Invoice, now: Date): PaidFor {
  const at = invoice.createdAt.getTime();
  const before = changes.findLast(({ updatedAt }) => updatedAt.getTime() <= at);
  const after = changes.find(({ updatedAt }) => updatedAt.getTime() > at);
  const priced = [before, after].find((change) => change && isPriceOf(change, invoice));
  if (priced) return priced;
  const distance = (change: Change | undefined) => (change ? Math.abs(change.updatedAt.getTime() - at) : Infinity);
  const nearest = distance(before) <= distance(after) ? before : after;
  if (nearest && distance(nearest) <= nearMs) return nearest;
  if (before && after && before.planId === after.planId && before.interval === after.interval) return before;
  const waitsUntil = lostAt(invoice);
  const atLeast = before ?? after;
  return atLeast && now >= waitsUntil ? atLeast : { waitsUntil };
}

/** No two plans cost the same, and a renewal at a plan's full price is nothing else. An upgrade's difference may happen to be one. */
const isPriceOf = ({ planId, interval }: Change, { billingReason, totalCents }: Invoice): boolean =>
  openingReasons.includes(billingReason) && totalCents > 0 && getPlan(planId).priceCents[interval] === totalCents;

export const lostAt = ({ recordedAt }: Pick<Invoice, "recordedAt">): Date =>
  new Date(recordedAt.getTime() + lostAfterMs);
