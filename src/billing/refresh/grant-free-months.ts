import { eq } from "drizzle-orm";
import { findUnconfirmedPlan } from "../checkout/unconfirmed-payment.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { creditRefreshes } from "../schema.ts";
import { hasBegun } from "../settlement/free-months.ts";
import type { Billing } from "../subscriptions/billing.ts";

/**
 * Grants the Free months that have begun since the user's last visit, so that unused accounts cause no writes. Call it before showing or
 * spending credits. If no month has begun, it costs one query by primary key.
 */
export async function grantFreeMonths(billing: Billing, userId: string): Promise<void> {
  const { db, clock } = billing;
  const now = clock.now();
  const [known] = await db.select().from(creditRefreshes).where(eq(creditRefreshes.userId, userId));
  if (!known || !hasBegun(known, now)) return;
  const { entitlement } = await findEntitlement(db, userId, now);
  if (entitlement.planId !== "free") return;
  // A paid plan is being confirmed. If it fails, the months can still be granted later.
  if (await findUnconfirmedPlan(billing, { userId })) return;
  // Imported lazily, so that operator commands load the credits slice only when they need it (command-imports.test.ts).
  const { settleAccount } = await import("../settlement/settle-account.ts");
  await db.transaction((transaction) => settleAccount({ ...billing, db: transaction }, userId, { grantsFree: true }));
}
