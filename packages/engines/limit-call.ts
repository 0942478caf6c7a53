import type { CallLimits } from "./contract.ts";
import { EngineError } from "./engine-error.ts";

export interface LimitedCall {
  /** Aborts when the caller stops, the time is over, the provider is silent, or the call has ended. */
  readonly signal: AbortSignal;
  /** Waits for the provider. Only this is counted as silence: a caller that reads slowly doesn’t make the provider silent. */
  listen<Value>(waiting: PromiseLike<Value>): Promise<Value>;
  /** The same `fetch`, which notes that a request goes out. */
  sending(send: typeof fetch): typeof fetch;
  /** Tells whether a request went out: a failure before that says nothing about the provider. */
  hasSent(): boolean;
  /** Stops whatever still runs. Every call ends with it, also one that succeeds. */
  end(): void;
}

/** @throws the signal’s reason if it is aborted already. */
export function limitCall({ signal, timeMs, silenceMs }: CallLimits): LimitedCall {
  signal.throwIfAborted();
  const call = new AbortController();
  const stop = () => call.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  let hasSent = false;
  const timeLimit = setTimeout(() => call.abort(new EngineError("timed-out")), timeMs);
  return {
    signal: call.signal,
    async listen(waiting) {
      // Of several waits at the same time, one may have ended the call.
      call.signal.throwIfAborted();
      const aborted = Promise.withResolvers<never>();
      const fail = () => aborted.reject(call.signal.reason);
      call.signal.addEventListener("abort", fail, { once: true });
      const timer = setTimeout(() => call.abort(new EngineError("silent")), silenceMs);
      try {
        return await Promise.race([waiting, aborted.promise]);
      } finally {
        clearTimeout(timer);
        call.signal.removeEventListener("abort", fail);
      }
    },
    sending: (send) => (input, init) => {
      hasSent = true;
      return send(input, init);
    },
    hasSent: () => hasSent,
    end() {
      clearTimeout(timeLimit);
      signal.removeEventListener("abort", stop);
      call.abort();
    },
  };
}
