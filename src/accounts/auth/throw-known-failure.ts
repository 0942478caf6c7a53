import { APIError, isAPIError } from "better-auth/api";
import { isDatabaseUnavailable } from "#platform/db/database-unavailable.ts";
import { findDatabaseError } from "#platform/db/find-database-error.ts";
import type { Log } from "#platform/log.ts";

/** By which the answer is known again (ask-library.ts). */
export const databaseUnavailable = "DATABASE_UNAVAILABLE";

/**
 * What the library did not foresee. Two who do the same at the same moment meet in the database, which lets one of them through; the other
 * one hears of it as of any refusal.
 * @throws {APIError} always, but for an error that is one already: so the library has nothing to write to the console by itself, where a
 * failed query's values would stand.
 */
export function throwKnownFailure(error: unknown, log: Log): void {
  if (isAPIError(error)) return;
  const { code, constraint } = findDatabaseError(error) ?? {};
  if (constraint === "identities_keep_last")
    throw new APIError("BAD_REQUEST", { code: "FAILED_TO_UNLINK_LAST_ACCOUNT" });
  if (constraint === "users_email_unique") throw new APIError("CONFLICT", { code: "EMAIL_TAKEN" });
  if (code === "23505") throw new APIError("CONFLICT", { code: "ALREADY_TAKEN" });
  if (isDatabaseUnavailable(error)) throw new APIError("SERVICE_UNAVAILABLE", { code: databaseUnavailable });
  log.error(
    { err: error instanceof Error && error.cause !== undefined ? error.cause : error },
    "authentication failed",
  );
  throw new APIError("INTERNAL_SERVER_ERROR", { code: "INTERNAL_SERVER_ERROR" });
}
