import { dayMs } from "#platform/clock.ts";
import { isDisposable } from "#platform/mail/mail-domain.ts";
import { normalAddress } from "../normal-address.ts";

/** Why a referral is not rewarded. For the operator; neither friend nor referrer sees it. */
export type Refusal =
  /** Friend and referrer have the same mailbox, however it is spelled. */
  | "oneself" // words:allow, stored
  /** Both have signed in from the same browser. */
  | "same-device"
  /** This mailbox was rewarded before, with this account or a deleted one. */
  | "repeated-address"
  | "disposable-address"
  /** The operator has closed the referrer's account. */
  | "referrer-closed"
  /** Friends of this email domain have brought `domainMax` rewards within `completedWithinDays`. */
  | "domain-limit"
  /** The referrer has already got `completedMax` rewards within `completedWithinDays`. */
  | "too-many";

export interface ReferralFacts {
  readonly friendEmail: string;
  readonly referrerEmail: string;
  readonly isReferrerDisabled: boolean;
  readonly isSameDevice: boolean;
  /** True if a referral of this mailbox was completed before, by any referrer. */
  readonly wasRewardedBefore: boolean;
  /** The referrer's referrals completed within `completedWithinDays`. */
  readonly completedLately: number;
  /** Referrals of the friend's email domain completed within `completedWithinDays`, by any referrer. */
  readonly domainCompletedLately: number;
  /** The limit for these, because a domain's owner can create any number of addresses. */
  readonly domainMax: number;
}

/** At 50 AIC each, this is at most 1,000 AIC a month. Users with more friends can contact us. */
export const completedMax = 20;
export const completedWithinDays = 30;

/** @returns the first reason against a reward. */
export function refusalOf(facts: ReferralFacts): Refusal | undefined {
  if (normalAddress(facts.friendEmail) === normalAddress(facts.referrerEmail)) return "oneself"; // words:allow
  if (facts.isSameDevice) return "same-device";
  if (facts.wasRewardedBefore) return "repeated-address";
  if (isDisposable(facts.friendEmail)) return "disposable-address";
  if (facts.isReferrerDisabled) return "referrer-closed";
  if (facts.domainCompletedLately >= facts.domainMax) return "domain-limit";
  return facts.completedLately >= completedMax ? "too-many" : undefined;
}

/** Days after signing up in which a code can still be entered. */
const claimDays = 30;

export interface ClaimFacts {
  readonly hasReferrer: boolean;
  readonly signedUpAt: Date;
  readonly hasFinishedRun: boolean;
  readonly now: Date;
}

/** @returns why the user can no longer use a code, as a message for them. */
export function claimRefusalOf({ hasReferrer, signedUpAt, hasFinishedRun, now }: ClaimFacts): string | undefined {
  if (hasReferrer) return "You’ve already used a friend’s code. Each account can use one.";
  if (hasFinishedRun) return "Referral codes only work before your first generation, and you’ve already made one.";
  const ageMs = now.getTime() - signedUpAt.getTime();
  return ageMs > claimDays * dayMs ? `Referral codes only work within ${claimDays} days of signing up.` : undefined;
}
