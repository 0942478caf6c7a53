import { findEntitlement, findPaymentProvider, findUnconfirmedPlan, hasHadSubscription } from "#billing/index.ts";
import { describePlan, type PlanState } from "#billing/rules.ts";
import type { Services } from "#platform/services.ts";

/** What the price list says to somebody who is signed in. */
export interface PlanOffer {
  readonly state: PlanState;
  readonly withTrial: boolean;
  /** The plan whose payment is being confirmed: until then no other one can be chosen. */
  readonly unconfirmedPlan: string | null;
}

export async function findPlanOffer(services: Services, userId: string): Promise<PlanOffer> {
  const { db, clock } = services;
  const now = clock.now();
  const provider = findPaymentProvider(services);
  const [current, hadOne, unconfirmedPlan] = await Promise.all([
    findEntitlement(db, userId, now),
    provider ? hasHadSubscription(db, provider.name, userId) : false,
    provider ? findUnconfirmedPlan(services, { userId, provider: provider.name }) : null,
  ]);
  return { state: describePlan(current, now), withTrial: !hadOne, unconfirmedPlan };
}
