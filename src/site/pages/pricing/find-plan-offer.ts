import {
  type CheckoutCodes,
  findEntitlement,
  findPaymentProvider,
  findTrialRefusal,
  findUnconfirmedPlan,
  previewCode,
} from "#billing/index.ts";
import { type CodePreview, describePlan, type PlanState, type TrialRefusal } from "#billing/rules.ts";
import type { Services } from "#platform/services.ts";

/** Offer that the pricing page shows a signed-in user. */
export interface PlanOffer {
  readonly state: PlanState;
  /** Why the user gets no free trial; null if they get one. */
  readonly trialRefusal: TrialRefusal | null;
  /** The plan whose payment is still being confirmed. Until then the user cannot choose another. */
  readonly unconfirmedPlan: string | null;
  /** For the code in the page's address. */
  readonly preview: CodePreview;
}

export async function findPlanOffer(
  services: Services,
  codes: CheckoutCodes,
  asking: { readonly userId: string; readonly email: string; readonly code: string },
): Promise<PlanOffer> {
  const { userId, email } = asking;
  const { db, clock } = services;
  const now = clock.now();
  const provider = findPaymentProvider(services);
  const [current, trialRefusal, unconfirmedPlan, preview] = await Promise.all([
    findEntitlement(db, userId, now),
    provider ? findTrialRefusal(services, db, { userId, email, provider: provider.name }) : null,
    provider ? findUnconfirmedPlan(services, { userId, provider: provider.name }) : null,
    previewCode(services, codes, asking),
  ]);
  return { state: describePlan(current, now), trialRefusal, unconfirmedPlan, preview };
}
