import { AppError } from "#platform/errors.ts";
import { amountMax } from "./form-rules.ts";

/** @throws {AppError} `invalid_input` for what is no whole number of AIC from 1 on. */
export function checkAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount >= 1 && amount <= amountMax) return;
  throw new AppError("invalid_input", { userMessage: "An amount of credits is a whole number from 1 on." });
}
