import { type Checked, fieldOf, withoutEmpty } from "#platform/forms/rules.ts";
import { formatNumber } from "#ui/format.ts";

/** Validation of the credits page's forms. Plain functions, because the browser loads them too. */

/** Far more than anyone buys, and far below the column's maximum. */
export const amountMax = 100_000_000;

const amountMessage = (least: number) =>
  `Please enter a whole number of credits, from ${least} to ${formatNumber(amountMax)}`;

/** Accepts `1,000` and `1 000` as well. @returns undefined unless it is a whole number from 0 to `amountMax`. */
export function parseAmount(text: string): number | undefined {
  const digits = text.trim().replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "");
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
  return amount !== undefined && amount <= amountMax ? amount : undefined;
}

export type SpendingLimitField = "monthlyMax";

/** `clear` removes the limit, whatever the field says. */
export function checkSpendingLimit(form: FormData): Checked<SpendingLimitField> {
  const values = { monthlyMax: fieldOf(form, "monthlyMax").trim() };
  const isRight = form.has("clear") || parseAmount(values.monthlyMax) !== undefined;
  return { values, errors: withoutEmpty({ monthlyMax: isRight ? undefined : amountMessage(0) }) };
}

export type LowBalanceField = "mark" | "isWanted";

export function checkLowBalance(form: FormData): Checked<LowBalanceField> {
  const values = { mark: fieldOf(form, "mark").trim(), isWanted: fieldOf(form, "isWanted") };
  const mark = parseAmount(values.mark);
  const isRight = values.isWanted === "" || (mark !== undefined && mark > 0);
  return {
    values,
    errors: withoutEmpty({ mark: isRight ? undefined : amountMessage(1) }),
  };
}
