import { describe, expect, it } from "vitest";
import { firstPriceList, withVersion } from "../../../test/price-list.ts";
import { type PlanId, subscriptionStatuses } from "../rules.ts";
import { entitledPlanOf, entitlementOf, type KnownSubscription } from "./entitlement-of.ts";

const now = new Date("2026-06-20T10:00:00Z");
const before = new Date("2026-06-10T10:00:00Z");
const after = new Date("2026-07-10T10:00:00Z");
const list = firstPriceList;
const freeSince = new Date("2026-01-31T10:00:00Z");

const subscription = (more: Partial<KnownSubscription> = {}): KnownSubscription => ({
  status: "active",
  billedPlanId: "pro",
  providerCreatedAt: new Date("2026-03-10T10:00:00Z"),
  trialEndsAt: null,
  endsAt: null,
  paid: { planId: "pro", version: 1, start: before, end: after },
  refundedUntil: null,
  quoted: null,
  ...more,
});

describe("entitlement", () => {
  it("[C12] follows the provider's status by one table", () => {
    const plans = Object.fromEntries(
      subscriptionStatuses.map((status) => [
        status,
        [null, after, now, before].map((endsAt) => entitledPlanOf(subscription({ status, endsAt }), list, now)),
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
      expect(entitledPlanOf(subscription({ status }), list, now)).toBe("free");
    }
  });

  it("[C12] an upgrade counts immediately, a downgrade when the paid period ends", () => {
    const plan = (billedPlanId: PlanId, paid: KnownSubscription["paid"]) =>
      entitledPlanOf(subscription({ billedPlanId, paid }), list, now);
    expect(plan("business", { planId: "pro", version: 1, start: before, end: after })).toBe("business");
    expect(plan("pro", { planId: "business", version: 1, start: before, end: after })).toBe("business");
    expect(plan("pro", { planId: "business", version: 1, start: before, end: now })).toBe("pro");
    expect(plan("pro", null)).toBe("pro");
  });

  it("[C13] a fully refunded period entitles to nothing until it ends", () => {
    expect(entitledPlanOf(subscription({ refundedUntil: after }), list, now)).toBe("free");
    expect(entitledPlanOf(subscription({ refundedUntil: after }), list, after)).toBe("pro");
  });

  it("[C12] the best of several subscriptions counts", () => {
    const lesser = subscription();
    const better = subscription({ billedPlanId: "business" });
    for (const all of [
      [lesser, better],
      [better, lesser],
    ]) {
      expect(entitlementOf(all, list, freeSince, now).planId).toBe("business");
    }
    const over = subscription({ billedPlanId: "business", status: "expired" });
    expect(entitlementOf([over, lesser], list, freeSince, now).planId).toBe("pro");
  });

  it("[C11] defines what each plan allows, and the month for which runs are counted", () => {
    expect(entitlementOf([], list, freeSince, now)).toEqual({
      planId: "free",
      planVersion: 1,
      generationsMax: 5,
      period: { start: new Date("2026-05-31T10:00:00Z"), end: new Date("2026-06-30T10:00:00Z") },
      hasWatermark: true,
      hasBrandKits: false,
      mayUseAdvanced: false,
      mayUseApi: false,
      mayCollaborate: false,
      usersMax: 1,
      storedBytesMax: 2 * 1_024 ** 3,
    });
    expect(entitlementOf([subscription()], list, freeSince, now)).toEqual({
      planId: "pro",
      planVersion: 1,
      generationsMax: 100,
      period: { start: before, end: after },
      hasWatermark: false,
      hasBrandKits: true,
      mayUseAdvanced: true,
      mayUseApi: false,
      mayCollaborate: false,
      usersMax: 1,
      storedBytesMax: 20 * 1_024 ** 3,
    });
    expect(entitlementOf([subscription({ billedPlanId: "business" })], list, freeSince, now)).toMatchObject({
      generationsMax: null,
      mayUseApi: true,
      mayCollaborate: true,
      usersMax: 5,
    });
  });

  it("[C11] counts runs for the whole trial, per month of a year, and also while a card is declined", () => {
    const period = (more: Partial<KnownSubscription>) =>
      entitlementOf([subscription(more)], list, freeSince, now).period;
    const created = new Date("2026-06-17T08:00:00Z");
    const trial = { status: "on_trial", providerCreatedAt: created, trialEndsAt: after, paid: null };
    expect(period(trial)).toEqual({ start: created, end: after });
    const year = { start: new Date("2026-01-31T10:00:00Z"), end: new Date("2027-01-31T10:00:00Z") };
    expect(period({ paid: { planId: "pro", version: 1, ...year } })).toEqual({
      start: new Date("2026-05-31T10:00:00Z"),
      end: new Date("2026-06-30T10:00:00Z"),
    });
    // Billed on the 31st: the month from 28 February lasts until 31 March.
    const long = { start: new Date("2026-02-28T10:00:00Z"), end: new Date("2026-03-31T10:00:00Z") };
    const paid = { planId: "pro", version: 1, ...long } as const;
    expect(entitlementOf([subscription({ paid })], list, freeSince, new Date("2026-03-29T10:00:00Z")).period).toEqual(
      long,
    );
    const last = { start: new Date("2026-05-10T10:00:00Z"), end: before };
    expect(period({ status: "past_due", paid: { planId: "pro", version: 1, ...last } })).toEqual({
      start: before,
      end: after,
    });
  });

  it("[C11] keeps the paid limits until the period ends, and the quoted limits during a trial", () => {
    const changed = withVersion(list, "pro", { validFrom: new Date("2026-06-15T10:00:00Z"), generationsMax: 200 });
    const runs = (more: Partial<KnownSubscription>, at = now) => {
      const { planVersion, generationsMax } = entitlementOf([subscription(more)], changed, freeSince, at);
      return [planVersion, generationsMax];
    };
    expect(runs({})).toEqual([1, 100]);
    expect(runs({ status: "past_due" }, after)).toEqual([2, 200]);
    const begun = new Date("2026-06-16T10:00:00Z");
    const trial = { status: "on_trial", providerCreatedAt: begun, trialEndsAt: after, paid: null };
    expect(runs(trial)).toEqual([2, 200]);
    expect(runs({ ...trial, quoted: { planId: "pro", interval: "monthly", version: 1 } })).toEqual([1, 100]);
    expect(runs({ ...trial, quoted: { planId: "business", interval: "monthly", version: 1 } })).toEqual([2, 200]);
  });

  it("[C11] keeps a Free month's limits until it ends", () => {
    const changed = withVersion(list, "free", { validFrom: new Date("2026-06-15T10:00:00Z"), generationsMax: 9 });
    const runs = (at: Date) => entitlementOf([], changed, freeSince, at).generationsMax;
    expect([runs(now), runs(new Date("2026-06-30T10:00:00Z"))]).toEqual([5, 9]);
  });
});
