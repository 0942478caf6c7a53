import { AppError } from "#platform/errors.ts";
import { checkAmount } from "./check-amount.ts";
import { type CreditsLow, creditsLow, type FirstRunFinished, firstRunFinished } from "./events.ts";
import type { Hold } from "./hold-credits.ts";
import { type AccountState, availableCredits, countsAsPlanRun } from "./journal/account-state.ts";
import { type JournalWords, keyedWords, type LotChange } from "./journal/journal-row.ts";
import { type DomainEvent, type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { inSpendingOrder, isPlanLot, sumOf } from "./lots/choose-lots.ts";
import { requireOpenHold } from "./release-hold.ts";

export interface CaptureHold extends JournalWords {
  readonly hold: Hold;
  readonly idempotencyKey: string;
  /** AIC, from 1 to the held amount. The rest of the hold is released. */
  readonly amount: number;
}

/**
 * Charges a finished run the held amount, or less.
 * @throws {AppError} `not_found` for an unknown hold; `conflict` if it was resolved differently, or the key was used with different
 * content; `invalid_input` for more than is held.
 */
export async function captureHold(ledger: Ledger, capture: CaptureHold): Promise<WrittenRow> {
  const { hold, idempotencyKey, amount, ...words } = capture;
  checkAmount(amount);
  const { userId, number: holdNumber } = hold;
  const content = { capture: holdNumber, amount, ...keyedWords(words) };
  return writeJournal(ledger, { userId, idempotencyKey, holdNumber, content }, (account, _db, now) => {
    const { amount: held, spenderId, teamId, usesPlanCredits } = requireOpenHold(account);
    if (amount > held) throw moreThanHeld(amount, held);
    const changes = captureFrom(account, amount);
    // Less was used than held, and none of it came from plan lots.
    const isOffPlan = usesPlanCredits && !drawsOnPlan(account, changes);
    return {
      row: {
        kind: "capture",
        changes,
        resolvesHold: {
          number: holdNumber,
          state: "captured",
          captured: amount,
          usesPlanCredits: isOffPlan ? false : undefined,
        },
        ...words,
        spenderId: spenderId ?? undefined,
        teamId: teamId ?? undefined,
        account: {
          firstSpentAt: now,
          ...(isOffPlan && countsAsPlanRun(account) ? { planRuns: account.planRuns - 1 } : {}),
        },
      },
      events: eventsOf(account, changes, { number: holdNumber, now }),
    };
  });
}

/** Takes from the held lots in spending order. What is not needed goes back to the last ones. */
function captureFrom({ lots }: AccountState, amount: number): LotChange[] {
  let missing = amount;
  return lots
    .filter(({ heldForIt }) => heldForIt > 0)
    .toSorted(inSpendingOrder)
    .map(({ id, heldForIt }) => {
      const taken = Math.min(missing, heldForIt);
      missing -= taken;
      return { lotId: id, amount: 0 - taken, held: 0 - heldForIt };
    });
}

const drawsOnPlan = ({ lots }: AccountState, changes: readonly LotChange[]): boolean =>
  changes.some(({ lotId, amount }) => amount < 0 && lots.some((lot) => lot.id === lotId && isPlanLot(lot)));

/**
 * The low-balance threshold is compared with all unspent general credits, including those held by other runs, which may come back. So the
 * event fires once, however many runs are in progress.
 */
function eventsOf(
  account: AccountState,
  changes: readonly LotChange[],
  { number, now }: { number: number; now: Date },
): DomainEvent[] {
  const { userId, firstSpentAt, lowBalanceThreshold, lots } = account;
  const general = lots.filter(({ bucket }) => bucket === "general");
  const before = availableCredits(general, now) + sumOf(general.map(({ held }) => held));
  const spent = sumOf(changes.map(({ lotId, amount }) => (general.some(({ id }) => id === lotId) ? 0 - amount : 0)));
  const isLow = before >= lowBalanceThreshold && before - spent < lowBalanceThreshold;
  const first: DomainEvent<FirstRunFinished> = { kind: firstRunFinished, data: { userId, holdNumber: number } };
  const low: DomainEvent<CreditsLow> = { kind: creditsLow, data: { userId } };
  return [...(firstSpentAt ? [] : [first]), ...(isLow ? [low] : [])];
}

const moreThanHeld = (amount: number, held: number) =>
  new AppError("invalid_input", {
    userMessage: "The charge is higher than the reserved credits.",
    message: `capture of ${amount} from a hold of ${held}`,
  });
