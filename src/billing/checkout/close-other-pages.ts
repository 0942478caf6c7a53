import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import type { PaymentProvider } from "../provider/payment-provider.ts";
import { checkouts } from "../schema.ts";
import { pageMs } from "./page-lifetime.ts";

/**
 * Of the payment pages for plans that somebody has open only the newest stays: on two of them they would pay for two subscriptions. Of two
 * that open at the same moment, whichever is asked for last closes the other, or the other itself.
 */
export async function closeOtherPages(
  { db, clock }: Pick<Services, "db" | "clock">,
  provider: PaymentProvider,
  userId: string,
): Promise<void> {
  const open = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.provider, provider.name),
        isNotNull(checkouts.planId),
        isNull(checkouts.completedAt),
        gt(checkouts.createdAt, new Date(clock.now().getTime() - pageMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id));
  for (const { id } of open.slice(1)) await provider.closeCheckout(id);
}
