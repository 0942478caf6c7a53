import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { findPerson } from "#accounts/index.ts";
import { findFinishedRun, listSpenders } from "#credits/index.ts";
import { nilUuid } from "#platform/db/columns.ts";
import type { Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { domainDigest } from "#platform/mail/mail-domain.ts";
import type { Services } from "#platform/services.ts";
import { hasFinishedOwnKeyRun, listOwnKeyRunners } from "#runs/index.ts";
import { referralCodes, referrals } from "../schema.ts";
import { findRefusal } from "./find-refusal.ts";
import { grantRewards } from "./rewards.ts";

type Needed = Pick<Services, "db" | "jobs" | "secrets" | "clock" | "log" | "config">;

/**
 * Rewards both sides of a referral once the friend has verified an address and finished a first run, or refuses it permanently. Idempotent,
 * and safe to run concurrently.
 * @param friendId does nothing for a user who was not referred, or who has not got that far.
 */
export async function completeReferral(services: Needed, friendId: string): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const [referral] = await transaction
      .select()
      .from(referrals)
      .where(eq(referrals.friendId, friendId))
      // Serializes concurrent calls.
      .for("update");
    if (referral?.status === "pending") await decide(services, transaction, { ...referral, friendId });
  });
}

async function decide(
  { jobs, secrets, clock, log, config }: Needed,
  db: Transaction,
  referral: typeof referrals.$inferSelect & { readonly friendId: string },
): Promise<void> {
  const { id, friendId, referrerId } = referral;
  const [friend, holdNumber] = [await findPerson(db, friendId), await findFinishedRun(db, friendId)];
  const hasFinished = holdNumber !== undefined || (await hasFinishedOwnKeyRun(db, friendId));
  if (!friend?.emailVerified || !hasFinished) return;
  // Locks the referrer: two referrals completed at once must not both take the last allowed place.
  await db.select().from(referralCodes).where(eq(referralCodes.userId, referrerId)).for("update");
  const referrer = await findPerson(db, referrerId);
  if (!referrer) return;
  // The same for the domain, across all referrers.
  const domain = domainDigest(secrets, "referral-domain", friend.email);
  if (domain) await lockName(db, `referral-domain:${domain.toString("base64url")}`);
  const reason = await findRefusal({ db, secrets, clock, config }, { friend, referrer, completing: referral });
  if (reason) {
    log.info({ referralId: id, friendId, referrerId, reason }, "referral refused");
    await db.update(referrals).set({ status: "refused", reason }).where(eq(referrals.id, id));
    return;
  }
  const completed = { status: "completed", holdNumber, domainDigest: domain, completedAt: clock.now() } as const;
  await db.update(referrals).set(completed).where(eq(referrals.id, id));
  const run = holdNumber === undefined ? "run on an own key" : `run ${holdNumber}`;
  const grantReason = `referral ${id}: the friend's ${run} is finished`;
  await grantRewards({ db, jobs, clock }, { id, friendId, referrerId }, grantReason);
}

const batchSize = 500;

/**
 * Handles pending referrals for which no event will come: deletes those whose friend's account was deleted, and completes those whose
 * friend qualifies by now (the first run was refunded but a later one was not, or a job failed). A failure does not block the others.
 * @throws {AggregateError} at the end, if any failed.
 */
export async function sweepReferrals(
  services: Pick<Services, "db" | "jobs" | "secrets" | "clock" | "config" | "log">,
): Promise<void> {
  const { db } = services;
  const errors: unknown[] = [];
  const isPending = eq(referrals.status, "pending");
  await db.delete(referrals).where(and(isPending, isNull(referrals.friendId)));
  for (let after = nilUuid; ; ) {
    const batch = await db
      .select({ id: referrals.id, friendId: referrals.friendId })
      .from(referrals)
      .where(and(isPending, gt(referrals.id, after)))
      .orderBy(asc(referrals.id))
      .limit(batchSize);
    const friendIds = batch.flatMap(({ friendId }) => friendId ?? []);
    const finished = new Set([...(await listSpenders(db, friendIds)), ...(await listOwnKeyRunners(db, friendIds))]);
    for (const friendId of finished) {
      await completeReferral(services, friendId).catch((error: unknown) => void errors.push(error));
    }
    if (batch.length < batchSize) break;
    after = batch.at(-1)?.id ?? after;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} referrals could not be completed`);
}
