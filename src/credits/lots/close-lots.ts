import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { type Ledger, NothingDue, writeJournalIfDue } from "../journal/write-journal.ts";
import { creditLots } from "../schema.ts";

/**
 * From now on the lots hold nothing to spend, whatever comes back to them: it expires. A row of the journal that changes no balance, so that
 * a hold that was decided before and is written after finds the account changed, and is decided again.
 * @param lotIds all of the user's where they are not said.
 */
export async function closeLots(ledger: Ledger, userId: string, lotIds?: readonly number[]): Promise<void> {
  // Any key will do: what is closed once is not there to be closed again.
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
