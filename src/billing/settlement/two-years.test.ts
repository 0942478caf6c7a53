import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { captureHold, expireLots, findBalance, holdCredits } from "#credits/index.ts";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import type { LemonSqueezyEvent } from "../../../test/lemon-squeezy-fixtures.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { grantFreeMonths } from "../refresh/grant-free-months.ts";
import { openCreditsFor } from "../refresh/open-credits.ts";
import { refreshCredits } from "../refresh/refresh-credits.ts";

const at = (day: string): string => `${day}T10:00:00.000Z`;
const dayMs = 24 * 60 * 60_000;

describe("two years of a subscriber", () => {
  let harness: BillingHarness;
  let who: Subscriber;

  beforeAll(async () => {
    harness = await openBillingHarness();
    who = { userId: await harness.addUser(), offset: 1 };
  });
  afterAll(() => harness.close());

  const first = { createdAt: at("2026-02-10"), trialEndsAt: at("2026-02-17") };
  const second = { createdAt: at("2027-03-10"), interval: "yearly", number: 2 } as const;
  type Described = Omit<Parameters<typeof describedSubscription>[2], "createdAt" | "at">;
  const changed = (
    day: string,
    described: Described,
    name: Parameters<typeof describedSubscription>[1] = "subscription_updated",
  ) => describedSubscription(who, name, { at: at(day), ...first, ...described });
  const renewed = (day: string, number: number, planId: "pro" | "business", renewsAt: string) => [
    describedInvoice(who, "subscription_payment_success", {
      at: at(day),
      number,
      cents: planId === "pro" ? 1_900 : 4_900,
    }),
    changed(day, { status: "active", planId, renewsAt: at(renewsAt) }),
  ];

  /** The provider's events by day. */
  const happens = (): Readonly<Record<string, readonly LemonSqueezyEvent[]>> => ({
    "2026-02-10": [
      changed("2026-02-10", { status: "on_trial", planId: "pro", renewsAt: at("2026-02-17") }, "subscription_created"),
    ],
    "2026-02-17": [
      changed("2026-02-17", { status: "active", planId: "pro", renewsAt: at("2026-03-17") }),
      describedInvoice(who, "subscription_payment_success", { at: at("2026-02-17"), number: 101, reason: "initial" }),
    ],
    "2026-03-17": renewed("2026-03-17", 102, "pro", "2026-04-17"),
    "2026-04-17": renewed("2026-04-17", 103, "pro", "2026-05-17"),
    "2026-05-17": renewed("2026-05-17", 104, "pro", "2026-06-17"),
    // Upgrade in the middle of the month.
    "2026-05-20": [
      describedInvoice(who, "subscription_payment_success", {
        at: at("2026-05-20"),
        number: 105,
        reason: "updated",
        cents: 2_700,
      }),
      changed("2026-05-20", { status: "active", planId: "business", renewsAt: at("2026-06-17") }),
    ],
    // The card is declined and works a week later.
    "2026-06-17": [
      describedInvoice(who, "subscription_payment_failed", {
        at: at("2026-06-17"),
        number: 106,
        status: "pending",
        cents: 4_900,
      }),
      changed("2026-06-17", { status: "past_due", planId: "business", renewsAt: at("2026-07-17") }),
    ],
    "2026-06-24": [
      describedInvoice(who, "subscription_payment_recovered", {
        at: at("2026-06-17"),
        updatedAt: at("2026-06-24"),
        number: 106,
        cents: 4_900,
      }),
      changed("2026-06-24", { status: "active", planId: "business", renewsAt: at("2026-07-17") }),
    ],
    "2026-07-10": [describedOrder(who, { at: at("2026-07-10"), number: 201, packId: "creator", cents: 2_500 })],
    "2026-07-17": renewed("2026-07-17", 107, "business", "2026-08-17"),
    "2026-07-25": [
      describedOrder(who, {
        at: at("2026-07-10"),
        updatedAt: at("2026-07-25"),
        number: 201,
        packId: "creator",
        cents: 2_500,
        refundedCents: 1_250,
      }),
    ],
    "2026-08-01": [
      changed(
        "2026-08-01",
        { status: "cancelled", planId: "business", endsAt: at("2026-08-17") },
        "subscription_cancelled",
      ),
    ],
    "2026-08-10": [
      changed(
        "2026-08-10",
        { status: "active", planId: "business", renewsAt: at("2026-08-17") },
        "subscription_resumed",
      ),
    ],
    "2026-08-17": renewed("2026-08-17", 108, "business", "2026-09-17"),
    // Downgrade at renewal.
    "2026-09-01": [changed("2026-09-01", { status: "active", planId: "pro", renewsAt: at("2026-09-17") })],
    "2026-09-17": renewed("2026-09-17", 109, "pro", "2026-10-17"),
    "2026-09-25": [
      describedInvoice(who, "subscription_payment_refunded", {
        at: at("2026-09-17"),
        updatedAt: at("2026-09-25"),
        number: 109,
        status: "refunded",
        refundedCents: 1_900,
      }),
      changed("2026-09-25", { status: "cancelled", planId: "pro", endsAt: at("2026-10-17") }, "subscription_cancelled"),
    ],
    "2026-10-17": [
      changed("2026-10-17", { status: "expired", planId: "pro", endsAt: at("2026-10-17") }, "subscription_expired"),
    ],
    // A year without a trial.
    "2027-03-10": [
      describedInvoice(who, "subscription_payment_success", {
        at: at("2027-03-10"),
        number: 110,
        reason: "initial",
        cents: 19_000,
        subscription: 2,
      }),
      describedSubscription(who, "subscription_created", {
        at: at("2027-03-10"),
        status: "active",
        planId: "pro",
        renewsAt: at("2028-03-10"),
        ...second,
      }),
    ],
    "2027-11-20": [
      describedInvoice(who, "subscription_payment_refunded", {
        at: at("2027-03-10"),
        updatedAt: at("2027-11-20"),
        number: 110,
        status: "paid",
        cents: 19_000,
        refundedCents: 9_500,
        subscription: 2,
      }),
    ],
  });

  /** Expected values, written by hand: from noon of that day, `plan: general/advanced/image`. Nothing changes on other days. */
  const table: Readonly<Record<string, string>> = {
    "2026-01-31": "free 25/0/5",
    "2026-02-10": "pro 525/100/55",
    "2026-02-17": "pro 1025/200/105",
    "2026-03-17": "pro 1525/300/155",
    // 700 spent: the trial's 500, the Free plan's 25 and 175 of February's.
    "2026-04-10": "pro 825/300/155",
    "2026-04-17": "pro 1325/400/205",
    // The rest of the trial expires, May comes.
    "2026-05-17": "pro 1825/400/205",
    "2026-05-20": "business 3325/800/355",
    "2026-05-31": "business 3325/800/350",
    "2026-06-17": "business 3000/700/300",
    "2026-06-24": "business 5000/1200/500",
    "2026-07-10": "business 8000/1200/500",
    "2026-07-17": "business 9500/1600/650",
    "2026-07-25": "business 8000/1600/650",
    "2026-08-17": "business 9500/2000/800",
    "2026-09-17": "pro 8000/1600/650",
    // Refunded: the plan ends, and Free months start from the day up to which it had been paid.
    "2026-09-25": "free 7525/1500/605",
    // June's credits expire and a Free month starts, counted from the end of the last paid month. The same each month.
    "2026-10-17": "free 5550/1000/410",
    "2026-11-17": "free 3575/500/215",
    // From 17 January, a Free month expires when the next one starts.
    "2026-12-17": "free 1600/0/20",
    "2027-03-10": "pro 2100/100/70",
    "2027-03-17": "pro 2075/100/65",
    "2027-04-10": "pro 2575/200/115",
    "2027-04-17": "pro 2550/200/110",
    "2027-05-10": "pro 3050/300/160",
    "2027-05-17": "pro 3025/300/155",
    "2027-06-10": "pro 3525/400/205",
    "2027-06-17": "pro 3500/400/200",
    // No job runs from 1 August to 14 September: credits expire on time but are granted late.
    "2027-08-10": "pro 3000/300/150",
    "2027-09-10": "pro 2500/200/100",
    "2027-09-15": "pro 3500/400/200",
    // Half of the year is refunded: half of the remaining and of the coming credits are removed.
    "2027-11-20": "pro 2500/200/100",
  };

  async function spend(amount: number): Promise<void> {
    const { ...ledger } = harness.services;
    const { entitlement } = await findEntitlement(ledger.db, who.userId, ledger.clock.now());
    const purpose = { isAdvanced: false, isImage: false };
    const planRuns = { max: entitlement.generationsMax, since: entitlement.period.start };
    const hold = await holdCredits(ledger, { userId: who.userId, idempotencyKey: "hold", amount, purpose, planRuns });
    await captureHold(ledger, { hold, idempotencyKey: "capture", amount });
  }

  it("[C10][C12][C13] have the plan and balances of a hand-written table every day", async () => {
    const { services } = harness;
    const events = happens();
    const found: Record<string, string> = {};
    let last = "";
    for (let noon = Date.parse("2026-01-31T12:00:00Z"); noon < Date.parse("2028-01-31T00:00:00Z"); noon += dayMs) {
      const day = new Date(noon).toISOString().slice(0, 10);
      harness.setTime(new Date(at(day)));
      if (day === "2026-01-31") await openCreditsFor(services, who.userId);
      if (day === "2026-04-10") await spend(700);
      harness.setTime(new Date(noon));
      await harness.deliver(...(events[day] ?? []));
      const isDown = day >= "2027-08-01" && day < "2027-09-15";
      if (!isDown) {
        await expireLots(services);
        await refreshCredits(services);
        await grantFreeMonths(services, who.userId);
      }
      const { plan } = await findEntitlement(services.db, who.userId, new Date(noon));
      const balance = await findBalance(services.db, who.userId, new Date(noon));
      const { general, advanced, image } = balance?.buckets ?? {};
      const state = `${plan.id} ${general}/${advanced}/${image}`;
      if (state !== last) found[day] = state;
      last = state;
    }
    expect(found).toEqual(table);
  });
});
