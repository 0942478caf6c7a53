import { AppError } from "#platform/errors.ts";
import { checkAmount } from "./check-amount.ts";
import type { Hold } from "./hold-credits.ts";
import { type AccountState, availableCredits } from "./journal/account-state.ts";
import type { JournalWords, LotChange } from "./journal/journal-row.ts";
import { type Ledger, type News, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { inSpendingOrder } from "./lots/choose-lots.ts";
import { type CreditsLow, creditsLow, type FirstRunFinished, firstRunFinished } from "./news.ts";
import { requireOpenHold } from "./require-open-hold.ts";

export interface CaptureHold extends JournalWords {
  readonly hold: Hold;
  readonly idempotencyKey: string;
  /** AIC, from 1 to what is held; what is held beyond it is released. */
  readonly amount: number;
}

/**
 * Charges for a finished run what was held for it, or less.
 * @throws {AppError} `not_found` for an unknown hold; `conflict` when it was resolved in another way, or the key stands for another
 * content; `invalid_input` for more than is held.
 */
export async function captureHold(ledger: Ledger, capture: CaptureHold): Promise<WrittenRow> {
  const { hold, idempotencyKey, amount, ...words } = capture;
  checkAmount(amount);
  const { userId, number: holdNumber } = hold;
  const request = { userId, idempotencyKey, holdNumber, content: { capture: holdNumber, amount } };
  return writeJournal(ledger, request, (account, _db, now) => {
    const { amount: held, spenderId } = requireOpenHold(account);
    if (amount > held) throw moreThanHeld(amount, held);
    return {
      row: {
        kind: "capture",
        changes: captureFrom(account, amount),
        resolvesHold: { number: holdNumber, state: "captured", captured: amount },
        ...words,
        spenderId: spenderId ?? undefined,
        account: { firstSpentAt: now },
      },
      news: newsOf(account, held, amount, { number: holdNumber, now }),
    };
  });
}

/** Takes from the lots in the order in which they are spent; the last ones get back what is not needed. */
function captureFrom(account: AccountState, amount: number): LotChange[] {
  let missing = amount;
  return account.lots
    .filter(({ heldForIt }) => heldForIt > 0)
    .toSorted(inSpendingOrder)
    .map(({ id, heldForIt }) => {
      const taken = Math.min(missing, heldForIt);
      missing -= taken;
      return { lotId: id, amount: 0 - taken, held: 0 - heldForIt };
    });
}

function newsOf(
  account: AccountState,
  held: number,
  amount: number,
  { number, now }: { number: number; now: Date },
): News[] {
  const { userId, firstSpentAt, lowBalanceMark, lots } = account;
  const available = availableCredits(lots, now);
  const [before, after] = [available + held, available + held - amount];
  const low: News<CreditsLow> = { kind: creditsLow, data: { userId, balance: after } };
  const first: News<FirstRunFinished> = { kind: firstRunFinished, data: { userId, holdNumber: number } };
  return [...(firstSpentAt ? [] : [first]), ...(before >= lowBalanceMark && after < lowBalanceMark ? [low] : [])];
}

const moreThanHeld = (amount: number, held: number) =>
  new AppError("invalid_input", {
    userMessage: "More credits were asked for than were reserved.",
    message: `capture of ${amount} from a hold of ${held}`,
  });
