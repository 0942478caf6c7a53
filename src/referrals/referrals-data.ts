import { asc, eq, or } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { referralReward } from "./rules.ts";
import { referralCodes, referralInvites, referrals } from "./schema.ts";

const columns = { signedUpAt: referrals.createdAt, status: referrals.status, completedAt: referrals.completedAt };

/**
 * What referrals keep of people. Code, invitations and what came of them hang on the user's own row and go with that; where somebody came by
 * a friend, the friend's row stays with the digest of the address alone. Who the others are is their own data.
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
  /** Only waits for a reward that is being given: locked later, by the deletion itself, two could wait for each other. */
  async erase(db, { userId }) {
    await db
      .select({ id: referrals.id })
      .from(referrals)
      .where(or(eq(referrals.friendId, userId), eq(referrals.referrerId, userId)))
      .orderBy(asc(referrals.id))
      .for("update");
  },
};
