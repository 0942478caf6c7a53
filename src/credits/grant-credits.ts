import { inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { findDatabaseError } from "#platform/db/database-errors.ts";
import { AppError } from "#platform/errors.ts";
import { checkAmount, refuseTooMuch } from "./check-amount.ts";
import { type JournalWords, keyedWords, type NewLot } from "./journal/journal-row.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { type Bucket, sumOf } from "./lots/choose-lots.ts";
import { openCredits } from "./open-credits.ts";
import { creditLots } from "./schema.ts";

export interface GrantCredits extends JournalWords {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** At least one. Credits for the same reason in several buckets are one grant. */
  readonly lots: readonly NewLot[];
  /** For a plan's monthly credits, which the credits page calls a reset: when the month began. */
  readonly monthlyResetAt?: Date | undefined;
  /** AIC; from now on, a mail is sent when spending takes the balance below this. */
  readonly lowBalanceThreshold?: number | undefined;
}

/**
 * Grants credits to a user, who may not have had any before.
 * @throws {AppError} `conflict` if credits were already granted for one of the lots' origins, or the key was used with different content;
 * `invalid_input` for an invalid amount. The caller's transaction, if any, stays usable.
 */
export async function grantCredits(ledger: Ledger, grant: GrantCredits): Promise<WrittenRow> {
  const { userId, idempotencyKey, monthlyResetAt, lowBalanceThreshold, lots, ...words } = grant;
  if (lots.length === 0) throw new AppError("invalid_input", { userMessage: "A grant needs an amount of credits." });
  for (const { amount } of lots) checkAmount(amount);
  const content = { grant: lots, isMonthlyReset: monthlyResetAt !== undefined, ...keyedWords(words) };
  const write = async (db: Executor) => {
    await openCredits(db, userId, ledger.clock.now());
    return writeJournal({ ...ledger, db }, { userId, idempotencyKey, content }, async (account, tx) => {
      await requireNewOrigins(tx, lots);
      refuseTooMuch(account, sumOf(lots.map(({ amount }) => amount)));
      const row = { kind: "grant", newLots: lots, ...words } as const;
      return { row: { ...row, account: { lastResetAt: monthlyResetAt, lowBalanceThreshold } } };
    });
  };
  return ledger.db.transaction(write).catch((error: unknown) => {
    throw findDatabaseError(error)?.constraint === "credit_lots_origin" ? grantedBefore(lots, error) : error;
  });
}

/** The database only refuses a repeated origin in the same bucket, and only when the row is written. */
async function requireNewOrigins(db: Executor, lots: readonly NewLot[]): Promise<void> {
  const origins = lots.map(({ originId }) => originId);
  const known = await db
    .select({ id: creditLots.id })
    .from(creditLots)
    .where(inArray(creditLots.originId, origins))
    .limit(1);
  if (known.length > 0) throw grantedBefore(lots);
}

const grantedBefore = (lots: readonly NewLot[], cause?: unknown) =>
  new AppError("conflict", {
    userMessage: "These credits were already granted.",
    message: `granted before: ${lots.map(({ originId, bucket }) => `${originId} (${bucket})`).join(", ")}`,
    cause,
  });

/** AIC granted per bucket, whether or not they were spent. */
export type Granted = Readonly<Partial<Record<Bucket, number>>>;

/** @returns what was granted for each origin; origins without a grant are left out. */
export async function findGranted(db: Executor, originIds: readonly string[]): Promise<ReadonlyMap<string, Granted>> {
  if (originIds.length === 0) return new Map();
  const rows = await db
    .select({
      originId: creditLots.originId,
      granted: sql<Granted>`json_object_agg(${creditLots.bucket}, ${creditLots.amount})`,
    })
    .from(creditLots)
    .where(inArray(creditLots.originId, [...originIds]))
    .groupBy(creditLots.originId);
  return new Map(rows.map(({ originId, granted }) => [originId, granted]));
}
