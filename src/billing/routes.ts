import { layout, route } from "@react-router/dev/routes";

const page = (path: string, file: string) => route(path, `./billing/pages/settings/${file}`);

/** Settings pages for plans and credits, which depend on the plan. */
export const billingSettings = [
  layout("./billing/pages/member-layout.tsx", [
    page("billing", "billing.tsx"),
    page("billing/cancel", "billing/cancel.tsx"),
    page("billing/change", "billing/change.tsx"),
    page("credits", "credits.tsx"),
  ]),
  page("billing/checkout", "billing/checkout.tsx"),
  page("billing/checkout/:checkoutId", "billing/to-payment.tsx"),
  page("billing/portal", "billing/portal.tsx"),
  page("billing/resume", "billing/resume.tsx"),
];

/** The payment pages of an installation without payment keys. */
export const testCheckoutPages = [
  route("test-checkout/:checkoutId", "./billing/pages/test-checkout/checkout.tsx"),
  route("test-checkout/portal/:subscriptionId", "./billing/pages/test-checkout/portal.tsx"),
  route("test-checkout/receipt/:kind/:paymentId", "./billing/pages/test-checkout/receipt.tsx"),
];
