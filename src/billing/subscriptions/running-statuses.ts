import type { SubscriptionStatus } from "../subscription-status.ts";

/** Statuses in which the provider still bills the subscription, now or later, whatever it entitles to. */
export const runningStatuses: readonly SubscriptionStatus[] = ["on_trial", "active", "past_due", "paused", "unpaid"];

/** Tells whether a subscription will renew by itself, sooner or later. */
export const isStillBilled = ({
  status,
  cancelAtPeriodEnd,
}: {
  readonly status: string;
  readonly cancelAtPeriodEnd: boolean;
}): boolean => !cancelAtPeriodEnd && runningStatuses.some((running) => running === status);
