import type { PackId } from "./packs.ts";
import type { BillingInterval, PlanAndInterval, PlanId } from "./plans.ts";

export const billingPath = "/settings/billing";
/** Takes `choice` (a plan and how it is paid, with an optional `code`) or `amount` (a pack's credits), and leads to the payment page. */
export const checkoutPath = `${billingPath}/checkout`;
/** The same, where the plan was offered with a free trial. */
export const trialCheckoutPath = `${checkoutPath}?trial=offered`;
export const cancelPath = `${billingPath}/cancel`;
export const resumePath = `${billingPath}/resume`;
export const changePath = `${billingPath}/change`;
export const portalPath = `${billingPath}/portal`;

/** A plan and how it is paid, as one value of a form: `pro-yearly`. */
export const planChoiceValue = ({ planId, interval }: PlanAndInterval): string => `${planId}-${interval}`;

/** @returns what the value names, whether or not there is such a plan. */
export function splitPlanChoice(value: string): { readonly planId: string; readonly interval: string } {
  const at = value.indexOf("-");
  return at === -1 ? { planId: value, interval: "" } : { planId: value.slice(0, at), interval: value.slice(at + 1) };
}

/** The page on which a change of plan is confirmed. */
export const planChangePath = (planId: PlanId, interval: BillingInterval): string =>
  `${changePath}?choice=${planChoiceValue({ planId, interval })}`;

/** Where no payment page could be opened: the words of C4. */
export const checkoutFailure = "Failed to redirect to checkout. Please try again.";

/** Codes that are longer are nobody's. */
export const codeLengthMax = 60;

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
