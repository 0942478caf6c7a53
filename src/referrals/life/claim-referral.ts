import { eq } from "drizzle-orm";
import { findPerson, type Person, type SignedUp } from "#accounts/index.ts";
import { findFinishedRun } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findCodeOwner } from "../codes/referral-code.ts";
import { addressDigest } from "../normal-address.ts";
import { parseCode } from "../rules.ts";
import { referrals } from "../schema.ts";
import { claimRefusalOf } from "./eligibility.ts";
import { findRefusal } from "./find-refusal.ts";

/**
 * Notes by whom somebody came, when their account is made. What is no code, or nobody's, is passed over in silence: they are as welcome.
 * One that cannot be rewarded is kept as refused, so that no other code takes its place.
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
  /** As it was typed. */
  readonly code: string;
}

type Needed = Pick<Services, "db" | "secrets" | "clock" | "log" | "rateLimits" | "config">;

/** Codes are short enough to be tried. */
const tries = { name: "referral-claim", attemptsMax: 10, windowSeconds: 60 * 60 };

/**
 * Notes by whom somebody came who did not follow a link, and types the code at the checkout instead. The code by which they came already
 * changes nothing.
 * @throws {AppError} `not_found` for a code that is nobody's; `conflict` for one that cannot be used with this account, or not any more;
 * `rate_limited`.
 */
export async function claimReferral(services: Needed, { userId, code: typed }: ClaimReferral): Promise<void> {
  const { db, secrets, clock } = services;
  const code = parseCode(typed);
  if (!code) throw unknownCode();
  await services.rateLimits.consume(tries, secrets.digest("rate-limit", userId));
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
  // Another window was faster. Where it named the same friend, that is as well.
  if (!begun) return claimReferral(services, { userId, code });
}

async function checkClaim(
  { db, secrets, clock, log, config }: Needed,
  friend: Person,
  referrer: Person,
  hasReferrer: boolean,
): Promise<void> {
  if (referrer.userId === friend.userId) {
    throw new AppError("conflict", { userMessage: "That is your own code. Share it, and a friend can use it." });
  }
  const refusal = claimRefusalOf({
    hasReferrer,
    signedUpAt: friend.createdAt,
    hasFinishedRun: (await findFinishedRun(db, friend.userId)) !== undefined,
    now: clock.now(),
  });
  if (refusal) throw new AppError("conflict", { userMessage: refusal });
  const reason = await findRefusal({ db, secrets, clock, config }, { friend, referrer });
  if (!reason) return;
  log.info({ friendId: friend.userId, referrerId: referrer.userId, reason }, "referral refused");
  const userMessage =
    reason === "domain-limit"
      ? `Referrals are limited to ${config.referralsPerDomainMax} friends with addresses of one domain within 30 days. Ask us if you are colleagues.`
      : "This code cannot be used with your account.";
  throw new AppError("conflict", { userMessage, message: reason });
}

const unknownCode = () =>
  new AppError("not_found", { userMessage: "This is no referral code. Please look at it again." });
