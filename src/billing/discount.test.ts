import { describe, expect, it } from "vitest";
import { discountCents, nextPaymentAfterChange, nextPriceOf, wholePriceFrom } from "./discount.ts";
import { type PlanId, plans } from "./plans.ts";

const discount = { percent: 30, until: new Date("2027-03-08T00:00:00Z") };

const planOf = (id: PlanId) => plans.find((plan) => plan.id === id) ?? expect.fail(id);
const pro = { billedPlanId: "pro", billedInterval: "monthly", discount: null, quotedCents: null } as const;

describe("a plan's next price", () => {
  it.each([
    ["monthly", "2027-03-07T23:59:59Z", "$13.30 per month", true],
    ["monthly", "2027-03-08T00:00:00Z", "$19 per month", false],
    ["yearly", "2026-03-08T00:00:00Z", "$133 per year", true],
    ["yearly", "2027-03-08T00:00:00Z", "$190 per year", false],
  ] as const)("[C16] %s, from %s on, with 30%% off for a year: %s", (interval, at, price, isLess) => {
    const next = nextPriceOf(planOf("pro"), interval, { ...pro, discount }, new Date(at));
    expect(next).toMatchObject({ price, discount: isLess ? discount : null });
  });

  it("[C16] is the plan's price without a code; an unknown date counts as soon", () => {
    expect(nextPriceOf(planOf("business"), "monthly", pro, null).price).toBe("$49 per month");
    expect(nextPriceOf(planOf("business"), "monthly", { ...pro, discount }, null).price).toBe("$34.30 per month");
  });

  it("[C16] is the checkout's quote until the first payment, for the quoted plan only", () => {
    const quoted = { ...pro, discount, quotedCents: 1_500 };
    expect(nextPriceOf(planOf("pro"), "monthly", quoted, null).price).toBe("$10.50 per month");
    expect(nextPriceOf(planOf("pro"), "yearly", quoted, null).price).toBe("$133 per year");
    expect(nextPriceOf(planOf("business"), "monthly", quoted, null).price).toBe("$34.30 per month");
  });

  it("[C16] is due on the same day after an immediate change, or one period later for a new interval", () => {
    const now = new Date("2026-06-20T00:00:00Z");
    const subscription = { interval: "monthly", currentPeriodEnd: new Date("2026-07-08T00:00:00Z") } as const;
    expect(nextPaymentAfterChange(subscription, "monthly", now)).toEqual(new Date("2026-07-08T00:00:00Z"));
    expect(nextPaymentAfterChange(subscription, "yearly", now)).toEqual(new Date("2027-06-20T00:00:00Z"));
  });

  it.each([
    [3, "monthly", "2027-03-07"],
    [1, "monthly", "2027-01-07"],
    [3, "yearly", "2027-12-07"],
    [12, "yearly", "2027-12-07"],
    [24, "yearly", "2028-12-07"],
  ] as const)("[C16] is whole again after a discount for %i months, paid %s, on %s", (months, interval, day) => {
    const whole = wholePriceFrom(new Date("2026-12-07T09:00:00Z"), months, interval);
    expect(whole.toISOString().slice(0, 10)).toBe(day);
  });

  it("[C16] rounds discounts to whole cents", () => {
    expect(discountCents(999, 33)).toBe(330);
  });
});
