import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, signIn, type TestPerson } from "../test/accounts.ts";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { environmentFor, type FakeLemonSqueezy, startFakeLemonSqueezy } from "../test/fake-lemon-squeezy.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm, type Site, startSite } from "../test/site.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

/** Tests with Lemon Squeezy configured, and a fake of its API. */
describe("a checkout", () => {
  let provider: FakeLemonSqueezy;
  let site: Site;
  let browser: TestBrowser;
  let ada: TestPerson;
  let bob: TestPerson;
  beforeAll(async () => {
    provider = await startFakeLemonSqueezy();
    [site, browser] = await Promise.all([startSite({ env: environmentFor(provider) }), startBrowser()]);
    ada = await openAccount(site);
    bob = await openAccount(site, { firstName: "Bob" });
  });
  beforeEach(async () => {
    await clearLimits(site);
    await querySite(site, "delete from checkouts");
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await provider.close();
  });

  interface Answer {
    readonly url?: string;
    readonly error?: { readonly code: string; readonly message: string };
  }
  const post = async (target: string, { cookie }: { readonly cookie?: string } = ada) => {
    const response = await fetch(`${site.url}${target}`, {
      method: "POST",
      headers: { origin: site.url, "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}) },
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const plan = (parameters: string, person?: { readonly cookie?: string }) =>
    post(`/api/create-checkout?${parameters}`, person);
  const pack = (parameters: string, person?: { readonly cookie?: string }) =>
    post(`/api/purchase-credits?${parameters}`, person);
  const checkouts = () => querySite(site, "select plan_id, interval, pack_id, url from checkouts order by created_at");
  const callsToCreate = () =>
    provider.calls.filter(({ method, path }) => method === "POST" && path.endsWith("/checkouts")).length;

  it("[C4] returns the payment page's URL for a plan and for each pack", async () => {
    const answers = [
      await plan(`planId=pro&interval=monthly&userId=${ada.userId}`),
      await plan(`planId=business&interval=yearly&userId=${ada.userId}`),
    ];
    for (const amount of [500, 3_000, 10_000, 30_000])
      answers.push(await pack(`amount=${amount}&userId=${ada.userId}`));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(["url"]);
      expect(new URL(body.url ?? "").protocol).toMatch(/^https?:$/);
    }
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(6);
    // The pages expire, so that they are not still open next month.
    const opened = provider.records.collections.checkouts.map(({ attributes }) =>
      Date.parse(String(attributes.expires_at)),
    );
    for (const expiresAt of opened) expect(expiresAt - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    expect(await checkouts()).toMatchObject([
      { plan_id: "pro", interval: "monthly" },
      { plan_id: "business", interval: "yearly" },
      { pack_id: "starter" },
      { pack_id: "creator" },
      { pack_id: "professional" },
      { pack_id: "business" },
    ]);
  });

  it("[C4] is only for the signed-in user: 401 for guests, 403 for any other id, whether or not it exists", async () => {
    expect(await plan(`planId=pro&interval=monthly&userId=${ada.userId}`, {})).toMatchObject({
      status: 401,
      body: { error: { code: "unauthorized" } },
    });
    for (const other of [bob.userId, "00000000-0000-4000-8000-000000000000", "1", "' or 1=1 --"]) {
      for (const answer of [
        await plan(`planId=pro&interval=monthly&userId=${encodeURIComponent(other)}`),
        await pack(`amount=500&userId=${encodeURIComponent(other)}`),
      ]) {
        expect(answer).toMatchObject({ status: 403, body: { error: { code: "forbidden" } } });
      }
    }
    expect(await checkouts()).toEqual([]);
  });

  it.each([
    ["create-checkout", "planId=gold&interval=monthly"],
    ["create-checkout", "planId=free&interval=monthly"],
    ["create-checkout", "planId=&interval=monthly"],
    ["create-checkout", "interval=monthly"],
    ["create-checkout", "planId=pro"],
    ["create-checkout", "planId=pro&interval=weekly"],
    ["create-checkout", "planId=__proto__&interval=monthly"],
    ["purchase-credits", ""],
    ["purchase-credits", "amount=-500"],
    ["purchase-credits", "amount=500.5"],
    ["purchase-credits", "amount=499"],
    ["purchase-credits", "amount=0"],
    ["purchase-credits", "amount=5e2"],
    ["purchase-credits", "amount=99999999999999999999999"],
    ["purchase-credits", "amount=Infinity"],
  ])("[C4] %s?%s is refused with a reason, and opens nothing", async (endpoint, parameters) => {
    const { status, body } = await post(`/api/${endpoint}?${parameters}&userId=${ada.userId}`);
    expect(status).toBe(422);
    expect(body.error?.code).toBe("invalid_input");
    expect(body.error?.message).toMatch(/^(Please choose|The Free plan)/);
    expect(await checkouts()).toEqual([]);
  });

  it("[C4] requires the userId, and allows no other method", async () => {
    expect(await plan("planId=pro&interval=monthly")).toMatchObject({
      status: 422,
      body: { error: { code: "invalid_input" } },
    });
    // With two parameters of the same name, it would be unclear which one counts.
    for (const twice of [
      "planId=pro&planId=business&interval=monthly",
      "planId=pro&interval=monthly&interval=yearly",
    ]) {
      expect((await plan(`${twice}&userId=${ada.userId}`)).status).toBe(400);
    }
    const read = await fetch(`${site.url}/api/create-checkout?planId=pro&interval=monthly&userId=${ada.userId}`, {
      headers: { cookie: ada.cookie },
    });
    expect(read.status).toBe(405);
  });

  it("[C4] two simultaneous requests, and a third soon after, get the same checkout's page", async () => {
    const before = callsToCreate();
    const wanted = `amount=500&userId=${ada.userId}`;
    const answers = await Promise.all([pack(wanted), pack(wanted), pack(wanted)]);
    answers.push(await pack(wanted));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(callsToCreate() - before).toBe(1);
    expect(await checkouts()).toHaveLength(1);
    // Another user gets their own.
    const his = await pack(`amount=500&userId=${bob.userId}`, bob);
    expect(his.body.url).not.toBe(answers[0]?.body.url);
  });

  it("[C4] returns 503 and stores nothing if the provider fails; the next request works", async () => {
    const wanted = `planId=pro&interval=monthly&userId=${ada.userId}`;
    // On every retry.
    provider.fail({ kind: "status", status: 500, times: 3, call: "POST /v1/checkouts" });
    expect(await plan(wanted)).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } });
    expect(await checkouts()).toEqual([]);
    const page = await openSignedIn({ site, browser }, ada, { expectedErrors: [/status of 503/] });
    await page.goto(`${site.url}/settings/billing`);
    const button = page.getByRole("region", { name: "Pro", exact: true }).getByRole("button");
    await untilHydrated(button);
    provider.fail({ kind: "status", status: 500, times: 3, call: "POST /v1/checkouts" });
    await button.click();
    await page
      .getByRole("region", { name: /notifications/i })
      .getByRole("listitem")
      .filter({ hasText: "Checkout Error" })
      .filter({ hasText: "Failed to redirect to checkout. Please try again." })
      .waitFor();
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await checkouts()).toEqual([]);
    expect((await plan(wanted)).status).toBe(200);
  });

  it("[C4] tells subscribers to change their plan instead", async () => {
    await querySite(
      site,
      `insert into user_subscriptions (user_id, provider, provider_id, customer_id, subscription_plan_id, interval, status,
         cancel_at_period_end, is_test, provider_created_at, provider_updated_at, created_at)
       values ($1, 'lemon-squeezy', 'other', 'c', 'pro', 'monthly', 'unpaid', false, true, now(), now(), now())`,
      [bob.userId],
    );
    const { status, body } = await plan(`planId=business&interval=monthly&userId=${bob.userId}`, bob);
    expect(status).toBe(409);
    expect(body.error?.message).toMatch(/^You already have a subscription\. Change its plan/);
    // Credits can be bought with or without a subscription.
    expect((await pack(`amount=500&userId=${bob.userId}`, bob)).status).toBe(200);
  });

  it("[C4] shows that a payment is being confirmed, and then that it is confirmed", async () => {
    const eve = await openAccount(site);
    const { body } = await plan(`planId=pro&interval=monthly&userId=${eve.userId}`, eve);
    const [checkout] = await querySite(site, "select id from checkouts where user_id = $1", [eve.userId]);
    const page = await openSignedIn({ site, browser }, eve);
    await page.goto(`${site.url}/settings/billing?checkout=${checkout?.id}`);
    await page.getByText("Your payment is being confirmed").waitFor();
    expect(await page.getByRole("region", { name: "Current Subscription" }).count()).toBe(0);
    // Another user's checkout shows nothing.
    for (const id of [String(checkout?.id), "x", "%00", "' or 1=1", "-".repeat(36)]) {
      const other = await fetch(`${site.url}/settings/billing?checkout=${encodeURIComponent(id)}`, {
        headers: { cookie: ada.cookie },
      });
      expect(other.status).toBeLessThan(500);
      expect(await other.text()).not.toContain("being confirmed");
    }
    provider.webhookUrl = `${site.url}/api/webhooks/lemon-squeezy`;
    await provider.pay(body.url ?? "");
    // Without a reload.
    await page.getByText("Pro is ready to use", { exact: false }).waitFor();
    await page.getByRole("region", { name: "Current Subscription" }).getByText("On trial").waitFor();
  });

  it("[C3] allows one subscription change at a time", async () => {
    const [owner] = await querySite<{ user_id: string; id: string; email: string }>(
      site,
      "select s.user_id, s.id, u.email from user_subscriptions s join users u on u.id = s.user_id where s.status = 'on_trial'",
    );
    const cookie = await signIn(site, owner?.email ?? "");
    const change = (choice: string) => postForm(site, "/settings/billing/change", { choice }, { cookie });
    const patches = () =>
      provider.calls.filter(({ method, path }) => method === "PATCH" && path.includes("/subscriptions/")).length;
    const before = patches();
    const answers = await Promise.all([
      change("business-monthly"),
      change("business-monthly"),
      change("business-monthly"),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409, 409]);
    expect(patches() - before).toBe(1);
    await querySite(
      site,
      "insert into subscription_actions (subscription_id, token, started_at) values ($1, gen_random_uuid(), now())",
      [owner?.id],
    );
    for (const path of ["/settings/billing/cancel", "/settings/billing/resume", "/settings/billing/change"]) {
      const answer = await postForm(site, path, { choice: "pro-yearly" }, { cookie });
      expect([path, answer.status]).toEqual([path, 409]);
      expect(await answer.text()).toContain("Another change to your subscription is in progress.");
    }
    // A lock left behind by an ended process does not block.
    await querySite(site, "update subscription_actions set started_at = now() - interval '10 minutes'");
    expect((await postForm(site, "/settings/billing/cancel", {}, { cookie })).status).toBe(302);
    expect(await querySite(site, "select * from subscription_actions")).toEqual([]);
    const portal = await fetch(`${site.url}/settings/billing/portal`, { headers: { cookie } });
    expect([portal.status, (await portal.text()).includes('http-equiv="refresh"')]).toEqual([200, true]);
    const none = await fetch(`${site.url}/settings/billing/portal`, { headers: { cookie: ada.cookie } });
    expect([none.status, (await none.text()).includes("Back to plans")]).toEqual([404, true]);
  });
});
