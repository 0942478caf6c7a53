import { notExists, sql } from "drizzle-orm";
import { listVerifiedUsers } from "#accounts/index.ts";
import { openCredits } from "#credits/index.ts";
import { nilUuid } from "#platform/db/columns.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { creditRefreshes } from "../schema.ts";
import { lockAccount } from "../settlement/lock-account.ts";
import { settleAccount } from "../settlement/settle-account.ts";
import type { Billing } from "../subscriptions/billing.ts";

/**
 * From now on somebody has credits: the Free plan's first month is granted, where no other plan is theirs already. For whoever's address
 * is theirs; safe to repeat.
 */
export async function openCreditsFor(billing: Billing, userId: string): Promise<void> {
  await billing.db.transaction(async (db) => {
    // Before the row: whoever records a payment meanwhile takes them in this order.
    await lockAccount(db, userId);
    await openCredits(db, userId, billing.clock.now());
    await settleAccount({ ...billing, db }, userId, { grantsFree: true });
  });
}

/**
 * For accounts whose address was confirmed in a way that told nobody. One that fails holds up no other.
 * @returns how many were opened.
 * @throws {AggregateError} at the end, when some failed.
 */
export function openMissingCredits(billing: Billing): Promise<number> {
  const { db } = billing;
  return sweep(
    (after: string) =>
      listVerifiedUsers(db, {
        after,
        condition: (userId) =>
          notExists(
            db
              .select({ userId: creditRefreshes.userId })
              .from(creditRefreshes)
              .where(sql`${creditRefreshes.userId} = ${userId}`),
          ),
        countMax: sweepSize,
      }),
    {
      start: nilUuid,
      next: (userId) => userId,
      work: async (userId) => {
        await openCreditsFor(billing, userId);
        return true;
      },
    },
  );
}
