import { findEntitlement, findPaymentProvider, hasHadSubscription } from "#billing/index.ts";
import { describePlan, type PlanState } from "#billing/rules.ts";
import type { Services } from "#platform/services.ts";

/** What the price list says to somebody who is signed in. */
export interface PlanOffer {
  readonly state: PlanState;
  readonly withTrial: boolean;
}

export async function findPlanOffer(services: Services, userId: string): Promise<PlanOffer> {
  const { db, clock } = services;
  const now = clock.now();
  const provider = findPaymentProvider(services);
  const [current, hadOne] = await Promise.all([
    findEntitlement(db, userId, now),
    provider ? hasHadSubscription(db, provider.name, userId) : false,
  ]);
  return { state: describePlan(current, now), withTrial: !hadOne };
}
