import type { Period } from "../months.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import type { OwnSubscription, Plan, PlanId } from "../rules.ts";

/** Rights that the user has now. All server-side checks and all pages use it. */
export interface Entitlement {
  readonly planId: PlanId;
  /** The agreed version of the plan. */
  readonly planVersion: number;
  /** The most runs on plan credits in `period`, running or finished; null for no limit. */
  readonly generationsMax: number | null;
  /** The month for which runs are counted. */
  readonly period: Period;
  readonly hasWatermark: boolean;
  /** True if the plan includes brand packs and fonts of the user’s own. */
  readonly hasBrandKits: boolean;
  readonly mayUseAdvanced: boolean;
  readonly mayUseApi: boolean;
  readonly mayCollaborate: boolean;
  readonly usersMax: number;
  /** Most bytes that all files the user has made may take. */
  readonly storedBytesMax: number;
}

/** Subscription with server-only fields: the provider and its id. */
export interface SubscriptionView extends OwnSubscription {
  readonly id: string;
  readonly provider: ProviderName;
  readonly providerId: string;
}

export interface CurrentPlan {
  /** Plan with the agreed credits and limits, and today's name. */
  readonly plan: Plan;
  readonly entitlement: Entitlement;
  /** The one that gives the plan, or else the latest that has not expired (it may be paused or unpaid); null if there is none. */
  readonly subscription: SubscriptionView | null;
}
