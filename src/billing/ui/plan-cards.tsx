import { type ReactNode, useId } from "react";
import { Button } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { advancedNote, useTakesAdvanced } from "#ui/offered-models.ts";
import {
  type BillingInterval,
  type ChangeRefusal,
  type CodeDiscount,
  cancelPath,
  changePath,
  choiceWaits,
  decidePlanChange,
  isCurrentPlan,
  type OwnSubscription,
  offeredPrice,
  type Plan,
  type PlanState,
  planChoiceValue,
  type TrialRefusal,
} from "../rules.ts";
import { PlanCard } from "./plan-card.tsx";
import { changeLabel } from "./subscription-action.tsx";

interface Props {
  readonly plans: readonly Plan[];
  readonly interval: BillingInterval;
  readonly savingPercent: number;
  readonly state: PlanState;
  /** True if there is a payment provider. */
  readonly canBuy: boolean;
  /** Why no free trial is offered; null if one is. */
  readonly trialRefusal: TrialRefusal | null;
  /** The plan whose payment is being confirmed. No other plan can be chosen until then. */
  readonly unconfirmedPlan: string | null;
  /** Discount of the applied code. */
  readonly discount: CodeDiscount | null;
  readonly isBusy: boolean;
}

/** The plans side by side, inside a form: each button sends its own plan. Disabled while an action is in progress (C2). */
export function PlanCards({
  plans,
  interval,
  savingPercent,
  isBusy,
  state,
  canBuy,
  trialRefusal,
  unconfirmedPlan,
  discount,
}: Props) {
  const { subscription } = state;
  const takesAdvanced = useTakesAdvanced();
  return (
    <fieldset
      disabled={isBusy}
      aria-busy={isBusy}
      className="@container min-w-0 transition-opacity disabled:opacity-60"
    >
      <legend className="sr-only">Plans</legend>
      <div className="grid gap-5 @2xl:grid-cols-3 @2xl:grid-rows-[repeat(5,auto)] @2xl:gap-4 @4xl:gap-5">
        {plans.filter(isOffered(state)).map((plan) => {
          const isCurrent = isCurrentPlan(plan, interval, state);
          const offered = { plan, interval, isCurrent };
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              interval={interval}
              savingPercent={savingPercent}
              isCurrent={isCurrent}
              discount={discount}
            >
              {subscription && canBuy ? (
                <ChangeAction {...offered} plans={plans} subscription={subscription} />
              ) : (
                <BuyAction
                  {...offered}
                  canBuy={canBuy}
                  withTrial={trialRefusal === null}
                  unconfirmed={unconfirmedPlan}
                  discount={discount}
                />
              )}
            </PlanCard>
          );
        })}
      </div>
      {!takesAdvanced && <p className="pt-4 text-sm text-muted">{advancedNote}</p>}
    </fieldset>
  );
}

/** A retired plan is shown only to users who have it. */
const isOffered =
  ({ plan }: Pick<PlanState, "plan">) =>
  ({ id, isSold }: Plan): boolean =>
    isSold || id === plan.id;

interface Offered {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly isCurrent: boolean;
}

/** Starts a subscription. */
function BuyAction({
  plan,
  interval,
  isCurrent,
  canBuy,
  withTrial,
  unconfirmed,
  discount,
}: Offered &
  Pick<Props, "canBuy" | "discount"> & { readonly withTrial: boolean; readonly unconfirmed: string | null }) {
  const reasonId = useId();
  if (isCurrent) return <Quiet>This is your plan.</Quiet>;
  if (plan.id === "free") return <Quiet>Included with every account.</Quiet>;
  if (!canBuy) return <Quiet>Not available here.</Quiet>;
  const price = offeredPrice(plan, interval, discount).words;
  return (
    <>
      <Button
        type="submit"
        variant={plan.isPopular ? "primary" : "secondary"}
        name="choice"
        value={planChoiceValue({ planId: plan.id, interval })}
        disabled={unconfirmed !== null}
        aria-describedby={unconfirmed === null ? undefined : reasonId}
      >
        {withTrial ? `Try ${plan.name} for 7 days` : `Subscribe to ${plan.name}`}
      </Button>
      {unconfirmed ? (
        <Quiet id={reasonId}>{choiceWaits(unconfirmed)}</Quiet>
      ) : (
        <Quiet>{withTrial ? `7 days free, then ${price} unless you cancel.` : `${price}.`}</Quiet>
      )}
    </>
  );
}

/** Opens the confirmation page. If the change would be refused, says why instead. */
function ChangeAction({
  plan,
  interval,
  isCurrent,
  plans,
  subscription,
}: Offered & Pick<Props, "plans"> & { readonly subscription: OwnSubscription }) {
  const isFree = plan.id === "free";
  if (isFree && isCurrent) return <Quiet>This is your plan.</Quiet>;
  if (isFree && subscription.cancelAtPeriodEnd) return <Quiet>Starts when your plan ends.</Quiet>;
  const change = decidePlanChange(plans, subscription, { planId: plan.id, interval });
  if (!isFree && change.kind === "refused") {
    return (
      <Quiet>{isCurrent ? "This is your plan." : <Refusal reason={change.reason} subscription={subscription} />}</Quiet>
    );
  }
  return (
    <Button
      type="submit"
      variant="secondary"
      formMethod="get"
      formAction={isFree ? cancelPath : changePath}
      name="choice"
      value={planChoiceValue({ planId: plan.id, interval })}
    >
      {changeLabel(plan, interval, subscription)}
    </Button>
  );
}

const refusals: Readonly<Record<Exclude<ChangeRefusal, "same">, string>> = {
  cancelled: "Resume your subscription to switch.",
  unpaid: "Update your payment method to switch.",
  paused: "Available once your subscription is active again.",
  ended: "Your subscription has ended.",
  "not sold": "No longer sold.",
};

/** `same` is also the reason for a plan that is not current yet but starts at renewal. */
function Refusal({
  reason,
  subscription: { currentPeriodEnd },
}: {
  readonly reason: ChangeRefusal;
  readonly subscription: OwnSubscription;
}) {
  if (reason !== "same") return refusals[reason];
  return currentPeriodEnd ? (
    <>
      Starts on <DateTime at={currentPeriodEnd} isDay />.
    </>
  ) : (
    "Starts at renewal."
  );
}

function Quiet({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}
