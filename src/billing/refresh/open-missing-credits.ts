import { notExists, sql } from "drizzle-orm";
import { listVerifiedUsers } from "#accounts/index.ts";
import { creditRefreshes } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { openCreditsFor } from "./open-credits-for.ts";

const batchSize = 500;

/** For accounts whose address was confirmed in a way that told nobody. @returns how many were opened. */
export async function openMissingCredits(billing: Billing): Promise<number> {
  const missing = await listVerifiedUsers(billing.db, {
    condition: (userId) =>
      notExists(
        billing.db
          .select({ userId: creditRefreshes.userId })
          .from(creditRefreshes)
          .where(sql`${creditRefreshes.userId} = ${userId}`),
      ),
    countMax: batchSize,
  });
  for (const userId of missing) await openCreditsFor(billing, userId);
  return missing.length < batchSize ? missing.length : missing.length + (await openMissingCredits(billing));
}
