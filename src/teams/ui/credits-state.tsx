import { creditsInWords } from "#credits/rules.ts";
import { formatNumber } from "#ui/format.ts";
import type { TeamCredits } from "../rules.ts";
import { AskOwner } from "./ask-owner.tsx";

/** The member's cap, what is used and left, and what the team has. */
export function CreditsState({ credits }: { readonly credits: TeamCredits }) {
  const { teamId, isOwner, memberMax, memberUsed, teamMax, teamUsed, poolAic, leftAic } = credits;
  const facts = [
    { name: "You can spend now", value: `${creditsInWords(leftAic)} (AIC)` },
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
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {!isOwner && leftAic === 0 && <AskOwner teamId={teamId} />}
    </div>
  );
}

const aic = (amount: number): string => `${formatNumber(amount)} AIC`;
