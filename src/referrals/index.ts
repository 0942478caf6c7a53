/** Referrals: codes, who came by whom, rewards, invitations. */

export { isReferralCode } from "./codes/find-code-owner.ts";
export { referralsJobs } from "./jobs.ts";
export { beginReferral } from "./life/begin-referral.ts";
export { claimReferral } from "./life/claim-referral.ts";
export { completeReferral } from "./life/complete-referral.ts";
export { referralsData } from "./referrals-data.ts";
