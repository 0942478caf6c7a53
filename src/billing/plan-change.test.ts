import { describe, expect, it } from "vitest";
import { type ChangeableSubscription, decidePlanChange } from "./plan-change.ts";
import { type PlanAndInterval, plans } from "./plans.ts";

const subscriptionTo = (
  choice: PlanAndInterval,
  more: Partial<ChangeableSubscription> = {},
): ChangeableSubscription => ({
  ...choice,
  billedPlanId: choice.planId,
  billedInterval: choice.interval,
  status: "active",
  cancelAtPeriodEnd: false,
  ...more,
});
const choice = (text: string): PlanAndInterval => {
  const [planId, interval] = text.split(" ") as [PlanAndInterval["planId"], PlanAndInterval["interval"]];
  return { planId, interval };
};

describe("a plan change", () => {
  it.each([
    ["pro monthly", "business monthly", "at-once"],
    ["pro monthly", "pro yearly", "at-once"],
    ["pro yearly", "business monthly", "at-once"],
    ["business monthly", "pro monthly", "at-renewal"],
    ["business monthly", "pro yearly", "at-renewal"],
    ["business yearly", "business monthly", "at-renewal"],
  ])("[C12] from %s to %s takes effect %s", (from, to, when) => {
    expect(decidePlanChange(plans, subscriptionTo(choice(from)), choice(to))).toEqual({ kind: "change", when });
  });

  it("[C12] undoing a scheduled downgrade charges nothing today", () => {
    const leaving = subscriptionTo(choice("business monthly"), { billedPlanId: "pro" });
    expect(decidePlanChange(plans, leaving, choice("business monthly"))).toEqual({
      kind: "change",
      when: "at-renewal",
    });
    expect(decidePlanChange(plans, leaving, choice("pro monthly"))).toEqual({ kind: "refused", reason: "same" });
  });

  it("[C12] undoing a scheduled switch to monthly billing charges nothing today", () => {
    const leaving = subscriptionTo(choice("pro yearly"), { billedInterval: "monthly" });
    expect(decidePlanChange(plans, leaving, choice("pro yearly"))).toEqual({ kind: "change", when: "at-renewal" });
    expect(decidePlanChange(plans, leaving, choice("pro monthly"))).toEqual({ kind: "refused", reason: "same" });
    expect(decidePlanChange(plans, leaving, choice("business monthly"))).toEqual({ kind: "change", when: "at-once" });
  });

  it("[C12] during a trial is refused only for the same plan", () => {
    const trial = subscriptionTo(choice("pro monthly"), { status: "on_trial" });
    expect(decidePlanChange(plans, trial, choice("business monthly"))).toEqual({ kind: "change", when: "at-once" });
    expect(decidePlanChange(plans, trial, choice("pro monthly"))).toEqual({ kind: "refused", reason: "same" });
  });

  it.each([
    [{ status: "past_due" }, "unpaid"],
    [{ status: "unpaid" }, "unpaid"],
    [{ status: "paused" }, "paused"],
    [{ status: "cancelled", cancelAtPeriodEnd: true }, "cancelled"],
    [{ status: "active", cancelAtPeriodEnd: true }, "cancelled"],
    [{ status: "expired" }, "ended"],
  ] as const)("[C12] of a subscription with %o is refused", (state, reason) => {
    const subscription = subscriptionTo(choice("pro monthly"), state);
    expect(decidePlanChange(plans, subscription, choice("business monthly"))).toEqual({ kind: "refused", reason });
  });
});
