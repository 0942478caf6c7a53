import { gt, type SQL, sql } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import type { Database, Executor } from "#platform/db/database.ts";
import { userCredits } from "../schema.ts";
import { checks, doubledOrigins } from "./checks.ts";

/** A value that does not follow from the journal. */
export interface Drift {
  readonly userId: string;
  readonly what: string;
  /** The journal's value; null if it has none. */
  readonly expected: string | null;
  /** The stored value; null if there is none. */
  readonly found: string | null;
}

export interface VerifiedSoFar {
  readonly accounts: number;
  /** Journal rows. */
  readonly rows: number;
}

/** Fits easily into memory. An account is never split. */
const rowsAtOnce = 200_000;
const accountsAtOnce = 5_000;

const highest = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Recomputes every balance, lot, hold and count from the journal alone, on one snapshot and without blocking writes.
 * @returns all drifts; empty if there are none.
 */
export async function verifyLedger(
  db: Database,
  onProgress: (soFar: VerifiedSoFar) => void = () => {},
): Promise<Drift[]> {
  const options = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // For the times in the report, whatever the database's own time zone.
    await tx.execute(sql`set local time zone 'UTC'`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    await tx.execute(sql`set local jit = off`);
    const drifts: Drift[] = [];
    let soFar: VerifiedSoFar = { accounts: 0, rows: 0 };
    for (let from = nilUuid; from < highest; ) {
      const range = await nextRange(tx, from);
      const inRange = sql`user_id > ${from}::uuid and user_id <= ${range.to}::uuid`;
      // Not `push(...drifts)`: a broken journal could give too many arguments.
      for (const check of checks) for (const drift of await run(tx, check(inRange))) drifts.push(drift);
      from = range.to;
      soFar = { accounts: soFar.accounts + range.accounts, rows: soFar.rows + range.rows };
      onProgress(soFar);
    }
    return [...drifts, ...(await run(tx, doubledOrigins))];
  }, options);
}

interface Range extends VerifiedSoFar {
  readonly to: string;
}

/** Ranges have no gaps between them, so that rows without an account are checked too. */
async function nextRange(tx: Executor, from: string): Promise<Range> {
  const next = await tx
    .select({ userId: userCredits.userId, lastNumber: userCredits.lastNumber })
    .from(userCredits)
    .where(gt(userCredits.userId, from))
    .orderBy(userCredits.userId)
    .limit(accountsAtOnce);
  let rows = 0;
  let accounts = 0;
  for (const { lastNumber } of next) {
    if (accounts > 0 && rows + lastNumber > rowsAtOnce) break;
    rows += lastNumber;
    accounts += 1;
  }
  const isLast = accounts === next.length && next.length < accountsAtOnce;
  return { to: isLast ? highest : (next[accounts - 1]?.userId ?? highest), accounts, rows };
}

async function run(tx: Executor, statement: SQL): Promise<Drift[]> {
  const { rows } = await tx.execute<{ user_id: string; what: string; expected: string | null; found: string | null }>(
    statement,
  );
  return rows.map(({ user_id: userId, what, expected, found }) => ({ userId, what, expected, found }));
}
