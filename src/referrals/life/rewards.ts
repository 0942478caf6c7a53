import { type GrantCredits, grantCredits, type Ledger, takeBackLots } from "#credits/index.ts";
import { referralReward } from "../rules.ts";

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
export async function takeRewardsBack(ledger: Ledger, referral: RewardedReferral, reason: string): Promise<void> {
  for (const { side } of inOrder(referral)) {
    const originId = originOf(referral.id, side);
    const description = words[side].takenBack;
    const idempotencyKey = `${originId}:take-back`;
    await takeBackLots(ledger, { originId, idempotencyKey, share: 1, source: "referral", description, reason });
  }
}
