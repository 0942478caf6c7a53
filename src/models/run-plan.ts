import { createContext } from "react-router";
import type { PlanRuns } from "#credits/index.ts";

/** Payment of a user's runs at the moment, from their plan. */
export interface RunPlan {
  readonly planRuns: PlanRuns;
  readonly mayUseAdvanced: boolean;
  /** Maximum bytes of all files of the user's runs. */
  readonly storedBytesMax?: number | undefined;
}

/** Looks up how a user's runs are paid, in the slice that knows plans. Grants credits that are due first. */
export type PlanOf = (userId: string) => Promise<RunPlan>;

/** For pages: `context.get(planContext)`. */
export const planContext = createContext<PlanOf>();
