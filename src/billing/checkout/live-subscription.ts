import type { SubscriptionStatus } from "../rules.ts";

/** States in which the payment provider still has a subscription running, whatever it entitles to. */
const runningStatuses: readonly string[] = ["on_trial", "active", "past_due", "paused", "unpaid"];

/** Whether a second subscription would stand beside this one. A cancelled one runs until it ends. */
export function isRunning(
  subscription: { readonly status: SubscriptionStatus; readonly endsAt: Date | null },
  now: Date,
): boolean {
  const { status, endsAt } = subscription;
  if (status === "cancelled") return endsAt === null || endsAt > now;
  return runningStatuses.includes(status);
}
