import {
  type CheckoutCodes,
  findEntitlement,
  findPaymentProvider,
  findUnconfirmedPlan,
  hasHadSubscription,
  previewCode,
} from "#billing/index.ts";
import { type CodePreview, describePlan, type PlanState } from "#billing/rules.ts";
import type { Services } from "#platform/services.ts";

/** What the price list says to somebody who is signed in. */
export interface PlanOffer {
  readonly state: PlanState;
  readonly withTrial: boolean;
  /** The plan whose payment is being confirmed: until then no other one can be chosen. */
  readonly unconfirmedPlan: string | null;
  /** Of the code in the page's address. */
  readonly preview: CodePreview;
}

export async function findPlanOffer(
  services: Services,
  codes: CheckoutCodes,
  asking: { readonly userId: string; readonly email: string; readonly code: string },
): Promise<PlanOffer> {
  const { userId } = asking;
  const { db, clock } = services;
  const now = clock.now();
  const provider = findPaymentProvider(services);
  const [current, hadOne, unconfirmedPlan, preview] = await Promise.all([
    findEntitlement(db, userId, now),
    provider ? hasHadSubscription(db, provider.name, userId) : false,
    provider ? findUnconfirmedPlan(services, { userId, provider: provider.name }) : null,
    previewCode(services, codes, asking),
  ]);
  return { state: describePlan(current, now), withTrial: !hadOne, unconfirmedPlan, preview };
}
