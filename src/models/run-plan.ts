import { createContext } from "react-router";
import type { PlanRuns } from "#credits/index.ts";

/** A member, as they act in a team. */
export interface TeamMember {
  readonly teamId: string;
  readonly memberId: string;
}

/** Payment of runs at the moment, from the plan of a user or of a team's owner. */
export interface RunPlan {
  readonly planRuns: PlanRuns;
  readonly mayUseAdvanced: boolean;
  /** Maximum bytes of all files of the owner's runs. */
  readonly storedBytesMax?: number | undefined;
  /** Member whose team pays, within the team's caps; undefined for users who pay themselves. */
  readonly member?: TeamMember | undefined;
}

/**
 * Looks up how runs are paid, in the slice that knows plans. Grants credits that are due first.
 * @param ownerId the user, or the team that pays.
 * @param member who acts in the team. Without it, nothing of the team's can be started.
 */
export type PlanOf = (ownerId: string, member?: TeamMember) => Promise<RunPlan>;

/** For pages: `context.get(planContext)`. */
export const planContext = createContext<PlanOf>();
