import { openCredits } from "#credits/index.ts";
import { lockAccount } from "../settlement/lock-account.ts";
import { settleAccount } from "../settlement/settle-account.ts";
import type { Billing } from "../subscriptions/billing.ts";

/**
 * From now on somebody has credits: the Free plan's first month is granted, where no other plan is theirs already. For whoever's address
 * is theirs; safe to repeat.
 */
export async function openCreditsFor(billing: Billing, userId: string): Promise<void> {
  await billing.db.transaction(async (db) => {
    // Before the row: whoever records a payment meanwhile takes them in this order.
    await lockAccount(db, userId);
    await openCredits(db, userId, billing.clock.now());
    await settleAccount({ ...billing, db }, userId, { grantsFree: true });
  });
}
