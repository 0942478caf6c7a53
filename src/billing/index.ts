/** Plans, subscriptions and payments. */

export { billingApi } from "./api-definitions.ts";
export { type CheckoutCodes, checkoutCodesContext, type DiscountSource } from "./checkout/checkout-codes.ts";
export { findTrialRefusal } from "./checkout/find-trial-refusal.ts";
export { refundPayment } from "./checkout/refund-payment.ts";
export { isDiscountUsed, previewCode } from "./checkout/take-code.ts";
export { findUnconfirmedPlan } from "./checkout/unconfirmed-payment.ts";
export { endsWithPlanContext } from "./ends-with-plan.ts";
export { findEntitlement } from "./entitlement/find-entitlement.ts";
export { listEntitledPlans } from "./entitlement/list-entitled-plans.ts";
export { billingRoutes, bodylessPaths } from "./http.ts";
export { billingJobs } from "./jobs.ts";
export { findPayments } from "./list-payments.ts";
export { findPayerIds } from "./operator/find-payer-ids.ts";
export { billingData } from "./personal-data/billing-data.ts";
export { findPaymentProvider } from "./provider/create-payment-provider.ts";
export { listPlans } from "./read-price-list.ts";
export { grantFreeMonths } from "./refresh/grant-free-months.ts";
export { openCreditsFor } from "./refresh/open-credits.ts";
export { seedPlans } from "./seed-plans.ts";
export { type TeamLinks, teamLinksContext } from "./team-links.ts";
export { testCheckoutJobs } from "./test-checkout/jobs.ts";
export { webhookRoutes } from "./webhooks/receive-webhook.ts";
