/** Plans, subscriptions and payments. */

export type { CurrentPlan, Entitlement, SubscriptionView } from "./entitlement/current-plan.ts";
export { findEntitlement } from "./entitlement/find-entitlement.ts";
export { listPlans } from "./plan-table/list-plans.ts";
export { seedPlans } from "./plan-table/seed-plans.ts";
