import { setTimeout as delay } from "node:timers/promises";
import type { CallLimits, StreamText } from "../contract.ts";
import { EngineError, type FailureKind } from "../engine-error.ts";

export interface RetryPauses {
  /** Pauses before each further attempt, in milliseconds. */
  readonly pausesMs: readonly number[];
  /** A provider that asks for a longer pause is not asked again. */
  readonly longestMs: number;
}

const usualPauses: RetryPauses = { pausesMs: [500, 2_000], longestMs: 10_000 };

/** Failures that may be over in a moment, and have cost nothing. */
const passing: readonly FailureKind[] = ["rate-limited", "unavailable"];

/**
 * Tries again if a call fails in passing before its first event: later, the user would get, and the provider bill, two answers.
 * @returns the same engine; its time limit is for all attempts together.
 */
export const withRetries = (stream: StreamText, pauses: RetryPauses = usualPauses): StreamText =>
  async function* (request, limits) {
    const end = Date.now() + limits.timeMs;
    for (let attempt = 0; ; attempt++) {
      let hasBegun = false;
      try {
        const left = { ...limits, timeMs: Math.max(0, end - Date.now()) };
        limits.onAttempt?.("sent");
        for await (const event of stream(request, left)) {
          hasBegun = true;
          yield event;
        }
        return;
      } catch (error) {
        if (!hasBegun) limits.onAttempt?.("failed");
        const pauseMs = hasBegun ? undefined : pauseBefore(error, attempt, pauses);
        if (pauseMs === undefined || limits.isStopped?.() || Date.now() + pauseMs >= end) throw error;
        await delay(pauseMs, undefined, { signal: limits.signal }).catch(() => limits.signal.throwIfAborted());
        if (limits.isStopped?.()) throw error;
      }
    }
  };

/** The same for a call that answers at once. */
export const withCallRetries =
  <Request, Result>(
    call: (request: Request, limits: CallLimits) => Promise<Result>,
    pauses: RetryPauses = usualPauses,
  ): typeof call =>
  async (request, limits) => {
    const end = Date.now() + limits.timeMs;
    for (let attempt = 0; ; attempt++) {
      try {
        return await call(request, { ...limits, timeMs: Math.max(0, end - Date.now()) });
      } catch (error) {
        const pauseMs = pauseBefore(error, attempt, pauses);
        if (pauseMs === undefined || Date.now() + pauseMs >= end) throw error;
        await delay(pauseMs, undefined, { signal: limits.signal }).catch(() => limits.signal.throwIfAborted());
      }
    }
  };

/** @returns undefined if another attempt would not help. */
function pauseBefore(error: unknown, attempt: number, { pausesMs, longestMs }: RetryPauses): number | undefined {
  const ownMs = pausesMs[attempt];
  if (ownMs === undefined || !(error instanceof EngineError) || !passing.includes(error.kind)) return undefined;
  const askedMs = error.retryAfterMs ?? 0;
  return askedMs > longestMs ? undefined : Math.max(ownMs, askedMs);
}
