import { describe, expect, it } from "vitest";
import { annualSavingPercent, planChoicePath, plans, readPlanChoice } from "./plans.ts";

describe("plans", () => {
  it("[A19] have the prices, credits and limits of the requirements", () => {
    const figures = plans.map(({ name, priceCents, credits, generationsMax, usersMax }) => [
      name,
      priceCents.monthly / 100,
      priceCents.yearly / 100,
      `${credits.basic}/${credits.advanced}/${credits.image}`,
      generationsMax,
      usersMax,
    ]);
    expect(figures).toEqual([
      ["Free", 0, 0, "25/0/5", 5, 1],
      ["Pro", 19, 190, "500/100/50", 100, 1],
      ["Business", 49, 490, "2000/500/200", null, 5],
    ]);
  });

  it("[A19] list every feature as included or not, the same number in each plan", () => {
    expect(new Set(plans.map(({ features }) => features.length)).size).toBe(1);
    const free = plans[0]?.features.filter(({ included }) => included).map(({ name }) => name);
    expect(free).toEqual(["Limited access to tools", "Standard support"]);
    expect(plans[2]?.features.every(({ included }) => included)).toBe(true);
  });
});

describe("annualSavingPercent", () => {
  const plan = (monthly: number, yearly: number) => ({ priceCents: { monthly, yearly } });

  it("[A19] is 15 for the plans of the requirements: 16.7 rounded down to a multiple of 5", () => {
    expect(annualSavingPercent(plans)).toBe(15);
  });

  it.each([
    ["20.0 % stays 20", [plan(1_000, 9_600)], 20],
    ["19.9 % is 15", [plan(1_000, 9_612)], 15],
    ["uses the lowest saving of all plans", [plan(1_000, 6_000), plan(1_000, 10_700)], 10],
    ["is 0 if a year costs more than twelve months", [plan(1_000, 13_000)], 0],
    ["ignores free plans", [plan(0, 0)], 0],
  ])("[A19] %s", (_name, given, expected) => {
    expect(annualSavingPercent(given)).toBe(expected);
  });
});

describe("a plan choice", () => {
  it("[A19] round-trips through a URL", () => {
    for (const planId of [undefined, "free", "pro", "business"] as const) {
      for (const interval of ["monthly", "yearly"] as const) {
        const { searchParams } = new URL(planChoicePath({ planId, interval }), "http://own.invalid");
        expect(readPlanChoice(searchParams)).toEqual({ planId, interval });
      }
    }
  });

  it("[A19] is empty and monthly if the URL has no valid values", () => {
    expect(planChoicePath({ planId: undefined, interval: "monthly" })).toBe("/pricing");
    expect(readPlanChoice(new URLSearchParams("plan=gold&interval=weekly"))).toEqual({
      planId: undefined,
      interval: "monthly",
    });
    expect(readPlanChoice(new URLSearchParams("plan=constructor"))).toEqual({ planId: undefined, interval: "monthly" });
  });
});
