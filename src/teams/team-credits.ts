import { formatNumber } from "#ui/format.ts";

/** Credits that pay for what a member makes in a team. */
export interface TeamAmounts {
  readonly teamId: string;
  readonly teamName: string;
  readonly isOwner: boolean;
  /** The member's cap in AIC a month; null for none. */
  readonly memberMax: number | null;
  /** AIC that count against it this month, with those held for runs under way. */
  readonly memberUsed: number;
  /** The team's cap in AIC a month; null for none. */
  readonly teamMax: number | null;
  readonly teamUsed: number;
  /** AIC that the owner has. */
  readonly poolAic: number;
  /** The most that the member can spend now: the least of the three. */
  readonly leftAic: number;
  /** True while the team can only be read: nothing can be spent then. */
  readonly isReadOnly: boolean;
  /** When caps start anew. */
  readonly renewsAt: Date;
}

/** The same as screens show it. */
export interface TeamCredits extends TeamAmounts {
  /** Names of the owner; null once the account was deleted. */
  readonly owner: { readonly firstName: string; readonly name: string } | null;
  /** When the member asked the owner for more, if they can't ask again yet. */
  readonly askedAt: Date | null;
}

/** Limit that decides what a member can spend now. */
type TeamLimit = "member-cap" | "team-cap" | "owner-credits";

/**
 * Names the limit that decides. Of equal ones, it is that of the most people: a higher cap of a member doesn’t help where the team has
 * nothing left.
 */
export function decidingLimit({ leftAic, poolAic, teamMax, teamUsed }: TeamAmounts): TeamLimit {
  if (poolAic <= leftAic) return "owner-credits";
  return teamMax !== null && teamMax - teamUsed <= leftAic ? "team-cap" : "member-cap";
}

/** Sentence on what a member can still spend, by the limit that decides: “Your cap: 39 of 60 AIC left this month.” */
export function leftSentence(credits: TeamCredits): string {
  const { teamName, isOwner, isReadOnly, memberMax, teamMax, leftAic } = credits;
  if (isReadOnly) return `${teamName} can only be read at the moment.`;
  const left = formatNumber(leftAic);
  switch (decidingLimit(credits)) {
    case "owner-credits":
      return `${isOwner ? "Your" : "The owner’s"} credits: ${left} AIC left.`;
    case "team-cap":
      return `The team’s cap: ${left} of ${formatNumber(teamMax ?? 0)} AIC left this month.`;
    case "member-cap":
      return `Your cap: ${left} of ${formatNumber(memberMax ?? 0)} AIC left this month.`;
  }
}
