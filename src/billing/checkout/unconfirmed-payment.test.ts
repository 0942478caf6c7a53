import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingHarness, openBillingHarness, sign } from "../../../test/billing-harness.ts";
import { bytesOf } from "../../../test/lemon-squeezy-fixtures.ts";
import { describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import type { Discount } from "../provider/payment-provider.ts";
import type { PlanId } from "../rules.ts";
import { userSubscriptions } from "../schema.ts";
import { testCheckoutJobs } from "../test-checkout/jobs.ts";
import { payCheckout } from "../test-checkout/pay-checkout.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import { webhookEvents } from "../webhooks/schema.ts";
import { createCheckout } from "./create-checkout.ts";
import { reserveCheckout } from "./reserve-checkout.ts";
import { checkouts } from "./schema.ts";
import { findUnconfirmedPlan, reportPaid } from "./unconfirmed-payment.ts";

const start = new Date("2026-03-01T09:00:00Z").getTime();
const minuteMs = 60_000;
const conflict = expect.objectContaining({ code: "conflict" });

describe("an unconfirmed payment", () => {
  let harness: BillingHarness;
  let offset = 0;
  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  const at = (minutes: number) => harness.setTime(new Date(start + minutes * minuteMs));
  const find = ({ userId }: Pick<Subscriber, "userId">) =>
    findUnconfirmedPlan(harness.services, { userId, provider: "lemon-squeezy" });
  async function opened(item: "plan" | "pack" = "plan") {
    at(0);
    const who = { userId: await harness.addUser(), offset: ++offset };
    const { id } = await reserveCheckout(harness.services, {
      userId: who.userId,
      provider: "lemon-squeezy",
      item:
        item === "plan" ? { kind: "plan", planId: "pro", interval: "monthly" } : { kind: "pack", packId: "starter" },
      planVersion: item === "plan" ? 1 : null,
      email: "ada@example.com",
      discount: undefined,
      expectsTrial: false,
    });
    return { ...who, id };
  }
  /** A signed event with its checkout, as the provider sends it. */
  const withCheckout = (event: ReturnType<typeof describedSubscription>, id: string) => {
    const meta = event.meta as { custom_data?: object };
    return { ...event, meta: { ...meta, custom_data: { ...meta.custom_data, checkout_id: id } } };
  };
  const bought = new Date(start).toISOString();
  const subscription = (who: Subscriber & { id: string }) =>
    withCheckout(
      describedSubscription(who, "subscription_created", {
        at: bought,
        createdAt: bought,
        status: "active",
        planId: "pro",
      }),
      who.id,
    );

  it("[C4] is one whose signed event waits in the inbox, however long", async () => {
    const who = await opened();
    expect(await find(who)).toBeNull();
    const rawBody = bytesOf(subscription(who));
    await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    at(60 * 24 * 3);
    expect(await find(who)).toBe("Pro");
    // The operator has dealt with it.
    for (const [status, expected] of [
      ["failed", "Pro"],
      ["quarantined", "Pro"],
      ["ignored", null],
    ] as const) {
      await harness.services.db.update(webhookEvents).set({ status }).where(eq(webhookEvents.checkoutId, who.id));
      expect(await find(who)).toBe(expected);
    }
  });

  it("[C4] is one whose order arrived without its subscription, for a day", async () => {
    const who = await opened();
    const order = describedOrder(who, { at: bought, number: 301, packId: "creator", cents: 1_900 });
    await harness.deliver(withCheckout(order, who.id));
    expect(await find(who)).toBe("Pro");
    at(60 * 24 + 1);
    expect(await find(who)).toBeNull();
    at(1);
    await harness.deliver(subscription(who));
    expect(await find(who)).toBeNull();
  });

  it("[C4] is one whose payer came back, for an hour; other users' reports are ignored, and packs do not count", async () => {
    const who = await opened();
    const report = (userId: string, checkoutId: string) =>
      reportPaid(harness.services.db, { checkoutId, userId, at: harness.services.clock.now() });
    await report(await harness.addUser(), who.id);
    await report(who.userId, "not-a-uuid");
    expect(await find(who)).toBeNull();
    await report(who.userId, who.id);
    expect(await find(who)).toBe("Pro");
    at(40);
    // The page reloads repeatedly; only the first report counts.
    await report(who.userId, who.id);
    at(61);
    expect(await find(who)).toBeNull();
    const pack = await opened("pack");
    await report(pack.userId, pack.id);
    expect(await find(pack)).toBeNull();
  });
});

describe("buying a second plan", () => {
  let database: TestDatabase;
  let harness: TestServices;
  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, testCheckoutJobs, { TEST_CHECKOUT: "on" });
    harness.setTime(new Date(start));
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  async function payer() {
    const email = `${crypto.randomUUID()}@example.com`;
    const { rows } = await database.pool.query<{ id: string }>(
      "insert into users (name, email) values ('Ada', $1) returning id",
      [email],
    );
    const userId = rows[0]?.id ?? "";
    return {
      userId,
      choose: (planId: PlanId, interval: "monthly" | "yearly" = "monthly", findDiscount?: () => Promise<Discount>) =>
        createCheckout(
          harness.services,
          { discounts: { findDiscount: findDiscount ?? (async () => undefined) } },
          {
            user: { userId, email, firstName: "Ada", lastName: "" },
            item: { kind: "plan", planId, interval },
            discountCode: findDiscount ? "SPRING" : "",
            returnPath: "/settings/billing",
          },
        ),
    };
  }
  const open = async (userId: string) =>
    (await database.db.select().from(checkouts).where(eq(checkouts.userId, userId))).map(({ id }) => id);

  it("[C4] is refused if the first page was paid, even before its webhooks arrive", async () => {
    const { userId, choose } = await payer();
    const first = await choose("pro");
    await payCheckout(harness.services, { checkoutId: first.id, userId });
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        choose(index % 2 ? "business" : "pro", index % 3 ? "monthly" : "yearly"),
      ),
    );
    for (const { status, ...other } of tries) {
      // The same choice leads back to the paid page.
      if (status === "fulfilled") expect(other).toMatchObject({ value: { id: first.id } });
      else expect(other).toMatchObject({ reason: conflict });
    }
    await expect(choose("business")).rejects.toThrow(conflict);
    expect(await open(userId)).toEqual([first.id]);
  });

  it("[C4] is refused if the first one's webhooks arrive meanwhile", async () => {
    const { userId, choose } = await payer();
    const first = await choose("pro");
    let calls = 0;
    const confirmed = async () => {
      calls += 1;
      const now = harness.services.clock.now();
      await payCheckout(harness.services, { checkoutId: first.id, userId });
      await database.db.update(checkouts).set({ completedAt: now }).where(eq(checkouts.id, first.id));
      await database.db.insert(userSubscriptions).values({
        userId,
        provider: "test-checkout",
        providerId: first.id,
        customerId: userId,
        subscriptionPlanId: "pro",
        interval: "monthly",
        status: "active",
        cancelAtPeriodEnd: false,
        isTest: true,
        providerCreatedAt: now,
        providerUpdatedAt: now,
        createdAt: new Date(now.getTime() + 1_000),
      });
      return { code: "SPRING", percent: 10, months: 3 };
    };
    // The code is looked up after the first check for existing purchases.
    await expect(choose("business", "monthly", confirmed)).rejects.toThrow(conflict);
    expect(calls).toBe(1);
    expect(await open(userId)).toEqual([first.id]);
  });

  it("[C4] is possible while the first page is open and unpaid; of several pages opened at once, at most one sells", async () => {
    const { userId, choose } = await payer();
    await choose("pro");
    await choose("business");
    await Promise.allSettled([
      choose("pro"),
      choose("business"),
      choose("pro", "yearly"),
      choose("business", "yearly"),
    ]);
    const paid = await Promise.allSettled(
      (await open(userId)).map((checkoutId) => payCheckout(harness.services, { checkoutId, userId })),
    );
    expect(paid.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
  });
});
