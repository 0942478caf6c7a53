import { AppError } from "#platform/errors.ts";
import { amountMax } from "./form-rules.ts";
import { type AccountState, journalBalance } from "./journal/account-state.ts";

/** @throws {AppError} `invalid_input` for what is no whole number of AIC from 1 to the most. */
export function checkAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount >= 1 && amount <= amountMax) return;
  throw new AppError("invalid_input", {
    userMessage: `An amount of credits is a whole number from 1 to ${amountMax}.`,
  });
}

/** Half of what the column for balances holds: refunds always find room. */
const balanceMax = 1_000_000_000;

/** @throws {AppError} `invalid_input` when an account would hold more than it can count. */
export function refuseTooMuch(account: AccountState, added: number): void {
  if (journalBalance(account) + added <= balanceMax) return;
  throw new AppError("invalid_input", { userMessage: `An account holds at most ${balanceMax} AI credits.` });
}
