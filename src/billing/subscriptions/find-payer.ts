import { eq } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { checkouts } from "../checkout/schema.ts";
import type { CustomData } from "../provider/webhook-message.ts";

type FoundPayer = { readonly userId: string } | { readonly reason: string };

/**
 * The user a payment belongs to, by the data that we attached to the checkout and got back signed. Email addresses are not trusted: the
 * payer can enter any.
 * @param knownUserId of the row recorded before, if any.
 */
export async function findPayer(
  db: Executor,
  { userId, checkoutId }: CustomData,
  knownUserId: string | undefined,
): Promise<FoundPayer> {
  if (knownUserId !== undefined) {
    if (userId === undefined || userId.toLowerCase() === knownUserId) return { userId: knownUserId };
    return { reason: "It names a different user than before." };
  }
  if (userId === undefined) return { reason: "It names no user, so it was not bought through our checkout." };
  const id = userId.toLowerCase();
  if (!isUuid(id) || !(await hasAccount(db, id))) return { reason: "It names an unknown user." };
  const checkoutOf = checkoutId !== undefined && isUuid(checkoutId) ? await ownerOf(db, checkoutId) : undefined;
  if (checkoutOf !== undefined && checkoutOf !== id) return { reason: "Its checkout belongs to another user." };
  return { userId: id };
}

async function ownerOf(db: Executor, checkoutId: string): Promise<string | undefined> {
  const [checkout] = await db.select({ userId: checkouts.userId }).from(checkouts).where(eq(checkouts.id, checkoutId));
  return checkout?.userId;
}
