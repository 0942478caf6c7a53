import { eq } from "drizzle-orm";
import { findFinishedRun, type RunRefunded } from "#credits/index.ts";
import type { Services } from "#platform/services.ts";
import { referrals } from "../schema.ts";
import { takeRewardsBack } from "./rewards.ts";

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
    const ground = `referral ${id}: the friend's run ${holdNumber} was refunded`;
    await takeRewardsBack({ db: transaction, jobs, clock }, { id, friendId, referrerId }, ground);
    log.info({ referralId: id, friendId, referrerId }, "referral reversed");
  });
}
