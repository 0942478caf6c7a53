import { eq } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { checkouts } from "../checkout/schema.ts";
import type { CustomData } from "../provider/webhook-message.ts";

type FoundPayer = { readonly userId: string } | { readonly reason: string };

/**
 * Whose a payment is, by what we sent along with the checkout and got back signed. Addresses say nothing: whoever pays may type any.
 * @param knownUserId of the row that is there already.
 */
export async function findPayer(
  db: Executor,
  { userId, checkoutId }: CustomData,
  knownUserId: string | undefined,
): Promise<FoundPayer> {
  if (knownUserId !== undefined) {
    if (userId === undefined || userId.toLowerCase() === knownUserId) return { userId: knownUserId };
    return { reason: "It names another user than the one whose it was so far." };
  }
  if (userId === undefined) return { reason: "It names no user: it was not bought by our checkout." };
  const id = userId.toLowerCase();
  if (!isUuid(id) || !(await hasAccount(db, id))) return { reason: "The user whom it names is not known." };
  const checkoutOf = checkoutId !== undefined && isUuid(checkoutId) ? await ownerOf(db, checkoutId) : undefined;
  if (checkoutOf !== undefined && checkoutOf !== id) return { reason: "Its checkout was another user's." };
  return { userId: id };
}

async function ownerOf(db: Executor, checkoutId: string): Promise<string | undefined> {
  const [checkout] = await db.select({ userId: checkouts.userId }).from(checkouts).where(eq(checkouts.id, checkoutId));
  return checkout?.userId;
}
