import { eq } from "drizzle-orm";
import {
  findFinishedRun,
  type GrantCredits,
  grantCredits,
  type Ledger,
  type RunRefunded,
  takeBackLots,
} from "#credits/index.ts";
import type { Services } from "#platform/services.ts";
import { hasFinishedOwnKeyRun } from "#runs/index.ts";
import { referralReward } from "../rules.ts";
import { referrals } from "../schema.ts";

export interface RewardedReferral {
  readonly id: string;
  readonly friendId: string;
  readonly referrerId: string;
}

const sides = ["friend", "referrer"] as const;
type Side = (typeof sides)[number];

const words: Readonly<Record<Side, { readonly granted: string; readonly takenBack: string }>> = {
  friend: {
    granted: "Welcome credits from a friend’s invitation",
    takenBack: "Welcome credits removed: your generation was refunded",
  },
  referrer: {
    granted: "A friend you invited made their first generation",
    takenBack: "Reward removed: your friend’s generation was refunded",
  },
};

const originOf = (id: string, side: Side): string => `referral:${id}:${side}`;

/** Always in the same order, to avoid deadlocks between two referrals with a user in common. */
function inOrder({
  friendId,
  referrerId,
}: RewardedReferral): readonly { readonly side: Side; readonly userId: string }[] {
  const people = { friend: friendId, referrer: referrerId };
  return sides
    .map((side) => ({ side, userId: people[side] }))
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
}

/** Grants both sides their credits. @param ledger in the transaction that completes the referral. */
export async function grantRewards(ledger: Ledger, referral: RewardedReferral, reason: string): Promise<void> {
  for (const { side, userId } of inOrder(referral)) {
    const originId = originOf(referral.id, side);
    const lot = { bucket: "general", source: "referral", originId, amount: referralReward, expiresAt: null } as const;
    const grant: GrantCredits = {
      userId,
      idempotencyKey: originId,
      lots: [lot],
      source: "referral",
      description: words[side].granted,
      reason,
    };
    await grantCredits(ledger, grant);
  }
}

/** Takes back both sides' unspent credits. @param ledger in the transaction that reverses the referral. */
async function takeRewardsBack(ledger: Ledger, referral: RewardedReferral, reason: string): Promise<void> {
  for (const { side } of inOrder(referral)) {
    const originId = originOf(referral.id, side);
    const description = words[side].takenBack;
    const idempotencyKey = `${originId}:take-back`;
    await takeBackLots(ledger, { originId, idempotencyKey, share: 1, source: "referral", description, reason });
  }
}

/**
 * Handles a refunded run. If the run completed a referral, the friend's next finished run replaces it; without one, both rewards' unspent
 * credits are taken back permanently. Idempotent.
 */
export async function reverseReferral(
  { db, jobs, clock, log }: Pick<Services, "db" | "jobs" | "clock" | "log">,
  { userId: friendId, holdNumber }: RunRefunded,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [referral] = await transaction.select().from(referrals).where(eq(referrals.friendId, friendId)).for("update");
    if (referral?.status !== "completed" || referral.holdNumber !== holdNumber) return;
    const { id, referrerId } = referral;
    const isIt = eq(referrals.id, id);
    const next = await findFinishedRun(transaction, friendId);
    if (next !== undefined || (await hasFinishedOwnKeyRun(transaction, friendId))) {
      await transaction
        .update(referrals)
        .set({ holdNumber: next ?? null })
        .where(isIt);
      return;
    }
    await transaction.update(referrals).set({ status: "reversed", reason: "run-refunded" }).where(isIt);
    const reason = `referral ${id}: the friend's run ${holdNumber} was refunded`;
    await takeRewardsBack({ db: transaction, jobs, clock }, { id, friendId, referrerId }, reason);
    log.info({ referralId: id, friendId, referrerId }, "referral reversed");
  });
}
