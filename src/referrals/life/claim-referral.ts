import { eq } from "drizzle-orm";
import { findPerson } from "#accounts/index.ts";
import { findFinishedRun } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { addressDigest } from "../address-digest.ts";
import { findCodeOwner } from "../codes/find-code-owner.ts";
import { parseCode } from "../rules.ts";
import { referrals } from "../schema.ts";
import { claimRefusalOf } from "./eligibility.ts";
import { findRefusal } from "./find-refusal.ts";

export interface ClaimReferral {
  readonly userId: string;
  /** As it was typed. */
  readonly code: string;
}

/** Codes are short enough to be tried. */
const tries = { name: "referral-claim", attemptsMax: 10, windowSeconds: 60 * 60 };

/**
 * Notes by whom somebody came who did not follow a link, and types the code at the checkout instead.
 * @throws {AppError} `not_found` for a code that is nobody's; `conflict` for one that cannot be used with this account, or not any more;
 * `rate_limited`.
 */
export async function claimReferral(
  { db, secrets, clock, log, rateLimits }: Pick<Services, "db" | "secrets" | "clock" | "log" | "rateLimits">,
  claim: ClaimReferral,
): Promise<void> {
  const { userId } = claim;
  await rateLimits.consume(tries, secrets.digest("rate-limit", userId));
  const friend = await findPerson(db, userId);
  if (!friend) throw new AppError("unauthorized", { userMessage: "Please log in first." });
  const now = clock.now();
  const refusal = claimRefusalOf({
    hasReferrer: (await db.$count(referrals, eq(referrals.friendId, userId))) > 0,
    signedUpAt: friend.createdAt,
    hasFinishedRun: (await findFinishedRun(db, userId)) !== undefined,
    now,
  });
  if (refusal) throw new AppError("conflict", { userMessage: refusal });
  const code = parseCode(claim.code);
  const referrerId = code && (await findCodeOwner(db, code));
  const referrer = referrerId && (await findPerson(db, referrerId));
  if (!referrer) throw new AppError("not_found", { userMessage: "This is no referral code. Please look at it again." });
  if (referrer.userId === userId) {
    throw new AppError("conflict", { userMessage: "That is your own code. Share it, and a friend can use it." });
  }
  const reason = await findRefusal({ db, secrets, clock }, { friend, referrer });
  if (reason) {
    log.info({ friendId: userId, referrerId: referrer.userId, reason }, "referral refused");
    throw new AppError("conflict", { userMessage: "This code cannot be used with your account.", message: reason });
  }
  const [begun] = await db
    .insert(referrals)
    .values({
      referrerId: referrer.userId,
      friendId: userId,
      friendDigest: addressDigest(secrets, friend.email),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: referrals.id });
  if (!begun) throw new AppError("conflict", { userMessage: "You came by a friend's code already." });
}
