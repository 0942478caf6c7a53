import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { checkouts } from "../schema.ts";

/** @returns the payment page of an open checkout of somebody's own; undefined for one that is paid, and for anybody else's. */
export async function findCheckoutUrl(
  db: Executor,
  { checkoutId, userId }: { readonly checkoutId: string; readonly userId: string },
): Promise<string | undefined> {
  if (!/^[\da-f-]{36}$/.test(checkoutId)) return undefined;
  const [checkout] = await db
    .select({ url: checkouts.url })
    .from(checkouts)
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.userId, userId), isNull(checkouts.completedAt)));
  return checkout?.url ?? undefined;
}
