import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { isKnownDevice, type Person, shareDevice } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { domainDigest } from "#platform/mail/mail-domain.ts";
import type { Services } from "#platform/services.ts";
import { addressDigest } from "../normal-address.ts";
import { referrals } from "../schema.ts";
import { completedWithinDays, type Refusal, refusalOf } from "./eligibility.ts";

interface Pair {
  readonly friend: Person;
  readonly referrer: Person;
  /** The friend's browser, before their first sign-in. */
  readonly deviceId?: string | null;
  /** The referral about to be completed. If set, the referrer's other referrals count too. */
  readonly completing?: Pick<typeof referrals.$inferSelect, "friendDigest">;
}

/** Loads the facts for `refusalOf`. */
export async function findRefusal(
  { db, secrets, clock, config }: Pick<Services, "secrets" | "clock" | "config"> & { readonly db: Executor },
  { friend, referrer, deviceId, completing }: Pair,
): Promise<Refusal | undefined> {
  const since = new Date(clock.now().getTime() - completedWithinDays * dayMs);
  // If the friend has changed their address since signing up, both addresses count.
  const digests = [addressDigest(secrets, friend.email), ...(completing ? [completing.friendDigest] : [])];
  const isInReferrersBrowser =
    deviceId != null && (await isKnownDevice(db, secrets, { userId: referrer.userId, deviceId }));
  const rewarded = and(inArray(referrals.friendDigest, digests), isNotNull(referrals.completedAt));
  const lately = and(
    eq(referrals.referrerId, referrer.userId),
    eq(referrals.status, "completed"),
    gt(referrals.completedAt, since),
  );
  const domain = domainDigest(secrets, "referral-domain", friend.email);
  // Includes reversed referrals, so that repeated runs and refunds cannot get around the limit.
  const ofDomain = domain && and(eq(referrals.domainDigest, domain), gt(referrals.completedAt, since));
  return refusalOf({
    friendEmail: friend.email,
    referrerEmail: referrer.email,
    isReferrerDisabled: referrer.isDisabled,
    isSameDevice: isInReferrersBrowser || (await shareDevice(db, friend.userId, referrer.userId)),
    wasRewardedBefore: (await db.$count(referrals, rewarded)) > 0,
    domainCompletedLately: ofDomain ? await db.$count(referrals, ofDomain) : 0,
    domainMax: config.referralsPerDomainMax,
    completedLately: completing === undefined ? 0 : await db.$count(referrals, lately),
  });
}
