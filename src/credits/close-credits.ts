import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Ledger, writeJournal } from "./journal/write-journal.ts";
import { closeLots } from "./lots/close-lots.ts";
import { creditLimits } from "./schema.ts";

/** All is taken already, or there never were credits. */
class NothingLeft extends Error {}

/**
 * Takes away whatever somebody who leaves has left, by a visible transaction, and closes their lots: what a run under way gives back
 * later expires. The journal stays, under an id that belongs to nobody.
 */
export async function closeCredits(ledger: Ledger, userId: string): Promise<void> {
  // Any key will do: what is taken once is not there to be taken again.
  const request = { userId, idempotencyKey: `close:${randomUUID()}`, content: { close: userId } };
  await writeJournal(ledger, request, ({ lots }) => {
    const left = lots.filter(({ remaining }) => remaining > 0);
    if (left.length === 0) throw new NothingLeft();
    const changes = left.map(({ id, remaining }) => ({ lotId: id, amount: 0 - remaining, held: 0 }));
    const reason = "Account closed";
    return { row: { kind: "adjust", changes, reason, description: reason } };
  }).catch((error: unknown) => {
    if (!(error instanceof NothingLeft)) throw error;
  });
  await closeLots(ledger, userId);
  await ledger.db.delete(creditLimits).where(eq(creditLimits.userId, userId));
}
