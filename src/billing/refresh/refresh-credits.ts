import { and, asc, eq, lte } from "drizzle-orm";
import { describeError } from "#platform/describe-error.ts";
import { creditRefreshes } from "../schema.ts";
import { lockAccount } from "../settlement/lock-account.ts";
import { settleAccount } from "../settlement/settle-account.ts";
import type { Billing } from "../subscriptions/billing.ts";

const batchSize = 200;

export interface Refreshed {
  readonly refreshed: number;
  readonly failed: number;
}

/**
 * Grants credits that are due by date: the months of yearly plans. Safe to run at any time, in several processes and after any pause. An
 * account that fails does not block the others.
 */
export async function refreshCredits(billing: Billing): Promise<Refreshed> {
  const failed = new Set<string>();
  let refreshed = 0;
  for (;;) {
    const due = await billing.db
      .select({ userId: creditRefreshes.userId })
      .from(creditRefreshes)
      .where(lte(creditRefreshes.dueAt, billing.clock.now()))
      .orderBy(asc(creditRefreshes.dueAt))
      .limit(batchSize + failed.size);
    const open = due.filter(({ userId }) => !failed.has(userId));
    if (open.length === 0) return { refreshed, failed: failed.size };
    for (const { userId } of open) {
      try {
        if (await refreshAccount(billing, userId)) refreshed += 1;
      } catch (error) {
        failed.add(userId);
        billing.log.warn({ err: describeError(error) }, "credits of an account could not be refreshed");
      }
    }
  }
}

/** @returns false if another process was faster. */
async function refreshAccount(billing: Billing, userId: string): Promise<boolean> {
  return billing.db.transaction(async (db) => {
    await lockAccount(db, userId);
    const isDue = and(eq(creditRefreshes.userId, userId), lte(creditRefreshes.dueAt, billing.clock.now()));
    const due = await db.select({ userId: creditRefreshes.userId }).from(creditRefreshes).where(isDue);
    if (due.length === 0) return false;
    await settleAccount({ ...billing, db }, userId);
    return true;
  });
}
