import { Link } from "react-router";
import { decidingLimit, type TeamCredits, teamCapsAnchor, teamPath } from "../rules.ts";
import { AskOwner } from "./ask-owner.tsx";

/**
 * Leads to more credits in a team: members ask the owner, who buys credits or raises the team's cap, whichever is used up.
 * @param isInForm as for `AskOwner`.
 */
export function MoreCredits({ credits, isInForm }: { readonly credits: TeamCredits; readonly isInForm?: boolean }) {
  const { teamId, isOwner, isReadOnly } = credits;
  if (!isOwner) return <AskOwner credits={credits} isInForm={isInForm ?? false} />;
  if (isReadOnly) return null;
  const isCapped = decidingLimit(credits) === "team-cap";
  return (
    <Link
      to={isCapped ? `${teamPath(teamId)}#${teamCapsAnchor}` : "/settings/credits"}
      // What was entered stays in this tab.
      target="_blank"
      className="inline-flex min-h-9 touch:min-h-11 items-center text-xs font-semibold text-accent-text hover:underline"
    >
      {isCapped ? "Raise the team’s cap" : "Get AI credits"}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
