import { createContext } from "react-router";
import type { PlanRuns } from "#credits/index.ts";

/** How a user's runs are paid at the moment, from their plan. */
export interface RunPlan {
  readonly planRuns: PlanRuns;
  readonly mayUseAdvanced: boolean;
  /** Of all files of the user's runs. */
  readonly storedBytesMax?: number | undefined;
}

/** How a user's runs are paid, from the slice that knows plans. Grants credits that are due first. */
export type PlanOf = (userId: string) => Promise<RunPlan>;

/** For pages: `context.get(planContext)`. */
export const planContext = createContext<PlanOf>();
