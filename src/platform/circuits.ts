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
  /** True while the provider is taken out, because it failed too often. */
  isOpen(name: string): boolean;
  /** The operator has taken these providers out, and no others, until the next call. */
  takeOut(names: readonly string[]): void;
}

export class CircuitOpenError extends Error {
  override readonly name: string = "CircuitOpenError";
}

/** The operator has taken the provider out. */
export class TakenOutError extends CircuitOpenError {
  override readonly name = "TakenOutError";
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
  const open = new Set<string>();
  let takenOut: ReadonlySet<string> = new Set();
  const create = (name: string): Circuit => {
    const circuit = createCircuit(isFault, (isOpen) => {
      metrics.enginesTakenOut.set({ vendor: name }, isOpen ? 1 : 0);
      if (isOpen) open.add(name);
      else open.delete(name);
    });
    return {
      async run(call) {
        if (takenOut.has(name)) throw new TakenOutError();
        return circuit.run(call);
      },
    };
  };
  return {
    of(name) {
      const known = circuits.get(name);
      if (known) return known;
      const created = create(name);
      circuits.set(name, created);
      return created;
    },
    isOpen: (name) => open.has(name),
    takeOut(names) {
      takenOut = new Set(names);
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
