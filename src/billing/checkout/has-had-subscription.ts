import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { userSubscriptions } from "../schema.ts";

/** Whether somebody ever subscribed: a trial comes with the first time. What was tried by test checkout does not count where money is taken. */
export async function hasHadSubscription(db: Executor, provider: ProviderName, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.provider, provider)))
    .limit(1);
  return found.length > 0;
}
