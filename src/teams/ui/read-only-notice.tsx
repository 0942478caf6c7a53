import { Alert } from "#ui/alert.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { formatDay } from "#ui/format.ts";
import { type ReadOnlyState, readOnlyWords, teamPath } from "../rules.ts";
import { useActingTeam } from "./acting-team.ts";

const capitalized = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;

const ofOwner: Readonly<Partial<Record<ReadOnlyState["reason"], string>>> = {
  closed: "You have closed it.",
  "no-plan": "Teams are part of the Business plan. Everything works again as soon as you’re on Business.",
  "owner-deleting": "You are deleting your account.",
};

/** Sentences that say why a team can only be read, and until when. */
function sentencesOf({ reason, deletedOn }: ReadOnlyState, isOwner: boolean): string {
  const why = (isOwner && ofOwner[reason]) || capitalized(readOnlyWords[reason]);
  if (!deletedOn) return why;
  return `${why} It is deleted on ${formatDay(deletedOn)}, with everything in it. Download what you need before.`;
}

interface Props {
  readonly state: ReadOnlyState;
  readonly isOwner: boolean;
}

/** On the team's page. */
export const ReadOnlyNotice = ({ state, isOwner }: Props) => (
  <Alert tone="note" title="This team can only be read">
    {sentencesOf(state, isOwner)}
    {isOwner && state.reason === "no-plan" && (
      <p className="pt-1">
        <ArrowLink to="/settings/billing">See the plans</ArrowLink>
      </p>
    )}
  </Alert>
);

/** Above the pages of the workspace, while they are in a team that can only be read. */
export function ReadOnlyBar({ className }: { readonly className?: string }) {
  const team = useActingTeam();
  if (!team?.readOnly) return null;
  return (
    <div className={className}>
      <Alert tone="note" title={`${team.name} can only be read`}>
        <p className="max-w-[80ch]">
          Nothing can be made or changed here. {sentencesOf(team.readOnly, team.role === "owner")}
        </p>
        <p className="pt-1">
          <ArrowLink to={teamPath(team.id)}>See the team</ArrowLink>
        </p>
      </Alert>
    </div>
  );
}

/** For the owner, whose plan has been canceled or changed to one without teams. */
export const PlanEnding = ({ on }: { readonly on: Date }) => (
  <Alert tone="note" title={`Business ends on ${formatDay(on)}`}>
    From then on the team can only be read, and it is deleted 90 days later. Keep Business, or hand the team over before
    then.
    <p className="pt-1">
      <ArrowLink to="/settings/billing">Manage your plan</ArrowLink>
    </p>
  </Alert>
);
