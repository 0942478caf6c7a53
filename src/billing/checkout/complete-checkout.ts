import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isUuid } from "#platform/db/uuid.ts";
import { checkouts, discountUses } from "./schema.ts";

/**
 * A payment came back with a checkout's id: the checkout is over, and the code that was entered is used up. Does nothing the second time,
 * nor for a checkout of somebody else.
 */
export async function completeCheckout(
  db: Executor,
  completed: { readonly checkoutId: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  const { checkoutId, userId, at } = completed;
  // It was signed by the provider, who repeats what a checkout was made with, be it by hand.
  if (!isUuid(checkoutId)) return;
  const [checkout] = await db
    .update(checkouts)
    .set({ completedAt: at })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.userId, userId), isNull(checkouts.completedAt)))
    .returning({ discountCode: checkouts.discountCode });
  if (!checkout?.discountCode) return;
  await db
    .insert(discountUses)
    .values({ code: checkout.discountCode, userId, checkoutId, usedAt: at })
    .onConflictDoNothing();
}
