import pg from "pg";

/** What PostgreSQL said, beneath what others have wrapped it in. @returns undefined for an error that is none of PostgreSQL's. */
export function findDatabaseError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? findDatabaseError(error.cause) : undefined;
}
