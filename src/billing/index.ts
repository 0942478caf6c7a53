/** Plans, subscriptions and payments. */

export type { CurrentPlan, Entitlement, SubscriptionView } from "./entitlement/current-plan.ts";
export { findEntitlement } from "./entitlement/find-entitlement.ts";
export { listPlans } from "list-plans.ts";
export { seedPlans } from "seed-plans.ts";
