/** Referrals: codes, referred friends, rewards and invitations. */

export { isReferralCode } from "./codes/referral-code.ts";
export { referralsJobs } from "./jobs.ts";
export { beginReferral, claimReferral } from "./life/claim-referral.ts";
export { completeReferral } from "./life/complete-referral.ts";
export { referralsData } from "./referrals-data.ts";
