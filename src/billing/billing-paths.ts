import type { PackId } from "./packs.ts";
import type { BillingInterval, PlanAndInterval, PlanId } from "./plans.ts";

export const billingPath = "/settings/billing";
/** Takes `choice` (a plan and interval, with an optional `code`) or `amount` (a pack's credits), and redirects to the payment page. */
export const checkoutPath = `${billingPath}/checkout`;
/** The same, for a plan that was offered with a free trial. */
export const trialCheckoutPath = `${checkoutPath}?trial=offered`;
export const cancelPath = `${billingPath}/cancel`;
export const resumePath = `${billingPath}/resume`;
export const changePath = `${billingPath}/change`;
export const portalPath = `${billingPath}/portal`;

/** A plan and interval as one form value: `pro-yearly`. */
export const planChoiceValue = ({ planId, interval }: PlanAndInterval): string => `${planId}-${interval}`;

/** @returns the parts of the value, which may name no existing plan. */
export function splitPlanChoice(value: string): { readonly planId: string; readonly interval: string } {
  const at = value.indexOf("-");
  return at === -1 ? { planId: value, interval: "" } : { planId: value.slice(0, at), interval: value.slice(at + 1) };
}

/** The page that confirms a plan change. */
export const planChangePath = (planId: PlanId, interval: BillingInterval): string =>
  `${changePath}?choice=${planChoiceValue({ planId, interval })}`;

/** Shown if no payment page could be opened. Wording of C4. */
export const checkoutFailure = "Failed to redirect to checkout. Please try again.";

/** No valid code is longer. */
export const codeLengthMax = 60;

/** For a user returning from the payment page: what they bought, and whether the provider's webhook has been processed. */
export interface CheckoutReturn {
  readonly id: string;
  readonly planId: PlanId | null;
  readonly packId: PackId | null;
  readonly isConfirmed: boolean;
}

/** Why no plan can be chosen while a payment is being confirmed. */
export const choiceWaits = (plan: string): string => `Your payment for ${plan} is being confirmed.`;

/** The same, for a refused request. */
export const unconfirmedPayment = (plan: string): string =>
  `${choiceWaits(plan)} This usually takes less than a minute. You can choose a plan again after that.`;
