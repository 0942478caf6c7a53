import type { RunPlan } from "#models/index.ts";
import type { Actor } from "#teams/index.ts";

/** Request for a run, with whom it is for. */
export interface AskedByActor {
  readonly actor: Pick<Actor, "ownerId" | "privateId">;
  readonly plan: RunPlan;
  /** The request's JSON, unchecked. */
  readonly body: unknown;
}
