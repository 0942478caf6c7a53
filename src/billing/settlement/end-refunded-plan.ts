import { eq } from "drizzle-orm";
import type { SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { mailOnce } from "../mails/claim-mail.ts";
import { writePlanRefundedMail } from "../mails/write-payer-mails.ts";
import { cancelAtProviderJob } from "../personal-data/cancel-at-provider-job.ts";
import { type PriceList, versionAt } from "../price-list.ts";
import { userSubscriptions } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { isStillBilled } from "../subscriptions/running-statuses.ts";

/**
 * Once all that was paid for the period under way has gone back, whoever gave it back and however we heard of it: the plan ends, its renewal is
 * stopped at the provider, and its owner is told. Where that is known already, nothing happens.
 * @param settled.refundedUntil null where it is not so, or no longer.
 */
export async function endRefundedPlan(
  billing: Billing,
  settled: { readonly row: SubscriptionRow; readonly list: PriceList; readonly refundedUntil: Date | null },
): Promise<void> {
  const { row, list, refundedUntil } = settled;
  if (refundedUntil?.getTime() === row.refundedUntil?.getTime()) return;
  const { db, jobs, log } = billing;
  await db.update(userSubscriptions).set({ refundedUntil }).where(eq(userSubscriptions.id, row.id));
  if (!refundedUntil) return;
  const { userId, provider, providerId, subscriptionPlanId: planId, isTest } = row;
  if (row.status === "expired") return;
  log.warn({ provider, subscription: providerId }, "what paid for a plan was refunded: the plan ends, and its renewal");
  if (isStillBilled(row)) await jobs.enqueue(db, cancelAtProviderJob, { provider, providerId });
  const { name: planName } = versionAt(list, planId, billing.clock.now());
  const key = `plan-refunded:${provider}:${providerId}:${refundedUntil.toISOString()}`;
  await mailOnce(billing, { key, userId }, (to) => writePlanRefundedMail(to, { planName, isTest }, billing.config));
}
