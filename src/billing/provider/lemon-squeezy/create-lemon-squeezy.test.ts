import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { type FakeLemonSqueezy, startFakeLemonSqueezy } from "../../../../test/fake-lemon-squeezy.ts";
import { fixtureEnvironment } from "../../../../test/lemon-squeezy-fixtures.ts";
import { quickTimings } from "../../../../test/payment-harnesses.ts";
import { lemonSqueezyOrigin, redirectFetch } from "../../../../test/redirect-fetch.ts";
import type { CheckoutRequest, PaymentProvider } from "../payment-provider.ts";
import { createLemonSqueezy } from "./create-lemon-squeezy.ts";

describe("Lemon Squeezy's API", () => {
  let fake: FakeLemonSqueezy;
  let provider: PaymentProvider;
  let restore: () => void;
  const lines: string[] = [];
  beforeAll(async () => {
    fake = await startFakeLemonSqueezy();
    restore = redirectFetch(lemonSqueezyOrigin, fake.url);
    provider = open();
  });
  beforeEach(() => void lines.splice(0));
  afterAll(async () => {
    restore();
    await fake.close();
  });

  const open = (environment: Readonly<Record<string, string>> = {}, timings = quickTimings) => {
    const { lemonSqueezy } = readConfig({ ...fixtureEnvironment, ...environment });
    if (!lemonSqueezy) throw new Error("no payments are configured");
    const log = createLog("debug", { write: (line) => void lines.push(line) });
    return createLemonSqueezy(lemonSqueezy, log, timings);
  };
  const request: CheckoutRequest = {
    checkoutId: "c-1",
    userId: "u-1",
    email: "ada@example.com",
    name: "Ada Lovelace",
    item: { kind: "plan", planId: "pro", interval: "yearly", withTrial: true },
    priceCents: 19_000,
    discountCode: "EARLY30",
    returnUrl: "https://easel.example/settings/billing?checkout=c-1",
    expiresAt: new Date("2100-01-01T10:00:00Z"),
  };
  const buyPack = async () => {
    await fake.pay(
      await provider.createCheckout({ ...request, item: { kind: "pack", packId: "creator" }, discountCode: undefined }),
    );
    return fake.records.collections.orders.at(-1)?.id ?? "";
  };
  const lastCall = () => fake.calls.at(-1);
  /** Body of the last call of that kind. */
  const attributesOf = (method: string) => {
    const body = fake.calls.findLast((call) => call.method === method)?.body;
    return (body as { data: { attributes: Record<string, unknown> } }).data.attributes;
  };
  const callsOf = async (work: () => Promise<unknown>) => {
    const before = fake.calls.length;
    await work().catch(() => {});
    return fake.calls.length - before;
  };
  const code = (expected: string) => expect.objectContaining({ code: expected });

  it("[C5] requests one variant, with our ids as strings, the code and the return URL", async () => {
    await provider.createCheckout(request);
    expect(lastCall()).toMatchObject({ method: "POST", path: "/v1/checkouts" });
    expect(lastCall()?.body).toEqual({
      data: {
        type: "checkouts",
        attributes: {
          expires_at: "2100-01-01T10:00:00.000Z",
          product_options: { redirect_url: request.returnUrl, enabled_variants: [12] },
          checkout_options: { skip_trial: false },
          checkout_data: {
            email: "ada@example.com",
            name: "Ada Lovelace",
            discount_code: "EARLY30",
            custom: { user_id: "u-1", checkout_id: "c-1" },
          },
        },
        relationships: {
          store: { data: { type: "stores", id: "1" } },
          variant: { data: { type: "variants", id: "12" } },
        },
      },
    });
    const item = { kind: "plan", planId: "business", interval: "monthly", withTrial: false } as const;
    await provider.createCheckout({ ...request, item, discountCode: undefined });
    const attributes = attributesOf("POST");
    expect(attributes).toMatchObject({ checkout_options: { skip_trial: true } });
    expect(attributes.checkout_data).not.toHaveProperty("discount_code");
  });

  it("[C5] invoices the difference immediately, and nothing for a change at renewal", async () => {
    await fake.pay(await provider.createCheckout(request));
    const id = fake.records.collections.subscriptions.at(-1)?.id ?? "";
    await provider.changePlan(id, { planId: "business", interval: "yearly" }, "at-once");
    expect(attributesOf("PATCH")).toEqual({ variant_id: 14, invoice_immediately: true });
    expect(lastCall()).toMatchObject({ method: "GET", path: `/v1/subscriptions/${id}` });
    await provider.changePlan(id, { planId: "pro", interval: "yearly" }, "at-renewal");
    expect(attributesOf("PATCH")).toEqual({ variant_id: 12, disable_prorations: true });
  });

  it.each([
    ["too many calls", { kind: "status", status: 429, headers: { "Retry-After": "1" } }],
    ["too many calls without Retry-After", { kind: "status", status: 429 }],
    ["a server error", { kind: "status", status: 500 }],
    ["a proxy error", { kind: "status", status: 502 }],
    ["a broken connection", { kind: "hang-up" }],
    ["a truncated response", { kind: "broken" }],
  ] as const)("[C5] retries after %s, and throws unavailable if it persists", async (_name, fault) => {
    fake.fail({ ...fault, times: 2 });
    expect(await provider.createCheckout(request)).toContain("/checkout/custom/");
    fake.fail({ ...fault, times: 3 });
    expect(await callsOf(() => expect(provider.listOrders(1)).rejects.toThrow(code("unavailable")))).toBe(3);
    expect(lines.join()).toContain("is unavailable");
  });

  it("[C5] times out, and does not retry after a timeout", async () => {
    const impatient = open({}, { timeoutMs: 2_000, pausesMs: [0, 0] });
    fake.fail({ kind: "silence" });
    expect(await callsOf(() => expect(impatient.getSubscription("1")).rejects.toThrow(code("unavailable")))).toBe(1);
  });

  it("[C13] never retries a refund, and checks whether one without a response was made", async () => {
    const id = await buyPack();
    const patient = open({}, { timeoutMs: 3_000, pausesMs: [0, 0] });
    const refunds = () => fake.calls.filter(({ path }) => path === `/v1/orders/${id}/refund`).length;
    fake.fail({ kind: "status", status: 503, call: `POST /v1/orders/${id}/refund` });
    await expect(patient.refundOrder(id, 300)).rejects.toThrow(code("unavailable"));
    expect(refunds()).toBe(1);
    fake.fail({ kind: "late-silence", call: `POST /v1/orders/${id}/refund` });
    expect(await patient.refundOrder(id, 300)).toMatchObject({ refundedCents: 300 });
    expect(refunds()).toBe(2);
    expect(lastCall()?.method).toBe("GET");
  });

  it("[C5] throws conflict for a refusal, with the reason in the log", async () => {
    const id = await buyPack();
    fake.fail({ kind: "status", status: 400, call: `POST /v1/orders/${id}/refund` });
    await expect(provider.refundOrder(id)).rejects.toThrow(code("conflict"));
    expect(lines.join()).toContain("Something is wrong.");
    await expect(provider.ensureDiscount({ code: "x", percent: 30, months: 12 })).rejects.toThrow(code("conflict"));
    expect(lines.join()).toContain("/data/attributes/code The code format is invalid.");
  });

  it("[C16] creates a code for a number of months from the first payment", async () => {
    await provider.ensureDiscount({ code: "FIRSTYEAR", percent: 30, months: 12 });
    expect(fake.records.collections.discounts.at(-1)?.attributes).toMatchObject({
      code: "FIRSTYEAR",
      amount: 30,
      amount_type: "percent",
      duration: "repeating",
      duration_in_months: 12,
    });
  });

  it("[C5] throws unavailable for a rejected key, and puts no key into logs or errors", async () => {
    const key = "an-invalid-key";
    const stranger = open({ LEMON_SQUEEZY_API_KEY: key });
    const error = await stranger.getSubscription("1").catch((one: unknown) => one as Error);
    provider = open();
    expect(error).toEqual(code("unavailable"));
    expect(lines.join()).toContain("rejects LEMON_SQUEEZY_API_KEY");
    const said = `${lines.join()}${JSON.stringify(error)}${String(error)}${(error as Error).stack}`;
    expect(said).not.toContain(key);
    expect(said).not.toContain(fixtureEnvironment.LEMON_SQUEEZY_API_KEY);
  });

  it("[C5] skips unreadable items in a list, and throws unavailable for a single unreadable object", async () => {
    const id = await buyPack();
    const order = fake.records.find("orders", id);
    const count = (await provider.listOrders(1)).items.length;
    if (order) fake.records.change(order, { total: "many" });
    expect((await provider.listOrders(1)).items).toHaveLength(count - 1);
    expect(lines.join()).toContain("listed an unreadable item");
    await expect(provider.refundOrder(id)).rejects.toThrow(code("unavailable"));
  });
});
