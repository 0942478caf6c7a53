/** Plans, packs and what they allow, as pure decisions: the browser uses them too. */

export * from "./packs.ts";
export * from "./plans.ts";
export { type SubscriptionStatus, subscriptionStatuses } from "./subscription-status.ts";
