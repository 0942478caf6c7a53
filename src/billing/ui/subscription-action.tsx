import { useFetcher, useFetchers, useNavigation } from "react-router";
import { SettingsHeader } from "#accounts/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { billingPath, type ChangeableSubscription, isReturn, type Plan, type PlanAndInterval } from "../rules.ts";

/** For unexpected failures. */
export const changeFailed = "Your subscription could not be changed. Please try again in a moment.";

/** The label of a plan change, on its button and on the confirmation page. */
export function changeLabel(
  { id, name }: Pick<Plan, "id" | "name">,
  wantedInterval: PlanAndInterval["interval"],
  subscription: ChangeableSubscription,
): string {
  if (id !== subscription.planId) return `Switch to ${name}`;
  if (isReturn(subscription, { planId: id, interval: wantedInterval })) return `Keep ${name}`;
  return wantedInterval === "yearly" ? "Pay yearly" : "Pay monthly";
}

/** A form that changes the subscription: it redirects on success, and `problem` is the refusal. */
export function useChangeForm() {
  const { Form, state, data: reply } = useFetcher<FormReply>();
  const isBusy = state !== "idle";
  return { Form, isBusy, problem: !isBusy && reply?.outcome === "refused" ? reply.message : null };
}

/** Tells whether a billing action is in progress. Buttons are disabled meanwhile. */
export function useBillingBusy(): boolean {
  const navigation = useNavigation();
  const isBilling = (action: string | undefined) => action?.startsWith(billingPath) ?? false;
  const isFetching = useFetchers().some(({ state, formAction }) => state !== "idle" && isBilling(formAction));
  return (
    isFetching || (navigation.state !== "idle" && isBilling(navigation.formAction)) || isOpeningPayment(navigation)
  );
}

/** Buttons stay disabled while the payment page opens. */
function isOpeningPayment({ location }: ReturnType<typeof useNavigation>): boolean {
  return location?.pathname.startsWith(`${billingPath}/checkout/`) ?? false;
}

/** Why an action was refused, with a link back. */
export function RefusedAction({ title, message }: { readonly title: string; readonly message: string | null }) {
  return (
    <>
      <SettingsHeader title={title} />
      <div className="grid max-w-[60ch] justify-items-start gap-6">
        {message && <Alert tone="error">{message}</Alert>}
        <ButtonLink to={billingPath} variant="secondary">
          Back to plans
        </ButtonLink>
      </div>
    </>
  );
}
