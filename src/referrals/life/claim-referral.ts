import { eq } from "drizzle-orm";
import { findPerson, type Person, type SignedUp } from "#accounts/index.ts";
import { findFinishedRun } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { hasFinishedOwnKeyRun } from "#runs/index.ts";
import { findCodeOwner } from "../codes/referral-code.ts";
import { addressDigest } from "../normal-address.ts";
import { parseCode } from "../rules.ts";
import { referrals } from "../schema.ts";
import { claimRefusalOf } from "./eligibility.ts";
import { findRefusal } from "./find-refusal.ts";

/**
 * Records who referred a new user, when their account is created. Invalid and unknown codes are ignored. A referral that cannot be rewarded
 * is stored as refused, so that no other code can replace it.
 */
export async function beginReferral(
  { db, secrets, clock, log, config }: Pick<Services, "db" | "secrets" | "clock" | "log" | "config">,
  { userId, ref, deviceId }: SignedUp,
): Promise<void> {
  const code = parseCode(ref);
  const referrerId = code && (await findCodeOwner(db, code));
  if (!referrerId || referrerId === userId) return;
  const [friend, referrer] = await Promise.all([findPerson(db, userId), findPerson(db, referrerId)]);
  if (!friend || !referrer) return;
  const reason = await findRefusal({ db, secrets, clock, config }, { friend, referrer, deviceId });
  if (reason) log.info({ friendId: userId, referrerId, reason }, "referral refused");
  await db
    .insert(referrals)
    .values({
      referrerId,
      friendId: userId,
      friendDigest: addressDigest(secrets, friend.email),
      createdAt: clock.now(),
      ...(reason ? { status: "refused", reason } : {}),
    })
    .onConflictDoNothing();
}

interface ClaimReferral {
  readonly userId: string;
  /** Code as typed. */
  readonly code: string;
}

type Needed = Pick<Services, "db" | "secrets" | "clock" | "log" | "rateLimits" | "config">;

/** Codes are short enough to be guessed. */
const tries = { name: "referral-claim", attemptsMax: 10, windowSeconds: 60 * 60 };

/**
 * Records the referrer of a user who did not follow a link but enters the code at checkout. Entering the same code again changes nothing.
 * @throws {AppError} `not_found` for an unknown code; `conflict` for one that cannot be used with this account, or no longer;
 * `rate_limited`.
 */
export async function claimReferral(services: Needed, { userId, code: typed }: ClaimReferral): Promise<void> {
  const { db, secrets, clock } = services;
  const code = parseCode(typed);
  if (!code) throw unknownCode();
  await services.rateLimits.consume(tries, userId);
  const referrerId = await findCodeOwner(db, code);
  const [friend, referrer] = [await findPerson(db, userId), referrerId && (await findPerson(db, referrerId))];
  if (!friend || !referrer) throw unknownCode();
  const [known] = await db.select().from(referrals).where(eq(referrals.friendId, userId));
  if (known?.referrerId === referrer.userId) return;
  await checkClaim(services, friend, referrer, known !== undefined);
  const friendDigest = addressDigest(secrets, friend.email);
  const [begun] = await db
    .insert(referrals)
    .values({ referrerId: referrer.userId, friendId: userId, friendDigest, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: referrals.id });
  // Another window was faster. Tries again, which succeeds if it used the same code.
  if (!begun) return claimReferral(services, { userId, code });
}

async function checkClaim(
  { db, secrets, clock, log, config }: Needed,
  friend: Person,
  referrer: Person,
  hasReferrer: boolean,
): Promise<void> {
  if (referrer.userId === friend.userId) {
    throw new AppError("conflict", { userMessage: "This is your own code. Share it with a friend instead." });
  }
  const refusal = claimRefusalOf({
    hasReferrer,
    signedUpAt: friend.createdAt,
    hasFinishedRun:
      (await findFinishedRun(db, friend.userId)) !== undefined || (await hasFinishedOwnKeyRun(db, friend.userId)),
    now: clock.now(),
  });
  if (refusal) throw new AppError("conflict", { userMessage: refusal });
  const reason = await findRefusal({ db, secrets, clock, config }, { friend, referrer });
  if (!reason) return;
  log.info({ friendId: friend.userId, referrerId: referrer.userId, reason }, "referral refused");
  const userMessage =
    reason === "domain-limit"
      ? `Referrals are limited to ${config.referralsPerDomainMax} friends per email domain within 30 days. If you’re colleagues, contact us.`
      : "This code can’t be used with your account.";
  throw new AppError("conflict", { userMessage, message: reason });
}

const unknownCode = () =>
  new AppError("not_found", { userMessage: "This isn’t a valid referral code. Please check it." });
