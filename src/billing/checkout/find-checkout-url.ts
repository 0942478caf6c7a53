import { and, eq, gt, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/uuid.ts";
import type { Services } from "#platform/services.ts";
import { pageMs } from "./page-lifetime.ts";
import { checkouts } from "./schema.ts";

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
