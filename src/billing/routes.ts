import { route } from "@react-router/dev/routes";

export const billingSettings = [
  route("billing", "./billing/pages/settings/billing.tsx"),
  route("credits", "./billing/pages/settings/credits.tsx"),
];
