/** Referrals, as pure decisions: the browser uses them too. */

/** What friend and referrer each get, AIC (decision 23). */
export const referralReward = 50;

/** For whom no code is known (specification §3). */
export const fallbackCode = "AIDESIGN";

export type ReferralStatus = "pending" | "completed" | "refused" | "reversed";

/** @returns the path that is shared; `/invite/{code}` shows the same page. */
export const sharePath = (code: string): string => `/r/${code}`;
