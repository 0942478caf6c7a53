import { describe, expect, it } from "vitest";
import { checkLowBalance, checkSpendingLimit, parseAmount } from "./form-rules.ts";

const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe("the forms of the credits page", () => {
  it.each([
    ["0", 0],
    [" 250 ", 250],
    ["1,000", 1_000],
    ["12 000 000", 12_000_000],
    ["100000000", 100_000_000],
  ])("[C15] accept %s as an amount", (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(["", "-1", "1.5", "1,00", "1e3", "0x10", "١٢", "100000001", "9".repeat(30), "ten", "1,0000"])(
    "[C15] refuse %s",
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
      expect(Object.keys(checkSpendingLimit(form({ monthlyMax: text })).errors)).toEqual(["monthlyMax"]);
      expect(Object.keys(checkLowBalance(form({ mark: text, isWanted: "1" })).errors)).toEqual(["mark"]);
    },
  );

  it("[C15] need no amount to remove a limit or turn mails off", () => {
    expect(checkSpendingLimit(form({ clear: "1" })).errors).toEqual({});
    expect(checkLowBalance(form({ mark: "" })).errors).toEqual({});
    expect(Object.keys(checkLowBalance(form({ mark: "0", isWanted: "1" })).errors)).toEqual(["mark"]);
  });
});
