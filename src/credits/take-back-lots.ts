import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type JournalWords, keyedWords, type LotChange } from "./journal/journal-row.ts";
import { type Ledger, NothingDue, writeJournalIfDue } from "./journal/write-journal.ts";
import { closeLots } from "./lots/close-lots.ts";
import { creditEntries, creditLots, creditTransactions } from "./schema.ts";

export interface TakeBackLots extends JournalWords {
  readonly idempotencyKey: string;
  /** Event that the lots were granted for. */
  readonly originId: string;
  /** The share of the grant to be taken back in total, above 0 and up to 1, including what was taken back before. 1 closes the lots. */
  readonly share: number;
}

/**
 * Takes back unspent credits whose reason is gone, for example after a refund or a reversed reward. The balance never goes below zero.
 * Credits held for a running run stay with it; if they come back to closed lots, they expire. A call that finds nothing to take writes
 * nothing, so its key stays free, and a later call may find credits that came back.
 * @returns AIC taken back by this call, or by the first one with this key.
 * @throws {AppError} `not_found` if nothing was granted for this origin; `conflict` if the key was used with different content;
 * `invalid_input` for an invalid share.
 */
export async function takeBackLots(ledger: Ledger, takeBack: TakeBackLots): Promise<number> {
  const { originId, idempotencyKey, share, ...words } = takeBack;
  if (!(share > 0 && share <= 1)) {
    throw new AppError("invalid_input", { userMessage: "The share to take back must be above 0 and at most 1." });
  }
  const granted = await ledger.db.select().from(creditLots).where(eq(creditLots.originId, originId));
  const [first] = granted;
  if (!first) throw new AppError("not_found", { userMessage: "No credits were granted for this.", message: originId });
  const { userId } = first;
  const lotIds = granted.map(({ id }) => id);
  const content = { takeBack: originId, share, ...keyedWords(words) };
  const written = await writeJournalIfDue(ledger, { userId, idempotencyKey, content }, async ({ lots }, db) => {
    const before = await takenBefore(db, lotIds);
    const changes = granted.flatMap(({ id, amount }): LotChange[] => {
      const remaining = lots.find((lot) => lot.id === id)?.remaining ?? 0;
      const taken = Math.min(remaining, Math.max(0, partOf(amount, share) - (before.get(id) ?? 0)));
      return taken > 0 ? [{ lotId: id, amount: 0 - taken, held: 0 }] : [];
    });
    if (changes.length === 0) throw new NothingDue();
    return { row: { kind: "take-back", changes, closesLots: share === 1 ? lotIds : [], ...words } };
  });
  if (written) return amountOf(ledger.db, userId, written.number);
  if (share === 1) await closeLots(ledger, userId, lotIds);
  return 0;
}

async function takenBefore(db: Executor, lotIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ lotId: creditEntries.lotId, taken: sql<number>`(-sum(${creditEntries.amount}))::int` })
    .from(creditLots)
    .innerJoin(creditEntries, and(eq(creditEntries.userId, creditLots.userId), eq(creditEntries.lotId, creditLots.id)))
    .innerJoin(
      creditTransactions,
      and(eq(creditTransactions.userId, creditEntries.userId), eq(creditTransactions.number, creditEntries.number)),
    )
    .where(
      and(inArray(creditLots.id, [...lotIds]), lt(creditEntries.amount, 0), eq(creditTransactions.kind, "take-back")),
    )
    .groupBy(creditEntries.lotId);
  return new Map(rows.map(({ lotId, taken }) => [lotId, taken]));
}

async function amountOf(db: Executor, userId: string, number: number): Promise<number> {
  const [row] = await db
    .select({ amount: creditTransactions.amount })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.userId, userId), eq(creditTransactions.number, number)));
  return 0 - (row?.amount ?? 0);
}

/** Rounded down, in the user's favor. The millionth is for shares like 0.29, which floating point stores slightly too low. */
const partOf = (amount: number, share: number): number => Math.floor(amount * share + 1e-6);
