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

/** The page that shows the purchase. */
export const returnPathOf = ({ kind }: Pick<RequestedItem, "kind">): string =>
  kind === "plan" ? billingPath : creditsPath;

/** After this, a bookmarked return URL shows no notice. */
const returnMs = dayMs;

/**
 * The notice for a user returning from the payment page, whose URL carries the checkout's id.
 * @returns null for another user's checkout, or one older than a day.
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
  // A subscription's first order may arrive before the subscription, so only the entitlement shows that the plan is active.
  const isThere = planId === null || (await findEntitlement(db, asked.userId, now)).plan.id === planId;
  return { id, planId, packId, isConfirmed: completedAt !== null && isThere };
}

/** @returns the URL of the user's own open payment page; undefined if it is paid, expired or another user's. */
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
 * Completes the checkout that a payment belongs to, and uses up its discount code. Does nothing if it is already complete or another
 * user's.
 */
export async function completeCheckout(
  db: Executor,
  completed: { readonly checkoutId: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  const { checkoutId, userId, at } = completed;
  // The provider signs whatever a checkout was created with, which includes checkouts created by hand in its dashboard.
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
