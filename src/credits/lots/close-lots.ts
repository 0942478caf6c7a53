import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { type Ledger, NothingDue, writeJournalIfDue } from "../journal/write-journal.ts";
import { creditLots } from "../schema.ts";

/**
 * Closes lots: credits that come back to them expire immediately. Writes a journal row that changes no balance, so that a hold decided
 * before it and written after it sees a changed account and decides again.
 * @param lotIds all of the user's lots by default.
 */
export async function closeLots(ledger: Ledger, userId: string, lotIds?: readonly number[]): Promise<void> {
  // A random key is enough: a closed lot cannot be closed again.
  const request = { userId, idempotencyKey: `close-lots:${randomUUID()}`, content: { closeLots: lotIds ?? "all" } };
  await writeJournalIfDue(ledger, request, async (_account, db, now) => {
    const open = await db
      .select({ id: creditLots.id })
      .from(creditLots)
      .where(
        and(
          eq(creditLots.userId, userId),
          lotIds ? inArray(creditLots.id, [...lotIds]) : undefined,
          or(isNull(creditLots.expiresAt), gt(creditLots.expiresAt, now)),
        ),
      );
    if (open.length === 0) throw new NothingDue();
    return { row: { kind: "close", closesLots: open.map(({ id }) => id) } };
  });
}
