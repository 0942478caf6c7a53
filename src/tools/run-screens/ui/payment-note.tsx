import { Link, useOutletContext } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import type { Payer } from "#models/rules.ts";
import { leftSentence, type TeamCredits } from "#teams/rules.ts";
import { MoreCredits } from "#teams/ui/index.ts";

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
 * Tells whether a run is certain to be refused: this month’s generations on plan credits are used up and no others pay for it, or it may
 * cost more than the member can spend in their team.
 * @param maxAic what it costs at most.
 */
export function useIsUnpayable(payer: Payer | undefined, maxAic: number): boolean {
  const { generations, besidesPlanAic = 0, teamCredits } = useOutletContext<Around | undefined>() ?? {};
  if (payer !== "credits" || maxAic === 0) return false;
  if (teamCredits && teamCredits.leftAic < maxAic) return true;
  return !!generations && generations.used >= generations.max && besidesPlanAic < maxAic;
}

/** The credits that pay for a run now: without generations left, those of the plan don’t. */
export function usePayableAic(): number {
  const { availableAic = 0, besidesPlanAic = 0, generations = null } = useOutletContext<Around | undefined>() ?? {};
  return generations && generations.used >= generations.max ? besidesPlanAic : availableAic;
}

/**
 * Beside the price of a run: which team pays for it and what the member can still spend there, or how many runs on its credits the user’s
 * plan still has this month. Shows nothing for the user’s own credits without a limit.
 * @param maxAic what the run costs at most, where the note has to say that it is too much. 0 while one is under way.
 */
export function PaymentNote({ maxAic = 0 }: { readonly maxAic?: number }) {
  const { generations, besidesPlanAic = 0 } = useOutletContext<Around | undefined>() ?? {};
  const team = useTeamCredits();
  if (team) return <TeamNote team={team} maxAic={maxAic} />;
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

function TeamNote({ team, maxAic }: { readonly team: TeamCredits; readonly maxAic: number }) {
  const { teamName, leftAic } = team;
  return (
    <>
      <p className="wrap-anywhere">
        Paid by {teamName}’s credits. {leftSentence(team)}
      </p>
      {maxAic > leftAic && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
          <p className="font-medium text-ink">
            This can cost {creditsInWords(maxAic)}, and you can spend {creditsInWords(leftAic)} now.
          </p>
          <MoreCredits credits={team} isInForm />
        </div>
      )}
    </>
  );
}
