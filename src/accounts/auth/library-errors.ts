import { APIError, isAPIError } from "better-auth/api";
import { findDatabaseError, isDatabaseUnavailable } from "#platform/db/database-errors.ts";
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

const reasonLengthMax = 200;

/**
 * Most of what the library calls an error is what a client sent (an address that is not ours, a state that is none). That must not look like
 * a failure of ours, nor fill the log.
 */
export function logLibraryMessage(log: Log, message: string, details: readonly unknown[]): void {
  const err = details.find((detail) => detail instanceof Error);
  if (err && !isRefusal(err)) log.error({ err }, message);
  else log.info({ reason: message.slice(0, reasonLengthMax) }, "authentication refused");
}

/** The library's own errors say by a code which rule of a flow was broken, e.g. `state_mismatch`. */
const isRefusal = (error: Error): boolean => "code" in error && String(error.code).startsWith("state_");
