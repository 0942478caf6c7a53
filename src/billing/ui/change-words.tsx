import { LocalTime } from "#ui/local-time.tsx";
import type { BillingInterval, OwnSubscription, Plan } from "../rules.ts";
import { priceOf } from "../rules.ts";

interface Props {
  readonly subscription: OwnSubscription;
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly when: "at-once" | "at-renewal";
  readonly plans: readonly Plan[];
}

/** What a change of plan charges, and when it takes effect, before somebody decides. */
export function ChangeWords({ subscription, plan, interval, when, plans }: Props) {
  const { planId, currentPeriodEnd, status } = subscription;
  const nameNow = plans.find(({ id }) => id === planId)?.name ?? planId;
  const price = priceOf(plan, interval);
  const day = currentPeriodEnd ? <LocalTime at={currentPeriodEnd} isDay /> : "the day of renewal";
  const isTrial = status === "on_trial";
  const lines =
    when === "at-renewal"
      ? [
          <>
            You keep {nameNow} until {day}, with all that is paid for it. Nothing is charged now.
          </>,
          <>
            From then on you have {plan.name} and pay {price}.
          </>,
        ]
      : [
          plan.id === planId ? (
            <>{plan.name} goes on as it is, paid by the year.</>
          ) : (
            <>
              {plan.name} begins at once. The credits that it has more than {nameNow} are added.
            </>
          ),
          isTrial ? (
            <>Your trial goes on until {day}. Nothing is charged before.</>
          ) : (
            <>You are charged at once for the change; what is left of the period you have paid is counted in.</>
          ),
          <>From then on you pay {price}.</>,
        ];
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never move
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
