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
  friend: { granted: "Welcome: you came by a friend", takenBack: "Welcome credits: the generation was refunded" },
  referrer: { granted: "A friend whom you invited has started", takenBack: "A friend's generation was refunded" },
};

const originOf = (id: string, side: Side): string => `referral:${id}:${side}`;

/** Always in the same order, so that two that have a person in common wait for each other rather than for ever. */
function inOrder({
  friendId,
  referrerId,
}: RewardedReferral): readonly { readonly side: Side; readonly userId: string }[] {
  const people = { friend: friendId, referrer: referrerId };
  return sides
    .map((side) => ({ side, userId: people[side] }))
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
}

/** Gives both sides their credits. @param ledger in the transaction that says why. */
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

/** Takes both sides' credits back, as far as they are not spent. @param ledger in the transaction that says why. */
async function takeRewardsBack(ledger: Ledger, referral: RewardedReferral, reason: string): Promise<void> {
  for (const { side } of inOrder(referral)) {
    const originId = originOf(referral.id, side);
    const description = words[side].takenBack;
    const idempotencyKey = `${originId}:take-back`;
    await takeBackLots(ledger, { originId, idempotencyKey, share: 1, source: "referral", description, reason });
  }
}

/**
 * A run's credits were given back. Where a referral was completed by it, the friend's next finished run takes its place; without one both
 * rewards are taken back as far as they are not spent, for good. Safe to run twice.
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
    if (next !== undefined) {
      await transaction.update(referrals).set({ holdNumber: next }).where(isIt);
      return;
    }
    await transaction.update(referrals).set({ status: "reversed", reason: "run-refunded" }).where(isIt);
    const reason = `referral ${id}: the friend's run ${holdNumber} was refunded`;
    await takeRewardsBack({ db: transaction, jobs, clock }, { id, friendId, referrerId }, reason);
    log.info({ referralId: id, friendId, referrerId }, "referral reversed");
  });
}
