import { randomUUID } from "node:crypto";
import { dayMs } from "#platform/clock.ts";
import type { Site } from "./site.ts";
import { queryOnce } from "./test-database.ts";

export interface GivenSubscription {
  readonly status?: string;
  /** Plan that is billed next. */
  readonly planId?: "pro" | "business";
  /** The plan paid for in the current period, if different. */
  readonly paidPlanId?: "pro" | "business";
  readonly interval?: "monthly" | "yearly";
  readonly paidInterval?: "monthly" | "yearly";
  readonly hasPeriodEnd?: boolean;
}

/** Replaces a user's subscriptions with a test subscription, as its webhooks would have left it. @returns its end. */
export async function putSubscription(
  site: Pick<Site, "databaseUrl">,
  userId: string,
  { status = "active", planId = "pro", paidPlanId = planId, interval = "monthly", ...given }: GivenSubscription,
): Promise<Date> {
  const run = (text: string, values: readonly unknown[]) => queryOnce(site.databaseUrl, text, values);
  const since = new Date(Date.now() - 10 * dayMs);
  const end = new Date(Date.now() + ((given.paidInterval ?? interval) === "yearly" ? 355 : 20) * dayMs);
  const isTrial = status === "on_trial";
  const shownEnd = given.hasPeriodEnd === false ? null : end;
  await run("delete from user_subscriptions where user_id = $1", [userId]);
  await run(
    `insert into user_subscriptions (user_id, provider, provider_id, customer_id, subscription_plan_id, interval, status,
       current_period_end, cancel_at_period_end, trial_ends_at, ends_at, card_brand, card_last_four, is_test,
       provider_created_at, provider_updated_at, created_at, paid_plan_id, paid_from, paid_until)
     values ($1, 'test-checkout', $2, 'c', $3, $4, $5, $6, $7, $8, $9, 'visa', '4242', true, $10, $10, $10, $11, $12, $13)`,
    [
      userId,
      randomUUID(),
      planId,
      interval,
      status,
      shownEnd,
      status === "cancelled",
      isTrial ? end : null,
      status === "cancelled" ? end : null,
      since,
      ...(isTrial ? [null, null, null] : [paidPlanId, since, end]),
    ],
  );
  return end;
}
