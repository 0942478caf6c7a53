import { route } from "@react-router/dev/routes";

/** The page that shared links open belongs to the site slice (src/site/routes.ts). */
export const referralsPages = [route("invitations/stop", "./referrals/pages/stop-invitations.tsx")];

export const referralDashboard = route("referral-dashboard", "./referrals/pages/referral-dashboard.tsx");
