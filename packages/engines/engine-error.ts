/**
 * Why a call failed:
 * - `bad-key`: the provider doesn't accept the key, or the key may not do this.
 * - `out-of-quota`: the key's account has no money or quota left.
 * - `rate-limited`: too many calls at the moment.
 * - `refused`: against the provider's policy.
 * - `too-long`: more input than the model takes.
 * - `rejected`: the provider doesn't accept the request for another reason, e.g. because it doesn't know the model.
 * - `unavailable`: the provider is down, overloaded, or the connection broke.
 * - `timed-out`: the call took longer than its limit.
 * - `silent`: nothing arrived for too long.
 * - `expired`: a result was made, and its address answers no more.
 * - `nonsense`: what arrived is not an answer.
 */
export type FailureKind =
  | "bad-key"
  | "out-of-quota"
  | "rate-limited"
  | "refused"
  | "too-long"
  | "rejected"
  | "unavailable"
  | "timed-out"
  | "silent"
  | "expired"
  | "nonsense";

export interface EngineErrorOptions {
  /** Message of the provider, for the user. It must hold no key. */
  readonly providerMessage?: string | undefined;
  readonly status?: number | undefined;
  /** Milliseconds to wait before the next attempt, if the provider says so. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

export class EngineError extends Error {
  readonly kind: FailureKind;
  readonly providerMessage: string | undefined;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, { providerMessage, status, retryAfterMs, cause }: EngineErrorOptions = {}) {
    super(providerMessage ? `${kind}: ${providerMessage}` : kind, { cause });
    this.name = "EngineError";
    this.kind = kind;
    this.providerMessage = providerMessage;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const providerFaults: readonly FailureKind[] = [
  "bad-key",
  "out-of-quota",
  "rate-limited",
  "unavailable",
  "timed-out",
  "silent",
  "nonsense",
];

/** Tells whether the provider, or the key that it is called with, is in trouble. The other kinds are about the request. */
export const isProviderFault = (kind: FailureKind): boolean => providerFaults.includes(kind);
