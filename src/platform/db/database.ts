import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { DatabaseBusy } from "./database-errors.ts";

export type Database = NodePgDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a use case takes first: the caller owns the transaction. */
export type Executor = Database | Transaction;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface PoolLimits {
  /** Who comes when so many wait for each connection hears so at once, instead of making everybody else wait longer. */
  readonly waitersPerConnection: number;
  /** For a connection of the pool, or a new one. */
  readonly connectionWaitMs: number;
}

const usualLimits: PoolLimits = { waitersPerConnection: 50, connectionWaitMs: 5_000 };

type PoolCallback = Parameters<pg.Pool["connect"]>[0];

/** The driver bounds how long one waits for a connection, not how many do. */
class BoundedPool extends pg.Pool {
  readonly #waitersMax: number;

  constructor(options: pg.PoolConfig, waitersMax: number) {
    super(options);
    this.#waitersMax = waitersMax;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: PoolCallback): void;
  override connect(callback?: PoolCallback): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount >= this.#waitersMax) {
      const error = new DatabaseBusy(`${this.waitingCount} wait for a connection already`);
      if (!callback) return Promise.reject(error);
      callback(error, undefined, () => {});
    } else if (callback) super.connect(callback);
    else return super.connect();
    return undefined;
  }
}

/**
 * @param url a `postgresql://` address.
 * @param poolSize connections at most; the sum over all processes must stay below the server's `max_connections`.
 */
export function connectDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  { waitersPerConnection, connectionWaitMs }: PoolLimits = usualLimits,
): DatabaseConnection {
  const options = {
    connectionString: url,
    max: poolSize,
    application_name: "easel",
    // A statement that hangs must not hold a connection for ever; migrations and bulk seeds use their own client.
    statement_timeout: 15_000,
    // Nor may a process that hangs inside a transaction hold its locks for ever.
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: connectionWaitMs,
  };
  const pool = new BoundedPool(options, poolSize * waitersPerConnection);
  // A connection that breaks (the server restarts) is replaced by the pool; without a listener it would end the process. The pool listens
  // to idle ones only; of one in use, its statement fails as well.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
