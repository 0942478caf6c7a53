/** Why no free trial is offered to a user. */
export type TrialRefusal = "had-subscription" | "disposable-address" | "domain-limit";

export interface TrialFacts {
  /** With the provider that takes the payments now: a test checkout's does not count where money is taken. */
  readonly hadSubscription: boolean;
  readonly hasDisposableAddress: boolean;
  /** Other users with addresses of the same domain who got a trial within `trialsWithinDays`; 0 at a public mail provider. */
  readonly domainTrialsLately: number;
  readonly domainMax: number;
}

export const trialsWithinDays = 30;

/** A trial comes with a first subscription. @returns null where it is offered. */
export function trialRefusalOf(facts: TrialFacts): TrialRefusal | null {
  if (facts.hadSubscription) return "had-subscription";
  if (facts.hasDisposableAddress) return "disposable-address";
  return facts.domainTrialsLately >= facts.domainMax ? "domain-limit" : null;
}

/** What its reader is told. */
export const trialRefusalWords: Readonly<Record<TrialRefusal, string>> = {
  "had-subscription": "The free trial comes with a first subscription, and you’ve already had one.",
  "disposable-address": "Free trials aren’t available with disposable email addresses.",
  "domain-limit": `Your email domain has reached its limit of free trials for ${trialsWithinDays} days. If you work for a company, contact us.`,
};
