import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import {
  type BillingInterval,
  cancelPath,
  changePath,
  isCurrentPlan,
  type Plan,
  type PlanState,
  planChoiceValue,
  priceOf,
} from "../rules.ts";
import { PlanCard } from "./plan-card.tsx";

interface Props {
  readonly plans: readonly Plan[];
  readonly interval: BillingInterval;
  readonly savingPercent: number;
  readonly state: PlanState;
  /** Whether there is a payment provider. */
  readonly canBuy: boolean;
  readonly withTrial: boolean;
  readonly isBusy: boolean;
}

/** The plans side by side, inside a form: each button sends its own plan. Disabled while an action is in progress (specification §2). */
export function PlanCards({ plans, interval, savingPercent, isBusy, ...given }: Props) {
  return (
    <fieldset
      disabled={isBusy}
      aria-busy={isBusy}
      className="grid min-w-0 gap-5 transition-opacity disabled:opacity-60 xl:grid-cols-3 xl:grid-rows-[repeat(5,auto)]"
    >
      <legend className="sr-only">Plans</legend>
      {plans.map((plan) => {
        const isCurrent = isCurrentPlan(plan, interval, given.state);
        return (
          <PlanCard key={plan.id} plan={plan} interval={interval} savingPercent={savingPercent} isCurrent={isCurrent}>
            {isCurrent ? <Quiet>This is your plan.</Quiet> : <PlanAction plan={plan} interval={interval} {...given} />}
          </PlanCard>
        );
      })}
    </fieldset>
  );
}

function PlanAction({
  plan,
  interval,
  state: { subscription },
  canBuy,
  withTrial,
}: Pick<Props, "interval" | "state" | "canBuy" | "withTrial"> & { readonly plan: Plan }) {
  const choice = { name: "choice", value: planChoiceValue({ planId: plan.id, interval }) };
  if (!canBuy) return <Quiet>Cannot be bought here.</Quiet>;
  if (subscription) {
    if (subscription.cancelAtPeriodEnd) {
      return <Quiet>{plan.id === "free" ? "Comes when your plan ends." : "Resume your subscription to switch."}</Quiet>;
    }
    return (
      <Button
        type="submit"
        look="secondary"
        formMethod="get"
        formAction={plan.id === "free" ? cancelPath : changePath}
        {...choice}
      >
        {switchLabel(plan, interval, subscription.billedPlanId)}
      </Button>
    );
  }
  if (plan.id === "free") return <Quiet>Yours without a subscription.</Quiet>;
  return (
    <>
      <Button type="submit" look={plan.isPopular ? "primary" : "secondary"} {...choice}>
        {withTrial ? `Try ${plan.name} for 7 days` : `Subscribe to ${plan.name}`}
      </Button>
      <Quiet>
        {withTrial ? `Then ${priceOf(plan, interval)}, unless you cancel before.` : priceOf(plan, interval)}
      </Quiet>
    </>
  );
}

function switchLabel({ id, name }: Plan, interval: BillingInterval, billedPlanId: Plan["id"]): string {
  if (id === billedPlanId) return interval === "yearly" ? "Pay yearly" : "Pay monthly";
  return `Switch to ${name}`;
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>;
}
