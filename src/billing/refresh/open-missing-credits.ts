import { notExists, sql } from "drizzle-orm";
import { listVerifiedUsers } from "#accounts/index.ts";
import { nilUuid } from "#platform/db/uuid.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { creditRefreshes } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { openCreditsFor } from "./open-credits-for.ts";

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
