import { findPerson, type SignedUp } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { addressDigest } from "../address-digest.ts";
import { findCodeOwner } from "../codes/find-code-owner.ts";
import { parseCode } from "../rules.ts";
import { referrals } from "../schema.ts";
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
