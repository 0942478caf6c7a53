import { AppError } from "#platform/errors.ts";
import { amountMax } from "./form-rules.ts";
import { type AccountState, journalBalance } from "./journal/account-state.ts";

/** @throws {AppError} `invalid_input` unless it is a whole number of AIC from 1 to `amountMax`. */
export function checkAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount >= 1 && amount <= amountMax) return;
  throw new AppError("invalid_input", {
    userMessage: `The amount of credits must be a whole number from 1 to ${amountMax}.`,
  });
}

/** About half of the balance column's maximum, so that refunds always fit. */
const balanceMax = 1_000_000_000;

/** @throws {AppError} `invalid_input` if the account's balance would exceed the maximum. */
export function refuseTooMuch(account: AccountState, added: number): void {
  if (journalBalance(account) + added <= balanceMax) return;
  throw new AppError("invalid_input", { userMessage: `An account can hold at most ${balanceMax} AI credits.` });
}
