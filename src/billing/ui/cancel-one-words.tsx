import { DateTime } from "#ui/date-time.tsx";
import type { OwnSubscription, Plan } from "../rules.ts";
import { NextPrice } from "./next-price.tsx";

interface Props {
  /** The one of several that is to be cancelled. */
  readonly one: OwnSubscription;
  /** What goes on being charged. */
  readonly others: readonly OwnSubscription[];
  readonly plans: readonly Plan[];
}

/** To a user who is billed for more than one subscription: what ends, and what does not. */
export function CancelOneWords({ one, others, plans }: Props) {
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
        // biome-ignore lint/suspicious/noArrayIndexKey: they carry no id to the browser, and the list never changes.
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
