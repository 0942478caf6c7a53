import { streamTextBy } from "#engines/calls.ts";
import {
  type CallLimits,
  EngineError,
  isProviderFault,
  type StreamText,
  stoppingCosts,
  type TextEvent,
  type TextRequest,
} from "#engines/index.ts";
import type { ChosenPayer } from "#models/index.ts";
import { type Circuit, CircuitOpenError, TakenOutError } from "#platform/circuits.ts";
import type { Services } from "#platform/services.ts";
import type { RunFailure } from "../rules.ts";

/** The longest answers of today's models take some minutes. */
export const textTimeMs = 5 * 60_000;
/** Models that think first may say nothing for a while. */
const textSilenceMs = 90_000;

/** Tells whether an error counts against a provider's circuit. */
export const isEngineFault = (error: unknown): boolean => error instanceof EngineError && isProviderFault(error.kind);

/** Reason why a run failed, by what its call threw. A fault of our own costs the user nothing, either. */
export function failureOf(error: unknown): {
  readonly failure: RunFailure;
  readonly providerMessage?: string | undefined;
  readonly retryAfterMs?: number | undefined;
} {
  if (error instanceof TakenOutError) return { failure: "taken-out" };
  if (error instanceof CircuitOpenError) return { failure: "paused" };
  if (!(error instanceof EngineError)) return { failure: "unavailable" };
  const { kind: failure, providerMessage, retryAfterMs } = error;
  return { failure, providerMessage, retryAfterMs };
}

/** Tells whether another engine may still serve the request. */
export const isWorthSwitching = (failure: RunFailure): boolean =>
  failure === "empty" ||
  failure === "paused" ||
  failure === "taken-out" ||
  (failure !== "lost" && failure !== "not-stored" && isProviderFault(failure));

/** A call of a language model that is under way. */
export interface EngineCall {
  /** @returns undefined after the last event. @throws what the engine throws; the reason of the stop, as soon as there is one. */
  next(): Promise<TextEvent | undefined>;
  /** Tells whether the provider has the request, as far as we know: it went out, and has not failed. */
  isUnderWay(): boolean;
  /**
   * Ends the call, unless the vendor goes on and bills all of it anyway: then the rest is read in the background, as far as its bounds go.
   * @param onUsage called with the usage that the vendor tells in the end, if it does.
   */
  end(onUsage: (usage: NonNullable<Extract<TextEvent, { type: "end" }>["usage"]>) => void): void;
}

/** Calls a language model, on the operator's key through the vendor's circuit. */
export function callEngine(
  services: Services,
  { payer, engine }: ChosenPayer,
  { model, request, signal }: { readonly model: string; readonly request: TextRequest; readonly signal: AbortSignal },
): EngineCall {
  const stream = streamTextBy({ ...engine, model });
  // A key of a user's own says nothing about the vendor for others.
  const guarded = payer === "credits" ? throughCircuit(services.circuits.of(engine.vendor), stream) : stream;
  const call = new AbortController();
  let isUnderWay = false;
  let isStopped = false;
  const limits: CallLimits = {
    signal: call.signal,
    timeMs: textTimeMs,
    silenceMs: textSilenceMs,
    onAttempt: (state) => {
      isUnderWay = state === "sent";
    },
    isStopped: () => isStopped,
  };
  const events = guarded(request, limits)[Symbol.asyncIterator]();
  const stopped = Promise.withResolvers<never>();
  // Not every stop finds a reader that waits.
  stopped.promise.catch(() => {});
  const stop = () => stopped.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return {
    async next() {
      const { done, value } = await Promise.race([events.next(), stopped.promise]);
      return done ? undefined : value;
    },
    isUnderWay: () => isUnderWay,
    end(onUsage) {
      isStopped = true;
      signal.removeEventListener("abort", stop);
      const end = () => {
        // Not an error of the engine's, which would count against its vendor.
        call.abort();
        void events.return?.().catch(() => {});
      };
      if (isUnderWay && stoppingCosts[engine.vendor].text === "bills-whole" && drainsRunning < drainsMax) {
        // A process that stops does not wait for it.
        const timer = setTimeout(end, drainMs).unref();
        void drain(events, onUsage).finally(() => clearTimeout(timer));
      } else end();
    },
  };
}

const drainMs = 60_000;
/** In this process. Beyond, the estimate of the tokens is all there is. */
const drainsMax = 20;
let drainsRunning = 0;

/** Holds nothing of what it reads. */
async function drain(events: AsyncIterator<TextEvent>, onUsage: Parameters<EngineCall["end"]>[0]): Promise<void> {
  drainsRunning++;
  try {
    for (let next = await events.next(); !next.done; next = await events.next()) {
      if (next.value.type === "end" && next.value.usage) onUsage(next.value.usage);
    }
  } catch {
    // The user has stopped: a call that fails after that concerns no one.
  } finally {
    drainsRunning--;
  }
}

/** Streams like the engine, if the vendor's circuit lets the call through. A call counts as working from its first event on. */
const throughCircuit = (circuit: Circuit, stream: StreamText): StreamText =>
  async function* (request, limits) {
    const events = stream(request, limits)[Symbol.asyncIterator]();
    try {
      for (let next = await circuit.run(() => events.next()); !next.done; next = await events.next()) yield next.value;
    } finally {
      await events.return?.();
    }
  };
