import { dayMs } from "#platform/clock.ts";
import { isDisposable } from "#platform/mail/mail-domain.ts";
import { normalAddress } from "../normal-address.ts";

/** Why a referral is not rewarded. For the operator: neither friend nor referrer reads it. */
export type Refusal =
  /** Friend and referrer are one: the same mailbox, however it is spelt. */
  | "oneself"
  /** Both sign in in the same browser. */
  | "same-device"
  /** Somebody with this mailbox was rewarded before, with this account or one that is gone. */
  | "repeated-address"
  | "disposable-address"
  /** The operator has closed the referrer's account. */
  | "referrer-closed"
  /** Friends with addresses of this domain have brought `domainMax` rewards within `completedWithinDays`. */
  | "domain-limit"
  /** The referrer has had the rewards of `completedMax` within `completedWithinDays`. */
  | "too-many";

export interface ReferralFacts {
  readonly friendEmail: string;
  readonly referrerEmail: string;
  readonly isReferrerDisabled: boolean;
  readonly isSameDevice: boolean;
  /** Whether a referral of this mailbox was completed before, by whomever. */
  readonly wasRewardedBefore: boolean;
  /** Referrals of the referrer that were completed within `completedWithinDays`. */
  readonly completedLately: number;
  /** Referrals of friends with addresses of the friend's domain that were completed within `completedWithinDays`, whoever invited them. */
  readonly domainCompletedLately: number;
  /** How many of those there may be: an owner of a domain makes up as many addresses as they like. */
  readonly domainMax: number;
}

/** At 50 AIC each this is 1,000 AIC a month at most; people with more friends than that are welcome to contact us. */
export const completedMax = 20;
export const completedWithinDays = 30;

/** @returns the first thing that speaks against a reward. */
export function refusalOf(facts: ReferralFacts): Refusal | undefined {
  if (normalAddress(facts.friendEmail) === normalAddress(facts.referrerEmail)) return "oneself";
  if (facts.isSameDevice) return "same-device";
  if (facts.wasRewardedBefore) return "repeated-address";
  if (isDisposable(facts.friendEmail)) return "disposable-address";
  if (facts.isReferrerDisabled) return "referrer-closed";
  if (facts.domainCompletedLately >= facts.domainMax) return "domain-limit";
  return facts.completedLately >= completedMax ? "too-many" : undefined;
}

/** How long after signing up a code may still be typed. */
const claimDays = 30;

export interface ClaimFacts {
  readonly hasReferrer: boolean;
  readonly signedUpAt: Date;
  readonly hasFinishedRun: boolean;
  readonly now: Date;
}

/** @returns why somebody may not name a referrer any more, in a sentence for them. */
export function claimRefusalOf({ hasReferrer, signedUpAt, hasFinishedRun, now }: ClaimFacts): string | undefined {
  if (hasReferrer) return "You came by a friend's code already, and one account has one.";
  if (hasFinishedRun) return "A referral code can be used before the first generation, and you have made yours.";
  const ageMs = now.getTime() - signedUpAt.getTime();
  return ageMs > claimDays * dayMs ? `A referral code can be used within ${claimDays} days of signing up.` : undefined;
}
