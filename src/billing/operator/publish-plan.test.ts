import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import { type FakeLemonSqueezy, startFakeLemonSqueezy } from "../../../test/fake-lemon-squeezy.ts";
import { setPrice } from "../../../test/lemon-squeezy/fake-records.ts";
import { lemonSqueezyOrigin, redirectFetch } from "../../../test/redirect-fetch.ts";
import { describedInvoice, describedSubscription } from "../../../test/subscriber.ts";
import { listPlans, readPriceList } from "../read-price-list.ts";
import { type PlanId, type PlanTerms, plans } from "../rules.ts";
import { seedPlans } from "../seed-plans.ts";
import { getOperatedPlan, publishPlan, requireChargedPrices } from "./publish-plan.ts";

const at = (day: string): string => `2026-${day}T10:00:00.000Z`;

describe("terms that an operator publishes", () => {
  let harness: BillingHarness;
  beforeAll(async () => {
    harness = await openBillingHarness();
    harness.setTime(new Date(at("03-01")));
  });
  afterAll(() => harness.close());

  const seen = (planId: PlanId = "pro") => getOperatedPlan(harness.database.db, planId);
  const publish = async (planId: PlanId, changes: Partial<PlanTerms> | "own", state?: string) => {
    const operated = await seen(planId);
    return harness.database.db.transaction((db) =>
      publishPlan(
        { ...harness.services, db: db as never },
        {
          planId,
          seen: state ?? operated.seen,
          terms: changes === "own" ? "own" : { ...operated.plan, ...changes },
        },
      ),
    );
  };
  const today = async (planId: PlanId) => (await listPlans(harness.database.db)).find(({ id }) => id === planId);
  const versionsOf = async (planId: PlanId) =>
    (await readPriceList(harness.database.db)).filter(({ id }) => id === planId);
  const start = async (list = plans) => {
    const client = new pg.Client({ connectionString: harness.database.url });
    await client.connect();
    await seedPlans(client, { plans: list, now: new Date(at("03-15")) });
    await client.end();
  };

  /** Lets changes go on together, once each has come as far as the plans. */
  async function atOnce(begin: () => readonly Promise<void>[]): Promise<readonly PromiseSettledResult<void>[]> {
    const client = await harness.database.pool.connect();
    try {
      await client.query("begin");
      await client.query("select from subscription_plans for no key update");
      const changes = begin();
      const waiting = async () => {
        const sessions = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        return (await harness.database.pool.query(sessions)).rowCount;
      };
      await expect.poll(waiting).toBe(changes.length);
      await client.query("commit");
      return await Promise.allSettled(changes);
    } finally {
      // An open transaction ends with its connection.
      client.release(true);
    }
  }

  it("[C1] hold from then on, through starts, until the product’s own are back", async () => {
    const who = { userId: await harness.addUser(), offset: 1 };
    const paid = async (day: string, number: number, cents: number) => {
      harness.setTime(new Date(at(day)));
      await harness.deliver(
        describedSubscription(who, "subscription_updated", {
          at: at(day),
          status: "active",
          planId: "pro",
          createdAt: at("02-10"),
        }),
        describedInvoice(who, "subscription_payment_success", {
          at: at(day),
          number,
          cents,
          ...(number === 101 ? { reason: "initial" as const } : {}),
        }),
      );
      return (await findBalance(harness.services.db, who.userId, new Date(at(day))))?.buckets.general;
    };
    expect(await paid("02-10", 101, 1_900)).toBe(500);
    harness.setTime(new Date(at("03-01")));
    const credits = { basic: 700, advanced: 100, image: 50 };
    await publish("pro", { priceCents: { monthly: 2_100, yearly: 21_000 }, credits, description: "For one." });
    await start();
    expect(await today("pro")).toMatchObject({ description: "For one.", credits, priceCents: { monthly: 2_100 } });
    // A release may still change what belongs to the product.
    await start(plans.map((plan) => (plan.id === "pro" ? { ...plan, name: "Plus", isPopular: false } : plan)));
    expect(await today("pro")).toMatchObject({ name: "Plus", isPopular: true, credits });
    await start();
    expect(
      (await versionsOf("pro")).map(({ isByOperator, name, credits: { basic } }) => [isByOperator, name, basic]),
    ).toEqual([
      [false, "Pro", 500],
      [true, "Pro", 700],
      [false, "Plus", 700],
      [false, "Pro", 700],
    ]);
    // The next payment has the new terms; what was paid before stays.
    expect(await paid("03-10", 102, 2_100)).toBe(1_200);
    const { rows } = await harness.database.pool.query(
      "select plan_version from billing_invoices where user_id = $1 order by provider_created_at",
      [who.userId],
    );
    expect(rows.map(({ plan_version }) => plan_version)).toEqual([1, 2]);
    await publish("pro", "own");
    expect(await today("pro")).toEqual(plans[1]);
    await start(plans.map((plan) => (plan.id === "pro" ? { ...plan, description: "New." } : plan)));
    expect((await today("pro"))?.description).toBe("New.");
    await start();
  });

  it("[C1] are refused if the plan has changed since it was read, also by another at the same moment", async () => {
    const before = (await seen("business")).seen;
    const both = await atOnce(() => [
      publish("business", { description: "One." }, before),
      publish("business", { description: "Two." }, before),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(publish("business", { description: "Three." }, before)).rejects.toThrow(/changed since/);
    await publish("business", "own");
    await expect(publish("business", { description: "Four." }, before)).rejects.toThrow(/changed since/);
  });

  it("[C1] hold if the product starts at the same moment", async () => {
    await atOnce(() => [publish("business", { description: "At once." }), start()]);
    expect((await today("business"))?.description).toBe("At once.");
    await publish("business", "own");
  });

  it("[C1] go with the other plans", async () => {
    const priced = (monthly: number, yearly: number) => publish("pro", { priceCents: { monthly, yearly } });
    await expect(priced(4_900, 49_900)).rejects.toThrow(/price is the same/);
    await expect(priced(5_000, 50_000)).rejects.toThrow(/order: Free, Pro and Business/);
    await expect(publish("pro", {})).rejects.toThrow(/today’s terms already/);
    await expect(publish("business", { isPopular: true })).rejects.toThrow(/Pro is recommended already/);
    expect(await today("pro")).toEqual(plans[1]);
  });

  describe("with a new price", () => {
    let fake: FakeLemonSqueezy;
    let restore: () => void;
    beforeAll(async () => {
      fake = await startFakeLemonSqueezy();
      restore = redirectFetch(lemonSqueezyOrigin, fake.url);
    });
    afterAll(async () => {
      restore();
      await fake.close();
    });

    it("[C1] need the payment provider to charge it", async () => {
      const { plan } = await seen("pro");
      const check = (monthly: number) =>
        requireChargedPrices(harness.services, plan, { ...plan, priceCents: { ...plan.priceCents, monthly } });
      await expect(check(2_400)).rejects.toThrow("The payment provider charges $19 per month for Pro.");
      setPrice(fake.records, 11, 2_400);
      await check(2_400);
      await expect(check(2_500)).rejects.toSatisfy((error) => error instanceof AppError && error.code === "conflict");
    });
  });
});
