import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type BillingInterval, describePlan, type OwnSubscription, type PlanId, plans } from "../rules.ts";
import { SubscriptionProvider, useSubscription } from "./subscription-provider.tsx";

const now = new Date("2026-03-01T09:00:00Z");

function Words() {
  const { plan, isActive, isProOrHigher, isBusiness, subscription } = useSubscription();
  return [plan.name, isActive, isProOrHigher, isBusiness, subscription?.status ?? "none"].join(" ");
}

const subscribed = (planId: PlanId, more: Partial<OwnSubscription> = {}): OwnSubscription => ({
  planId,
  billedPlanId: planId,
  interval: "monthly" satisfies BillingInterval,
  billedInterval: "monthly",
  status: "active",
  currentPeriodEnd: new Date("2026-03-20T00:00:00Z"),
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  endsAt: null,
  cardBrand: null,
  cardLastFour: null,
  isTest: true,
  discount: null,
  quotedCents: null,
  ...more,
});

describe("useSubscription", () => {
  it("[B12] throws outside its provider", () => {
    expect(() => renderToString(<Words />)).toThrow("useSubscription must be used within a SubscriptionProvider");
  });

  it.each([
    ["free", null, "Free false false false none"],
    ["pro", subscribed("pro"), "Pro true true false active"],
    ["business", subscribed("business"), "Business true true true active"],
    ["pro", subscribed("pro", { status: "past_due" }), "Pro true true false past_due"],
    ["free", subscribed("free", { billedPlanId: "pro", status: "paused" }), "Free false false false paused"],
    ["free", subscribed("free", { billedPlanId: "pro", status: "expired" }), "Free false false false none"],
    ["free", subscribed("free", { status: "cancelled", endsAt: now }), "Free false false false none"],
  ] as const)("[B12] describes the plan %s with the subscription %o", (planId, subscription, words) => {
    const plan = plans.find(({ id }) => id === planId);
    if (!plan) throw new Error("no such plan");
    const state = describePlan({ plan, subscription }, now);
    expect(
      renderToString(
        <SubscriptionProvider state={state}>
          <Words />
        </SubscriptionProvider>,
      ),
    ).toBe(words);
  });

  it("[B12] never sends the provider's ids to the browser", () => {
    const [, plan] = plans;
    if (!plan) throw new Error("no such plan");
    const subscription = { ...subscribed("pro"), id: "s-1", providerId: "501", provider: "test-checkout" };
    expect(Object.keys(describePlan({ plan, subscription }, now).subscription ?? {})).not.toContain("providerId");
  });
});
