import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance, verifyLedger } from "#credits/index.ts";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import type { LemonSqueezyEvent } from "../../../test/lemon-squeezy-fixtures.ts";
import { describedInvoice, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { checkouts } from "../checkout/schema.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import type { InvoiceSnapshot, SubscriptionSnapshot } from "../provider/payment-provider.ts";
import { readPriceList } from "../read-price-list.ts";
import { openCreditsFor } from "../refresh/open-credits.ts";
import { type Plan, type PlanId, plans } from "../rules.ts";
import { seedPlans } from "../seed-plans.ts";
import { recordInvoice } from "../subscriptions/record-invoice.ts";
import { recordSubscription } from "../subscriptions/record-subscription.ts";
import { settleAccount } from "./settle-account.ts";

const at = (day: string): string => `2026-${day}T10:00:00.000Z`;
const date = (day: string): Date => new Date(at(day));

/** The price list with one plan changed. */
const changed = (id: PlanId, changes: Partial<Plan>, list: readonly Plan[] = plans): readonly Plan[] =>
  list.map((plan) => (plan.id === id ? { ...plan, ...changes } : plan));

const credits = (basic: number) => ({ basic, advanced: 100, image: 50 });

describe("a new price list", () => {
  let harness: BillingHarness;
  let offset = 0;

  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  /** Seeds the plans as a start of the product with this list does. */
  async function bring(list: readonly Plan[], day: string | Date): Promise<void> {
    const client = new pg.Client({ connectionString: harness.database.url });
    await client.connect();
    await seedPlans(client, { plans: list, now: typeof day === "string" ? date(day) : day });
    await client.end();
  }
  const settleAgain = async (people: readonly Subscriber[]) => {
    for (const { userId } of people) {
      await harness.services.db.transaction((db) =>
        settleAccount({ ...harness.services, db }, userId, { grantsFree: true }),
      );
    }
  };
  const newSubscriber = async (): Promise<Subscriber> => ({ userId: await harness.addUser(), offset: ++offset });
  const balanceOf = async ({ userId }: Subscriber) => {
    const balance = await findBalance(harness.services.db, userId, harness.services.clock.now());
    return [balance?.buckets.general, balance?.buckets.advanced, balance?.buckets.image];
  };
  /** Everything stored about credits and agreed terms. */
  const written = async () => {
    const { rows } = await harness.database.pool.query(
      `select (select json_agg(t order by user_id, number) from credit_transactions t) as transactions,
        (select json_agg(l order by id) from credit_lots l) as lots,
        (select json_agg(i order by provider_id) from billing_invoices i) as invoices`,
    );
    return JSON.stringify(rows[0]);
  };
  const sub = (who: Subscriber, day: string, more: Partial<Parameters<typeof describedSubscription>[2]> = {}) =>
    describedSubscription(who, "subscription_updated", {
      at: at(day),
      status: "active",
      planId: "pro",
      createdAt: at("02-10"),
      ...more,
    });
  const paid = (who: Subscriber, day: string, number: number, more: Partial<Parameters<typeof describedInvoice>[2]>) =>
    describedInvoice(who, "subscription_payment_success", { at: at(day), number, ...more });

  /**
   * Users with months after a trial, with an upgrade, with a discount, with a year, with a partly refunded year, and with only the Free
   * plan.
   */
  async function manyLives(): Promise<{ people: readonly Subscriber[]; events: readonly LemonSqueezyEvent[] }> {
    const [monthly, upgraded, yearly, refunded, free] = [
      await newSubscriber(),
      await newSubscriber(),
      await newSubscriber(),
      await newSubscriber(),
      await newSubscriber(),
    ];
    const events = [
      sub(monthly, "02-10", { status: "on_trial", trialEndsAt: at("02-17") }),
      sub(monthly, "02-17"),
      paid(monthly, "02-17", 101, { reason: "initial" }),
      sub(monthly, "03-17"),
      paid(monthly, "03-17", 102, { cents: 1_330 }),
      sub(upgraded, "03-01"),
      paid(upgraded, "03-01", 101, { reason: "initial" }),
      sub(upgraded, "03-10", { planId: "business" }),
      paid(upgraded, "03-10", 102, { reason: "updated", cents: 2_000 }),
      sub(yearly, "02-10", { interval: "yearly" }),
      paid(yearly, "02-10", 101, { reason: "initial", cents: 19_000 }),
      sub(refunded, "02-12", { interval: "yearly", planId: "business" }),
      paid(refunded, "02-12", 101, { reason: "initial", cents: 49_000, refundedCents: 24_500, updatedAt: at("03-01") }),
    ];
    harness.setTime(date("02-01"));
    await openCreditsFor(harness.services, free.userId);
    harness.setTime(date("03-20"));
    await harness.deliver(...events);
    const people = [monthly, upgraded, yearly, refunded, free];
    await settleAgain(people);
    return { people, events };
  }

  const cents = fc.integer({ min: 100, max: 100_000 });
  const somePlan = (plan: Plan) =>
    fc.record({
      name: fc.constantFrom(plan.name, "Plus", "Studio"),
      priceCents: fc.record({ monthly: plan.id === "free" ? fc.constant(0) : cents, yearly: cents }),
      credits: fc.record({
        basic: fc.nat(9_000),
        advanced: fc.nat(900),
        image: fc.nat(900),
      }),
      generationsMax: fc.option(fc.nat(500)),
      isSold: fc.boolean(),
    });
  const someList = fc
    .tuple(...plans.map(somePlan))
    .map((changes) => plans.map((plan, index) => ({ ...plan, ...changes[index] })));

  it("[C10] changes nothing about earlier payments, however often they are settled and delivered again", async () => {
    const { people, events } = await manyLives();
    const before = await written();
    let minute = 0;
    await fc.assert(
      fc.asyncProperty(someList, async (list) => {
        const now = new Date(date("03-20").getTime() + ++minute * 60_000);
        harness.setTime(now);
        await bring(list, now);
        await settleAgain(people);
        await harness.deliver(...events);
        expect(await written()).toBe(before);
      }),
      { numRuns: 8, seed: 20261122, endOnFailure: true },
    );
    expect(await verifyLedger(harness.database.db)).toEqual([]);
    await bring(plans, "03-21");
  });

  it("[C10] applies to the next payment; a late webhook is settled by the list at the time of payment", async () => {
    const [early, late, year] = [await newSubscriber(), await newSubscriber(), await newSubscriber()];
    await harness.deliver(sub(early, "03-22"), paid(early, "03-22", 101, { reason: "initial" }));
    await harness.deliver(sub(year, "03-22", { interval: "yearly" }));
    await harness.deliver(paid(year, "03-22", 101, { reason: "initial", cents: 19_000 }));
    await bring(
      changed("pro", { name: "Plus", priceCents: { monthly: 2_400, yearly: 24_000 }, credits: credits(600) }),
      "03-25",
    );
    harness.setTime(date("03-26"));
    await harness.deliver(paid(late, "03-24", 101, { reason: "initial" }), sub(late, "03-24"));
    expect(await balanceOf(late)).toEqual([500, 100, 50]);
    harness.setTime(date("04-23"));
    for (const who of [early, late]) {
      await harness.deliver(sub(who, "04-22"), paid(who, "04-22", 102, { cents: 2_400 }));
      expect(await balanceOf(who)).toEqual([1_100, 200, 100]);
    }
    // The months of a paid year keep their terms.
    await settleAgain([year]);
    expect(await balanceOf(year)).toEqual([1_000, 200, 100]);
    const { plan } = await findEntitlement(harness.services.db, year.userId, date("04-23"));
    expect([plan.name, plan.credits.basic]).toEqual(["Plus", 500]);
    const { rows } = await harness.database.pool.query(
      `select v.name, v.price_monthly_cents, i.interval, i.period_start, i.period_end
      from billing_invoices i join plan_versions v on v.plan_id = i.plan_id and v.version = i.plan_version
      where user_id = $1 order by provider_created_at`,
      [early.userId],
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ["Pro", 1_900, "monthly", date("03-22"), date("04-22")],
      ["Plus", 2_400, "monthly", date("04-22"), date("05-22")],
    ]);
    await bring(plans, "04-24");
  });

  it("[C12] an upgrade adds the difference between the new plan's credits today and the credits bought before", async () => {
    const who = await newSubscriber();
    harness.setTime(date("04-25"));
    await harness.deliver(sub(who, "04-25"), paid(who, "04-25", 101, { reason: "initial" }));
    const business = { basic: 3_000, advanced: 500, image: 200 };
    await bring(changed("business", { credits: business }, changed("pro", { credits: credits(900) })), "04-26");
    harness.setTime(date("04-28"));
    const upgrade = { reason: "updated", cents: 3_000 } as const;
    await harness.deliver(sub(who, "04-27", { planId: "business" }), paid(who, "04-27", 102, upgrade));
    expect(await balanceOf(who)).toEqual([3_000, 500, 200]);
    await bring(plans, "04-29");
    await settleAgain([who]);
    expect(await balanceOf(who)).toEqual([3_000, 500, 200]);
  });

  it("[C10] an old invoice keeps its plan, even if its amount is now another plan's price", async () => {
    const who = await newSubscriber();
    harness.setTime(date("05-02"));
    await harness.deliver(sub(who, "05-01"), paid(who, "05-01", 101, { reason: "initial" }));
    const swapped = changed("business", { priceCents: { monthly: 1_900, yearly: 19_000 } });
    await bring(changed("pro", { priceCents: { monthly: 4_900, yearly: 49_000 } }, swapped), "05-03");
    harness.setTime(date("05-06"));
    await harness.deliver(sub(who, "05-05", { planId: "business" }));
    await settleAgain([who]);
    expect(await balanceOf(who)).toEqual([500, 100, 50]);
    await bring(plans, "05-07");
  });

  it("[C10] a granted Free month stays as it is; the next one follows the new list", async () => {
    const who = await newSubscriber();
    harness.setTime(date("05-08"));
    await openCreditsFor(harness.services, who.userId);
    await bring(changed("free", { credits: { basic: 40, advanced: 0, image: 5 } }), "05-09");
    await settleAgain([who]);
    expect(await balanceOf(who)).toEqual([25, 0, 5]);
    harness.setTime(date("06-08"));
    await settleAgain([who]);
    expect(await balanceOf(who)).toEqual([65, 0, 10]);
    await bring(plans, "06-09");
  });

  it("[C4][C16] a checkout's quote applies to the trial and first payment only", async () => {
    const who = await newSubscriber();
    const [checkout] = await harness.database.db
      .insert(checkouts)
      .values({
        userId: who.userId,
        provider: "lemon-squeezy",
        planId: "pro",
        interval: "monthly",
        planVersion: (await readPriceList(harness.services.db)).findLast(({ id }) => id === "pro")?.version ?? 0,
        createdAt: date("06-10"),
      })
      .returning({ id: checkouts.id });
    await bring(changed("pro", { priceCents: { monthly: 2_400, yearly: 24_000 }, credits: credits(600) }), "06-11");
    harness.setTime(date("06-12"));
    const bought = (day: string, status: string) => {
      const event = sub(who, day, {
        createdAt: at("06-12"),
        status,
        trialEndsAt: status === "on_trial" ? at("06-19") : null,
      });
      const custom_data = { user_id: who.userId, checkout_id: checkout?.id ?? "" };
      return { ...event, meta: { ...event.meta, custom_data } };
    };
    await harness.deliver(bought("06-12", "on_trial"));
    expect(await balanceOf(who)).toEqual([500, 100, 50]);
    const { subscription } = await findEntitlement(harness.services.db, who.userId, date("06-12"));
    expect(subscription?.quotedCents).toBe(1_900);
    harness.setTime(date("06-20"));
    await harness.deliver(bought("06-19", "active"), paid(who, "06-19", 101, { reason: "initial" }));
    expect(await balanceOf(who)).toEqual([1_000, 200, 100]);
    // Lemon Squeezy goes on charging it, and the billing page says so.
    const running = await findEntitlement(harness.services.db, who.userId, date("06-21"));
    expect(running.subscription?.quotedCents).toBe(1_900);
    harness.setTime(date("07-20"));
    await harness.deliver(bought("07-19", "active"), paid(who, "07-19", 102, { cents: 2_400 }));
    expect(await balanceOf(who)).toEqual([1_600, 300, 150]);
    await bring(plans, "07-21");
  });

  it("[C1][C10] plans can be added and retired; users of a retired plan keep its last terms", async () => {
    const who = await newSubscriber();
    const studio = { ...(plans[1] as Plan), id: "studio" as PlanId, name: "Studio", credits: credits(800) };
    await bring([...plans, studio], "07-22");
    const described: SubscriptionSnapshot = {
      id: `studio-${who.offset}`,
      customerId: "1",
      plan: { planId: studio.id, interval: "monthly" },
      variantId: "studio",
      status: "active",
      isCancelled: false,
      trialEndsAt: null,
      renewsAt: null,
      endsAt: null,
      cardBrand: null,
      cardLastFour: null,
      isTest: false,
      createdAt: date("07-23"),
      updatedAt: date("07-23"),
    };
    const invoice = (day: string): InvoiceSnapshot => ({
      id: `studio-${who.offset}-${day}`,
      subscriptionId: described.id,
      billingReason: day === "07-23" ? "initial" : "renewal",
      status: "paid",
      currency: "USD",
      totalCents: 1_900,
      refundedCents: 0,
      invoiceUrl: null,
      isTest: false,
      createdAt: date(day),
      updatedAt: date(day),
    });
    const custom = { userId: who.userId, checkoutId: undefined };
    harness.setTime(date("07-24"));
    await recordSubscription(harness.services, "lemon-squeezy", described, custom);
    await recordInvoice(harness.services, "lemon-squeezy", invoice("07-23"));
    await bring(plans, "08-01");
    harness.setTime(date("08-24"));
    await recordInvoice(harness.services, "lemon-squeezy", invoice("08-23"));
    expect(await balanceOf(who)).toEqual([1_600, 200, 100]);
    const { plan } = await findEntitlement(harness.services.db, who.userId, date("08-24"));
    expect([plan.id, plan.name, plan.isSold]).toEqual(["studio", "Studio", false]);
    expect(await verifyLedger(harness.database.db)).toEqual([]);
  });

  it("[C1] an agreed version is never changed or deleted", async () => {
    for (const statement of ["update plan_versions set credits_basic = 1", "delete from plan_versions"]) {
      await expect(harness.database.pool.query(statement)).rejects.toThrow("rows of plan_versions are never changed");
    }
  });
});
