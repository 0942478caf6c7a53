import { useFetcher, useFetchers, useNavigation } from "react-router";
import { SettingsHeader } from "#accounts/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { billingPath, type ChangeableSubscription, isReturn, type Plan, type PlanAndInterval } from "../rules.ts";

/** Where a subscription could not be changed for a reason that is not its own. */
export const changeFailed = "Your subscription could not be changed. Please try again in a moment.";

/** What a change of plan is called, on its button and on the page that asks. */
export function changeLabel(
  { id, name }: Pick<Plan, "id" | "name">,
  wantedInterval: PlanAndInterval["interval"],
  subscription: ChangeableSubscription,
): string {
  if (id !== subscription.planId) return `Switch to ${name}`;
  if (isReturn(subscription, { planId: id, interval: wantedInterval })) return `Keep ${name}`;
  return wantedInterval === "yearly" ? "Pay yearly" : "Pay monthly";
}

/** A form that changes the subscription: leads on when that is done, and says itself what it was refused with. */
export function useChangeForm() {
  const { Form, state, data: reply } = useFetcher<FormReply>();
  const isBusy = state !== "idle";
  return { Form, isBusy, problem: !isBusy && reply?.outcome === "refused" ? reply.message : null };
}

/** Whether something about the subscription is under way: buttons wait for it. */
export function useBillingBusy(): boolean {
  const navigation = useNavigation();
  const isOurs = (action: string | undefined) => action?.startsWith(billingPath) ?? false;
  const isFetching = useFetchers().some(({ state, formAction }) => state !== "idle" && isOurs(formAction));
  return (
    isFetching || (navigation.state !== "idle" && isOurs(navigation.formAction)) || isDeletionRequested(navigation)
  );
}

/** On the way to the payment page, nothing may be pressed again. */
function isDeletionRequested({ location }: ReturnType<typeof useNavigation>): boolean {
  return location?.pathname.startsWith(`${billingPath}/checkout/`) ?? false;
}

/** Why something could not be done, and the way back. */
export function RefusedAction({ title, message }: { readonly title: string; readonly message: string | null }) {
  return (
    <>
      <SettingsHeader title={title} below={{ name: "Subscription Plans", path: billingPath }} />
      <div className="grid max-w-[60ch] justify-items-start gap-6">
        {message && <Alert tone="error">{message}</Alert>}
        <ButtonLink to={billingPath} look="secondary">
          Back to plans
        </ButtonLink>
      </div>
    </>
  );
}
