import type { RouteConfig } from "@react-router/dev/routes";
import { route } from "@react-router/dev/routes";
import { accountsPages, settingsPages } from "./accounts/routes.ts";
import { adminPages } from "./admin/routes.ts";
import { apiKeysSettings } from "./api-keys/routes.ts";
import { billingSettings, testCheckoutPages } from "./billing/routes.ts";
import { directoryPages } from "./directory/routes.ts";
import { listingsPages, toolListing } from "./listings/routes.ts";
import { webhooksSettings } from "./outgoing-webhooks/routes.ts";
import { providerKeysSettings } from "./provider-keys/routes.ts";
import { referralDashboard, referralsPages } from "./referrals/routes.ts";
import { sitePages } from "./site/routes.ts";
import { supportSettings } from "./support/routes.ts";
import { joinTeamPage, switchTeamRoute, teamsSettings } from "./teams/routes.ts";
import { publicPages, toolSettings, toolsPages, windowPages } from "./tools/routes.ts";
import { libraryPages } from "./work/routes.ts";
import { inWorkspace, patient, withPalette, workspacePages } from "./workspace/routes.ts";

export default [
  ...directoryPages([toolListing]),
  ...listingsPages,
  ...sitePages,
  ...accountsPages,
  ...testCheckoutPages,
  ...referralsPages,
  ...publicPages,
  joinTeamPage,
  switchTeamRoute,
  withPalette([patient("patient-editor", windowPages)]),
  inWorkspace([
    patient("patient-tools", [...workspacePages, ...toolsPages, ...libraryPages]),
    settingsPages([
      ...billingSettings,
      ...providerKeysSettings,
      ...apiKeysSettings,
      ...webhooksSettings,
      ...teamsSettings,
      ...supportSettings,
      patient("patient-kits", toolSettings),
    ]),
    referralDashboard,
    adminPages,
  ]),
  route("*", "./not-found.tsx"),
] satisfies RouteConfig;
