import { eq } from "drizzle-orm";
import type { SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { cancelAtProviderJob } from "../personal-data/cancel-at-provider-job.ts";
import { userSubscriptions } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { isStillBilled } from "../subscriptions/running-statuses.ts";

/**
 * Ends the plan once all that was paid for the period under way was refunded, here or in the provider's dashboard, and stops its renewal at
 * the provider. Where that is known already, nothing happens.
 * @param refunded.refundedUntil null where it is not so, or no longer.
 * @returns the end of what was paid, where the plan has ended just now: its owner is to be told.
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
  log.warn({ provider, subscription: providerId }, "what paid for a plan was refunded: the plan ends, and its renewal");
  if (isStillBilled(row)) await jobs.enqueue(db, cancelAtProviderJob, { provider, providerId });
  return refundedUntil;
}
