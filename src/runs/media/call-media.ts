import { setTimeout as delay } from "node:timers/promises";
import { type CallLimits, EngineError, type MediaVendor } from "#engines/index.ts";
import type { ChosenPayer } from "#models/index.ts";
import type { Services } from "#platform/services.ts";

/** A call that makes pictures may say nothing for most of it. Together with its retries it is shorter than what counts as lost. */
const limits = { timeMs: 4 * 60_000, silenceMs: 3 * 60_000 } as const;

const pausesMs = [1_000, 4_000];
/** A provider that asks for a longer pause is not asked again. */
const longestPauseMs = 15_000;

/**
 * Calls a media engine, on the operator's key through the vendor's circuit. Only a call that was refused as one too many is repeated: any
 * other may have begun, and the provider would make and bill it twice.
 * @throws what the call throws; the signal's reason if it is aborted.
 */
export async function callMedia<Result>(
  { circuits }: Pick<Services, "circuits">,
  { payer, engine }: ChosenPayer<MediaVendor>,
  signal: AbortSignal,
  call: (limits: CallLimits) => Promise<Result>,
): Promise<Result> {
  const tryOnce = () => call({ ...limits, signal });
  for (let attempt = 0; ; attempt++) {
    try {
      // A key of a user's own says nothing about the vendor for others.
      return await (payer === "credits" ? circuits.of(engine.vendor).run(tryOnce) : tryOnce());
    } catch (error) {
      const pauseMs = pauseBefore(error, attempt);
      if (pauseMs === undefined) throw error;
      await delay(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

function pauseBefore(error: unknown, attempt: number): number | undefined {
  const ownMs = pausesMs[attempt];
  if (ownMs === undefined || !(error instanceof EngineError) || error.kind !== "rate-limited") return undefined;
  const askedMs = error.retryAfterMs ?? 0;
  return askedMs > longestPauseMs ? undefined : Math.max(ownMs, askedMs);
}
