/** Plans, subscriptions and payments. */

export { type CheckoutCodes, checkoutCodesContext, type DiscountSource } from "./checkout/checkout-codes.ts";
export { hasHadSubscription } from "./checkout/has-had-subscription.ts";
export type { CurrentPlan, Entitlement, SubscriptionView } from "./entitlement/current-plan.ts";
export { findEntitlement } from "./entitlement/find-entitlement.ts";
export { billingRoutes } from "./http.ts";
export { listPlans } from "./list-plans.ts";
export { findPaymentProvider } from "./provider/create-payment-provider.ts";
export { seedPlans } from "./seed-plans.ts";
