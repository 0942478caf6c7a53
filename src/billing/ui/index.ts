/** What other slices show of plans and payments. */

export { CheckoutForm } from "./checkout-form.tsx";
export { AppliedCode, CodeField } from "./code-field.tsx";
export { ComingSoon } from "./coming-soon.tsx";
export { IntervalToggle } from "./interval-toggle.tsx";
export { useBillingBusy } from "./use-billing-busy.ts";
