import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen, SamplingBreaker } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { Metrics } from "./metrics.ts";

/** Takes a provider that fails often out for a while: the next callers hear of it at once instead of waiting for it. */
export interface Circuit {
  /** @throws {CircuitOpenError} without calling, while the provider is taken out; what the call throws otherwise. */
  run<Value>(call: () => Promise<Value>): Promise<Value>;
}

export interface Circuits {
  /** Circuit of this process, made at its first use. @param name a vendor's. */
  of(name: string): Circuit;
}

export class CircuitOpenError extends Error {
  override readonly name = "CircuitOpenError";
}

/** Opens when half of the calls of a minute have failed, of at least five; a single call tries it again after half a minute. */
const windowMs = 60_000;
const callsMin = 5;
const openMs = 30_000;
/** More than there are vendors. */
const circuitsMax = 100;

/** @param isFault whether an error is the provider's own, rather than the request's. */
export function createCircuits(metrics: Metrics, isFault: (error: unknown) => boolean): Circuits {
  const circuits = new LRUCache<string, Circuit>({ max: circuitsMax });
  return {
    of(name) {
      const known = circuits.get(name);
      if (known) return known;
      const created = createCircuit(isFault, (isOpen) => metrics.enginesTakenOut.set({ vendor: name }, isOpen ? 1 : 0));
      circuits.set(name, created);
      return created;
    },
  };
}

function createCircuit(isFault: (error: unknown) => boolean, onChange: (isOpen: boolean) => void): Circuit {
  const policy = circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: openMs,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: windowMs, minimumRps: callsMin / (windowMs / 1_000) }),
  });
  policy.onStateChange((state) => onChange(state !== CircuitState.Closed));
  onChange(false);
  return {
    async run(call) {
      // The library would let others wait for the one that tries.
      if (policy.state === CircuitState.HalfOpen) throw new CircuitOpenError();
      try {
        return await policy.execute(call);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new CircuitOpenError() : error;
      }
    },
  };
}
