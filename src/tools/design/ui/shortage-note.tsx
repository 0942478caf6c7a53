import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { MoreCredits } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { useTeamCredits } from "../../run-screens/ui/payment-note.tsx";
import type { GeneratorSettings, Shortage } from "../engine-rules.ts";

interface Props {
  readonly shortage: Shortage;
  readonly onCount: (count: GeneratorSettings["count"]) => void;
}

/** The sentence that says why the run can't start. */
export const shortageId = "shortage";

/** Says before the press that the balance is too small, and what the user can do. */
export function ShortageNote({ shortage: { availableAic, count }, onCount }: Props) {
  useBalanceOnReturn();
  const team = useTeamCredits();
  return (
    <>
      <p id={shortageId} className="text-xs font-medium">
        {team ? `You can spend ${creditsInWords(availableAic)} now.` : `You have ${creditsInWords(availableAic)}.`}
      </p>
      {count && (
        <Button variant="secondary" size="sm" onClick={() => onCount(count)}>
          Make {count} instead
        </Button>
      )}
      {team ? (
        <MoreCredits credits={team} isInForm />
      ) : (
        <Link
          to="/settings/credits"
          // What was entered stays in this tab.
          target="_blank"
          className="inline-flex min-h-9 touch:min-h-11 items-center text-xs font-semibold text-accent-text hover:underline"
        >
          Get AI credits<span className="sr-only"> (opens in a new tab)</span>
        </Link>
      )}
    </>
  );
}

/** Reads the balance again when the user comes back, perhaps with more credits. */
function useBalanceOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [revalidate]);
}
