import pg from "pg";

/** Unwraps PostgreSQL's own error. @returns undefined if the error does not come from PostgreSQL. */
export function findDatabaseError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? findDatabaseError(error.cause) : undefined;
}

/** The pool's queue is full: see `connectDatabase`. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";
}

/**
 * SQLSTATE codes that are not the statement's fault: the server is stopping or starting, is out of connections, memory or disk, or the
 * statement waited too long for a lock or a processor, or for another one that waited for it.
 */
const passingCodes: readonly string[] = [
  "25006", // read_only_sql_transaction: a primary that has just become a replica
  "25P03", // idle_in_transaction_session_timeout
  "40P01", // deadlock_detected: the other transaction goes on
  "55P03", // lock_not_available
  "57014", // query_canceled: statement_timeout
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57P05", // idle_session_timeout
];
/** Connection exception, insufficient resources, system error. */
const passingClasses: readonly string[] = ["08", "53", "58"];

const networkCodes: readonly string[] = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
];

/** Messages of `pg` errors without a code. A test provokes each one, and fails if an upgrade changes it. */
const driverMessages: readonly string[] = [
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "Connection terminated unexpectedly",
  "Connection terminated",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Query read timeout",
  "Cannot use a pool after calling end on the pool",
];

/**
 * Tells whether the database is temporarily unavailable: it is gone, starting or overloaded. The same request may succeed a moment later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusy) return true;
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    return passingCodes.includes(code) || passingClasses.includes(code.slice(0, 2));
  }
  // `fetch` failed: another server's network error has the same cause underneath.
  if (error instanceof TypeError) return false;
  if (networkCodes.includes(String((error as NodeJS.ErrnoException).code))) return true;
  if (driverMessages.includes(error.message)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
