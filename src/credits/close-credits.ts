import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Ledger, NothingDue, writeJournalIfDue } from "./journal/write-journal.ts";
import { closeLots } from "./lots/close-lots.ts";
import { creditLimits } from "./schema.ts";

/**
 * Takes away whatever somebody who leaves has left, by a visible transaction, and closes their lots: what a run under way gives back
 * later expires. The journal stays, under an id that belongs to nobody.
 */
export async function closeCredits(ledger: Ledger, userId: string): Promise<void> {
  // Any key will do: what is taken once is not there to be taken again.
  const request = { userId, idempotencyKey: `close:${randomUUID()}`, content: { close: userId } };
  await writeJournalIfDue(ledger, request, ({ lots }) => {
    const left = lots.filter(({ remaining }) => remaining > 0);
    // All is taken already, or there never were credits.
    if (left.length === 0) throw new NothingDue();
    const changes = left.map(({ id, remaining }) => ({ lotId: id, amount: 0 - remaining, held: 0 }));
    const reason = "Account closed";
    return { row: { kind: "adjust", changes, reason, description: reason } };
  });
  await closeLots(ledger, userId);
  await ledger.db.delete(creditLimits).where(eq(creditLimits.userId, userId));
}
