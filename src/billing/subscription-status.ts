/** The payment provider's own words (Lemon Squeezy's). */
export const subscriptionStatuses = [
  "on_trial",
  "active",
  "paused",
  "past_due",
  "unpaid",
  "cancelled",
  "expired",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
