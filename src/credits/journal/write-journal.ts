import { hash } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import type { AccountState } from "./account-state.ts";
import { appendRow } from "./append-row.ts";
import type { JournalRow } from "./journal-row.ts";
import { lockCredits } from "./lock-credits.ts";
import { type AccountQuestion, type ReadAccount, readAccount } from "./read-account.ts";

/** What the ledger's use cases work with. `db` may be a transaction of the caller's. */
export interface Ledger {
  readonly db: Executor;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** A job that follows from a write: it exists if and only if the row does. */
export interface DomainEvent<Data extends object = object> {
  readonly kind: JobKind<Data>;
  readonly data: Data;
}

export interface Decision {
  readonly row: JournalRow;
  readonly news?: readonly DomainEvent[];
}

/** The key is the caller's: with the same content it answers the first result, with other content a `conflict`. */
export interface JournalRequest extends AccountQuestion {
  /** The operation and its arguments: what the key stands for. */
  readonly content: Readonly<Record<string, unknown>>;
}

export interface WrittenRow {
  readonly number: number;
  /** True when this key was used before, and nothing was written now. */
  readonly isRepeated: boolean;
}

type Decide = (account: AccountState, db: Executor, now: Date) => Decision | Promise<Decision>;

/**
 * Reads the account, decides, and writes if nobody else has written in between. Whoever was overtaken waits in line for the account and
 * decides again on what it then is.
 * @param decide throws an AppError to refuse: nothing is written.
 * @throws {AppError} `conflict` when the key stands for another content; `invalid_input` for what is no key.
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
    const { row, news = [] } = await decide(account, db, now);
    const write = (to: Executor) =>
      appendRow(to, account, row, { idempotencyKey: request.idempotencyKey, requestDigest, now });
    const number =
      news.length === 0 ? await write(db) : await db.transaction((tx) => writeWithEvents(ledger, tx, write, news));
    return number === undefined ? undefined : { number, isRepeated: false };
  };
  return (await attempt(ledger.db)) ?? ledger.db.transaction((tx) => inLine(tx, request.userId, attempt));
}

/** Thrown by a decision where there is nothing to write. */
export class NothingDue extends Error {}

/** The same, for what somebody else may have done already. @returns undefined where nothing was due. */
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

/** What an index can hold, and a log can show. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** Names are sorted: what a request asks for does not depend on the order in which somebody wrote it down. */
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
  news: readonly DomainEvent[],
): Promise<number | undefined> {
  const number = await write(tx);
  if (number !== undefined) for (const { kind, data } of news) await jobs.enqueue(tx, kind, data);
  return number;
}

async function inLine(
  tx: Executor,
  userId: string,
  attempt: (db: Executor) => Promise<WrittenRow | undefined>,
): Promise<WrittenRow> {
  await lockCredits(tx, userId);
  const result = await attempt(tx);
  // While we hold the row nobody else can write; only an account that does not exist gets here.
  if (!result) throw new Error(`user ${userId} has no credit account`);
  return result;
}

function neverHadCredits(userId: string): ReadAccount {
  const nothing = { lastNumber: 0, planRuns: 0, planRunsSince: null, lowBalanceThreshold: 0, firstSpentAt: null };
  return { account: { userId, ...nothing, spenderMax: null, hold: null, lots: [] }, earlier: undefined };
}

const noKey = () =>
  new AppError("invalid_input", {
    userMessage: "An idempotency key is 1 to 200 characters of ASCII, without spaces.",
  });

const otherContent = (key: string) =>
  new AppError("conflict", {
    userMessage: "This request was sent before with other content. Please reload the page and try again.",
    message: `idempotency key ${key} was used with other content`,
  });
