/** What other slices show of plans and payments. */
export { CheckoutProblem } from "./checkout-problem.tsx";
export { IntervalToggle } from "./interval-toggle.tsx";
export { useBillingBusy } from "./use-billing-busy.ts";
export { useCheckout } from "./use-checkout.ts";
