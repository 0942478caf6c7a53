import { APIError, isAPIError } from "better-auth/api";
import { findDatabaseError, isDatabaseUnavailable } from "#platform/db/database-errors.ts";
import type { Log } from "#platform/log.ts";

/** Recognized by ask-library.ts. */
export const databaseUnavailable = "DATABASE_UNAVAILABLE";

/**
 * Turns errors that the library did not expect into refusals. Two requests that do the same at the same moment conflict in the database:
 * one succeeds, the other is refused like any other.
 * @throws {APIError} always, unless the error already is one. The library then writes nothing to the console, where a failed query's values
 * would appear.
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

const reasonLengthMax = 200;

/**
 * Most of what the library logs as an error is bad client input (a foreign address, an invalid state). It must not look like our failure or
 * fill the log.
 */
export function logLibraryMessage(log: Log, message: string, details: readonly unknown[]): void {
  const err = details.find((detail) => detail instanceof Error);
  if (err && !isRefusal(err)) log.error({ err }, message);
  else log.info({ reason: message.slice(0, reasonLengthMax) }, "authentication refused");
}

/** The library's own errors carry a code for the broken rule, e.g. `state_mismatch`. */
const isRefusal = (error: Error): boolean => "code" in error && String(error.code).startsWith("state_");
