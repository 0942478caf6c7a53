import { APICallError, EmptyResponseBodyError, JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import { EngineError, type FailureKind } from "./engine-error.ts";

const messageLengthMax = 300;
const causesMax = 4;
const retryAfterMaxMs = 10 * 60_000;

/** A provider’s words about what is wrong, from its body or its stream. */
interface Complaint {
  readonly message: string | undefined;
  /** All codes and types that it names, in lower case. */
  readonly codes: string;
}

/**
 * Reads any error of a provider’s call as an `EngineError`.
 * @param key is removed from what the provider says.
 * @param hasSent whether a request went out. What our code or a package refuses before says nothing about the provider: counted against it,
 *   one user’s odd requests would take it out for all. Such a request is `rejected`.
 */
export function readFailure(error: unknown, key: string, hasSent: boolean): EngineError {
  if (error instanceof EngineError) return error;
  // What our own fetch refuses while it connects comes wrapped.
  if (error instanceof Error && error.cause instanceof EngineError) return error.cause;
  const cause = causeOf(error, key);
  if (APICallError.isInstance(error)) return readCallError(error, key, cause);
  if (!hasSent) return new EngineError("rejected", { cause });
  // An answer that is nested too deeply to be read is a range error.
  const isUnreadable =
    error instanceof RangeError ||
    [JSONParseError, TypeValidationError, EmptyResponseBodyError].some((type) => type.isInstance(error));
  if (isUnreadable) return new EngineError("nonsense", { cause });
  const { message, codes } = readComplaint(error);
  // A connection that breaks is a TypeError of `fetch`, which says nothing to the user.
  if (error instanceof Error && codes === "") return new EngineError("unavailable", { cause });
  return new EngineError(kindOf(undefined, codes, message), { providerMessage: clean(message, key), cause });
}

/** Reads an answer whose status is no success. @param body its text, of any form. */
export function readStatus(status: number, headers: Headers, body: string, key: string): EngineError {
  const { message, codes } = readComplaint(parse(body));
  return new EngineError(kindOf(status, codes, message), {
    providerMessage: clean(message, key),
    status,
    retryAfterMs: readRetryAfter(Object.fromEntries(headers)),
  });
}

/**
 * Reads what a provider says about a job that failed, or in an answer that promised success. Without a reason that we know the provider
 * is `unavailable`: the same request may succeed elsewhere.
 */
export function readRefusal(body: unknown, key: string): EngineError {
  const { message, codes } = readComplaint(typeof body === "string" ? { message: body } : body);
  const said = kindOf(undefined, codes, message);
  const isPolicy = policyPhrases.test(message ?? "");
  return new EngineError(isPolicy ? "refused" : said === "rejected" ? "unavailable" : said, {
    providerMessage: clean(message, key),
  });
}

function readCallError(error: APICallError, key: string, cause: unknown): EngineError {
  const { statusCode: status, responseHeaders = {}, responseBody } = error;
  // Without a status the connection broke, or a body that promised success is no answer.
  if (status === undefined) return new EngineError("unavailable", { cause });
  if (status < 400) {
    const { message, codes } = readComplaint(error.data);
    if (codes === "" && !message) return new EngineError("nonsense", { status, cause });
    return new EngineError(kindOf(undefined, codes, message), {
      providerMessage: clean(message, key),
      status,
      cause,
    });
  }
  const { message, codes } = readComplaint(parse(responseBody));
  return new EngineError(kindOf(status, codes, message), {
    providerMessage: clean(message, key),
    status,
    retryAfterMs: readRetryAfter(responseHeaders),
    cause,
  });
}

/**
 * Copy of an error that a library threw, for the log, without the key: its message repeats what the provider said, its fields hold the
 * request.
 */
function causeOf(error: unknown, key: string, depth = 0): unknown {
  if (!(error instanceof Error)) return clean(String(error), key);
  const { name, message, stack, code } = error as Error & { readonly code?: unknown };
  const hasCause = error.cause !== undefined && error.cause !== error && depth < causesMax;
  const kept = new Error(clean(message, key), hasCause ? { cause: causeOf(error.cause, key, depth + 1) } : {});
  return Object.assign(kept, { name, stack: framesOf(stack), ...(code === undefined ? {} : { code }) });
}

/** V8 puts the message first. */
const framesOf = (stack = ""): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Providers nest their errors in various ways: `{error: {message, type, code}}`, `{message}`, `{detail: {status, message}}`,
 * `{detail: [{msg, type}]}`, `{name, errors: [text]}`, `{err_msg}`.
 */
function readComplaint(body: unknown): Complaint {
  const found: { message: string | undefined; readonly codes: string[] } = { message: undefined, codes: [] };
  collect(body, found, 0);
  return { message: found.message, codes: found.codes.join(" ").toLowerCase() };
}

const messageFields = ["message", "msg", "err_msg", "detail", "details", "error", "errors", "failure"];
const codeFields = ["type", "code", "status", "err_code", "reason", "failureCode"];

function collect(
  value: unknown,
  found: { message: string | undefined; readonly codes: string[] },
  depth: number,
): void {
  if (value === null || typeof value !== "object" || depth > 4) return;
  if (Array.isArray(value)) {
    const [first] = value;
    if (typeof first === "string") found.message ??= first;
    for (const item of value.slice(0, 3)) collect(item, found, depth + 1);
    return;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  // Stability calls its code so; every error of JavaScript has a name as well, which says nothing.
  if (!(value instanceof Error) && typeof fields.name === "string") found.codes.push(fields.name);
  for (const name of messageFields) {
    const field = fields[name];
    if (typeof field === "string") found.message ??= field;
    else collect(field, found, depth + 1);
  }
  for (const name of codeFields) {
    const field = fields[name];
    if (typeof field === "string" && found.codes.length < 10) found.codes.push(field);
  }
}

const quotaWords = /insufficient_quota|billing|credit_balance|quota_exceeded|payment_required/;
const policyWords = /content_policy|content_filter|safety|moderation|prohibited/;
const policyPhrases = /nsfw|moderation|content policy|safety (?:filter|system|polic)|flagged/i;
const lengthWords =
  /context_length|request_too_large|string_above_max|prompt is too long|maximum context|too many tokens|token limit/;
const overloadWords = /overloaded|unavailable|server_error|internal|api_error/;

function kindOf(status: number | undefined, codes: string, message = ""): FailureKind {
  const words = `${codes} ${message.toLowerCase()}`;
  if (status === 402 || quotaWords.test(codes)) return "out-of-quota";
  if (policyWords.test(codes)) return "refused";
  if (status === 401 || status === 403 || /invalid_api_key|api_key_invalid|authentication/.test(codes))
    return "bad-key";
  if (status === 413 || lengthWords.test(words)) return "too-long";
  if (status === 429 || /rate_limit|resource_exhausted/.test(codes)) return "rate-limited";
  if (status === undefined) return overloadWords.test(codes) ? "unavailable" : "rejected";
  if (status === 408 || status >= 500) return "unavailable";
  return "rejected";
}

/** Milliseconds in a header of its own; seconds, or a date. @returns undefined for what is none of these, or lies behind us. */
function readRetryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const { "retry-after-ms": exact = "", "retry-after": text = "" } = headers;
  const ms = decimal.test(exact)
    ? Number(exact)
    : decimal.test(text)
      ? Number(text) * 1_000
      : Date.parse(text) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, retryAfterMaxMs) : undefined;
}

const decimal = /^\d+(?:\.\d+)?$/;

/** One line without the key: some providers repeat it, whole or masked. */
function clean(message: string | undefined, key: string): string | undefined {
  if (message === undefined) return undefined;
  const withoutKey = (key === "" ? message : message.replaceAll(key, "…")).replace(
    /\b(?:sk|pk|gsk|hf|r8|key)[-_][\w*.-]{3,}/gi,
    "…",
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const line = withoutKey.replace(/[\u0000-\u001f\u007f\s]+/g, " ").trim();
  return line.length > messageLengthMax ? `${line.slice(0, messageLengthMax - 1)}…` : line || undefined;
}
