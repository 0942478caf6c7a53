import type { SpendableLot } from "../lots/choose-lots.ts";
import type { HoldState } from "../rules.ts";

export interface LotState extends SpendableLot {
  readonly held: number;
  /** What it holds for the hold that was asked about. */
  readonly heldForIt: number;
}

/** The hold that was asked about. */
export interface KnownHold {
  readonly number: number;
  readonly amount: number;
  readonly state: HoldState;
  readonly usesPlanCredits: boolean;
  readonly spenderId: string | null;
  readonly createdAt: Date;
}

/** All that a decision about an account's credits needs to know of it. */
export interface AccountState {
  readonly userId: string;
  readonly lastNumber: number;
  readonly planRuns: number;
  readonly planRunsSince: Date | null;
  readonly lowBalanceThreshold: number;
  readonly firstSpentAt: Date | null;
  /** What the spender may spend in a calendar month; null for no limit. */
  readonly spenderMax: number | null;
  readonly hold: KnownHold | null;
  /** Lots in which something is left, or held. */
  readonly lots: readonly LotState[];
}

/** What is left, with what is held and what has expired but was not yet swept: the journal's balance. */
export const journalBalance = ({ lots }: Pick<AccountState, "lots">): number =>
  lots.reduce((sum, { remaining, held }) => sum + remaining + held, 0);

/** What can be spent now on something or other: the `ai_credits` of G6. */
export const availableCredits = (lots: readonly SpendableLot[], now: Date): number =>
  lots.reduce((sum, { remaining, expiresAt }) => sum + (expiresAt && expiresAt <= now ? 0 : remaining), 0);

/** Whether the hold that was asked about is among the plan's runs of the period that is counted now. */
export const countsAsPlanRun = ({ hold, planRunsSince, planRuns }: AccountState): boolean =>
  hold?.usesPlanCredits === true && planRuns > 0 && planRunsSince !== null && hold.createdAt >= planRunsSince;
