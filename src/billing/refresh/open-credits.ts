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
 * Opens the user's credits: grants the Free plan's first month, unless they already have a paid plan. For verified users only. Idempotent.
 */
export async function openCreditsFor(billing: Billing, userId: string): Promise<void> {
  await billing.db.transaction(async (db) => {
    // Locks before writing the row, in the same order as recording a payment does.
    await lockAccount(db, userId);
    await openCredits(db, userId, billing.clock.now());
    await settleAccount({ ...billing, db }, userId, { grantsFree: true });
  });
}

/**
 * Opens credits for accounts that were verified without triggering it. A failure does not block the others.
 * @returns how many were opened.
 * @throws {AggregateError} at the end, if any failed.
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
