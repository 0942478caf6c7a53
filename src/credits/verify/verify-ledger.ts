import { gt, type SQL, sql } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import type { Database, Executor } from "#platform/db/database.ts";
import { userCredits } from "../schema.ts";
import { checks, doubledOrigins } from "./checks.ts";

/** Something that does not follow from the journal. */
export interface Drift {
  readonly userId: string;
  readonly what: string;
  /** What the journal says; null where it knows nothing of it. */
  readonly expected: string | null;
  /** What is there; null for nothing. */
  readonly found: string | null;
}

export interface VerifiedSoFar {
  readonly accounts: number;
  /** Of the journal. */
  readonly rows: number;
}

/** As many as fit in memory without a thought; an account is never split. */
const rowsAtOnce = 200_000;
const accountsAtOnce = 5_000;

const highest = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Recomputes every balance, lot, hold and count from the journal alone. All of it is of one moment, whatever is written meanwhile, and
 * nothing waits for it.
 * @returns whatever does not follow; nothing, as long as all is well.
 */
export async function verifyLedger(
  db: Database,
  onProgress: (soFar: VerifiedSoFar) => void = () => {},
): Promise<Drift[]> {
  const options = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Times are shown in it, wherever the database stands.
    await tx.execute(sql`set local time zone 'UTC'`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    await tx.execute(sql`set local jit = off`);
    const drifts: Drift[] = [];
    let soFar: VerifiedSoFar = { accounts: 0, rows: 0 };
    for (let from = nilUuid; from < highest; ) {
      const range = await nextRange(tx, from);
      const inRange = sql`user_id > ${from}::uuid and user_id <= ${range.to}::uuid`;
      // One by one: as arguments, all that does not follow from a broken journal would be too many.
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

/** What lies between accounts is looked at as well: there, rows would belong to no account. */
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
