import { isDatabaseUnavailable } from "../db/database-unavailable.ts";
import { AppError } from "../errors.ts";

/** Longer than a restart of the database takes; shorter than people wait. */
const retryAfterSeconds = 5;

/** The one place that says what an error is to the person or program that asked. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  return new AppError("internal", {
    userMessage: "Something went wrong on our side. Please try again in a moment.",
    cause: error,
  });
}

/** The answer to what could not be done now, and may be done in a moment. */
export function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", {
    userMessage: "We cannot answer this right now. Please try again in a moment.",
    message: "the database is unavailable or overloaded",
    cause,
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
}
