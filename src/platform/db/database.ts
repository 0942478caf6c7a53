import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Database = NodePgDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a use case takes first: the caller owns the transaction. */
export type Executor = Database | Transaction;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * @param url a `postgresql://` address.
 * @param poolSize connections at most; the sum over all processes must stay below the server's `max_connections`.
 */
export function connectDatabase(url: string, poolSize: number, onError: (error: Error) => void): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: "easel",
    // A statement that hangs must not hold a connection for ever; migrations and bulk seeds use their own client.
    statement_timeout: 15_000,
    // Nor may a process that hangs inside a transaction hold its locks for ever.
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks (the server restarts) is replaced by the pool; without a listener it would end the process.
  pool.on("error", onError);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
