import type { SubscriptionStatus } from "../subscription-status.ts";

/** In which the payment provider still has a subscription running, and bills it or will, whatever it entitles to. */
export const runningStatuses: readonly SubscriptionStatus[] = ["on_trial", "active", "past_due", "paused", "unpaid"];

/** Whether it renews by itself, sooner or later. */
export const isStillBilled = ({
  status,
  cancelAtPeriodEnd,
}: {
  readonly status: string;
  readonly cancelAtPeriodEnd: boolean;
}): boolean => !cancelAtPeriodEnd && runningStatuses.some((running) => running === status);
