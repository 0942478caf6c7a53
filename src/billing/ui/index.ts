/** Components of plans and payments that other slices use. */

export { CheckoutForm } from "./checkout-form.tsx";
export { AppliedCode, CodeField } from "./code-field.tsx";
export { IntervalToggle } from "./interval-toggle.tsx";
export { changeLabel, useBillingBusy } from "./subscription-action.tsx";
