import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isUuid } from "#platform/db/uuid.ts";
import { checkouts, userSubscriptions } from "../schema.ts";

/**
 * Keeps with a subscription what the code takes off that it was bought with, for the prices that its pages name: the provider, who takes
 * it off, does not say it of a subscription. Does nothing for a checkout without a code, nor for one of somebody else.
 */
export async function takeDiscount(
  db: Executor,
  subscriptionId: string,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
): Promise<void> {
  if (!isUuid(checkoutId)) return;
  await db
    .update(userSubscriptions)
    .set({ discountPercent: checkouts.discountPercent, discountMonths: checkouts.discountMonths })
    .from(checkouts)
    .where(
      and(
        eq(userSubscriptions.id, subscriptionId),
        eq(checkouts.id, checkoutId),
        eq(checkouts.userId, userId),
        isNotNull(checkouts.discountPercent),
      ),
    );
}
