import pg from "pg";

/** What PostgreSQL said, beneath what others have wrapped it in. @returns undefined for an error that is none of PostgreSQL's. */
export function findDatabaseError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? findDatabaseError(error.cause) : undefined;
}

/** The pool takes no more waiters: see `connectDatabase`. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";
}

/**
 * SQLSTATE codes that say nothing about the statement: the server is stopping or starting, or is out of connections, memory or disk, or
 * the statement waited too long for a lock or a processor.
 */
const passingCodes: readonly string[] = [
  "25006", // read_only_sql_transaction: a primary that has just become a replica
  "25P03", // idle_in_transaction_session_timeout
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

/** How `pg` words what has no code; a test provokes each, and fails on the upgrade that changes one. */
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
 * Whether the database gave no answer, now and for a reason that passes: it is gone, is starting, or has too much to do. The same request
 * may well succeed in a moment.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusy) return true;
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    return passingCodes.includes(code) || passingClasses.includes(code.slice(0, 2));
  }
  // `fetch` failed: another server's network trouble looks the same below it.
  if (error instanceof TypeError) return false;
  if (networkCodes.includes(String((error as NodeJS.ErrnoException).code))) return true;
  if (driverMessages.includes(error.message)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
