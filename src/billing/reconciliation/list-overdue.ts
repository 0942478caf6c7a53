import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { userSubscriptions } from "../schema.ts";

/** As many as are asked for one by one in a run, at 300 calls a minute. The run over everything finds the rest. */
const countMax = 500;

/** @returns the provider's ids of subscriptions that should have renewed or ended before a moment, and of which nothing was heard. */
export async function listOverdue(db: Executor, provider: ProviderName, before: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: userSubscriptions.providerId })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.provider, provider),
        inArray(userSubscriptions.status, ["on_trial", "active", "past_due", "cancelled"]),
        lt(userSubscriptions.currentPeriodEnd, before),
      ),
    )
    .orderBy(desc(userSubscriptions.currentPeriodEnd), desc(userSubscriptions.providerId))
    .limit(countMax);
  return rows.map(({ id }) => id);
}
