import type { PackId } from "./packs.ts";
import type { PlanId } from "./plans.ts";

/** Somebody is back from the payment page: what was bought, and whether the provider's word of it has been worked off. */
export interface CheckoutReturn {
  readonly id: string;
  readonly planId: PlanId | null;
  readonly packId: PackId | null;
  readonly isConfirmed: boolean;
}
