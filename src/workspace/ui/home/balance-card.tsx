import { Coins } from "lucide";
import type { ReactNode } from "react";
import { creditsInWords } from "#credits/rules.ts";
import { leftSentence, type TeamCredits, teamUsagePath } from "#teams/rules.ts";
import { AskOwner } from "#teams/ui/index.ts";
import { ArrowLink } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";

/** The user's own balance and plan. */
export const BalanceCard = ({
  availableAic,
  planName,
}: {
  readonly availableAic: number;
  readonly planName: string;
}) => (
  <Card title="Balance" aic={availableAic} usagePath="/settings/credits">
    <p>{planName} plan</p>
  </Card>
);

/** Credits that the member of a team can spend there, and the limit that decides. They are the owner’s, so nothing is sold here. */
export function TeamBalanceCard({ credits }: { readonly credits: TeamCredits }) {
  const { teamId, teamName, isOwner, isReadOnly, owner, memberMax, memberUsed, leftAic } = credits;
  return (
    <Card title={`You can spend in ${teamName}`} aic={leftAic} usagePath={teamUsagePath(teamId)}>
      <p>{leftSentence(credits)}</p>
      {!isReadOnly && (
        <>
          <p>
            {memberMax === null
              ? `Used by you: ${formatNumber(memberUsed)} AIC this month.`
              : `Used by you: ${formatNumber(memberUsed)} of ${formatNumber(memberMax)} AIC this month.`}
          </p>
          <p>Paid by {isOwner ? "your credits" : (owner?.name ?? "the owner")}.</p>
        </>
      )}
      {leftAic === 0 && !isOwner && !isReadOnly && (
        <div className="pt-2">
          <AskOwner credits={credits} />
        </div>
      )}
    </Card>
  );
}

interface CardProps {
  readonly title: string;
  readonly aic: number;
  /** Page that says what was used. */
  readonly usagePath: string;
  readonly children: ReactNode;
}

const Card = ({ title, aic, usagePath, children }: CardProps) => (
  <section
    aria-labelledby="balance"
    className="grid content-start gap-1 rounded-md border border-hairline bg-surface p-5"
  >
    <h2 id="balance" className="font-sans text-sm font-semibold wrap-anywhere text-muted">
      {title}
    </h2>
    <p className="flex items-center gap-2.5 font-display text-xl font-bold tabular-nums">
      <Icon icon={Coins} className="size-5 text-accent-text" />
      {creditsInWords(aic)}
    </p>
    <div className="grid gap-1 text-sm wrap-anywhere text-muted tabular-nums">{children}</div>
    <ArrowLink to={usagePath} className="min-h-11 justify-self-start text-sm">
      See what was used
    </ArrowLink>
  </section>
);
