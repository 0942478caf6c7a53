/** Why a user gets no free trial. */
export type TrialRefusal = "had-subscription" | "disposable-address" | "domain-limit";

export interface TrialFacts {
  /** True if the user had a subscription with the current provider: test subscriptions do not count once real payments are set up. */
  readonly hadSubscription: boolean;
  readonly hasDisposableAddress: boolean;
  /** Other users of the same email domain who got a trial within `trialsWithinDays`; 0 for public email providers. */
  readonly domainTrialsLately: number;
  readonly domainMax: number;
}

export const trialsWithinDays = 30;

/** Only a first subscription has a trial. @returns null if it is offered. */
export function trialRefusalOf(facts: TrialFacts): TrialRefusal | null {
  if (facts.hadSubscription) return "had-subscription";
  if (facts.hasDisposableAddress) return "disposable-address";
  return facts.domainTrialsLately >= facts.domainMax ? "domain-limit" : null;
}

/** Messages that the user sees. */
export const trialRefusalWords: Readonly<Record<TrialRefusal, string>> = {
  "had-subscription": "The free trial is only for a first subscription, and you’ve already had one.",
  "disposable-address": "Free trials aren’t available with disposable email addresses.",
  "domain-limit": `Your email domain has reached its limit of free trials for ${trialsWithinDays} days. If you work for a company, contact us.`,
};
