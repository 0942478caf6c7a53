import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { formatDay, formatNumber } from "#ui/format.ts";
import { checkAmount } from "./check-amount.ts";
import {
  countPlanRuns,
  monthStart,
  sourceOfKey,
  spentInTotal,
  spentThisMonth,
  spentWithTeamKey,
} from "./count-holds.ts";
import { type AccountState, availableCredits, type LotState, type TeamKey } from "./journal/account-state.ts";
import { type JournalWords, keyedWords } from "./journal/journal-row.ts";
import type { TeamQuestion } from "./journal/read-account.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { drawFrom, isPlanLot, type Purpose, spendableLots, sumOf } from "./lots/choose-lots.ts";
import { notEnoughCredits } from "./prices.ts";

/** Number of runs that a plan’s credits pay for in a period. */
export interface PlanRuns {
  /** Null for no limit. */
  readonly max: number | null;
  readonly since: Date;
  /** When the next period begins, for the message; undefined if that isn’t known. */
  readonly until?: Date | undefined;
  /** For the message. */
  readonly planName?: string | undefined;
}

export interface HoldCredits extends JournalWords {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** AIC; the most that can be captured later. */
  readonly amount: number;
  readonly purpose: Purpose;
  readonly planRuns: PlanRuns;
  /** A member, or an API key outside of teams, that spends the owner's credits, within its own limit. The owner by default. */
  readonly spenderId?: string | undefined;
  /** The team in which they are spent, with its caps. */
  readonly team?: TeamCaps | undefined;
  /** The team's API key with which its member spends them: the key's budget counts besides the member's cap. */
  readonly teamKeyId?: string | undefined;
  /** After this, the run counts as lost and the hold is released. */
  readonly expiresAfterSeconds?: number;
}

/** Caps in AIC for a calendar month (UTC); null for no cap. Holds of one account follow each other, so that no two pass a cap together. */
export interface TeamCaps {
  readonly id: string;
  readonly name: string;
  readonly memberMax: number | null;
  /** Cap of all members together, with the owner. */
  readonly teamMax: number | null;
}

/** A hold is identified by its owner and the number of its journal row. */
export interface Hold {
  readonly userId: string;
  readonly number: number;
}

const defaultExpirySeconds = 60 * 60;

/**
 * Reserves credits before a run, so that two runs cannot spend the same ones. Once the plan's runs are used up, plan credits are not used;
 * runs on purchased or gifted credits are not counted.
 * @throws {AppError} `payment_required` if there are not enough, or (`TeamCapReached`) beyond a cap of the team; `forbidden` (`SpendingLimitReached`) if the spender's limit is reached; `conflict` if the key was
 * used with different content; `invalid_input` for an invalid amount.
 */
export async function holdCredits(ledger: Ledger, hold: HoldCredits): Promise<Hold & WrittenRow> {
  const {
    userId,
    idempotencyKey,
    amount,
    purpose,
    planRuns,
    expiresAfterSeconds,
    spenderId: spender,
    team,
    teamKeyId,
    ...words
  } = hold;
  checkAmount(amount);
  const spenderId = spender === userId ? undefined : spender;
  const teamKey = team && teamKeyId ? { teamId: team.id, keyId: teamKeyId } : undefined;
  const content = { hold: amount, purpose, spenderId, teamId: team?.id, teamKeyId, ...keyedWords(words) };
  const request = { userId, idempotencyKey, content, spenderId, teamKey, team: questionOf(hold, ledger.clock.now()) };
  const written = await writeJournal(ledger, request, async (account, db, now) => {
    await checkLimits(db, account, { spenderId, amount, now });
    if (teamKey) await checkTeamKey(db, account, teamKey, { amount, now });
    if (team) checkTeamCaps(account, team, { spenderId, amount });
    // The provider's clock may be ahead.
    const since = planRuns.since < now ? planRuns.since : now;
    const runs = await findPlanRuns(db, account, since, now);
    const { draws, usesPlanCredits } = chooseDraws(account, hold, { now, runs });
    const expiresAt = new Date(now.getTime() + (expiresAfterSeconds ?? defaultExpirySeconds) * 1_000);
    return {
      row: {
        kind: "hold",
        changes: draws.map((draw) => ({ lotId: draw.lotId, amount: 0, held: draw.amount })),
        opensHold: { amount, usesPlanCredits, expiresAt },
        ...words,
        ...(teamKey && { source: sourceOfKey(teamKey.keyId) }),
        spenderId,
        teamId: team?.id,
        ...(usesPlanCredits ? { account: { planRuns: runs + 1, planRunsSince: since } } : {}),
      },
    };
  });
  return { userId, ...written };
}

function chooseDraws(account: AccountState, hold: HoldCredits, { now, runs }: { now: Date; runs: number }) {
  const { amount, purpose, planRuns } = hold;
  const withPlanCredits = planRuns.max === null || runs < planRuns.max;
  const lots = spendableLots(account.lots, purpose, { now, withPlanCredits });
  const draws = drawFrom(lots, amount);
  if (!draws) throw notEnough(account, hold, lots, now);
  return {
    draws,
    usesPlanCredits: draws.some(({ lotId }) => lots.some((lot) => lot.id === lotId && isPlanLot(lot))),
  };
}

/** Counts a new period's runs once. From then on, the account row holds the number. */
async function findPlanRuns(db: Executor, account: AccountState, since: Date, now: Date): Promise<number> {
  const { userId, lots, planRuns, planRunsSince } = account;
  if (planRunsSince?.getTime() === since.getTime()) return planRuns;
  const hasPlanCredits = lots.some((lot) => isPlanLot(lot) && availableCredits([lot], now) > 0);
  return hasPlanCredits ? countPlanRuns(db, userId, since) : 0;
}

/**
 * Refusal of a run. With enough plan credits for the run, the message is about the used-up generations: the balance that the user sees
 * includes those credits. Else it also mentions credits that exist but cannot be spent on this run.
 */
function notEnough(
  { lots }: AccountState,
  { userId, amount, purpose, planRuns, spenderId, team }: HoldCredits,
  spendable: readonly LotState[],
  now: Date,
): AppError {
  const balance = leftIn(spendable);
  const fitting = leftIn(spendableLots(lots, purpose, { now }));
  const onPlan = fitting - balance;
  // Members can’t buy credits for the owner.
  if (team && spenderId && spenderId !== userId) {
    return new TeamCapReached(
      "payment_required",
      `This needs up to ${formatNumber(amount)} AI credits, and ${team.name} has ${formatNumber(balance)} left. Ask the team’s owner for more.`,
    );
  }
  if (fitting >= amount) return new AppError("payment_required", { userMessage: generationsUsedUp(planRuns) });
  const elsewhere = availableCredits(lots, now) - fitting;
  const { title, description } = notEnoughCredits(amount, balance);
  const sentences = [
    `${title}. ${description}.`,
    onPlan > 0 && `${onPlan} more are plan credits, but you’ve used this month’s ${planRuns.max} generations.`,
    elsewhere > 0 && `${elsewhere} more are only for other tools.`,
  ];
  return new AppError("payment_required", { userMessage: sentences.filter(Boolean).join(" ") });
}

function generationsUsedUp({ max, until, planName }: PlanRuns): string {
  const sentences = [
    `You’ve used this month’s ${max} generations${planName ? ` on the ${planName} plan` : ""}.`,
    until && `They renew on ${formatDay(until)}.`,
    "Upgrade, or buy credits.",
  ];
  return sentences.filter(Boolean).join(" ");
}

const leftIn = (lots: readonly LotState[]): number => sumOf(lots.map(({ remaining }) => remaining));

/** A limit that left no room for a run: for a calendar month (UTC), or for ever. */
export interface ReachedLimit {
  readonly scope: "account" | "api-key" | "member" | "team";
  readonly period: "month" | "total";
  readonly maxAic: number;
}

/** The owner's, a member's or an API key's limit leaves no room for a run. */
export class SpendingLimitReached extends AppError {
  /** Undefined if it isn't a limit but credits that lack. */
  readonly reached: ReachedLimit | undefined;

  constructor(code: "forbidden" | "payment_required", userMessage: string, reached?: ReachedLimit) {
    super(code, { userMessage });
    this.reached = reached;
  }
}

interface Spending {
  readonly spenderId: string | undefined;
  readonly amount: number;
  readonly now: Date;
}

/** Holds of other runs that are still open count in full. */
async function checkLimits(
  db: Executor,
  { userId, spenderMax, spenderTotalMax }: AccountState,
  { spenderId, amount, now }: Spending,
): Promise<void> {
  if (spenderMax !== null && (await spentThisMonth(db, userId, spenderId, now)) + amount > spenderMax) {
    if (spenderId) throw beyondMonth(spenderMax);
    throw new SpendingLimitReached(
      "forbidden",
      `This would exceed the spending limit of ${spenderMax} AI credits a month. Raise the limit on the credits page, or wait until next month.`,
      { scope: "account", period: "month", maxAic: spenderMax },
    );
  }
  if (spenderTotalMax !== null && spenderId && (await spentInTotal(db, userId, spenderId)) + amount > spenderTotalMax) {
    throw beyondTotal(spenderTotalMax);
  }
}

/** Checks the budget of a team's key. It is the team’s, with what was spent of it, also under another owner. */
async function checkTeamKey(
  db: Executor,
  { keyMax, keyTotalMax }: AccountState,
  key: TeamKey,
  { amount, now }: Omit<Spending, "spenderId">,
): Promise<void> {
  if (keyMax !== null && (await spentWithTeamKey(db, key, now)) + amount > keyMax) throw beyondMonth(keyMax);
  if (keyTotalMax !== null && (await spentWithTeamKey(db, key)) + amount > keyTotalMax) throw beyondTotal(keyTotalMax);
}

const beyondMonth = (max: number) =>
  new SpendingLimitReached(
    "forbidden",
    `This would exceed the budget of ${max} AI credits a month. It starts anew next month.`,
    { scope: "api-key", period: "month", maxAic: max },
  );

const beyondTotal = (max: number) =>
  new SpendingLimitReached("forbidden", `This would exceed the budget of ${max} AI credits in total.`, {
    scope: "api-key",
    period: "total",
    maxAic: max,
  });

/** Spending that the caps of a run's team need, if it has any. */
function questionOf({ userId, spenderId, team }: HoldCredits, now: Date): TeamQuestion | undefined {
  if (!team || (team.memberMax === null && team.teamMax === null)) return undefined;
  return { id: team.id, spenderId: spenderId === userId ? undefined : spenderId, since: monthStart(now) };
}

/** The journal row that follows is refused if another hold of the account came in between, so that what was counted still holds. */
function checkTeamCaps(
  { teamSpending: spent }: AccountState,
  { name, memberMax, teamMax }: TeamCaps,
  { spenderId, amount }: Omit<Spending, "now">,
): void {
  if (spenderId && memberMax !== null && spent.bySpender + amount > memberMax) {
    throw new TeamCapReached(
      "payment_required",
      `This would exceed your cap of ${formatNumber(memberMax)} AI credits a month in ${name}. You have ${formatNumber(Math.max(0, memberMax - spent.bySpender))} left. Ask the team’s owner to raise it, or wait until next month.`,
      { scope: "member", period: "month", maxAic: memberMax },
    );
  }
  if (teamMax !== null && spent.byTeam + amount > teamMax) {
    throw new TeamCapReached(
      "payment_required",
      `This would exceed the ${formatNumber(teamMax)} AI credits that ${name} may spend in a month. It has ${formatNumber(Math.max(0, teamMax - spent.byTeam))} left. ${spenderId ? "Ask the team’s owner to raise it" : "Raise the team’s cap"}, or wait until next month.`,
      { scope: "team", period: "month", maxAic: teamMax },
    );
  }
}

/** A cap of a team leaves no room for a run, or its owner has too few credits: only the owner can change that. */
class TeamCapReached extends SpendingLimitReached {}
