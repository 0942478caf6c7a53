import { and, eq, lt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { findFinishedRun } from "./count-holds.ts";
import { type RunRefunded, runRefunded } from "./events.ts";
import { countsAsPlanRun } from "./journal/account-state.ts";
import { type JournalWords, keyedWords, type LotChange } from "./journal/journal-row.ts";
import { type DomainEvent, type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { creditEntries, creditTransactions } from "./schema.ts";

export interface RefundCapture extends JournalWords {
  readonly userId: string;
  /** Number of the capture's journal row. */
  readonly number: number;
  readonly idempotencyKey: string;
  /** The reason, as shown in the history. */
  readonly description: string;
}

/**
 * Refunds a run's charge to the lots it came from, where the credits keep their expiry dates. The run no longer counts toward the plan's
 * limit.
 * @throws {AppError} `not_found` if the number is not a capture; `conflict` if it was already refunded, or the key was used with different
 * content.
 */
export async function refundCapture(ledger: Ledger, refund: RefundCapture): Promise<WrittenRow> {
  const { userId, number, idempotencyKey, ...words } = refund;
  const { holdNumber, serviceType, changes } = await getCapture(ledger.db, userId, number);
  const request = { userId, idempotencyKey, holdNumber, content: { refund: number, ...keyedWords(words) } };
  return writeJournal(ledger, request, async (account, db) => {
    if (await isRefunded(db, userId, number)) {
      throw new AppError("conflict", { userMessage: "This charge has already been refunded." });
    }
    const hasFinishedOthers = (await findFinishedRun(db, userId, holdNumber)) !== undefined;
    const event: DomainEvent<RunRefunded> = { kind: runRefunded, data: { userId, holdNumber } };
    return {
      row: {
        kind: "refund",
        changes,
        refundsNumber: number,
        serviceType,
        ...words,
        account: {
          ...(countsAsPlanRun(account) ? { planRuns: account.planRuns - 1 } : {}),
          // Without another finished run, the next one counts as the first.
          ...(hasFinishedOthers ? {} : { firstSpentAt: null }),
        },
      },
      events: [event],
    };
  });
}

async function getCapture(db: Executor, userId: string, number: number) {
  const rows = await db
    .select({ capture: creditTransactions, lotId: creditEntries.lotId, amount: creditEntries.amount })
    .from(creditTransactions)
    .innerJoin(
      creditEntries,
      and(eq(creditEntries.userId, creditTransactions.userId), eq(creditEntries.number, creditTransactions.number)),
    )
    .where(
      and(
        eq(creditTransactions.userId, userId),
        eq(creditTransactions.number, number),
        eq(creditTransactions.kind, "capture"),
        lt(creditEntries.amount, 0),
      ),
    );
  const holdNumber = rows[0]?.capture.holdNumber;
  if (!holdNumber) throw new AppError("not_found", { userMessage: "This charge doesn’t exist." });
  const changes = rows.map(({ lotId, amount }): LotChange => ({ lotId, amount: 0 - amount, held: 0 }));
  return { holdNumber, serviceType: rows[0]?.capture.serviceType ?? undefined, changes };
}

async function isRefunded(db: Executor, userId: string, number: number): Promise<boolean> {
  const rows = await db
    .select({ number: creditTransactions.number })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.userId, userId), eq(creditTransactions.refundsNumber, number)));
  return rows.length > 0;
}
