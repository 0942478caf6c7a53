import { AppError } from "../../errors.ts";

/** @param message for developers. */
export const malformedBody = (message: string, cause?: unknown): AppError =>
  new AppError("malformed_request", {
    userMessage: "We couldn’t read what you sent. Please reload the page and try again.",
    message,
    cause,
  });

/** PostgreSQL stores no NUL. */
export const hasNul = (): AppError =>
  new AppError("malformed_request", { userMessage: "What you sent contains a NUL character. Please remove it." });

/** @param what e.g. “fields”. */
export const tooMany = (what: string, max: number): AppError =>
  new AppError("invalid_input", {
    userMessage: `What you sent has more than ${max} ${what}. Please send it in smaller pieces.`,
  });
