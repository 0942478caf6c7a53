import type { SpendableLot } from "../lots/choose-lots.ts";
import type { HoldState } from "../rules.ts";

export interface LotState extends SpendableLot {
  readonly held: number;
  /** Held in this lot for the requested hold. */
  readonly heldForIt: number;
}

/** The requested hold. */
export interface KnownHold {
  readonly number: number;
  readonly amount: number;
  readonly state: HoldState;
  readonly usesPlanCredits: boolean;
  readonly spenderId: string | null;
  readonly teamId: string | null;
  readonly createdAt: Date;
}

/** An API key of a team. Its budget is the team's, so that it stays if the team gets another owner. */
export interface TeamKey {
  readonly teamId: string;
  readonly keyId: string;
}

/** Spending of a team in a calendar month (UTC), in AIC: without refunds, with what is held. */
export interface TeamSpending {
  readonly bySpender: number;
  readonly byTeam: number;
}

/** Everything that decisions about an account's credits depend on. */
export interface AccountState {
  readonly userId: string;
  readonly lastNumber: number;
  readonly planRuns: number;
  readonly planRunsSince: Date | null;
  readonly lowBalanceThreshold: number;
  readonly firstSpentAt: Date | null;
  /** The spender's limit for a calendar month; null for no limit. */
  readonly spenderMax: number | null;
  /** The spender's limit for ever; null for no limit. */
  readonly spenderTotalMax: number | null;
  /** The same of the team's API key that is used. */
  readonly keyMax: number | null;
  readonly keyTotalMax: number | null;
  /** Zero for a run that is no team's. */
  readonly teamSpending: TeamSpending;
  readonly hold: KnownHold | null;
  /** Lots with remaining or held credits. */
  readonly lots: readonly LotState[];
}

/** The journal's balance: everything remaining, including held credits and expired ones that were not swept yet. */
export const journalBalance = ({ lots }: Pick<AccountState, "lots">): number =>
  lots.reduce((sum, { remaining, held }) => sum + remaining + held, 0);

/** Credits that can be spent now: the `ai_credits` of G6. */
export const availableCredits = (lots: readonly SpendableLot[], now: Date): number =>
  lots.reduce((sum, { remaining, expiresAt }) => sum + (expiresAt && expiresAt <= now ? 0 : remaining), 0);

/** Tells whether the requested hold counts as one of the plan's runs in the current period. */
export const countsAsPlanRun = ({ hold, planRunsSince, planRuns }: AccountState): boolean =>
  hold?.usesPlanCredits === true && planRuns > 0 && planRunsSince !== null && hold.createdAt >= planRunsSince;
