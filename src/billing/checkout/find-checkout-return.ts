import { and, eq, gt } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/uuid.ts";
import type { Services } from "#platform/services.ts";
import type { CheckoutReturn } from "../checkout-return.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { checkouts } from "./schema.ts";

/** An address that somebody kept says nothing any more. */
const returnMs = dayMs;

/**
 * What the page is to say to somebody who comes back from the payment page, whose address carries the checkout's id.
 * @returns null for a checkout that is not theirs, or too old to be waited for.
 */
export async function findCheckoutReturn(
  { db, clock }: Pick<Services, "db" | "clock">,
  asked: { readonly checkoutId: string | null; readonly userId: string },
): Promise<CheckoutReturn | null> {
  if (!asked.checkoutId || !isUuid(asked.checkoutId)) return null;
  const now = clock.now();
  const [checkout] = await db
    .select({
      id: checkouts.id,
      planId: checkouts.planId,
      packId: checkouts.packId,
      completedAt: checkouts.completedAt,
    })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.id, asked.checkoutId),
        eq(checkouts.userId, asked.userId),
        gt(checkouts.createdAt, new Date(now.getTime() - returnMs)),
      ),
    );
  if (!checkout) return null;
  const { id, planId, packId, completedAt } = checkout;
  // A subscription's first order may be here before the subscription itself: only the plan that it entitles to says that it is.
  const isThere = planId === null || (await findEntitlement(db, asked.userId, now)).plan.id === planId;
  return { id, planId, packId, isConfirmed: completedAt !== null && isThere };
}
