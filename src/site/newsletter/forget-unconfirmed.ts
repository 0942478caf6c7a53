import { and, isNull, lt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { newsletterSubscriptions } from "../schema.ts";

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Addresses that somebody entered and nobody confirmed are not ours to keep. */
export async function forgetUnconfirmed(db: Executor, now: Date): Promise<void> {
  const { confirmedAt, unsubscribedAt, requestedAt } = newsletterSubscriptions;
  const before = new Date(now.getTime() - keptMs);
  await db
    .delete(newsletterSubscriptions)
    .where(and(isNull(confirmedAt), isNull(unsubscribedAt), lt(requestedAt, before)));
}
