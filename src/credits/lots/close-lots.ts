import { and, eq, inArray, sql } from "drizzle-orm";
import { lockCredits } from "../journal/lock-credits.ts";
import type { Ledger } from "../journal/write-journal.ts";
import { creditLots } from "../schema.ts";

/**
 * From now on the lots hold nothing to spend, whatever comes back to them: it expires. No journal row, because no balance changes by it.
 * @param lotIds all of the user's where they are not said.
 */
export function closeLots({ db, clock }: Ledger, userId: string, lotIds?: readonly number[]): Promise<void> {
  const now = clock.now().toISOString();
  return db.transaction(async (tx) => {
    await lockCredits(tx, userId);
    await tx
      .update(creditLots)
      .set({ expiresAt: sql`least(${creditLots.expiresAt}, ${now}::timestamptz)` })
      .where(and(eq(creditLots.userId, userId), lotIds ? inArray(creditLots.id, [...lotIds]) : undefined));
  });
}
