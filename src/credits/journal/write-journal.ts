import { hash } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import type { AccountState } from "./account-state.ts";
import { appendRow } from "./append-row.ts";
import type { JournalRow } from "./journal-row.ts";
import { hasChanged, lockCredits } from "./lock-credits.ts";
import { type AccountQuestion, type ReadAccount, readAccount } from "./read-account.ts";

/** Services that the ledger's use cases need. `db` may be the caller's transaction. */
export interface Ledger {
  readonly db: Executor;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** A job that follows from a write. It is queued if and only if the row is written. */
export interface DomainEvent<Data extends object = object> {
  readonly kind: JobKind<Data>;
  readonly data: Data;
}

export interface Decision {
  readonly row: JournalRow;
  readonly events?: readonly DomainEvent[];
}

/** The caller chooses the key: the same content returns the first result, different content is a `conflict`. */
export interface JournalRequest extends AccountQuestion {
  /** The operation and its arguments, which the key covers. */
  readonly content: Readonly<Record<string, unknown>>;
}

export interface WrittenRow {
  readonly number: number;
  /** True if the key was used before, so that nothing was written. */
  readonly isRepeated: boolean;
}

type Decide = (account: AccountState, db: Executor, now: Date) => Decision | Promise<Decision>;

/**
 * Reads the account and decides. If the account has not changed in between, the decision is written, or the refusal thrown. Otherwise locks
 * the account and decides again on its new state.
 * @param decide throws an AppError to refuse, so that nothing is written.
 * @throws {AppError} `conflict` if the key was used with different content; `invalid_input` for an invalid key.
 */
export async function writeJournal(ledger: Ledger, request: JournalRequest, decide: Decide): Promise<WrittenRow> {
  if (!keyPattern.test(request.idempotencyKey)) throw noKey();
  const requestDigest = digestOf(request.content);
  const attempt = async (db: Executor): Promise<WrittenRow | undefined> => {
    const { account, earlier } = (await readAccount(db, request)) ?? neverHadCredits(request.userId);
    if (earlier) {
      if (!earlier.requestDigest.equals(requestDigest)) throw otherContent(request.idempotencyKey);
      return { number: earlier.number, isRepeated: true };
    }
    const now = ledger.clock.now();
    const decision = await decideOn(account, db, now, decide);
    if (!decision) return undefined;
    const { row, events = [] } = decision;
    const write = (to: Executor) =>
      appendRow(to, account, row, { idempotencyKey: request.idempotencyKey, requestDigest, now });
    const number =
      events.length === 0 ? await write(db) : await db.transaction((tx) => writeWithEvents(ledger, tx, write, events));
    return number === undefined ? undefined : { number, isRepeated: false };
  };
  return (await attempt(ledger.db)) ?? ledger.db.transaction((tx) => inLine(tx, request.userId, attempt));
}

/**
 * Decisions may read more than the account. If another write came in between, what they read was never true at one moment, and they could
 * give a reason for refusing that never applied.
 * @returns undefined if the decision was to refuse, and the account has changed since it was read.
 */
async function decideOn(account: AccountState, db: Executor, now: Date, decide: Decide): Promise<Decision | undefined> {
  try {
    return await decide(account, db, now);
  } catch (error) {
    if (error instanceof AppError && (await hasChanged(db, account))) return undefined;
    throw error;
  }
}

/** Thrown by a decision if there is nothing to write. */
export class NothingDue extends Error {}

/** The same, for writes that another process may already have made. @returns undefined if nothing was due. */
export async function writeJournalIfDue(
  ledger: Ledger,
  request: JournalRequest,
  decide: Decide,
): Promise<WrittenRow | undefined> {
  try {
    return await writeJournal(ledger, request, decide);
  } catch (error) {
    if (error instanceof NothingDue) return undefined;
    throw error;
  }
}

/** Fits into an index and is readable in logs. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** Sorts the properties, so that their order does not change the digest. */
function digestOf(content: JournalRequest["content"]): Buffer {
  return hash("sha256", JSON.stringify(content, sortNames), "buffer");
}

function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function writeWithEvents(
  { jobs }: Ledger,
  tx: Executor,
  write: (to: Executor) => Promise<number | undefined>,
  events: readonly DomainEvent[],
): Promise<number | undefined> {
  const number = await write(tx);
  if (number !== undefined) for (const { kind, data } of events) await jobs.enqueue(tx, kind, data);
  return number;
}

async function inLine(
  tx: Executor,
  userId: string,
  attempt: (db: Executor) => Promise<WrittenRow | undefined>,
): Promise<WrittenRow> {
  await lockCredits(tx, userId);
  const result = await attempt(tx);
  // No other transaction can write while we hold the lock, so the account must be missing.
  if (!result) throw new Error(`user ${userId} has no credit account`);
  return result;
}

const noLimits = { spenderMax: null, spenderTotalMax: null, keyMax: null, keyTotalMax: null };
const noSpending = { bySpender: 0, byTeam: 0 };

function neverHadCredits(userId: string): ReadAccount {
  const nothing = { lastNumber: 0, planRuns: 0, planRunsSince: null, lowBalanceThreshold: 0, firstSpentAt: null };
  return {
    account: { userId, ...nothing, ...noLimits, teamSpending: noSpending, hold: null, lots: [] },
    earlier: undefined,
  };
}

const noKey = () =>
  new AppError("invalid_input", {
    userMessage: "An idempotency key is 1 to 200 characters of ASCII, without spaces.",
  });

const otherContent = (key: string) =>
  new AppError("conflict", {
    userMessage: "This request was already sent with different content. Please reload the page and try again.",
    message: `idempotency key ${key} was used with different content`,
  });
