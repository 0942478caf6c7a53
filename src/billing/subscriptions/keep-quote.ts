import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isUuid } from "#platform/db/uuid.ts";
import { checkouts } from "../checkout/schema.ts";
import { userSubscriptions } from "../schema.ts";

/**
 * Keeps with a subscription what its checkout quoted: the version of the plan, which its trial and first payment are worth, and what a code
 * takes off. The provider says neither of a subscription. Does nothing for a checkout of somebody else.
 */
export async function keepQuote(
  db: Executor,
  subscriptionId: string,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
): Promise<void> {
  if (!isUuid(checkoutId)) return;
  await db
    .update(userSubscriptions)
    .set({
      quotedPlanId: checkouts.planId,
      quotedInterval: checkouts.interval,
      quotedPlanVersion: checkouts.planVersion,
      discountPercent: checkouts.discountPercent,
      discountMonths: checkouts.discountMonths,
    })
    .from(checkouts)
    .where(
      and(
        eq(userSubscriptions.id, subscriptionId),
        eq(checkouts.id, checkoutId),
        eq(checkouts.userId, userId),
        isNotNull(checkouts.planId),
      ),
    );
}
