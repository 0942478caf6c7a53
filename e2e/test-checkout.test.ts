import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { clearLimits, openAccount, signIn, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { postJson } from "../test/post-json.ts";
import { runScript } from "../test/run-script.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm, startSite } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";
import { queryOnce } from "../test/test-database.ts";

describe("the test checkout in a browser", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });
  let ada: TestPerson;
  let bob: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
    bob = await openAccount(on.site, { firstName: "Bob" });
    await clearLimits(on.site);
  });

  const query = (text: string, values: unknown[] = []) => queryOnce(on.site.databaseUrl, text, values);
  /** @returns the path of the payment page. */
  const checkout = async ({ userId, cookie }: TestPerson, what: string) => {
    const answer = await postJson(on.site, `${what}&userId=${userId}`, {}, { cookie });
    return new URL(((await answer.json()) as { url: string }).url).pathname;
  };
  const pack = (person = ada) => checkout(person, "/api/purchase-credits?amount=500");
  const get = (path: string, { cookie }: Partial<TestPerson> = {}) =>
    fetch(`${on.site.url}${path}`, {
      redirect: "manual",
      headers: { accept: "text/html", ...(cookie ? { cookie } : {}) },
    });
  const objects = async (kind: string) =>
    (await query("select id from test_checkout_objects where kind = $1", [kind])).map(({ id }) => String(id));
  const pageWithoutScripts = (person: TestPerson) =>
    openSignedIn(on, person, { javaScriptEnabled: false, expectedErrors: [/402/] });

  it("[C6] says that no money moves, and activates the plan and its credits through signed webhooks", async () => {
    const path = await checkout(ada, "/api/create-checkout?planId=pro&interval=monthly");
    const page = await openSignedIn(on, ada, { expectedErrors: [/402/] });
    await page.goto(`${on.site.url}${path}`);
    expect(await page.getByText("Test checkout: no money moves").isVisible()).toBe(true);
    // A trial is not a discount: nothing is subtracted, and the later price is shown.
    const [price, trial, today, later] = await page.getByRole("definition").allInnerTexts();
    expect([price, trial, today, later]).toEqual(["$19.00 per month", "Free", "$0.00", "$19.00 per month"]);
    expect(await page.getByRole("term").nth(3).innerText()).toMatch(/^From .+\s+Unless you cancel$/);
    await page.getByRole("button", { name: "Let the payment fail" }).click();
    await page.getByRole("alert").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await objects("order")).toEqual([]);
    await page.getByRole("button", { name: "Pay $0 and start the trial" }).click();
    await page.waitForURL("**/settings/billing?checkout=*");
    const status = async () =>
      (await query("select status from user_subscriptions where user_id = $1", [ada.userId]))[0];
    await expect.poll(status).toEqual({ status: "on_trial" });
    const lots = () =>
      query("select bucket, amount from credit_lots where user_id = $1 order by amount desc", [ada.userId]);
    await expect
      .poll(async () => (await lots()).map(({ amount }) => amount))
      .toEqual(expect.arrayContaining([500, 100, 50]));

    // The paid page has no pay button.
    await page.goto(`${on.site.url}${path}`);
    await expect.poll(() => page.getByRole("button", { name: /^Pay/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL("**/settings/billing?checkout=*");

    const [subscription] = await objects("subscription");
    await page.goto(`${on.site.url}/test-checkout/portal/${subscription}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Use a card that is declined" }).click();
    await page.getByText("the next payment will fail").waitFor();
    await page.getByRole("button", { name: "End the trial now" }).click();
    await expect.poll(status).toEqual({ status: "past_due" });
    await page.getByRole("button", { name: "Use a card that works" }).click();
    await expect.poll(status).toEqual({ status: "active" });
    await page.getByRole("button", { name: "Renew now" }).waitFor();
  });

  it("[C6] works without scripts, from the payment to the end of the subscription", async () => {
    const path = await checkout(bob, "/api/create-checkout?planId=business&interval=yearly");
    const page = await pageWithoutScripts(bob);
    await page.goto(`${on.site.url}${path}`);
    await page.getByRole("button", { name: "Let the payment fail" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.waitForURL("**/settings/billing?checkout=*");
    const { url } = await fetchPortal(bob);
    await page.goto(url);
    await page.getByRole("button", { name: "End the trial now" }).click();
    await page.getByText("Done. Your account updates in a moment.").waitFor();
    await page.getByRole("button", { name: "Renew now" }).waitFor();
  });

  const fetchPortal = async ({ userId }: TestPerson) => {
    const [row] = await query(
      "select id from test_checkout_objects where kind = 'subscription' and body->'custom'->>'user_id' = $1",
      [userId],
    );
    return { url: `${on.site.url}/test-checkout/portal/${row?.id}` };
  };

  it("[C6] sells once for simultaneous clicks", async () => {
    const path = await pack();
    const before = (await objects("order")).length;
    const pay = () => postForm(on.site, path, { intent: "pay" }, { cookie: ada.cookie });
    const answers = await Promise.all([pay(), pay(), pay(), pay()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(answers[0]?.headers.get("location")).toMatch(/^\/settings\/credits\?checkout=/);
    expect(await objects("order")).toHaveLength(before + 1);
    const bought = () =>
      query("select pack_id from billing_orders where user_id = $1 and pack_id is not null", [ada.userId]);
    await expect.poll(bought).toEqual([{ pack_id: "starter" }]);
  });

  it("[C4] of two payment pages for plans, only the newer one sells, and only for an hour", async () => {
    const eve = await openAccount(on.site);
    const plan = (choice: string) => checkout(eve, `/api/create-checkout?${choice}`);
    const pay = (path: string) => postForm(on.site, path, { intent: "pay" }, { cookie: eve.cookie });
    const first = await plan("planId=pro&interval=monthly");
    const second = await plan("planId=business&interval=yearly");
    expect((await pay(first)).status).toBe(409);
    expect(await (await get(first, eve)).text()).toContain("This payment page is closed");
    // A closed page is not reused.
    const third = await plan("planId=pro&interval=monthly");
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await plan("planId=pro&interval=monthly")).toBe(third);
    expect((await pay(second)).status).toBe(409);
    // Buying credits is still possible.
    const credits = await pack(eve);
    const id = third.split("/").at(-1);
    const toPayment = async (who = eve) => (await get(`/settings/billing/checkout/${id}`, who)).status;
    expect([await toPayment(), await toPayment(bob)]).toEqual([200, 302]);
    await query("update checkouts set created_at = created_at - interval '61 minutes' where id = $1", [id]);
    expect(await toPayment()).toBe(302);
    await query(
      `update test_checkout_objects set body = jsonb_set(body, '{expiresAt}', to_jsonb('2026-01-01T00:00:00.000Z'::text))
       where kind = 'checkout' and id = $1`,
      [id],
    );
    expect((await pay(third)).status).toBe(409);
    expect((await pay(credits)).status).toBe(303);
    expect(
      await query(
        "select 1 from test_checkout_objects where kind = 'subscription' and body->'custom'->>'user_id' = $1",
        [eve.userId],
      ),
    ).toEqual([]);
  });

  it("[C4] a user who has just paid cannot buy another plan until the payment is confirmed or an hour has passed", async () => {
    const fay = await openAccount(on.site);
    const order = (planId: string) =>
      postJson(
        on.site,
        `/api/create-checkout?planId=${planId}&interval=monthly&userId=${fay.userId}`,
        {},
        { cookie: fay.cookie },
      );
    const id = new URL(((await (await order("pro")).json()) as { url: string }).url).pathname.split("/").at(-1);
    // Open but unpaid: any plan can be chosen.
    const plans = async () => (await get("/settings/billing", fay)).text();
    expect(await plans()).not.toContain("is being confirmed");
    const page = await openSignedIn(on, fay, { javaScriptEnabled: false });
    await page.goto(`${on.site.url}/settings/billing?checkout=${id}`);
    for (const path of ["/settings/billing", "/pricing"]) {
      await page.goto(`${on.site.url}${path}`);
      for (const plan of ["Pro", "Business"]) {
        const button = page.getByRole("button", { name: `Try ${plan} for 7 days` });
        expect(await button.isDisabled()).toBe(true);
        const reason = await button.getAttribute("aria-describedby");
        expect(await page.locator(`[id="${reason}"]`).innerText()).toBe("Your payment for Pro is being confirmed.");
      }
      // Meanwhile, neither a code nor a trial is offered.
      expect(await page.getByRole("button", { name: "Apply" }).count()).toBe(0);
      expect(await page.getByRole("heading", { name: "7 days free on Pro and Business" }).count()).toBe(0);
      if (path === "/settings/billing")
        expect(await page.getByText("Pro appears here as soon as the payment provider confirms it.").isVisible()).toBe(
          true,
        );
    }
    const refused = await Promise.all([order("business"), order("pro"), order("business")]);
    for (const answer of refused) {
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain("Your payment for Pro is being confirmed.");
    }
    // Buying credits is still possible.
    expect(await pack(fay)).toContain("/test-checkout/");
    await query("update checkouts set reported_paid_at = reported_paid_at - interval '61 minutes' where id = $1", [id]);
    expect(await plans()).not.toContain("is being confirmed");
    expect((await order("business")).status).toBe(200);
  });

  it("[C3] a user who pays for two subscriptions is told so, and can cancel one", async () => {
    const dan = await openAccount(on.site);
    const paths = [
      await checkout(dan, "/api/create-checkout?planId=pro&interval=monthly"),
      await checkout(dan, "/api/create-checkout?planId=business&interval=monthly"),
    ];
    await query(
      `update test_checkout_objects set body = jsonb_set(body, '{expiresAt}', to_jsonb('2100-01-01T00:00:00.000Z'::text))
       where kind = 'checkout' and body->'request'->>'userId' = $1`,
      [dan.userId],
    );
    for (const path of paths) {
      expect((await postForm(on.site, path, { intent: "pay" }, { cookie: dan.cookie })).status).toBe(303);
    }
    const subscriptions = () =>
      query(
        "select id, subscription_plan_id as plan, status from user_subscriptions where user_id = $1 order by subscription_plan_id desc",
        [dan.userId],
      );
    await expect.poll(async () => (await subscriptions()).length).toBe(2);
    const [extra] = await subscriptions();
    const listed = await runScript(on.site, ["payments.ts", "double"]);
    expect(listed.errors).toBe("");
    expect(listed.output.split(dan.email)).toHaveLength(3);
    const warnings = () => on.site.log().filter(({ msg }) => msg.includes("billed for two subscriptions"));
    await expect.poll(warnings).toHaveLength(1);

    const stranger = await postForm(
      on.site,
      "/settings/billing/cancel",
      { subscription: String(extra?.id) },
      { cookie: ada.cookie },
    );
    expect(stranger.status).toBe(404);
    // For a named subscription, the page offers to cancel only that one.
    expect(await stranger.text()).not.toContain("Keep it");
    const page = await openSignedIn(on, dan, { javaScriptEnabled: false });
    await page.goto(`${on.site.url}/settings/billing`);
    const notice = page.getByRole("alert");
    expect(await notice.innerText()).toMatch(/more than one subscription[\s\S]*Pro, \$19 per month/);
    await notice.getByRole("button", { name: "Cancel this one" }).click();
    // It asks for confirmation, and names what continues.
    await page.getByRole("heading", { name: "Cancel this subscription?" }).waitFor();
    const [ends, stays] = await page.locator("main li").filter({ hasText: /^You / }).allInnerTexts();
    expect(ends).toMatch(/^You cancel Pro, \$19 per month\. It ends on .+ and won’t be charged again\.$/);
    expect(stays).toMatch(/^You keep Business, \$49 per month\. Its next payment is on .+\.$/);
    expect(await subscriptions()).toMatchObject([{ status: "on_trial" }, { status: "on_trial" }]);
    const asked = await get(new URL(page.url()).pathname + new URL(page.url()).search, ada);
    expect(await asked.text()).not.toContain("You keep");
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await page.getByText("You are billed for more than one").waitFor({ state: "detached" });
    expect(await subscriptions()).toMatchObject([
      { plan: "pro", status: "cancelled" },
      { plan: "business", status: "on_trial" },
    ]);
    expect((await runScript(on.site, ["payments.ts", "double"])).output).toMatch(/^No user is billed/);
  });

  it("[C6] each listed payment has a receipt or invoice that only its owner can read", async () => {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/settings/billing`);
    const payments = page.getByRole("region", { name: "Invoices and receipts" });
    const links = payments.getByRole("link");
    expect(await links.count()).toBe(await payments.getByRole("listitem").count());
    for (const [name, what] of [
      ["Receipt", /^Starter Pack[\s\S]*\$5[\s\S]*Paid\s+\$5$/],
      ["Invoice", /^Pro plan, monthly[\s\S]*\$19[\s\S]*Paid\s+\$19$/],
    ] as const) {
      const address = await links.filter({ hasText: name }).first().getAttribute("href");
      expect((await get(new URL(address ?? "").pathname, bob)).status).toBe(404);
      expect((await get(new URL(address ?? "").pathname)).status).toBe(302);
      const document = await openSignedIn(on, ada);
      await document.goto(address ?? "");
      expect(await document.getByText("Test checkout: no money moves").isVisible()).toBe(true);
      expect(await document.locator("main dl").innerText()).toMatch(what);
      expect(await accessibilityFaults(document)).toEqual([]);
    }
    for (const path of ["order/none", `invoice/${randomUUID()}`, "subscription/x", `order/${"a".repeat(400)}`]) {
      expect((await get(`/test-checkout/receipt/${path}`, ada)).status).toBe(404);
    }
  });

  it("[C6] is only for its owner: guests must sign in, other users get not found", async () => {
    const path = await pack();
    const { url } = await fetchPortal(ada);
    const portal = new URL(url).pathname;
    for (const own of [path, portal]) {
      expect((await get(own, ada)).status).toBe(200);
      const guest = await get(own);
      expect([guest.status, guest.headers.get("location")]).toEqual([302, `/login?redirectTo=${own}`]);
      expect((await get(own, bob)).status).toBe(404);
    }
    const before = (await objects("order")).length;
    const asBob = (target: string, fields: Record<string, string>) =>
      postForm(on.site, target, fields, { cookie: bob.cookie });
    expect((await asBob(path, { intent: "pay" })).status).toBe(404);
    expect((await asBob(portal, { intent: "advance" })).status).toBe(404);
    expect((await postForm(on.site, path, { intent: "pay" })).status).toBe(302);
    expect(await objects("order")).toHaveLength(before);
  });

  it("[C6] once switched off, its pages are gone, even for the owner", async () => {
    const [path, receipt] = [await pack(), (await objects("order"))[0]];
    const { url } = await fetchPortal(ada);
    const off = await startSite({ databaseUrl: on.site.databaseUrl });
    try {
      const cookie = await signIn(off, ada.email);
      for (const own of [path, new URL(url).pathname, `/test-checkout/receipt/order/${receipt}`]) {
        const answer = await fetch(`${off.url}${own}`, { headers: { cookie, accept: "text/html" } });
        expect([own, answer.status]).toEqual([own, 404]);
      }
      expect((await postForm(off, path, { intent: "pay" }, { cookie })).status).toBe(404);
    } finally {
      await off.end("SIGTERM");
    }
  });

  it("[C16] offers a trial only for a first subscription", async () => {
    const fay = await openAccount(on.site);
    await putSubscription(on.site, fay.userId, { status: "expired" });
    const again = await checkout(fay, "/api/create-checkout?planId=pro&interval=monthly");
    const text = await (await get(again, fay)).text();
    expect(text).toContain("Complete your purchase");
    expect(text).not.toContain("Start your trial");
    for (const path of ["/settings/billing", "/pricing"]) {
      const page = await (await get(path, fay)).text();
      expect(page).toContain("The free trial is only for a first subscription, and you’ve already had one.");
      expect(page).not.toContain("for 7 days");
    }
  });

  it("[C16] refuses a trial that colleagues took meanwhile instead of charging for it, and says why", async () => {
    const gus = await openAccount(on.site);
    const open = () => checkout(gus, "/api/create-checkout?planId=pro&interval=monthly");
    expect(await (await get(await open(), gus)).text()).toContain("Start your trial");
    // The page was open while five colleagues started their trials, and this user's payment page is closed.
    await query(
      `insert into checkouts (user_id, provider, plan_id, interval, plan_version, with_trial, domain_digest, created_at, completed_at)
       select gen_random_uuid(), provider, plan_id, interval, plan_version, with_trial, domain_digest, now(), now()
       from checkouts, generate_series(1, 5) where user_id = $1`,
      [gus.userId],
    );
    const pressed = await postForm(
      on.site,
      "/settings/billing/checkout?trial=offered",
      { choice: "pro-monthly" },
      { cookie: gus.cookie },
    );
    expect(pressed.status).toBe(409);
    const reason = "Your email domain has reached its limit of free trials";
    expect(await pressed.text()).toContain(reason);
    for (const path of ["/settings/billing", "/pricing"]) {
      const page = await (await get(path, gus)).text();
      expect([path, page.includes(reason), page.includes("for 7 days")]).toEqual([path, true, false]);
    }
    // The plan can still be bought without a trial.
    expect(await (await get(await open(), gus)).text()).toContain("Complete your purchase");
  });

  it("[C6] answers requests that our pages never send with a reason", async () => {
    const path = await pack();
    const { url } = await fetchPortal(ada);
    const send = (target: string, fields: Record<string, string>) =>
      postForm(on.site, target, fields, { cookie: ada.cookie });
    expect((await send(path, {})).status).toBe(422);
    expect((await send(path, { intent: "refund" })).status).toBe(422);
    expect((await send(new URL(url).pathname, { intent: "advance", seen: "never" })).status).toBe(409);
    for (const id of [randomUUID(), "x", "%F0%9F%8E%A8", "a".repeat(400)]) {
      expect((await get(`/test-checkout/${id}`, ada)).status).toBe(404);
      expect((await get(`/test-checkout/portal/${id}`, ada)).status).toBe(404);
    }
  });
});

describe("production without payments", () => {
  it("[C6] has no test checkout unless allowed, and accepts no webhooks", async () => {
    const site = await startSite();
    try {
      const { userId, cookie } = await openAccount(site);
      const bought = await postJson(site, `/api/purchase-credits?amount=500&userId=${userId}`, {}, { cookie });
      expect(bought.status).toBe(503);
      // A user with an earlier subscription sees it, without actions that would fail.
      await putSubscription(site, userId, {});
      const billing = await fetch(`${site.url}/settings/billing`, { headers: { cookie } });
      const text = await billing.text();
      expect(text).toContain("Plans can’t be bought here right now");
      expect(text).toContain("Current Subscription");
      expect(text.match(/<button[^>]*type="submit"[^>]*>(?=(?:Manage|Cancel|Switch|Try)\b)/g)?.length).toBe(2);
      expect(text).toMatch(/<button[^>]*disabled=""[^>]*>Manage Payment Methods/);
      expect(text).toMatch(/<button[^>]*disabled=""[^>]*>Cancel Subscription/);
      const page = await fetch(`${site.url}/test-checkout/${randomUUID()}`, {
        headers: { cookie, accept: "text/html" },
      });
      expect(page.status).toBe(404);
      const webhook = await fetch(`${site.url}/api/webhooks/lemon-squeezy`, {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json", "x-signature": "0".repeat(64) },
      });
      expect(webhook.status).toBeGreaterThanOrEqual(400);
      expect(webhook.status).toBeLessThan(500);
    } finally {
      await site.stop();
    }
  });
});
