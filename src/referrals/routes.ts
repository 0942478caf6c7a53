import { route } from "@react-router/dev/routes";

/** The page that a shared link opens is the site's (src/site/routes.ts): it shows what the product is. */
export const referralsPages = [
  route("referral-dashboard", "./referrals/pages/referral-dashboard.tsx"),
  route("invitations/stop", "./referrals/pages/stop-invitations.tsx"),
];
