import { eq } from "drizzle-orm";
import { findUnconfirmedPlan } from "../checkout/unconfirmed-payment.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { creditRefreshes } from "../schema.ts";
import { hasBegun } from "../settlement/free-months.ts";
import type { Billing } from "../subscriptions/billing.ts";

/**
 * Grants the Free months that have begun since their owner last came, so that accounts that nobody uses write nothing. For whatever shows
 * or spends credits, before it does. Where none has begun it costs one query by primary key.
 */
export async function grantFreeMonths(billing: Billing, userId: string): Promise<void> {
  const { db, clock } = billing;
  const now = clock.now();
  const [known] = await db.select().from(creditRefreshes).where(eq(creditRefreshes.userId, userId));
  if (!known || !hasBegun(known, now)) return;
  const { entitlement } = await findEntitlement(db, userId, now);
  if (entitlement.planId !== "free") return;
  // A plan is on its way. If it does not come, the months are still there.
  if (await findUnconfirmedPlan(billing, { userId })) return;
  // The operator's commands load the credits slice only where it is needed (command-imports.test.ts).
  const { settleAccount } = await import("../settlement/settle-account.ts");
  await db.transaction((transaction) => settleAccount({ ...billing, db: transaction }, userId, { grantsFree: true }));
}
