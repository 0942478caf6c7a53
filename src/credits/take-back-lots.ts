import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type JournalWords, keyedWords, type LotChange } from "./journal/journal-row.ts";
import { type Ledger, NothingDue, writeJournalIfDue } from "./journal/write-journal.ts";
import { closeLots } from "./lots/close-lots.ts";
import { creditEntries, creditLots, creditTransactions } from "./schema.ts";

export interface TakeBackLots extends JournalWords {
  readonly idempotencyKey: string;
  /** What the lots were granted for. */
  readonly originId: string;
  /** How much of what was granted is to have been taken back in the end, above 0 to 1; what was taken before counts. 1 closes the lots. */
  readonly share: number;
}

/**
 * Takes back credits whose reason is gone (money was refunded, a reward annulled), as far as they were not spent: the balance never falls
 * below zero for it. What is held for a run under way stays with the run; what comes back from there to closed lots expires.
 * A call that finds nothing to take writes nothing, so its key stays free: a later one with it may find what has come back since.
 * @returns AIC taken back by this call, or by the first one with this key.
 * @throws {AppError} `not_found` when nothing was granted for this; `conflict` when the key stands for another content; `invalid_input`
 * for a share that is none.
 */
export async function takeBackLots(ledger: Ledger, takeBack: TakeBackLots): Promise<number> {
  const { originId, idempotencyKey, share, ...words } = takeBack;
  if (!(share > 0 && share <= 1)) {
    throw new AppError("invalid_input", { userMessage: "What is taken back is a share above 0, and 1 at most." });
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

/** In the user's favour. The millionth is for shares like 0.29, which a number holds a little too small. */
const partOf = (amount: number, share: number): number => Math.floor(amount * share + 1e-6);
