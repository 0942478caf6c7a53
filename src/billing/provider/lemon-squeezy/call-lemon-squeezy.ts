import { setTimeout as pause } from "node:timers/promises";
import { redactAddresses } from "#platform/describe-error.ts";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

/** Answer that every SDK function returns. The SDK never rejects. */
export interface SdkAnswer<Data> {
  /** Null if no readable response came. */
  readonly statusCode: number | null;
  readonly data: Data | null;
  readonly error: Error | null;
}

export interface CallTimings {
  /** Limit per response. The SDK itself would wait for minutes. */
  readonly timeoutMs: number;
  /** Pauses before the retries. */
  readonly pausesMs: readonly number[];
}

/** Short, because a user is waiting for the page. */
export const usualTimings: CallTimings = { timeoutMs: 8_000, pausesMs: [300, 1_200] };

export interface Call<Data> {
  /** For the log. */
  readonly name: string;
  /** True if the call is idempotent. */
  readonly isRepeatable: boolean;
  send(): Promise<SdkAnswer<Data>>;
}

/** A JSON:API error object that explains a refusal. */
interface Reason {
  readonly detail?: unknown;
  readonly title?: unknown;
  readonly source?: { readonly pointer?: unknown } | null;
}

/** Lemon Squeezy refused a call in the object's current state, with its reasons. */
export class LemonSqueezyRefusal extends AppError {
  readonly reasons: readonly Reason[];

  constructor(name: string, status: number, reasons: readonly Reason[]) {
    super("conflict", {
      userMessage: "The payment provider refused this. Please reload the page to see the current state.",
      message: `${name} was refused with ${status}: ${describeReasons(reasons)}`,
    });
    this.reasons = reasons;
  }
}

/**
 * One call through the SDK, with a time limit, and with retries where that is safe. Timeouts are not retried, because a user is waiting.
 * @throws {AppError} `unavailable`, `not_found` or `conflict`. The log says why; neither holds the API key.
 */
export async function callLemonSqueezy<Data>(call: Call<Data>, timings: CallTimings, log: Log): Promise<Data> {
  const pauses = call.isRepeatable ? timings.pausesMs : [];
  for (let attempt = 0; ; attempt += 1) {
    const answer = await withinTime(call, timings.timeoutMs);
    if (answer.statusCode !== null && answer.data !== null && !answer.error) return answer.data;
    const pauseMs = pauses[attempt];
    if (!isPassing(answer) || pauseMs === undefined) throw failure(call.name, answer, log);
    await pause(pauseMs);
  }
}

/** The SDK supports neither timeouts nor cancelling. Late responses are discarded. */
async function withinTime<Data>({ send }: Call<Data>, timeoutMs: number): Promise<SdkAnswer<Data>> {
  const over = new AbortController();
  const late = pause(timeoutMs, undefined, { signal: over.signal }).then(() => lateAnswer);
  try {
    return await Promise.race([send(), late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}

const lateAnswer = { statusCode: null, data: null, error: new Error("no answer in time") };

function isPassing(answer: SdkAnswer<unknown>): boolean {
  const { statusCode: status } = answer;
  return answer !== lateAnswer && (status === null || status === 429 || status >= 500);
}

function failure(name: string, { statusCode: status, error }: SdkAnswer<unknown>, log: Log): AppError {
  const reasons = reasonsOf(error);
  if (status === 404) {
    return new AppError("not_found", {
      userMessage: "The payment provider has no record of this. Please reload the page.",
      message: `${name}: not found`,
    });
  }
  if (status !== null && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)) {
    const refusal = new LemonSqueezyRefusal(name, status, reasons);
    log.warn({ call: name, status, reason: describeReasons(reasons) }, "Lemon Squeezy refused a call");
    return refusal;
  }
  const isKeyWrong = status === 401 || status === 403;
  const reason = status === null ? redactAddresses(error?.message ?? "no answer") : describeReasons(reasons);
  log.error(
    { call: name, status, reason },
    isKeyWrong ? "Lemon Squeezy rejects LEMON_SQUEEZY_API_KEY" : "Lemon Squeezy is unavailable",
  );
  return unavailable(`${name}: ${status ?? "no answer"}: ${reason}`);
}

/** @param message for the developer. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError("unavailable", {
    userMessage: "The payment provider isn’t responding right now. Please try again in a few minutes.",
    message,
    cause,
  });
}

function reasonsOf(error: Error | null): readonly Reason[] {
  const cause = error?.cause;
  return Array.isArray(cause) ? cause.filter((one): one is Reason => typeof one === "object" && one !== null) : [];
}

const reasonLengthMax = 300;

/** Details quote what was sent, which may include an email address. */
function describeReasons(reasons: readonly Reason[]): string {
  const sentences = reasons.map(({ title, detail, source }) =>
    [source?.pointer, detail ?? title].filter((part) => typeof part === "string").join(" "),
  );
  return redactAddresses(sentences.join("; ")).slice(0, reasonLengthMax) || "no reason was given";
}
