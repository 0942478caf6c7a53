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
  const lines = linesOf(props);
  if (lines.length === 1) return <p>{lines[0]}</p>;
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
      {lines.map((line, index) => (
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
      isSamePlan ? <>You keep {plan.name}.</> : <>{plan.name} starts right away. You keep the credits you have.</>,
      <>Your trial runs until {day}. Nothing is charged before then.</>,
      <>After that, you pay {priceFrom(currentPeriodEnd)}.</>,
    ];
  }
  if (isReturn(subscription, { planId: plan.id, interval })) {
    return [
      planId === billedPlanId ? (
        <>You keep {nameNow}, billed as it is now. Nothing is charged today.</>
      ) : (
        <>
          You keep {nameNow} and no longer switch to {nameOf(billedPlanId)}. Nothing is charged today.
        </>
      ),
      <>
        From {day}, you pay {priceFrom(currentPeriodEnd)}.
      </>,
    ];
  }
  if (when === "at-renewal") {
    return [
      <>
        You keep {nameNow} until {day}. Nothing is charged today.
      </>,
      <>
        After that, you have {plan.name} and pay {priceFrom(currentPeriodEnd)}.
      </>,
    ];
  }
  return [isSamePlan ? <>You keep {plan.name}, billed yearly from today.</> : <>{plan.name} starts right away.</>];
}
