/** What other slices show of plans and payments. */

export { changeLabel } from "./change-label.ts";
export { CheckoutForm } from "./checkout-form.tsx";
export { AppliedCode, CodeField } from "./code-field.tsx";
export { IntervalToggle } from "./interval-toggle.tsx";
export { ComingSoon } from "./plan-card.tsx";
export { useBillingBusy } from "./use-billing-busy.ts";
