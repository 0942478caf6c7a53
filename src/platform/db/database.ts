import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { FairPool } from "./fair-pool.ts";

export type Database = NodePgDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** The first parameter of a use case: the caller owns the transaction. */
export type Executor = Database | Transaction;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface PoolLimits {
  readonly waitersPerConnection: number;
  /** Time to wait for a turn. */
  readonly turnWaitMs: number;
  /** Time to wait for a new connection. */
  readonly connectionWaitMs: number;
}

const usualLimits: PoolLimits = { waitersPerConnection: 200, turnWaitMs: 10_000, connectionWaitMs: 5_000 };

/**
 * @param url a `postgresql://` address.
 * @param poolSize connections at most; the sum over all processes must stay below the server's `max_connections`.
 */
export function connectDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  { waitersPerConnection, turnWaitMs, connectionWaitMs }: PoolLimits = usualLimits,
): DatabaseConnection {
  const options = {
    connectionString: url,
    max: poolSize,
    application_name: "easel",
    // A hanging statement must not hold a connection forever; migrations and bulk seeds use their own client.
    statement_timeout: 15_000,
    // A process that hangs inside a transaction must not hold its locks forever.
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: connectionWaitMs,
  };
  const pool = new FairPool(options, { waitingMax: poolSize * waitersPerConnection, waitMsMax: turnWaitMs });
  // The pool replaces a connection that breaks (the server restarts), but without a listener the error would end the process. The pool
  // itself listens only on idle connections; with one in use, its statement also fails.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: openDatabase(pool), pool, close: () => pool.end() };
}

/**
 * For `transaction`: it releases its locks before the disk has written it, which takes milliseconds, so that a row that many change is not
 * locked for all of them meanwhile. After a crash of the database server the last of such transactions may be gone, whole and in their order.
 * Code that tells a user of one waits for `Durability.flush` first.
 */
export const unflushed = {
  // Drizzle passes it on as it is. A statement of its own would be one more way to the server and back.
  accessMode: "read write; set local synchronous_commit = off" as "read write",
} satisfies PgTransactionConfig;

/**
 * Drizzle keeps a transaction's connection forever if BEGIN fails, e.g. because the server has just gone: the pool would run dry, and never
 * close (drizzle-orm#6241). So transactions get their connection here.
 */
function openDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      // One whose ROLLBACK failed, too, is not for the next caller.
      client.release(client.getTransactionStatus() !== "I");
    }
  };
  return db;
}
