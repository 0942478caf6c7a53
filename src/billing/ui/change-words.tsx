import type { ReactNode } from "react";
import { DateTime } from "#ui/date-time.tsx";
import { type BillingInterval, isReturn, nextPriceOf, type OwnSubscription, type Plan } from "../rules.ts";

interface NextPriceProps {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly subscription: OwnSubscription;
  /** When the paid period begins. */
  readonly at: Date | null;
}

/** The next price, with the code's discount and the date on which the discount ends. */
export function NextPrice({ plan, interval, subscription, at }: NextPriceProps) {
  const { price, discount } = nextPriceOf(plan, interval, subscription, at);
  if (!discount) return price;
  return (
    <>
      {`${price} (${discount.percent}% off until `}
      <DateTime at={discount.until} isDay />)
    </>
  );
}

interface ChangeWordsProps {
  readonly subscription: OwnSubscription;
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly when: "at-once" | "at-renewal";
  readonly plans: readonly Plan[];
}

/** When a plan change takes effect and what it charges. Shown before the user confirms. */
export function ChangeWords(props: ChangeWordsProps) {
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

function linesOf({ subscription, plan, interval, when, plans }: ChangeWordsProps): readonly ReactNode[] {
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

interface CancelOneProps {
  /** The subscription to cancel. */
  readonly one: OwnSubscription;
  /** Subscriptions that continue to be billed. */
  readonly others: readonly OwnSubscription[];
  readonly plans: readonly Plan[];
}

/** For users billed for more than one subscription: which one ends and which ones continue. */
export function CancelOneWords({ one, others, plans }: CancelOneProps) {
  const named = (subscription: OwnSubscription) => <Named subscription={subscription} plans={plans} />;
  return (
    <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-muted">
      <li>
        You cancel {named(one)}.{" "}
        {one.currentPeriodEnd ? (
          <>
            It ends on <DateTime at={one.currentPeriodEnd} isDay /> and won’t be charged again.
          </>
        ) : (
          "It won’t be charged again."
        )}
      </li>
      {others.map((other, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the browser gets no ids, and the list never changes.
        <li key={index}>
          You keep {named(other)}.{" "}
          {other.status === "paused" ? (
            "It’s paused and is charged again once it resumes."
          ) : other.currentPeriodEnd ? (
            <>
              Its next payment is on <DateTime at={other.currentPeriodEnd} isDay />.
            </>
          ) : (
            "It keeps renewing."
          )}
        </li>
      ))}
    </ul>
  );
}

function Named({ subscription, plans }: { readonly subscription: OwnSubscription; readonly plans: readonly Plan[] }) {
  const { billedPlanId, billedInterval, currentPeriodEnd } = subscription;
  const plan = plans.find(({ id }) => id === billedPlanId);
  if (!plan) return billedPlanId;
  return (
    <strong>
      {plan.name}, <NextPrice plan={plan} interval={billedInterval} subscription={subscription} at={currentPeriodEnd} />
    </strong>
  );
}
