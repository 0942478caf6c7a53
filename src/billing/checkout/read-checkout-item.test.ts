import { describe, expect, it } from "vitest";
import { AppError } from "#platform/errors.ts";
import { creditPacks } from "../rules.ts";
import { readPackItem, readPlanItem } from "./read-checkout-item.ts";

const refusalOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.userMessage}`;
  }
  return "accepted";
};

describe("a checkout item", () => {
  it("[C4] is a paid plan in either interval, or a pack by its amount", () => {
    expect(readPlanItem("pro", "yearly")).toEqual({ kind: "plan", planId: "pro", interval: "yearly" });
    expect(readPlanItem("business", "monthly")).toEqual({ kind: "plan", planId: "business", interval: "monthly" });
    for (const { id, amount } of creditPacks) {
      expect(readPackItem(String(amount))).toEqual({ kind: "pack", packId: id });
    }
  });

  it.each(["500.0", "5e2", "+500", " 500", "0500", "-500", "501", "0", "", "NaN", "999999999999999999999", "５００"])(
    "[C4] is refused for a pack of %j credits",
    (amount) => {
      expect(refusalOf(() => readPackItem(amount))).toBe(
        "422 Please choose one of the packs of 500, 3000, 10000 or 30000 credits.",
      );
    },
  );

  it("[C4] is refused for an unknown plan or interval and for the Free plan", () => {
    expect(refusalOf(() => readPlanItem("gold", "monthly"))).toMatch(/^422 .*plans pro or business\./);
    expect(refusalOf(() => readPlanItem("constructor", "monthly"))).toMatch(/^422/);
    expect(refusalOf(() => readPlanItem(undefined, undefined))).toMatch(/^422/);
    expect(refusalOf(() => readPlanItem("pro", "weekly"))).toMatch(/^422 .*monthly or yearly/);
    expect(refusalOf(() => readPlanItem("free", "monthly"))).toMatch(/^422 .*nothing to pay/);
    expect(refusalOf(() => readPackItem(undefined))).toMatch(/^422/);
  });
});
