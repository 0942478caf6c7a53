import type { PackId } from "./packs.ts";
import type { PlanId } from "./plans.ts";

/** Somebody is back from the payment page: what was bought, and whether the provider's word of it has been worked off. */
export interface CheckoutReturn {
  readonly id: string;
  readonly planId: PlanId | null;
  readonly packId: PackId | null;
  readonly isConfirmed: boolean;
}

/** Why a plan cannot be chosen while the payment for one is on its way to us. */
export const choiceWaits = (plan: string): string => `Your payment for ${plan} is being confirmed.`;

/** The same, to a request that was refused. */
export const unconfirmedPayment = (plan: string): string =>
  `${choiceWaits(plan)} This usually takes less than a minute. You can choose a plan again after that.`;
