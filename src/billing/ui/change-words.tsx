import type { ReactNode } from "react";
import { DateTime } from "#ui/date-time.tsx";
import type { BillingInterval, OwnSubscription, Plan } from "../rules.ts";
import { isReturn } from "../rules.ts";
import { NextPrice } from "./next-price.tsx";

interface Props {
  readonly subscription: OwnSubscription;
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly when: "at-once" | "at-renewal";
  readonly plans: readonly Plan[];
}

/** What a change of plan charges, and when it takes effect, before somebody decides. */
export function ChangeWords(props: Props) {
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
      {linesOf(props).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never move
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf({ subscription, plan, interval, when, plans }: Props): readonly ReactNode[] {
  const { planId, billedPlanId, currentPeriodEnd, status } = subscription;
  const nameOf = (id: Plan["id"]) => plans.find((one) => one.id === id)?.name ?? id;
  const nameNow = nameOf(planId);
  const priceFrom = (at: Date | null) => (
    <NextPrice plan={plan} interval={interval} subscription={subscription} at={at} />
  );
  const day = currentPeriodEnd ? <DateTime at={currentPeriodEnd} isDay /> : "the day of renewal";
  const isSamePlan = plan.id === planId;
  if (status === "on_trial") {
    return [
      isSamePlan ? <>{plan.name} goes on as it is.</> : <>{plan.name} begins at once. Credits that you have stay.</>,
      <>Your trial goes on until {day}. Nothing is charged before.</>,
      <>From then on you pay {priceFrom(currentPeriodEnd)}.</>,
    ];
  }
  if (isReturn(subscription, { planId: plan.id, interval })) {
    return [
      planId === billedPlanId ? (
        <>{nameNow} goes on, paid as it is now. Nothing is charged now.</>
      ) : (
        <>
          {nameNow} stays, and {nameOf(billedPlanId)} does not begin. Nothing is charged now.
        </>
      ),
      <>
        From {day} on you pay {priceFrom(currentPeriodEnd)}.
      </>,
    ];
  }
  if (when === "at-renewal") {
    return [
      <>
        You keep {nameNow} until {day}, with all that is paid for it. Nothing is charged now.
      </>,
      <>
        From then on you have {plan.name} and pay {priceFrom(currentPeriodEnd)}.
      </>,
    ];
  }
  return [isSamePlan ? <>{plan.name} goes on as it is, paid by the year.</> : <>{plan.name} begins at once.</>];
}
