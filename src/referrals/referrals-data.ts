import { asc, eq, or } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { referralReward } from "./rules.ts";
import { referralCodes, referralInvites, referrals } from "./schema.ts";

const columns = { signedUpAt: referrals.createdAt, status: referrals.status, completedAt: referrals.completedAt };

/**
 * Personal data in referrals. The user's code, invitations and referrals are deleted with the account, by foreign keys. If the user was
 * referred, the referrer's row stays, with only a digest of the user's address. Names of other users are their own data and not exported.
 */
export const referralsData: PersonalDataSource = {
  name: "referrals",
  async exportFor(db, { userId }) {
    const [[code], made, [cameBy], invitations] = await Promise.all([
      db.select({ code: referralCodes.code }).from(referralCodes).where(eq(referralCodes.userId, userId)),
      db.select(columns).from(referrals).where(eq(referrals.referrerId, userId)).orderBy(asc(referrals.createdAt)),
      db.select(columns).from(referrals).where(eq(referrals.friendId, userId)),
      db
        .select({ askedForAt: referralInvites.sentAt })
        .from(referralInvites)
        .where(eq(referralInvites.referrerId, userId))
        .orderBy(asc(referralInvites.sentAt)),
    ]);
    const withReward = (referral: NonNullable<typeof cameBy>) => ({
      ...referral,
      creditsEarned: referral.status === "completed" ? referralReward : 0,
    });
    return {
      code: code?.code ?? null,
      friends: made.map(withReward),
      cameByAFriend: cameBy ? withReward(cameBy) : null,
      invitations,
    };
  },
  /** Locks the rows early, to wait for rewards in progress. Locking them later, in the deletion itself, could deadlock. */
  async erase(db, { userId }) {
    await db
      .select({ id: referrals.id })
      .from(referrals)
      .where(or(eq(referrals.friendId, userId), eq(referrals.referrerId, userId)))
      .orderBy(asc(referrals.id))
      .for("update");
  },
};
