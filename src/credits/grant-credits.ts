import { findDatabaseError } from "#platform/db/find-database-error.ts";
import { AppError } from "#platform/errors.ts";
import type { JournalWords, NewLot } from "./journal/journal-row.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { openCredits } from "./open-credits.ts";

export interface GrantCredits extends JournalWords {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** At least one. What is granted for one thing in several buckets is one grant. */
  readonly lots: readonly NewLot[];
  /** A plan's monthly credits, which the credits page calls a reset. */
  readonly isMonthlyReset?: boolean;
  /** From now on a mail is sent when spending takes the balance below this, AIC. */
  readonly lowBalanceMark?: number | undefined;
}

/**
 * Gives credits to somebody, whether or not they had any before.
 * @throws {AppError} `conflict` when something was granted already for one of the lots' origins, or the key stands for another content.
 */
export async function grantCredits(ledger: Ledger, grant: GrantCredits): Promise<WrittenRow> {
  const { userId, idempotencyKey, isMonthlyReset = false, lowBalanceMark, lots, ...words } = grant;
  await openCredits(ledger.db, userId, ledger.clock.now());
  const content = { grant: lots, isMonthlyReset, ...words };
  return writeJournal(ledger, { userId, idempotencyKey, content }, (_account, _db, now) => ({
    row: {
      kind: "grant",
      newLots: lots,
      ...words,
      account: {
        ...(isMonthlyReset ? { lastResetAt: now } : {}),
        ...(lowBalanceMark === undefined ? {} : { lowBalanceMark }),
      },
    },
  })).catch((error: unknown) => {
    throw findDatabaseError(error)?.constraint === "credit_lots_origin" ? grantedBefore(lots, error) : error;
  });
}

const grantedBefore = (lots: readonly NewLot[], cause: unknown) =>
  new AppError("conflict", {
    userMessage: "These credits were granted already.",
    message: `granted before: ${lots.map(({ originId, bucket }) => `${originId} (${bucket})`).join(", ")}`,
    cause,
  });
