import { creditsInWords } from "#credits/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { formatDay, formatNumber } from "#ui/format.ts";
import { leftSentence, type TeamCredits } from "../rules.ts";
import { AskOwner } from "./ask-owner.tsx";

/** The member's cap, what is used and left, and what the team has. */
export function CreditsState({ credits }: { readonly credits: TeamCredits }) {
  const { isOwner, memberMax, memberUsed, teamMax, teamUsed, poolAic, leftAic } = credits;
  const facts = [
    { name: "You can spend now", value: `${creditsInWords(leftAic)} (AIC)`, about: leftSentence(credits) },
    {
      name: "Used by you this month",
      value: memberMax === null ? aic(memberUsed) : `${formatNumber(memberUsed)} of ${aic(memberMax)}`,
    },
    {
      name: "Used by the team this month",
      value: teamMax === null ? aic(teamUsed) : `${formatNumber(teamUsed)} of ${aic(teamMax)}`,
    },
    { name: isOwner ? "Your credits" : "Credits of the owner", value: aic(poolAic) },
  ];
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(({ name, value, about }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
            {about && <dd className="text-sm text-muted tabular-nums">{about}</dd>}
          </div>
        ))}
      </dl>
      <TeamStopNote credits={credits} />
      {leftAic === 0 && <AskOwner credits={credits} />}
    </div>
  );
}

/** Says that the team's cap is used up, which stops everyone. */
function TeamStopNote({
  credits: { isOwner, isReadOnly, teamMax, teamUsed, renewsAt },
}: {
  readonly credits: TeamCredits;
}) {
  if (isReadOnly || teamMax === null || teamUsed < teamMax) return null;
  return (
    <Alert tone="note" title="The team has stopped">
      {aic(teamUsed)} {teamUsed === 1 ? "is" : "are"} used already this month, and the team’s cap is {aic(teamMax)}.
      Nothing new can be made until {formatDay(renewsAt)}, unless {isOwner ? "you raise" : "the owner raises"} the cap.
    </Alert>
  );
}

const aic = (amount: number): string => `${formatNumber(amount)} AIC`;
