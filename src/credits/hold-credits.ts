import { AppError } from "#platform/errors.ts";
import { checkAmount } from "./check-amount.ts";
import { type AccountState, availableCredits } from "./journal/account-state.ts";
import type { JournalWords } from "./journal/journal-row.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { type Draw, drawFrom, isPlanLot, type Purpose, spendableLots, sumOf } from "./lots/choose-lots.ts";
import { notEnoughCredits } from "./prices.ts";
import { spentThisMonth } from "./spent-this-month.ts";

export interface HoldCredits extends JournalWords {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** AIC, the most that may be captured later. */
  readonly amount: number;
  readonly purpose: Purpose;
  /** How many runs may be paid with plan credits from a moment on; `max` null for no limit. */
  readonly planRuns: { readonly max: number | null; readonly since: Date };
  /** A member or key that spends the owner's credits, within its own monthly limit. The owner, where it is not said. */
  readonly spenderId?: string | undefined;
  /** The run is given up for lost after that, and what is held is free again. */
  readonly expiresAfterSeconds?: number;
}

/** A hold is known by its owner and the number of its journal row. */
export interface Hold {
  readonly userId: string;
  readonly number: number;
}

const defaultExpirySeconds = 60 * 60;

/**
 * Reserves credits before a run, so that two runs cannot spend the same ones. Plan credits are left alone once the plan's runs are used
 * up; purchased and given ones are not counted.
 * @throws {AppError} `payment_required` when there are not enough; `forbidden` when the spender's limit is reached; `conflict` when the
 * key stands for another content; `invalid_input` for an amount that is none.
 */
export async function holdCredits(ledger: Ledger, hold: HoldCredits): Promise<Hold & WrittenRow> {
  const { userId, idempotencyKey, amount, purpose, planRuns, expiresAfterSeconds, ...words } = hold;
  checkAmount(amount);
  const content = { hold: amount, purpose, spenderId: words.spenderId, serviceType: words.serviceType };
  const request = { userId, idempotencyKey, content, spenderId: words.spenderId };
  const written = await writeJournal(ledger, request, async (account, db, now) => {
    await checkLimit(account, () => spentThisMonth(db, userId, words.spenderId, now), amount);
    const { draws, usesPlanCredits } = chooseDraws(account, hold, now);
    const expiresAt = new Date(now.getTime() + (expiresAfterSeconds ?? defaultExpirySeconds) * 1_000);
    return {
      row: {
        kind: "hold",
        changes: draws.map((draw) => ({ lotId: draw.lotId, amount: 0, held: draw.amount })),
        opensHold: { amount, usesPlanCredits, expiresAt },
        ...words,
        ...(usesPlanCredits
          ? { account: { planRuns: runsSince(account, planRuns.since) + 1, planRunsSince: planRuns.since } }
          : {}),
      },
    };
  });
  return { userId, ...written };
}

function chooseDraws(account: AccountState, { amount, purpose, planRuns }: HoldCredits, now: Date) {
  const withPlanCredits = planRuns.max === null || runsSince(account, planRuns.since) < planRuns.max;
  const lots = spendableLots(account.lots, purpose, { now, withPlanCredits });
  const draws = drawFrom(lots, amount);
  if (!draws) throw notEnough(account, amount, { spendable: sumOf(lots.map(({ remaining }) => remaining)), now });
  return {
    draws,
    usesPlanCredits: draws.some(({ lotId }: Draw) => lots.some((lot) => lot.id === lotId && isPlanLot(lot))),
  };
}

/** A new period begins at 0, whatever was counted before. */
const runsSince = ({ planRuns, planRunsSince }: AccountState, since: Date): number =>
  planRunsSince?.getTime() === since.getTime() ? planRuns : 0;

function notEnough(
  { lots }: AccountState,
  cost: number,
  { spendable, now }: { spendable: number; now: Date },
): AppError {
  const { title, description } = notEnoughCredits(cost, spendable);
  const rest = availableCredits(lots, now) - spendable;
  const others =
    rest > 0
      ? ` ${rest} more cannot be used for this: they are for other tools, or this month's runs on plan credits are used up.`
      : "";
  return new AppError("payment_required", { userMessage: `${title}. ${description}.${others}` });
}

async function checkLimit({ spenderMax }: AccountState, spent: () => Promise<number>, amount: number): Promise<void> {
  if (spenderMax === null || (await spent()) + amount <= spenderMax) return;
  throw new AppError("forbidden", {
    userMessage: `The spending limit of ${spenderMax} AI credits a month would be passed. Raise it on the credits page, or wait for the next month.`,
  });
}
