import { Link, useOutletContext } from "react-router";
import type { Payer } from "#models/rules.ts";
import type { TeamCredits } from "#teams/rules.ts";
import { formatNumber } from "#ui/format.ts";

/** State of the workspace around the page. */
interface Around {
  readonly availableAic: number;
  readonly generations: { readonly used: number; readonly max: number } | null;
  /** Credits that don’t come with the plan: they pay for runs beyond its number, too. */
  readonly besidesPlanAic: number;
  /** The team that pays; null for the user's own credits. */
  readonly teamCredits: TeamCredits | null;
}

/** The team that pays for runs of the page; null for the user's own credits. */
export const useTeamCredits = (): TeamCredits | null => useOutletContext<Around | undefined>()?.teamCredits ?? null;

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
 * Beside the price of a run: which team pays for it and what is left of the member’s cap, or how many runs on its credits the user’s plan
 * still has this month. Shows nothing for the user’s own credits without a limit.
 */
export function PaymentNote() {
  const { generations, besidesPlanAic = 0 } = useOutletContext<Around | undefined>() ?? {};
  const team = useTeamCredits();
  if (team) return <TeamNote team={team} />;
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

function TeamNote({ team: { teamName, memberMax, memberUsed } }: { readonly team: TeamCredits }) {
  return (
    <p className="wrap-anywhere">
      Paid by {teamName}’s credits.
      {memberMax !== null &&
        ` You have ${formatNumber(Math.max(0, memberMax - memberUsed))} of your ${formatNumber(memberMax)} AIC left this month.`}
    </p>
  );
}
