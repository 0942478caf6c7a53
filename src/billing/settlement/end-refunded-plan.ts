import { eq } from "drizzle-orm";
import type { SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { cancelAtProviderJob } from "../personal-data/cancel-at-provider-job.ts";
import { userSubscriptions } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { isStillBilled } from "../subscriptions/running-statuses.ts";

/**
 * Ends the plan once all payments for the current period are refunded, here or in the provider's dashboard, and stops its renewal at the
 * provider. Does nothing if that is already known.
 * @param refunded.refundedUntil null if they are not all refunded, or no longer.
 * @returns the end of the paid period if the plan has just ended, so that the user can be notified.
 */
export async function endRefundedPlan(
  billing: Billing,
  refunded: { readonly row: SubscriptionRow; readonly refundedUntil: Date | null },
): Promise<Date | null> {
  const { row, refundedUntil } = refunded;
  if (refundedUntil?.getTime() === row.refundedUntil?.getTime()) return null;
  const { db, jobs, log } = billing;
  await db.update(userSubscriptions).set({ refundedUntil }).where(eq(userSubscriptions.id, row.id));
  if (!refundedUntil) return null;
  const { provider, providerId } = row;
  log.warn({ provider, subscription: providerId }, "a plan's payments were refunded: the plan ends and does not renew");
  if (isStillBilled(row)) await jobs.enqueue(db, cancelAtProviderJob, { provider, providerId });
  return refundedUntil;
}
