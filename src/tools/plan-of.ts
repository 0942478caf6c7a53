import { createContext } from "react-router";
import type { RunPlan } from "#runs/index.ts";

/** How a user's runs are paid, from the slice that knows plans. Grants credits that are due first. */
export type PlanOf = (userId: string) => Promise<RunPlan>;

/** For pages: `context.get(planContext)`. */
export const planContext = createContext<PlanOf>();
