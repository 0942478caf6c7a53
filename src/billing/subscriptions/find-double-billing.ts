import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { SubscriptionView } from "../entitlement/current-plan.ts";
import { findEntitlement, viewOf } from "../entitlement/find-entitlement.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import { readPriceList } from "../read-price-list.ts";
import { userSubscriptions } from "../schema.ts";
import { runningStatuses } from "./running-statuses.ts";

const isBilled = and(
  inArray(userSubscriptions.status, [...runningStatuses]),
  eq(userSubscriptions.cancelAtPeriodEnd, false),
);

/**
 * Subscriptions that a user is billed for in addition to the account's main one, for example because they paid in two tabs. Only the user
 * knows which one they want.
 */
export async function findBilledBeside(db: Executor, userId: string, now: Date): Promise<readonly SubscriptionView[]> {
  return (await findBilled(db, userId, now)).beside;
}

/** @returns the billed main subscription, if any, and those billed in addition. */
async function findBilled(db: Executor, userId: string, now: Date) {
  const { subscription: shown } = await findEntitlement(db, userId, now);
  if (!shown) return { kept: undefined, beside: [] };
  const billed = await db
    .select()
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.provider, shown.provider), isBilled))
    .orderBy(asc(userSubscriptions.providerCreatedAt), asc(userSubscriptions.providerId));
  const list = await readPriceList(db);
  const kept = billed.find(({ id }) => id === shown.id) ?? billed[0];
  return {
    kept: kept && viewOf(kept, list, now),
    beside: billed.filter((row) => row !== kept).map((row) => viewOf(row, list, now)),
  };
}

/** One of a user's several billed subscriptions, and the others. @returns undefined if it is not one of them. */
export async function findBilledOne(db: Executor, userId: string, subscriptionId: string, now: Date) {
  const { kept, beside } = await findBilled(db, userId, now);
  const all = kept ? [kept, ...beside] : beside;
  const one = all.find(({ id }) => id === subscriptionId);
  return one && { one, others: all.filter((other) => other !== one) };
}

/** All users billed for more than one subscription, with these subscriptions. For the operator. */
export async function listDoubleBilling(db: Executor) {
  const several = db
    .select({ userId: userSubscriptions.userId, provider: userSubscriptions.provider })
    .from(userSubscriptions)
    .where(isBilled)
    .groupBy(userSubscriptions.userId, userSubscriptions.provider)
    .having(sql`count(*) > 1`)
    .as("several");
  return db
    .select({
      userId: userSubscriptions.userId,
      providerId: userSubscriptions.providerId,
      planId: userSubscriptions.subscriptionPlanId,
      interval: userSubscriptions.interval,
      status: userSubscriptions.status,
      since: userSubscriptions.providerCreatedAt,
    })
    .from(userSubscriptions)
    .innerJoin(
      several,
      and(eq(several.userId, userSubscriptions.userId), eq(several.provider, userSubscriptions.provider)),
    )
    .where(isBilled)
    .orderBy(asc(userSubscriptions.userId), asc(userSubscriptions.providerCreatedAt));
}

/** Tells whether the user is also billed for another subscription. */
export async function isBilledBeside(
  db: Executor,
  {
    userId,
    provider,
    providerId,
  }: { readonly userId: string; readonly provider: ProviderName; readonly providerId: string },
): Promise<boolean> {
  const others = await db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.userId, userId),
        eq(userSubscriptions.provider, provider),
        notInArray(userSubscriptions.providerId, [providerId]),
        isBilled,
      ),
    )
    .limit(1);
  return others.length > 0;
}
