import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import { DateTime } from "#ui/date-time.tsx";
import type { OwnSubscription, Plan } from "../rules.ts";
import { NextPrice } from "./change-words.tsx";

interface Props {
  readonly subscription: OwnSubscription;
  readonly plans: readonly Plan[];
}

/** The most important note about the subscription's state, if any. At most one. */
export function SubscriptionNote({ subscription, plans }: Props) {
  const { status, planId, billedPlanId, interval, billedInterval, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt } =
    subscription;
  const nameOf = (id: Plan["id"]) => plans.find((plan) => plan.id === id)?.name ?? id;
  const billed = plans.find(({ id }) => id === billedPlanId);
  const priceFrom = (at: Date | null) =>
    billed && <NextPrice plan={billed} interval={billedInterval} subscription={subscription} at={at} />;

  if (status === "past_due") {
    return (
      <Alert tone="error" title="Your last payment failed">
        Please update your payment method. We’ll retry the payment over the next few days, and you keep {nameOf(planId)}{" "}
        in the meantime.
      </Alert>
    );
  }
  if (status === "unpaid") {
    return (
      <Alert tone="error" title="Your subscription is unpaid">
        Several payments failed, so you’re on the Free plan for now. Update your payment method to get{" "}
        {nameOf(billedPlanId)} back.
      </Alert>
    );
  }
  if (status === "paused") {
    return (
      <Alert tone="note" title="Your subscription is paused">
        You’re not charged, and you’re on the Free plan until it resumes.
      </Alert>
    );
  }
  if (cancelAtPeriodEnd) {
    const end = subscription.endsAt ?? currentPeriodEnd;
    return (
      <Note>
        You keep {nameOf(planId)} until {end ? <DateTime at={end} isDay /> : "the end of the period you paid for"}. You
        won’t be charged again.
      </Note>
    );
  }
  if (status === "on_trial" && trialEndsAt) {
    return (
      <Note>
        Your trial ends on <DateTime at={trialEndsAt} isDay />. Then {priceFrom(trialEndsAt)} is charged unless you
        cancel.
      </Note>
    );
  }
  if (billedPlanId !== planId) {
    return (
      <Note>
        {nameOf(billedPlanId)} starts{" "}
        {currentPeriodEnd ? (
          <>
            on <DateTime at={currentPeriodEnd} isDay />
          </>
        ) : (
          "at renewal"
        )}
        , for {priceFrom(currentPeriodEnd)}. Until then you have {nameOf(planId)}.
      </Note>
    );
  }
  if (billedInterval !== interval) {
    return (
      <Note>
        {nameOf(planId)} is paid until{" "}
        {currentPeriodEnd ? <DateTime at={currentPeriodEnd} isDay /> : "the day of renewal"}. After that, you pay{" "}
        {priceFrom(currentPeriodEnd)}.
      </Note>
    );
  }
  return null;
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className="max-w-[68ch] text-sm text-muted">{children}</p>;
}
