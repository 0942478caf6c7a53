import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

const wrongForms: readonly Readonly<Record<string, string>>[] = [
  {},
  { amount: "501" },
  { choice: "gold-monthly" },
  { choice: "pro-monthly", code: "NO-SUCH-CODE" },
];

describe("the plans page", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });
  beforeEach(async () => {
    await querySite(on.site, "delete from user_subscriptions where user_id = $1", [ada.userId]);
    await clearLimits(on.site);
  });

  const open = async (options?: OpenOptions, path = "/settings/billing") => {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  };
  const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
  /** The menu, and what the page fetches beforehand, come after its scripts. */
  const untilItNeedsNoNetwork = async (page: Page) => {
    await page.locator("nav[aria-label=Account]:not([data-waiting])").waitFor();
    const missing = () =>
      page.evaluate(() => {
        const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
        const wanted = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=prefetch]")];
        return wanted.map(({ href }) => href).filter((href) => !fetched.has(href));
      });
    await expect.poll(missing).toEqual([]);
  };
  const panel = (page: Page) => page.getByRole("region", { name: "Current Subscription" });
  const fact = async (page: Page, label: string) =>
    (await panel(page).locator("dt", { hasText: label }).locator("+ dd").innerText()).trim();

  it("[C1] shows the plans of subscription_plans, the cheapest first, with prices, credits and extras", async () => {
    const rows = await querySite<{ name: string; features: { name: string; included: boolean }[] }>(
      on.site,
      "select name, price_monthly_cents, price_yearly_cents, credits_basic, credits_advanced, credits_image, generations_max, features from subscription_plans order by price_monthly_cents",
    );
    expect(rows).toMatchObject([
      {
        name: "Free",
        price_monthly_cents: 0,
        credits_basic: 25,
        credits_advanced: 0,
        credits_image: 5,
        generations_max: 5,
      },
      {
        name: "Pro",
        price_monthly_cents: 1_900,
        price_yearly_cents: 19_000,
        credits_basic: 500,
        credits_advanced: 100,
        credits_image: 50,
        generations_max: 100,
      },
      {
        name: "Business",
        price_monthly_cents: 4_900,
        price_yearly_cents: 49_000,
        credits_basic: 2_000,
        credits_advanced: 500,
        credits_image: 200,
        generations_max: null,
      },
    ]);
    const page = await open();
    const limits = [
      ["5 generations per month"],
      ["100 generations per month"],
      ["Unlimited generations", "Up to 5 users"],
    ];
    for (const [place, { name, features }] of rows.entries()) {
      expect(await page.getByRole("group", { name: "Plans" }).getByRole("heading").nth(place).innerText()).toBe(name);
      expect(await card(page, name).getByRole("listitem").allInnerTexts()).toEqual([
        ...(limits[place] ?? []),
        ...features.filter(({ included }) => included).map((feature) => feature.name),
      ]);
    }
    // What the table says is what is shown, here and on the price list.
    await querySite(on.site, "update subscription_plans set price_monthly_cents = 2100 where id = 'pro'");
    try {
      await page.reload();
      await card(page, "Pro").getByText("$21", { exact: true }).waitFor();
      await page.goto(`${on.site.url}/pricing`);
      await card(page, "Pro").getByText("$21", { exact: true }).waitFor();
    } finally {
      await querySite(on.site, "update subscription_plans set price_monthly_cents = 1900 where id = 'pro'");
    }
  });

  it("[C2] starts monthly; yearly shows a twelfth, and the plan is marked on plan and interval", async () => {
    const page = await open();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Subscription Plans");
    expect(await page.getByText("Choose the right plan for your AI design needs").isVisible()).toBe(true);
    const period = page.getByRole("navigation", { name: "Billing period" });
    expect(await period.getByRole("link").allInnerTexts()).toEqual([
      "Monthly",
      expect.stringMatching(/^Yearly\s+Save 15%$/),
    ]);
    expect(await period.locator("[aria-current]").innerText()).toBe("Monthly");
    expect(await card(page, "Pro").getByText("$19", { exact: true }).isVisible()).toBe(true);
    const credits = async (name: string) => (await card(page, name).getByRole("definition").allInnerTexts()).join(" ");
    expect([await credits("Free"), await credits("Pro"), await credits("Business")]).toEqual([
      "25 0 5",
      "500 100 50",
      "2,000 500 200",
    ]);
    expect(await card(page, "Pro").getByRole("term").allInnerTexts()).toEqual([
      "Basic credits per month",
      "Advanced credits per month",
      "Image credits per month",
    ]);
    expect(await card(page, "Free").getByText("Current plan").isVisible()).toBe(true);
    expect(await panel(page).count()).toBe(0);

    await period.getByRole("link", { name: "Yearly" }).click();
    await page.waitForURL(/interval=yearly/);
    await card(page, "Pro").getByText("$15.83", { exact: true }).waitFor();
    expect(await card(page, "Business").getByText("$40.83", { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText("Yearly billing - 15% savings").count()).toBe(2);

    await putSubscription(on.site, ada.userId, { interval: "yearly" });
    await page.reload();
    expect(await card(page, "Pro").getByText("Current plan").isVisible()).toBe(true);
    await period.getByRole("link", { name: "Monthly" }).click();
    await card(page, "Pro").getByText("$19", { exact: true }).waitFor();
    expect(await page.getByText("Current plan").count()).toBe(0);
    await card(page, "Pro").getByRole("button", { name: "Pay monthly" }).waitFor();

    const note = page.getByText(
      "All plans include automatic monthly credit refresh and rollover of unused credits up to 3 months.",
    );
    expect(await note.isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Contact us for enterprise options" }).getAttribute("href")).toMatch(
      /^\/contact/,
    );
  });

  it("[C2] disables the cards while a checkout is under way", async () => {
    const page = await open();
    const button = card(page, "Pro").getByRole("button");
    await untilHydrated(button);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/settings/billing/checkout.data*", async (route) => {
      await held;
      await route.continue();
    });
    await button.click();
    await expect.poll(() => card(page, "Business").getByRole("button").isDisabled()).toBe(true);
    expect(await button.isDisabled()).toBe(true);
    letGo();
    await page.waitForURL(/\/test-checkout\//);
  });

  it("[C3] tells of each state of a subscription, and axe finds nothing in any", async () => {
    const states = [
      ["on_trial", "On trial", /Your trial ends on .* Then \$19 per month is charged/],
      ["active", "Active", /Manage Payment Methods/],
      ["past_due", "Past due", /Your last payment failed/],
      ["cancelled", "Cancelled", /Pro stays until .* Nothing more is charged/],
      ["paused", "Paused", /Your subscription is paused/],
      ["unpaid", "Unpaid", /Several payments failed/],
    ] as const;
    const page = await open({ viewport: phone });
    for (const [status, word, note] of states) {
      await putSubscription(on.site, ada.userId, { status });
      await page.reload();
      expect([await fact(page, "Plan"), await fact(page, "Status"), await fact(page, "Billing Period")]).toEqual([
        "Pro",
        word,
        "Monthly",
      ]);
      expect(await panel(page).getByText(note).first().isVisible()).toBe(true);
      expect(await accessibilityFaults(page, "main")).toEqual([]);
    }
    expect(await fact(page, "Next Billing Date")).toBe("N/A");
    const end = await putSubscription(on.site, ada.userId, { planId: "pro", paidPlanId: "business" });
    await page.reload();
    expect(await fact(page, "Plan")).toBe("Business");
    await panel(page)
      .getByText(/^Pro begins on .* for \$19 per month. Until then you have Business\.$/)
      .waitFor();
    await expect
      .poll(() => fact(page, "Next Billing Date"))
      .toBe(end.toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric" }));
    await putSubscription(on.site, ada.userId, { hasPeriodEnd: false });
    await page.reload();
    expect(await fact(page, "Next Billing Date")).toBe("N/A");
  });

  it("[C3] offers no change that would be refused, says why instead, and lets a smaller plan that was chosen be taken back", async () => {
    const page = await open();
    const buttons = (name: string) => card(page, name).getByRole("button").allInnerTexts();
    const refusals = [
      ["past_due", "Update your payment method to switch.", []],
      ["unpaid", "Update your payment method to switch.", []],
      ["paused", "Can be chosen once your subscription goes on.", []],
      ["cancelled", "Resume your subscription to switch.", []],
      ["active", "", ["Switch to Business"]],
    ] as const;
    for (const [status, why, offered] of refusals) {
      await putSubscription(on.site, ada.userId, { status });
      await page.reload();
      expect([status, await buttons("Pro"), await buttons("Business")]).toEqual([status, [], offered]);
      if (why) expect(await card(page, "Business").getByText(why).isVisible()).toBe(true);
    }
    await putSubscription(on.site, ada.userId, { planId: "pro", paidPlanId: "business" });
    await page.reload();
    expect(await buttons("Pro")).toEqual([]);
    await card(page, "Pro")
      .getByText(/^Begins on /)
      .waitFor();
    await card(page, "Business").getByRole("button", { name: "Keep Business" }).click();
    await page.waitForURL(/choice=business-monthly/);
    await page.getByRole("heading", { level: 1, name: "Keep Business" }).waitFor();
    await page.getByText("Business stays, and Pro does not begin. Nothing is charged now.").waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
  });

  it("[C3] says of a paid year what follows it, and takes that back without charging the year again", async () => {
    await putSubscription(on.site, ada.userId, { interval: "monthly", paidInterval: "yearly" });
    const page = await open(undefined, "/settings/billing?interval=yearly");
    expect(await fact(page, "Billing Period")).toBe("Yearly");
    await panel(page)
      .getByText(/^Pro is paid until .+\. From then on you pay \$19 per month\.$/)
      .waitFor();
    expect(await card(page, "Pro").getByText("Current plan").isVisible()).toBe(true);
    await card(page, "Pro").getByRole("button", { name: "Keep Pro" }).click();
    await page.waitForURL(/choice=pro-yearly/);
    await page.getByText("Pro goes on, paid as it is now. Nothing is charged now.").waitFor();
  });

  it("[C4] whose session has ended in between logs in, and finds the choice", async () => {
    for (const [sent, back] of [
      [{ choice: "pro-yearly" }, "/pricing?plan=pro&interval=yearly"],
      [{ choice: "nonsense" }, "/pricing"],
      [{ amount: "500" }, "/settings/credits"],
    ] as const) {
      const answer = await postForm(on.site, "/settings/billing/checkout", sent);
      const to = new URL(answer.headers.get("location") ?? "", on.site.url);
      expect([answer.status, to.pathname, to.searchParams.get("redirectTo")]).toEqual([302, "/login", back]);
    }
  });

  it("[C4] says so where it stands when the network is gone, and can be tried again", async () => {
    const offline = { expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] };
    const toast = (page: Page) => page.getByRole("region", { name: /notifications/i });
    const words = "Failed to redirect to checkout. Please try again.";
    const pack = (page: Page) => page.getByRole("button", { name: /^Purchase/ }).first();
    const plan = (page: Page) => card(page, "Pro").getByRole("button");
    for (const [path, button] of [
      ["/settings/billing", plan],
      ["/pricing", plan],
      ["/settings/credits", pack],
    ] as const) {
      const page = await openSignedIn(on, ada, offline);
      await page.goto(`${on.site.url}${path}`);
      await untilItNeedsNoNetwork(page);
      await toast(page).waitFor({ state: "attached" });
      await page.context().setOffline(true);
      await button(page).click();
      await toast(page)
        .getByRole("listitem")
        .filter({ hasText: "Checkout Error" })
        .filter({ hasText: words })
        .waitFor();
      await page.getByRole("main").getByRole("alert").getByText(words).waitFor();
      await page.context().setOffline(false);
      await button(page).click();
      await page.waitForURL(/\/test-checkout\//);
      await page.context().close();
    }

    const failed = "Your subscription could not be changed. Please try again in a moment.";
    await putSubscription(on.site, ada.userId, { status: "active" });
    const page = await openSignedIn(on, ada, offline);
    const load = async (path: string) => {
      await page.goto(`${on.site.url}${path}`);
      await untilItNeedsNoNetwork(page);
    };
    await load("/settings/billing");
    await page.context().setOffline(true);
    await panel(page).getByRole("button", { name: "Cancel Subscription" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
    await dialog.getByRole("alert").getByText(failed).waitFor();
    await page.context().setOffline(false);
    await load("/settings/billing/change?choice=business-monthly");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Switch to Business" }).click();
    await page.getByRole("main").getByRole("alert").getByText(failed).waitFor();
    await page.context().setOffline(false);
    await putSubscription(on.site, ada.userId, { status: "cancelled" });
    await load("/settings/billing");
    await page.context().setOffline(true);
    await panel(page).getByRole("button", { name: "Resume Subscription" }).click();
    await panel(page).getByRole("alert").getByText(failed).waitFor();
  });

  it("[C4] says it on the page where even the code that draws toasts cannot be fetched", async () => {
    const page = await open({ expectedErrors: [/ERR_/] }, "/contact");
    await page.route("**/assets/toaster-*", (route) => route.abort());
    await page.goto(`${on.site.url}/pricing`);
    await untilItNeedsNoNetwork(page);
    await page.context().setOffline(true);
    await card(page, "Pro").getByRole("button").click();
    await page.getByRole("main").getByRole("alert").getByText("Checkout Error").waitFor();
    await expect.poll(() => card(page, "Pro").getByRole("button").isEnabled()).toBe(true);
  });

  it("[C3] lists invoices and receipts, ten a page, with what was refunded", async () => {
    const bob = await openAccount(on.site);
    await querySite(
      on.site,
      `insert into billing_invoices (provider, provider_id, subscription_provider_id, user_id, billing_reason, status, currency,
         total_cents, refunded_cents, invoice_url, is_test, provider_created_at, provider_updated_at)
       select 'test-checkout', 'i' || n, 's', $1, 'renewal', 'paid', 'USD', 1900, case n when 1 then 1900 when 2 then 700 else 0 end,
         'https://billing.example/' || n, true, now() - n * interval '30 days', now() from generate_series(1, 12) n`,
      [bob.userId],
    );
    await querySite(
      on.site,
      `insert into billing_orders (provider, provider_id, user_id, pack_id, status, currency, total_cents, refunded_cents, receipt_url,
         is_test, provider_created_at, provider_updated_at)
       values ('test-checkout', 'o1', $1, 'creator', 'paid', 'USD', 2500, 0, 'https://billing.example/o', true, now(), now()),
         ('test-checkout', 'o2', $1, null, 'paid', 'USD', 1900, 0, null, true, now(), now())`,
      [bob.userId],
    );
    const page = await openSignedIn(on, bob);
    await page.goto(`${on.site.url}/settings/billing`);
    const list = page.getByRole("region", { name: "Invoices and receipts" });
    const rows = list.locator("li").filter({ hasText: "$" });
    expect(await rows.count()).toBe(10);
    expect((await rows.nth(0).innerText()).replace(/\s+/g, " ")).toMatch(/^Creator Pack Test .* \$25\.00 Receipt/);
    expect(await rows.nth(1).getByText("Refunded", { exact: true }).isVisible()).toBe(true);
    expect(await rows.nth(2).getByText("$7.00 refunded").isVisible()).toBe(true);
    expect(
      await rows
        .nth(1)
        .getByRole("link", { name: /^Invoice/ })
        .getAttribute("href"),
    ).toBe("https://billing.example/1");
    expect(await accessibilityFaults(page)).toEqual([]);
    await list.getByRole("link", { name: "Page 2" }).click();
    await expect.poll(() => rows.count()).toBe(3);
    for (const wrong of ["99", "-1", "1e9", "x", "1.55"]) {
      const answer = await fetch(`${on.site.url}/settings/billing?page=${wrong}`, { headers: { cookie: bob.cookie } });
      expect(answer.status).toBe(200);
    }
  });

  it("[C16] the price list leads to the payment page of a trial, marks the current plan, and leads to a change of plan from it", async () => {
    const page = await open(undefined, "/pricing?plan=pro&interval=yearly");
    await page.getByText("Your choice").waitFor();
    expect(await card(page, "Free").getByText("Current plan").isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Use a discount or referral code" }).getAttribute("href")).toBe(
      "/settings/billing?interval=yearly",
    );
    await card(page, "Pro").getByRole("button", { name: "Try Pro for 7 days" }).click();
    await page.waitForURL(/\/test-checkout\//);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Start your trial");
    await putSubscription(on.site, ada.userId, { interval: "yearly" });
    await page.goto(`${on.site.url}/pricing?interval=yearly`);
    expect(await card(page, "Pro").getByText("Current plan").isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await card(page, "Business").getByRole("link", { name: "Choose Business" }).click();
    await page.waitForURL(/\/settings\/billing\/change\?choice=business-yearly/);
    await page.getByText("Business begins at once.", { exact: false }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[C3] a window that is out of date shows how things stand once something is refused there", async () => {
    await putSubscription(on.site, ada.userId, { status: "active" });
    const page = await open({ expectedErrors: [/status of 409/] });
    // Meanwhile, in another window:
    await querySite(on.site, "delete from user_subscriptions where user_id = $1", [ada.userId]);
    await putSubscription(on.site, ada.userId, { status: "cancelled" });
    await panel(page).getByRole("button", { name: "Cancel Subscription" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel Subscription" }).click();
    await panel(page).getByRole("button", { name: "Resume Subscription" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("[C16] takes an early-access code of one's own address, once, and says of all others that they do not work", async () => {
    const code = "EASEL-7KQ4-M2XD";
    const eve = await openAccount(on.site);
    const sign = (email: string) =>
      querySite(
        on.site,
        "insert into early_access_signups (email, name, code, discount_percent, bot_checked, agreed_at) values ($1, 'Eve', $2, 30, false, now())",
        [email, code],
      );
    await sign("somebody-else@example.com");
    const page = await openSignedIn(on, eve, { expectedErrors: [/status of 422|status of 409/] });
    await page.goto(`${on.site.url}/settings/billing`);
    const field = page.getByLabel("Discount or referral code (optional)");
    const subscribe = async (typed: string) => {
      await untilHydrated(card(page, "Pro").getByRole("button"));
      await field.fill(typed);
      await card(page, "Pro").getByRole("button").click();
    };
    const alert = page.getByRole("main").getByRole("alert");
    for (const wrong of ["NO-SUCH-CODE", code, "'; drop table checkouts; --"]) {
      const refused = page.waitForResponse((answer) => answer.status() === 422);
      await subscribe(wrong);
      await refused;
      await alert.getByText("This code does not work for your account.", { exact: false }).waitFor();
      // What was typed stays.
      expect(await field.inputValue()).toBe(wrong);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await querySite(on.site, "update early_access_signups set email = $1 where code = $2", [eve.email, code]);
    await subscribe(code.toLowerCase());
    await page.waitForURL(/\/test-checkout\//);
    expect(await page.getByText("30%", { exact: false }).first().isVisible()).toBe(true);
    await page.getByRole("button", { name: /^Pay \$0/ }).click();
    await page.getByText("Thank you").waitFor();
    expect(await querySite(on.site, "select code from discount_uses where user_id = $1", [eve.userId])).toEqual([
      { code: "EASEL7KQ4M2XD" },
    ]);
    // Every price that is named is the one that will be charged.
    await page.goto(`${on.site.url}/settings/billing`);
    await panel(page).getByText("Then $13.30 per month (30% off until", { exact: false }).waitFor();
    for (const [choice, price] of [
      ["business-monthly", "$34.30 per month"],
      ["pro-yearly", "$133 per year"],
    ]) {
      await page.goto(`${on.site.url}/settings/billing/change?choice=${choice}`);
      await page.getByText(`From then on you pay ${price} (30% off until`, { exact: false }).waitFor();
    }
    // Used up: also for whoever has no subscription any more.
    await querySite(on.site, "update user_subscriptions set status = 'expired', ends_at = now() where user_id = $1", [
      eve.userId,
    ]);
    await page.goto(`${on.site.url}/settings/billing`);
    await card(page, "Pro").getByRole("button", { name: "Subscribe to Pro" }).waitFor();
    await subscribe(code);
    await alert.getByText("This code has been used already.", { exact: false }).waitFor();
  });

  it("[C3] works without scripts: cancel asks on a page, resume and change of plan, refusals with their reason", async () => {
    const page = await open({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });
    await card(page, "Pro").getByRole("button").click();
    await page.waitForURL(/\/test-checkout\//);
    await page.getByRole("button", { name: /^Pay \$0/ }).click();
    await page.waitForURL(/\/settings\/billing\?checkout=/);
    await expect
      .poll(async () => {
        await page.goto(`${on.site.url}/settings/billing`);
        return panel(page).count();
      })
      .toBe(1);
    await panel(page).getByRole("button", { name: "Cancel Subscription" }).click();
    await page.waitForURL(/\/settings\/billing\/cancel/);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Cancel your subscription?");
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    expect(await panel(page).getByRole("button", { name: "Subscription Cancelled" }).isDisabled()).toBe(true);
    const change = (choice: string) =>
      postForm(on.site, "/settings/billing/change", { choice }, { cookie: ada.cookie }).then(
        async (answer) => [answer.status, await answer.text()] as const,
      );
    const [status, text] = await change("business-monthly");
    expect(status).toBe(409);
    expect(text).toContain("Your subscription is cancelled. Resume it first, then change the plan.");
    await panel(page).getByRole("button", { name: "Resume Subscription" }).click();
    await panel(page).getByRole("button", { name: "Cancel Subscription" }).waitFor();
    await card(page, "Business").getByRole("button", { name: "Switch to Business" }).click();
    await page.waitForURL(/choice=business-monthly/);
    await page.getByRole("button", { name: "Switch to Business" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    expect(await fact(page, "Plan")).toBe("Business");
    // Of a trial nothing is paid that would have to end first.
    await card(page, "Pro").getByRole("button", { name: "Switch to Pro" }).click();
    await page.waitForURL(/choice=pro-monthly/);
    expect(await page.getByText("Pro begins at once. Credits that you have stay.").isVisible()).toBe(true);
    expect(await page.getByText("Nothing is charged before.", { exact: false }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Switch to Pro" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    expect(await fact(page, "Plan")).toBe("Pro");
    await panel(page).getByRole("button", { name: "Manage Payment Methods" }).click();
    await page.waitForURL(/\/test-checkout\/portal\//);
    for (const choice of ["", "gold-monthly", "pro-weekly", "free-monthly", "pro", "-", "constructor-monthly"]) {
      const [wrongStatus] = await change(choice);
      expect([choice, wrongStatus]).toEqual([choice, 422]);
    }
    for (const wrong of wrongForms) {
      const answer = await postForm(on.site, "/settings/billing/checkout", wrong, { cookie: ada.cookie });
      expect([wrong, answer.status >= 400 && answer.status < 500]).toEqual([wrong, true]);
      expect(await answer.text()).toContain("Checkout Error");
    }
    await page.goto(`${on.site.url}/settings/billing/change?choice=gold-monthly`);
    expect(await page.getByText("Please choose one of the plans pro or business.").isVisible()).toBe(true);
  });
});
