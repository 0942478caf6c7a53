import { Link, useOutletContext } from "react-router";
import type { Payer } from "#models/rules.ts";

/** State of the workspace around the page. */
interface Around {
  readonly availableAic: number;
  readonly generations: { readonly used: number; readonly max: number } | null;
  /** Credits that don’t come with the plan: they pay for runs beyond its number, too. */
  readonly besidesPlanAic: number;
}

/**
 * Tells whether a run is certain to be refused, because this month’s generations on plan credits are used up and no others pay for it.
 * @param maxAic what it costs at most.
 */
export function useIsUsedUp(payer: Payer | undefined, maxAic = 1): boolean {
  const { generations, besidesPlanAic = 0 } = useOutletContext<Around | undefined>() ?? {};
  if (payer !== "credits" || !generations || maxAic === 0) return false;
  return generations.used >= generations.max && besidesPlanAic < maxAic;
}

/** The credits that pay for a run now: without generations left, those of the plan don’t. */
export function usePayableAic(): number {
  const { availableAic = 0, besidesPlanAic = 0, generations = null } = useOutletContext<Around | undefined>() ?? {};
  return generations && generations.used >= generations.max ? besidesPlanAic : availableAic;
}

/**
 * Shows how many runs on its credits the user’s plan still has this month, beside the price of one. Shows nothing where it has no limit.
 */
export function GenerationsLeft() {
  const { generations, besidesPlanAic = 0 } = useOutletContext<Around | undefined>() ?? {};
  if (!generations) return null;
  const left = Math.max(0, generations.max - generations.used);
  if (left > 0) return <p>{`${left} of ${generations.max} generations on plan credits left this month.`}</p>;
  if (besidesPlanAic > 0)
    return <p>No generations on plan credits left this month. Credits that you bought or were given still work.</p>;
  return (
    <p>
      You’ve used this month’s {generations.max} generations.{" "}
      <Link to="/settings/billing" className="font-semibold text-accent-text hover:underline">
        Upgrade, or buy credits
      </Link>
    </p>
  );
}
