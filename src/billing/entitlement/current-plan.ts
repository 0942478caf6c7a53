import type { Period } from "../months.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import type { BillingInterval, Plan, PlanId, SubscriptionStatus } from "../rules.ts";

/** What somebody may do now. Every gate asks it on the server, and the pages read the same answer. */
export interface Entitlement {
  readonly planId: PlanId;
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

/** A subscription as its owner sees it. */
export interface SubscriptionView {
  readonly id: string;
  readonly provider: ProviderName;
  readonly providerId: string;
  /** What it entitles to now: Free where its status does not keep the plan. */
  readonly planId: PlanId;
  /** What is billed next; below `planId` between a downgrade and the renewal. */
  readonly billedPlanId: PlanId;
  /** How that is paid: now, and next. */
  readonly interval: BillingInterval;
  readonly billedInterval: BillingInterval;
  /** The provider's own word, also one that we do not know. */
  readonly status: SubscriptionStatus | (string & {});
  /** The end of what is paid, or of the trial; null where the provider names none. */
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEndsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cardBrand: string | null;
  readonly cardLastFour: string | null;
  readonly isTest: boolean;
}

export interface CurrentPlan {
  readonly plan: Plan;
  readonly entitlement: Entitlement;
  /** The one that entitles; else the latest one that has not expired (it may be paused or unpaid); null where there is none. */
  readonly subscription: SubscriptionView | null;
}
