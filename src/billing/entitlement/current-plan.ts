import type { Period } from "../months.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import type { OwnSubscription, Plan, PlanId } from "../rules.ts";

/** What somebody may do now. Every gate asks it on the server, and the pages read the same answer. */
export interface Entitlement {
  readonly planId: PlanId;
  /** The version of the plan that was agreed. */
  readonly planVersion: number;
  /** Runs on plan credits in `period`, under way or finished; null for no limit. */
  readonly generationsMax: number | null;
  /** The month in which runs are counted. */
  readonly period: Period;
  readonly hasWatermark: boolean;
  readonly mayUseAdvanced: boolean;
  readonly mayUseApi: boolean;
  readonly mayCollaborate: boolean;
  readonly usersMax: number;
}

/** With what only the server knows: whose books it is in. */
export interface SubscriptionView extends OwnSubscription {
  readonly id: string;
  readonly provider: ProviderName;
  readonly providerId: string;
}

export interface CurrentPlan {
  /** With the credits and limits that were agreed, under its name of today. */
  readonly plan: Plan;
  readonly entitlement: Entitlement;
  /** The one that entitles; else the latest one that has not expired (it may be paused or unpaid); null where there is none. */
  readonly subscription: SubscriptionView | null;
}
