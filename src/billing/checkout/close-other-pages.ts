import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import type { PaymentProvider } from "../provider/payment-provider.ts";
import { pageMs } from "./page-lifetime.ts";
import { checkouts } from "./schema.ts";
import { reportPaid } from "./unconfirmed-payment.ts";

/**
 * Of the payment pages for plans that a user has open only the newest stays: on two of them they would pay for two subscriptions. Of two
 * that open at the same moment, whichever is asked for last closes the other, or the other itself. One that turns out to be paid is noted.
 */
export async function closeOtherPages(
  { db, clock }: Pick<Services, "db" | "clock">,
  provider: PaymentProvider,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const open = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.provider, provider.name),
        isNotNull(checkouts.planId),
        isNull(checkouts.completedAt),
        gt(checkouts.createdAt, new Date(now.getTime() - pageMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id));
  for (const { id: checkoutId } of open.slice(1)) {
    const { isPaid } = await provider.closeCheckout(checkoutId);
    if (isPaid) await reportPaid(db, { checkoutId, userId, at: now });
  }
}
