import type { RouteConfig } from "@react-router/dev/routes";
import { route } from "@react-router/dev/routes";
import { accountsPages } from "./accounts/routes.ts";
import { billingSettings, testCheckoutPages } from "./billing/routes.ts";
import { directoryPages } from "./directory/routes.ts";
import { providerKeysSettings } from "./provider-keys/routes.ts";
import { referralsPages } from "./referrals/routes.ts";
import { sitePages } from "./site/routes.ts";
import { toolsPages } from "./tools/routes.ts";

export default [
  ...directoryPages,
  ...sitePages,
  ...accountsPages([...billingSettings, ...providerKeysSettings]),
  ...testCheckoutPages,
  ...referralsPages,
  ...toolsPages,
  route("*", "./not-found.tsx"),
] satisfies RouteConfig;
