import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { listSpenders } from "#credits/index.ts";
import { nilUuid } from "#platform/db/uuid.ts";
import type { Services } from "#platform/services.ts";
import { referrals } from "../schema.ts";
import { completeReferral } from "./complete-referral.ts";

const batchSize = 500;

/**
 * Looks after what no news comes of any more: forgets those whose friend left before anything came of it, and completes those whose friend
 * has got as far meanwhile (the first run was refunded, and a later one was not; a job was given up). One that fails holds up no other.
 * @throws {AggregateError} at the end, when some failed.
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
    for (const friendId of await listSpenders(db, friendIds)) {
      await completeReferral(services, friendId).catch((error: unknown) => void errors.push(error));
    }
    if (batch.length < batchSize) break;
    after = batch.at(-1)?.id ?? after;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} referrals could not be completed`);
}
