import { SpendingLimitReached } from "#credits/index.ts";
import { AppError, type AppErrorOptions, type ErrorCode } from "#platform/errors.ts";
import type { RunFailure } from "#runs/rules.ts";

/** An error with a code of its own for programs, besides those that follow from its kind. */
export class ApiError extends AppError {
  readonly reason: string;

  constructor(code: ErrorCode, reason: string, options: AppErrorOptions) {
    super(code, options);
    this.reason = reason;
  }
}

/** The form that clients of OpenAI's API expect. */
export interface ErrorAnswer {
  readonly error: {
    readonly message: string;
    readonly type: string;
    /** The parameter that is wrong. */
    readonly param: string | null;
    readonly code: string;
  };
}

/** The status if it differs from the product's own, the type, and the code. */
const kinds: Readonly<Record<ErrorCode, readonly [type: string, code: string]>> = {
  malformed_request: ["invalid_request_error", "malformed_request"],
  unauthorized: ["authentication_error", "invalid_api_key"],
  payment_required: ["insufficient_quota", "insufficient_quota"],
  invalid_input: ["invalid_request_error", "invalid_value"],
  forbidden: ["permission_error", "permission_denied"],
  foreign_origin: ["permission_error", "foreign_origin"],
  not_found: ["invalid_request_error", "not_found"],
  method_not_allowed: ["invalid_request_error", "method_not_allowed"],
  conflict: ["conflict_error", "conflict"],
  gone: ["invalid_request_error", "gone"],
  payload_too_large: ["invalid_request_error", "request_too_large"],
  uri_too_long: ["invalid_request_error", "uri_too_long"],
  unsupported_media_type: ["invalid_request_error", "unsupported_media_type"],
  rate_limited: ["rate_limit_error", "rate_limit_exceeded"],
  internal: ["server_error", "internal_error"],
  unavailable: ["server_error", "unavailable"],
};

export function describeError(error: AppError): ErrorAnswer {
  const [type, usual] = kinds[error.code];
  const limit = error instanceof SpendingLimitReached ? "budget_exceeded" : undefined;
  const code = error instanceof ApiError ? error.reason : (limit ?? usual);
  return { error: { message: error.userMessage, type, param: error.field ?? null, code } };
}

/** Clients know a wrong value as 400. */
const statusOf = (error: AppError): number => (error.code === "invalid_input" ? 400 : error.status);

/**
 * The answer to a request of a program that failed.
 * @param headers of the request: a client that repeats it after a conflict would only get another one.
 */
export function answerError(error: AppError): Response {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8", ...error.headers });
  if (error.code === "conflict") headers.set("X-Should-Retry", "false");
  return new Response(JSON.stringify(describeError(error)), { status: statusOf(error), headers });
}

/** A value that the endpoint doesn't take. @param param as in the request, e.g. `messages.0.content`. */
export const wrongValue = (param: string, userMessage: string, reason = "invalid_value") =>
  new ApiError("invalid_input", reason, { userMessage, field: param || undefined });

/** Seconds after which a provider that isn’t called for a while may be called again. */
const pausedSeconds = "30";
/** A provider that asks for a longer pause was called once only; one that asks for more than clients wait is not worth their calls. */
const pauses = { triedMs: 15_000, waitedMs: 60_000 } as const;

interface FailedRun {
  readonly failure: RunFailure;
  readonly message: string;
  readonly runId: string;
  readonly isOwnKey: boolean;
  /** Milliseconds that the provider asks to wait. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * A run that failed before its answer began, as the error of its request. We have called the provider as often as it may help, and say so: a
 * client that began again would make three times as many calls.
 */
export function runError(run: FailedRun): ApiError {
  const { failure, message, isOwnKey } = run;
  const options = { userMessage: message, headers: headersOf(run) };
  switch (failure) {
    case "bad-key":
    case "out-of-quota":
      if (isOwnKey) return new ApiError("forbidden", "provider_key_refused", options);
      return new ApiError("unavailable", "provider_unavailable", options);
    case "rate-limited":
      return new ApiError("rate_limited", "provider_rate_limited", options);
    case "paused":
    case "taken-out":
      return new ApiError("unavailable", "provider_unavailable", options);
    case "refused":
      return new ApiError("invalid_input", "content_policy_violation", options);
    case "too-long":
      return new ApiError("invalid_input", "context_length_exceeded", { ...options, field: "messages" });
    case "rejected":
      return new ApiError("invalid_input", "provider_rejected", options);
    case "timed-out":
    case "silent":
      return new ApiError("unavailable", "provider_timed_out", options);
    case "empty":
    case "lost":
    case "not-stored":
    case "expired":
    case "unavailable":
    case "nonsense":
      return new ApiError("unavailable", "provider_failed", options);
  }
}

function headersOf({ failure, runId, retryAfterMs }: FailedRun): Readonly<Record<string, string>> {
  const facts = { "X-Generation-Id": runId, "X-Aic-Cost": "0" };
  // No provider was called.
  if (failure === "paused") return { ...facts, "Retry-After": pausedSeconds };
  if (failure === "lost" || failure === "not-stored" || failure === "taken-out") return facts;
  const wait: Readonly<Record<string, string>> =
    retryAfterMs === undefined ? {} : { "Retry-After": String(Math.ceil(retryAfterMs / 1_000)) };
  const isForClient = retryAfterMs !== undefined && retryAfterMs > pauses.triedMs && retryAfterMs <= pauses.waitedMs;
  return { ...facts, ...wait, ...(isForClient ? {} : { "X-Should-Retry": "false" }) };
}
