/** Pure decisions about plans and packs. The browser uses them too. */

export { addedCredits, creditWords } from "./added-credits.ts";
export * from "./billing-paths.ts";
export * from "./discount.ts";
export * from "./operator/plan-terms.ts";
export * from "./operator/rules.ts";
export * from "./packs.ts";
export type { PaidSubscription, PaymentLine } from "./payment-line.ts";
export * from "./plan-change.ts";
export * from "./plan-state.ts";
export * from "./plans.ts";
export { checkPromotion, readPromotion } from "./promotions/rules.ts";
export { type ChangeCharge, type ChangeQuote, type PricedInterval, prorate } from "./proration.ts";
export { type SubscriptionStatus, subscriptionStatuses } from "./subscription-status.ts";
export type { TeamLinks } from "./team-links.ts";
export type { TestCheckoutView, TestPortalView, TestReceiptView } from "./test-checkout-view.ts";
export { type TrialRefusal, trialRefusalWords } from "./trial-refusal.ts";
