import type { KeyHolder } from "#api-keys/index.ts";
import type { RunPlan } from "#models/index.ts";
import type { EarlierRun, ProgramOwner } from "#runs/index.ts";
import type { Reader } from "./repeats/reader.ts";

/** A request that was admitted and read. */
export interface ProgramRequest<Body> {
  readonly holder: KeyHolder;
  readonly plan: RunPlan;
  readonly idempotencyKey: string;
  readonly isKeyGiven: boolean;
  /** From 0; undefined for a client that doesn’t say which try it is. */
  readonly retryCount: number | undefined;
  /** Digest of what was sent; undefined if nothing can repeat it. */
  readonly digest: string | undefined;
  /** The run that it repeats. */
  readonly firstTry: EarlierRun | undefined;
  readonly reader: Reader;
  /** The most that it may cost, in AIC: of the request or its header. */
  readonly maxAic: number | undefined;
  readonly request: Body;
}

/** Owner of the runs that a key finds again: those of all of a user's keys, in a team of all keys that its member created there. */
export const runOwnerOf = ({ userId, personId, membership }: KeyHolder): ProgramOwner => ({
  userId,
  memberId: membership && personId,
});

/** Time for which answers are kept for repeats, by key or by mark. */
const keptMs = { named: 24 * 60 * 60_000, marked: 2 * 60_000 };

/** Parts of a request that its runs need to know. */
export const partsOf = ({ holder, plan, maxAic, ...named }: ProgramRequest<unknown>) => ({
  userId: holder.userId,
  apiKeyId: holder.keyId,
  plan,
  idempotencyKey: named.idempotencyKey,
  maxAic,
  tool: "api",
  // Of a client that marks its retries always: it may go away while its answer is on the way.
  keptForRepeatsMs: named.isKeyGiven ? keptMs.named : named.retryCount === undefined ? undefined : keptMs.marked,
});
