import { and, eq, gt, isNull } from "drizzle-orm";
import { creditsPath } from "#credits/rules.ts";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import type { CheckoutReturn } from "../billing-paths.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { billingPath } from "../rules.ts";
import type { RequestedItem } from "./read-checkout-item.ts";
import { checkouts, discountUses, pageMs } from "./schema.ts";

/** The page that shows what was bought. */
export const returnPathOf = ({ kind }: Pick<RequestedItem, "kind">): string =>
  kind === "plan" ? billingPath : creditsPath;

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

/** @returns the payment page of an open checkout of somebody's own; undefined for one that is paid or has expired, and for anybody else's. */
export async function findCheckoutUrl(
  { db, clock }: Pick<Services, "db" | "clock">,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
): Promise<string | undefined> {
  if (!isUuid(checkoutId)) return undefined;
  const [checkout] = await db
    .select({ url: checkouts.url })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.id, checkoutId),
        eq(checkouts.userId, userId),
        isNull(checkouts.completedAt),
        gt(checkouts.createdAt, new Date(clock.now().getTime() - pageMs)),
      ),
    );
  return checkout?.url ?? undefined;
}

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
