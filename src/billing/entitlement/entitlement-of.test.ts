import { describe, expect, it } from "vitest";
import { type PlanId, subscriptionStatuses } from "../rules.ts";
import { entitledPlanOf, entitlementOf, type KnownSubscription } from "./entitlement-of.ts";

const now = new Date("2026-06-20T10:00:00Z");
const before = new Date("2026-06-10T10:00:00Z");
const after = new Date("2026-07-10T10:00:00Z");
const freeSince = new Date("2026-01-31T10:00:00Z");

const subscription = (more: Partial<KnownSubscription> = {}): KnownSubscription => ({
  status: "active",
  billedPlanId: "pro",
  providerCreatedAt: new Date("2026-03-10T10:00:00Z"),
  trialEndsAt: null,
  endsAt: null,
  paid: { planId: "pro", start: before, end: after },
  ...more,
});

describe("entitlement", () => {
  it("[C12] follows the provider's word by one table", () => {
    const plans = Object.fromEntries(
      subscriptionStatuses.map((status) => [
        status,
        [null, after, now, before].map((endsAt) => entitledPlanOf(subscription({ status, endsAt }), now)),
      ]),
    );
    const always = ["pro", "pro", "pro", "pro"];
    const never = ["free", "free", "free", "free"];
    expect(plans).toEqual({
      on_trial: always,
      active: always,
      past_due: always,
      cancelled: ["free", "pro", "free", "free"],
      paused: never,
      unpaid: never,
      expired: never,
    });
    for (const status of ["", "ACTIVE", "constructor", "a word of tomorrow"]) {
      expect(entitledPlanOf(subscription({ status }), now)).toBe("free");
    }
  });

  it("[C12] an upgrade counts at once, a downgrade when what is paid is over", () => {
    const plan = (billedPlanId: PlanId, paid: KnownSubscription["paid"]) =>
      entitledPlanOf(subscription({ billedPlanId, paid }), now);
    expect(plan("business", { planId: "pro", start: before, end: after })).toBe("business");
    expect(plan("pro", { planId: "business", start: before, end: after })).toBe("business");
    expect(plan("pro", { planId: "business", start: before, end: now })).toBe("pro");
    expect(plan("pro", null)).toBe("pro");
  });

  it("[C12] the best of several subscriptions counts", () => {
    const lesser = subscription();
    const better = subscription({ billedPlanId: "business" });
    for (const all of [
      [lesser, better],
      [better, lesser],
    ]) {
      expect(entitlementOf(all, freeSince, now).planId).toBe("business");
    }
    const over = subscription({ billedPlanId: "business", status: "expired" });
    expect(entitlementOf([over, lesser], freeSince, now).planId).toBe("pro");
  });

  it("[C11] says what each plan may do, and in which month its runs are counted", () => {
    expect(entitlementOf([], freeSince, now)).toEqual({
      planId: "free",
      generationsMax: 5,
      period: { start: new Date("2026-05-31T10:00:00Z"), end: new Date("2026-06-30T10:00:00Z") },
      hasWatermark: true,
      mayUseAdvanced: false,
      mayUseApi: false,
      mayCollaborate: false,
      usersMax: 1,
    });
    expect(entitlementOf([subscription()], freeSince, now)).toEqual({
      planId: "pro",
      generationsMax: 100,
      period: { start: before, end: after },
      hasWatermark: false,
      mayUseAdvanced: true,
      mayUseApi: false,
      mayCollaborate: false,
      usersMax: 1,
    });
    expect(entitlementOf([subscription({ billedPlanId: "business" })], freeSince, now)).toMatchObject({
      generationsMax: null,
      mayUseApi: true,
      mayCollaborate: true,
      usersMax: 5,
    });
  });

  it("[C11] counts a trial's runs as a whole, a year's by the month, and goes on while a card is declined", () => {
    const period = (more: Partial<KnownSubscription>) => entitlementOf([subscription(more)], freeSince, now).period;
    const created = new Date("2026-06-17T08:00:00Z");
    const trial = { status: "on_trial", providerCreatedAt: created, trialEndsAt: after, paid: null };
    expect(period(trial)).toEqual({ start: created, end: after });
    const year = { start: new Date("2026-01-31T10:00:00Z"), end: new Date("2027-01-31T10:00:00Z") };
    expect(period({ paid: { planId: "pro", ...year } })).toEqual({
      start: new Date("2026-05-31T10:00:00Z"),
      end: new Date("2026-06-30T10:00:00Z"),
    });
    // Billed on the 31st: a month from 28 February lasts until 31 March.
    const long = { start: new Date("2026-02-28T10:00:00Z"), end: new Date("2026-03-31T10:00:00Z") };
    const paid = { planId: "pro", ...long } as const;
    expect(entitlementOf([subscription({ paid })], freeSince, new Date("2026-03-29T10:00:00Z")).period).toEqual(long);
    const last = { start: new Date("2026-05-10T10:00:00Z"), end: before };
    expect(period({ status: "past_due", paid: { planId: "pro", ...last } })).toEqual({ start: before, end: after });
  });
});
