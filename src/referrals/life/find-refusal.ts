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
  /** Of the browser that the friend is in, before they have signed in anywhere. */
  readonly deviceId?: string | null;
  /** The referral that is about to be completed: then the referrer's others count too. */
  readonly completing?: Pick<typeof referrals.$inferSelect, "friendDigest">;
}

/** Looks up what `refusalOf` decides by. */
export async function findRefusal(
  { db, secrets, clock, config }: Pick<Services, "secrets" | "clock" | "config"> & { readonly db: Executor },
  { friend, referrer, deviceId, completing }: Pair,
): Promise<Refusal | undefined> {
  const since = new Date(clock.now().getTime() - completedWithinDays * dayMs);
  // Whoever has changed their address since they came is known by both.
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
  // Also those that were taken back: a circle of runs and refunds is no way round.
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
