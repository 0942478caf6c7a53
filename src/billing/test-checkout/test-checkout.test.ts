import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Services } from "#platform/services.ts";
import { listPriceCents } from "../../../test/price-list.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { createPaymentProvider, findPaymentProvider } from "../provider/create-payment-provider.ts";
import { readWebhook } from "../provider/lemon-squeezy/read-webhook.ts";
import type { CheckoutItem, CheckoutRequest, PaymentProvider } from "../provider/payment-provider.ts";
import { isSignedBy, webhookSecretOf } from "../provider/sign-webhook.ts";
import { testVariants } from "../provider/variants.ts";
import type { WebhookMessage } from "../provider/webhook-message.ts";
import { chooseCard } from "./change-subscription.ts";
import { describeCheckout, describePortal } from "./describe-pages.ts";
import { testCheckoutJobs } from "./jobs.ts";
import { declineCheckout, payCheckout } from "./pay-checkout.ts";
import { ownOrigin } from "./post-webhook.ts";
import { testCheckoutObjects } from "./schema.ts";
import { advanceDueSubscriptions, advanceSubscription } from "./write-step.ts";

const proMonthly = { kind: "plan", planId: "pro", interval: "monthly", withTrial: false } as const;
const start = new Date("2026-01-31T09:00:00Z");
const dayMs = 86_400_000;

describe("the test checkout", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let services: Services;
  let provider: PaymentProvider;
  let server: Server;
  /** A replacement for the product's webhook endpoint: checks signatures, and responds as the test says. */
  const endpoint = { status: 200, taken: [] as WebhookMessage[], refused: 0 };
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const isOurs = isSignedBy(webhookSecretOf(services) ?? "", body, String(request.headers["x-signature"]));
      if (!isOurs || request.url !== "/api/webhooks/lemon-squeezy") return void response.writeHead(401).end();
      if (endpoint.status === 200)
        endpoint.taken.push(readWebhook(JSON.parse(body.toString()), testVariants, new Date()));
      else endpoint.refused += 1;
      response.writeHead(endpoint.status).end("ok");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const port = String((server.address() as AddressInfo).port);
    database = await createTestDatabase();
    harness = await createTestServices(database, testCheckoutJobs, { TEST_CHECKOUT: "on", PORT: port });
    services = harness.services;
    provider = createPaymentProvider(services);
  });
  beforeEach(async () => {
    await database.db.delete(testCheckoutObjects);
    await database.pool.query("delete from pgboss.job where name = 'post-test-checkout-webhook'");
    Object.assign(endpoint, { status: 200, taken: [], refused: 0 });
    harness.setTime(start);
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
    server.close();
  });

  const userId = randomUUID();
  const open = async (item: CheckoutItem, more: Partial<CheckoutRequest> = {}) => {
    const checkoutId = randomUUID();
    const returnUrl = `${services.config.baseUrl}/settings/billing?checkout=${checkoutId}`;
    const request = { checkoutId, userId, email: "ada@example.com", name: "Ada", item, discountCode: undefined };
    const expiresAt = new Date("2100-01-01T00:00:00Z");
    const priceCents = listPriceCents(item);
    expect(await provider.createCheckout({ ...request, priceCents, returnUrl, expiresAt, ...more })).toBe(
      `${services.config.baseUrl}/test-checkout/${checkoutId}`,
    );
    return { checkoutId, userId };
  };
  const subscribe = async (item: CheckoutItem = proMonthly, more?: Partial<CheckoutRequest>) => {
    await payCheckout(services, await open(item, more));
    const subscriptionId = (await provider.listSubscriptions(1)).items[0]?.id ?? "";
    return { subscriptionId, userId };
  };
  /** Names of events posted since the last call, in any order. */
  const events = async () => {
    await harness.runJobs(testCheckoutJobs(services));
    return endpoint.taken
      .splice(0)
      .map(({ eventName }) => eventName)
      .toSorted();
  };
  const at = (days: number) => harness.setTime(new Date(start.getTime() + days * dayMs));
  const state = async (subscriptionId: string) => {
    const { status, renewsAt, endsAt } = await provider.getSubscription(subscriptionId);
    return [status, (endsAt ?? renewsAt)?.toISOString().slice(0, 10) ?? null];
  };
  const count = () => database.db.$count(testCheckoutObjects);
  const code = (expected: string) => expect.objectContaining({ code: expected });

  it("[C6] posts the same signed events as Lemon Squeezy over HTTP, for a plan, a trial and a pack", async () => {
    const { checkoutId } = await open(proMonthly);
    expect(await payCheckout(services, { checkoutId, userId })).toContain(`?checkout=${checkoutId}`);
    await harness.runJobs(testCheckoutJobs(services));
    expect(endpoint.taken.map(({ kind }) => kind).toSorted()).toEqual(["invoice", "order", "subscription"]);
    for (const { kind, custom } of endpoint.taken) {
      expect(custom).toEqual(
        kind === "invoice" ? { userId: undefined, checkoutId: undefined } : { userId, checkoutId },
      );
    }
    endpoint.taken.length = 0;
    await subscribe({ ...proMonthly, withTrial: true });
    expect(await events()).toEqual(["order_created", "subscription_created"]);
    await payCheckout(services, await open({ kind: "pack", packId: "business" }));
    expect(await events()).toEqual(["order_created"]);
  });

  it("[C6] sells once, however often and however simultaneously the user pays", async () => {
    const payer = await open(proMonthly);
    const paid = await Promise.all(Array.from({ length: 8 }, () => payCheckout(services, payer)));
    expect(new Set(paid).size).toBe(1);
    expect(await payCheckout(services, payer)).toBe(paid[0]);
    expect(await events()).toEqual(["order_created", "subscription_created", "subscription_payment_success"]);
    expect((await describeCheckout(services, payer)).isPaid).toBe(true);
  });

  it("[C6] stores nothing for a failed payment, which can be tried again", async () => {
    const payer = await open({ kind: "pack", packId: "starter" });
    const before = await count();
    await expect(declineCheckout(services, payer)).rejects.toThrow(code("payment_required"));
    expect(await count()).toBe(before);
    expect(await events()).toEqual([]);
    await payCheckout(services, payer);
    expect(await events()).toEqual(["order_created"]);
  });

  it("[C6] sells nothing on a closed or expired page", async () => {
    const closed = await open(proMonthly);
    await provider.closeCheckout(closed.checkoutId);
    const late = await open(proMonthly, { expiresAt: new Date(start.getTime() + dayMs) });
    expect((await describeCheckout(services, late)).isClosed).toBe(false);
    at(1);
    for (const page of [closed, late]) {
      expect((await describeCheckout(services, page)).isClosed).toBe(true);
      await expect(payCheckout(services, page)).rejects.toThrow(code("conflict"));
    }
    expect(await events()).toEqual([]);
    // Closing and paying at the same moment: one of the two wins.
    const raced = await open(proMonthly);
    const [paid] = await Promise.allSettled([payCheckout(services, raced), provider.closeCheckout(raced.checkoutId)]);
    expect((await events()).length).toBe(paid.status === "fulfilled" ? 3 : 0);
  });

  it("[C6] shows and changes only the user's own checkouts and subscriptions", async () => {
    const payer = await open(proMonthly);
    const { subscriptionId } = await subscribe();
    const stranger = randomUUID();
    const before = await provider.getSubscription(subscriptionId);
    const tries = [
      () => describeCheckout(services, { ...payer, userId: stranger }),
      () => payCheckout(services, { ...payer, userId: stranger }),
      () => declineCheckout(services, { ...payer, userId: stranger }),
      () => describePortal(services, { subscriptionId, userId: stranger }),
      () => chooseCard(services, { subscriptionId, userId: stranger }, "declined"),
      () => advanceSubscription(services, { subscriptionId, userId: stranger }),
      () => describeCheckout(services, { checkoutId: "none", userId }),
      () => describePortal(services, { subscriptionId: "none", userId }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(code("not_found"));
    expect(await provider.getSubscription(subscriptionId)).toEqual(before);
  });

  it("[C6] retries a failed post with exactly the same body", async () => {
    await payCheckout(services, await open({ kind: "pack", packId: "starter" }));
    const { rows } = await database.pool.query(
      "select data, retry_limit from pgboss.job where name = 'post-test-checkout-webhook'",
    );
    expect(rows).toHaveLength(1);
    const [post] = testCheckoutJobs(services);
    for (const status of [500, 401, 302]) {
      endpoint.status = status;
      await expect(post?.run(rows[0].data as never, "1")).rejects.toThrow(`answered with ${status}`);
    }
    endpoint.status = 200;
    await post?.run(rows[0].data as never, "1");
    expect(endpoint.taken).toHaveLength(1);
  });

  it("[C6] renews when due, on its billing day, and only once", async () => {
    const { subscriptionId } = await subscribe();
    await events();
    expect(await state(subscriptionId)).toEqual(["active", "2026-02-28"]);
    at(27);
    await advanceDueSubscriptions(services);
    expect(await events()).toEqual([]);
    at(28.1);
    await Promise.all([advanceDueSubscriptions(services), advanceDueSubscriptions(services)]);
    expect(await events()).toEqual(["subscription_payment_success", "subscription_updated"]);
    expect(await state(subscriptionId)).toEqual(["active", "2026-03-31"]);
    expect((await provider.listInvoices(1)).items[0]).toMatchObject({ billingReason: "renewal", totalCents: 1_900 });
  });

  it("[C6] a subscription that cannot be advanced does not block the others", async () => {
    const broken = await subscribe();
    at(0.1);
    const sound = await subscribe();
    await events();
    await database.pool.query(
      `create function break_step() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
       create trigger break_step before update on test_checkout_objects for each row when (old.id = '${broken.subscriptionId}') execute function break_step()`,
    );
    at(29);
    await expect(advanceDueSubscriptions(services)).rejects.toThrow("1 could not be done, 1 were");
    await database.pool.query("drop trigger break_step on test_checkout_objects");
    expect(await state(sound.subscriptionId)).toEqual(["active", "2026-03-31"]);
  });

  it("[C6] catches up with one payment after the machine was asleep for long", async () => {
    const { subscriptionId } = await subscribe();
    await events();
    at(200);
    await advanceDueSubscriptions(services);
    await advanceDueSubscriptions(services);
    expect(await events()).toEqual(["subscription_payment_success", "subscription_updated"]);
    expect(await state(subscriptionId)).toEqual(["active", "2026-09-19"]);
  });

  it("[C16] ends a trial with the first payment, from which a code's months are counted", async () => {
    await provider.ensureDiscount({ code: "EARLY30", percent: 30, months: 2 });
    const who = await subscribe({ ...proMonthly, withTrial: true }, { discountCode: "EARLY30" });
    expect(await state(who.subscriptionId)).toEqual(["on_trial", "2026-02-07"]);
    await events();
    at(7.1);
    await advanceDueSubscriptions(services);
    expect(await events()).toEqual(["subscription_payment_success", "subscription_updated"]);
    for (const day of [35.1, 66.05, 96.1]) {
      at(day);
      await advanceDueSubscriptions(services);
    }
    const totals = (await provider.listInvoices(1)).items.map(({ totalCents }) => totalCents).toReversed();
    expect(totals).toEqual([1_330, 1_330, 1_900, 1_900]);
  });

  it("[C12] goes from past due to unpaid to expired without payments, as at Lemon Squeezy", async () => {
    const who = await subscribe();
    await chooseCard(services, who, "declined");
    await events();
    const seen: unknown[] = [];
    for (const day of [28.1, 31.7, 35.3, 38.9, 42.5, 45, 56.6, 70]) {
      at(day);
      await advanceDueSubscriptions(services);
      seen.push([(await state(who.subscriptionId))[0], await events()]);
    }
    const failed = ["subscription_payment_failed", "subscription_updated"];
    expect(seen).toEqual([
      ["past_due", failed],
      ["past_due", failed],
      ["past_due", failed],
      ["past_due", failed],
      ["unpaid", failed],
      ["unpaid", []],
      ["expired", ["subscription_expired", "subscription_updated"]],
      ["expired", []],
    ]);
    // All attempts were for one invoice.
    expect((await provider.listInvoices(1)).items.map(({ status }) => status)).toEqual(["pending", "paid"]);
    await expect(advanceSubscription(services, who)).rejects.toThrow(code("conflict"));
    await expect(provider.refundInvoice((await provider.listInvoices(1)).items[0]?.id ?? "")).rejects.toThrow(
      code("conflict"),
    );
  });

  it("[C12] recovers as soon as the card works, by paying the open invoice", async () => {
    const who = await subscribe();
    await chooseCard(services, who, "declined");
    await events();
    at(1);
    await advanceSubscription(services, who);
    expect(await events()).toEqual(["subscription_payment_failed", "subscription_updated"]);
    const [open] = (await provider.listInvoices(1)).items;
    expect(open?.status).toBe("pending");
    at(2);
    await chooseCard(services, who, "good");
    expect(await events()).toEqual([
      "subscription_payment_recovered",
      "subscription_payment_success",
      "subscription_updated",
      "subscription_updated",
    ]);
    expect((await provider.listInvoices(1)).items[0]).toMatchObject({ id: open?.id, status: "paid" });
    expect(await state(who.subscriptionId)).toEqual(["active", "2026-03-02"]);
  });

  it("[C6] skips ahead one step per click, and a double click counts once", async () => {
    const who = await subscribe({ ...proMonthly, withTrial: true });
    const { seen } = await describePortal(services, who);
    await events();
    await advanceSubscription(services, who, seen);
    await expect(advanceSubscription(services, who, seen)).rejects.toThrow(code("conflict"));
    expect(await events()).toEqual(["subscription_payment_success", "subscription_updated"]);
    expect(await state(who.subscriptionId)).toEqual(["active", "2026-02-28"]);
    await provider.cancelSubscription(who.subscriptionId);
    await events();
    await advanceSubscription(services, who);
    expect(await events()).toEqual(["subscription_expired", "subscription_updated"]);
    expect((await describePortal(services, who)).next).toBeNull();
  });

  it("[C12] does not upgrade if the card is declined for the difference", async () => {
    const who = await subscribe();
    await chooseCard(services, who, "declined");
    const change = provider.changePlan(who.subscriptionId, { planId: "business", interval: "monthly" }, "at-once");
    await expect(change).rejects.toThrow(code("conflict"));
    expect((await provider.getSubscription(who.subscriptionId)).plan).toEqual({ planId: "pro", interval: "monthly" });
  });

  it("[C12] starts a year immediately on a switch to yearly billing, minus the unused time of the month", async () => {
    const { subscriptionId } = await subscribe();
    at(14);
    await provider.changePlan(subscriptionId, { planId: "pro", interval: "yearly" }, "at-once");
    expect((await provider.listInvoices(1)).items[0]?.totalCents).toBe(18_050);
    expect(await state(subscriptionId)).toEqual(["active", "2027-02-14"]);
  });

  it("[C12] the unused time of a year pays for the months of a more expensive plan", async () => {
    const { subscriptionId } = await subscribe({ ...proMonthly, interval: "yearly" });
    at(73);
    await provider.changePlan(subscriptionId, { planId: "business", interval: "monthly" }, "at-once");
    expect(await state(subscriptionId)).toEqual(["active", "2026-05-14"]);
    expect((await describePortal(services, { subscriptionId, userId })).next?.paymentCents).toBe(0);
    for (let months = 0; months < 3; months += 1) await advanceSubscription(services, { subscriptionId, userId });
    const totals = (await provider.listInvoices(1)).items.map(({ totalCents }) => totalCents);
    // Four fifths of $190 are $152: $49 now, $49, $49, and $5 of the next $49.
    expect(totals.toSorted((one, other) => other - one)).toEqual([19_000, 4_400, 0, 0, 0]);
  });

  it("[C12] charges exactly the quoted amount for a plan change", async () => {
    const { subscriptionId } = await subscribe();
    at(14.3);
    const wanted = { planId: "business", interval: "monthly" } as const;
    const present = { priceCents: 1_900, interval: "monthly" } as const;
    const quoted = { id: subscriptionId, present, periodEnd: start, percent: 0 };
    const quote = await provider.quoteChange(quoted, { ...wanted, priceCents: 4_900 }, services.clock.now());
    expect(quote).toEqual({
      newCents: 2_450,
      unusedCents: 950,
      creditCents: 0,
      dueCents: 1_500,
      leftOverCents: 0,
      isExact: true,
    });
    at(16.1);
    const change = () => provider.changePlan(subscriptionId, wanted, "at-once", quote.dueCents);
    await expect(change()).rejects.toThrow(code("conflict"));
    expect((await provider.listInvoices(1)).items).toHaveLength(1);
    at(14.6);
    await change();
    expect((await provider.listInvoices(1)).items[0]?.totalCents).toBe(1_500);
  });

  it("[C16] applies a code's discount to the difference too", async () => {
    await provider.ensureDiscount({ code: "EARLY30", percent: 30, months: 12 });
    const { subscriptionId } = await subscribe(proMonthly, { discountCode: "EARLY30" });
    await provider.changePlan(subscriptionId, { planId: "business", interval: "monthly" }, "at-once");
    const totals = (await provider.listInvoices(1)).items.map(({ totalCents }) => totalCents);
    expect(totals.toSorted((one, other) => other - one)).toEqual([2_100, 1_330]);
  });

  it("[C6] is off with payment keys, and in production unless allowed", async () => {
    const withConfig = async (environment: Readonly<Record<string, string>>) => {
      const other = await createTestServices(database, testCheckoutJobs, environment);
      await other.close();
      return other.services;
    };
    const closed = await withConfig({ NODE_ENV: "production" });
    expect(findPaymentProvider(closed)).toBeUndefined();
    expect(() => createPaymentProvider(closed)).toThrow(code("unavailable"));
    expect(findPaymentProvider(await withConfig({ NODE_ENV: "development" }))?.name).toBe("test-checkout");
    expect(findPaymentProvider(await withConfig({ TEST_CHECKOUT: "on" }))?.name).toBe("test-checkout");
    await subscribe();
    await harness.runJobs(testCheckoutJobs(closed));
    expect(endpoint.taken).toEqual([]);
    const stored = await database.db.select().from(testCheckoutObjects).where(eq(testCheckoutObjects.kind, "order"));
    expect(stored).toHaveLength(1);
  });

  it("[C6] posts to its own process, whatever address it listens on", () => {
    expect(ownOrigin({ host: undefined, port: 3000 })).toBe("http://127.0.0.1:3000");
    expect(ownOrigin({ host: "0.0.0.0", port: 80 })).toBe("http://127.0.0.1:80");
    expect(ownOrigin({ host: "::", port: 80 })).toBe("http://127.0.0.1:80");
    expect(ownOrigin({ host: "::1", port: 80 })).toBe("http://[::1]:80");
    expect(ownOrigin({ host: "10.0.0.7", port: 8080 })).toBe("http://10.0.0.7:8080");
  });
});
