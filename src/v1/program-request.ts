import type { KeyHolder } from "#api-keys/index.ts";
import type { RunPlan } from "#runs/index.ts";

/** A request that was admitted and read. */
export interface ProgramRequest<Body> {
  readonly holder: KeyHolder;
  readonly plan: RunPlan;
  readonly idempotencyKey: string;
  /** The most that it may cost, in AIC: of the request or its header. */
  readonly maxAic: number | undefined;
  readonly request: Body;
}
