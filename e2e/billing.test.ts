import { describe, expect, it } from "vitest";
import { formatShortDay } from "../src/ui/format.ts";
import { openAccount } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { planCard, subscriptionFact, subscriptionPanel, useBillingPage } from "../test/billing-page.ts";
import { phone } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { putSubscription } from "../test/subscriptions.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

describe("the plans page", () => {
  const plans = useBillingPage();
  const { on, open } = plans;

  it("[C1] shows the plans of subscription_plans, cheapest first, with prices, credits and extras", async () => {
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
      expect(await planCard(page, name).getByRole("listitem").allInnerTexts()).toEqual([
        ...(limits[place] ?? []),
        ...features.filter(({ included }) => included).map(({ name: feature }) => feature),
      ]);
    }
    // Both this page and the pricing page show the table's values.
    await querySite(on.site, "update subscription_plans set price_monthly_cents = 2100 where id = 'pro'");
    try {
      await page.reload();
      await planCard(page, "Pro").getByText("$21", { exact: true }).waitFor();
      await page.goto(`${on.site.url}/pricing`);
      await planCard(page, "Pro").getByText("$21", { exact: true }).waitFor();
    } finally {
      await querySite(on.site, "update subscription_plans set price_monthly_cents = 1900 where id = 'pro'");
    }
  });

  it("[C2] starts with monthly prices; yearly shows a twelfth; the current plan is marked by plan and interval", async () => {
    const page = await open();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Subscription Plans");
    expect(await page.getByText("Choose the right plan for your AI design needs").isVisible()).toBe(true);
    const period = page.getByRole("navigation", { name: "Billing period" });
    expect(await period.getByRole("link").allInnerTexts()).toEqual([
      "Monthly",
      expect.stringMatching(/^Yearly\s+Save 15%$/),
    ]);
    expect(await period.locator("[aria-current]").innerText()).toBe("Monthly");
    expect(await planCard(page, "Pro").getByText("$19", { exact: true }).isVisible()).toBe(true);
    const credits = async (name: string) =>
      (await planCard(page, name).getByRole("definition").allInnerTexts()).join(" ");
    expect([await credits("Free"), await credits("Pro"), await credits("Business")]).toEqual([
      "25 0 5",
      "500 100 50",
      "2,000 500 200",
    ]);
    expect(await planCard(page, "Pro").getByRole("term").allInnerTexts()).toEqual([
      "Basic credits per month",
      "Advanced credits per month",
      "Image credits per month",
    ]);
    expect(await planCard(page, "Free").getByText("Current plan").isVisible()).toBe(true);
    expect(await subscriptionPanel(page).count()).toBe(0);

    await period.getByRole("link", { name: "Yearly" }).click();
    await page.waitForURL(/interval=yearly/);
    await planCard(page, "Pro").getByText("$15.83", { exact: true }).waitFor();
    await expect.poll(() => planCard(page, "Business").getByText("$40.83", { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => page.getByText("Yearly billing - 15% savings").count()).toBe(2);

    await putSubscription(on.site, plans.ada.userId, { interval: "yearly" });
    await page.reload();
    await expect.poll(() => planCard(page, "Pro").getByText("Current plan").isVisible()).toBe(true);
    await period.getByRole("link", { name: "Monthly" }).click();
    await planCard(page, "Pro").getByText("$19", { exact: true }).waitFor();
    await expect.poll(() => page.getByText("Current plan").count()).toBe(0);
    await planCard(page, "Pro").getByRole("button", { name: "Pay monthly" }).waitFor();

    const note = page.getByText(
      "All plans include automatic monthly credit refresh and rollover of unused credits up to 3 months.",
    );
    await expect.poll(() => note.isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole("link", { name: "Contact us for enterprise options" }).getAttribute("href"))
      .toMatch(/^\/contact/);
  });

  it("[C2] disables the cards while a checkout opens", async () => {
    const page = await open();
    const button = planCard(page, "Pro").getByRole("button");
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
    await expect.poll(() => planCard(page, "Business").getByRole("button").isDisabled()).toBe(true);
    await expect.poll(() => button.isDisabled()).toBe(true);
    letGo();
    await page.waitForURL(/\/test-checkout\//);
  });

  it("[C3] describes every subscription status, without axe violations", async () => {
    const states = [
      ["on_trial", "On trial", /Your trial ends on .* Then \$19 per month is charged/],
      ["active", "Active", /Manage Payment Methods/],
      ["past_due", "Past due", /Your last payment failed/],
      ["cancelled", "Cancelled", /Ends On/],
      ["paused", "Paused", /Your subscription is paused/],
      ["unpaid", "Unpaid", /Several payments failed/],
    ] as const;
    const page = await open({ viewport: phone });
    for (const [status, word, note] of states) {
      await putSubscription(on.site, plans.ada.userId, { status });
      await page.reload();
      expect([
        await subscriptionFact(page, "Plan"),
        await subscriptionFact(page, "Status"),
        await subscriptionFact(page, "Billing Period"),
      ]).toEqual(["Pro", word, "Monthly"]);
      await expect.poll(() => subscriptionPanel(page).getByText(note).first().isVisible()).toBe(true);
      expect(await accessibilityFaults(page, "main")).toEqual([]);
    }
    expect(await subscriptionFact(page, "Next Billing Date")).toBe("N/A");
    const end = await putSubscription(on.site, plans.ada.userId, { planId: "pro", paidPlanId: "business" });
    await page.reload();
    expect(await subscriptionFact(page, "Plan")).toBe("Business");
    await subscriptionPanel(page)
      .getByText(/^Pro starts on .* for \$19 per month. Until then you have Business\.$/)
      .waitFor();
    await expect.poll(() => subscriptionFact(page, "Next Billing Date")).toBe(formatShortDay(end));
    await putSubscription(on.site, plans.ada.userId, { hasPeriodEnd: false });
    await page.reload();
    expect(await subscriptionFact(page, "Next Billing Date")).toBe("N/A");
  });

  it("[C3] explains plan changes that would be refused instead of offering them, and lets the user undo a downgrade", async () => {
    const page = await open();
    const buttons = (name: string) => planCard(page, name).getByRole("button").allInnerTexts();
    const refusals = [
      ["past_due", "Update your payment method to switch.", []],
      ["unpaid", "Update your payment method to switch.", []],
      ["paused", "Available once your subscription is active again.", []],
      ["cancelled", "Resume your subscription to switch.", []],
      ["active", "", ["Switch to Business"]],
    ] as const;
    for (const [status, why, offered] of refusals) {
      await putSubscription(on.site, plans.ada.userId, { status });
      await page.reload();
      expect([status, await buttons("Pro"), await buttons("Business")]).toEqual([status, [], offered]);
      if (why) await expect.poll(() => planCard(page, "Business").getByText(why).isVisible()).toBe(true);
    }
    await putSubscription(on.site, plans.ada.userId, { planId: "pro", paidPlanId: "business" });
    await page.reload();
    expect(await buttons("Pro")).toEqual([]);
    await planCard(page, "Pro")
      .getByText(/^Starts on /)
      .waitFor();
    await planCard(page, "Business").getByRole("button", { name: "Keep Business" }).click();
    await page.waitForURL(/choice=business-monthly/);
    await page.getByRole("heading", { level: 1, name: "Keep Business" }).waitFor();
    await page.getByText("You keep Business and no longer switch to Pro. Nothing is charged today.").waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
  });

  it("[C3] shows what follows a paid year, and undoes it without charging the year again", async () => {
    await putSubscription(on.site, plans.ada.userId, { interval: "monthly", paidInterval: "yearly" });
    const page = await open(undefined, "/settings/billing?interval=yearly");
    expect(await subscriptionFact(page, "Billing Period")).toBe("Yearly");
    await subscriptionPanel(page)
      .getByText(/^Pro is paid until .+\. After that, you pay \$19 per month\.$/)
      .waitFor();
    expect(await planCard(page, "Pro").getByText("Current plan").isVisible()).toBe(true);
    await planCard(page, "Pro").getByRole("button", { name: "Keep Pro" }).click();
    await page.waitForURL(/choice=pro-yearly/);
    await page.getByText("You keep Pro, billed as it is now. Nothing is charged today.").waitFor();
  });

  it("[C3] lists invoices and receipts, ten per page, with refunds", async () => {
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

  it("[C16] the pricing page opens a trial's payment page, then marks the current plan and offers plan changes", async () => {
    const page = await open(undefined, "/pricing?plan=pro&interval=yearly");
    await page.getByText("Your choice").waitFor();
    expect(await planCard(page, "Free").getByText("Current plan").isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "7 days free on Pro and Business" }).count()).toBe(1);
    await planCard(page, "Pro").getByRole("button", { name: "Try Pro for 7 days" }).click();
    await page.waitForURL(/\/test-checkout\//);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Start your trial");
    await putSubscription(on.site, plans.ada.userId, { interval: "yearly" });
    // Yearly subscribers see yearly prices, and subscribers are offered neither a trial nor a code.
    await page.goto(`${on.site.url}/settings/billing`);
    await expect.poll(() => planCard(page, "Pro").getByText("$190 once a year").isVisible()).toBe(true);
    await page.goto(`${on.site.url}/pricing`);
    await expect.poll(() => planCard(page, "Pro").getByText("Current plan").isVisible()).toBe(true);
    await expect
      .poll(() =>
        page
          .getByRole("main")
          .getByText(/7 days/)
          .filter({ visible: true })
          .count(),
      )
      .toBe(0);
    await expect.poll(() => page.getByRole("button", { name: "Apply" }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await planCard(page, "Business").getByRole("link", { name: "Switch to Business" }).click();
    await page.waitForURL(/\/settings\/billing\/change\?choice=business-yearly/);
    await page.getByText("Business starts right away.", { exact: false }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[C3] an outdated window shows the current state after a refusal", async () => {
    await putSubscription(on.site, plans.ada.userId, { status: "active" });
    const page = await open({ expectedErrors: [/status of 409/] });
    // Meanwhile, in another window:
    await querySite(on.site, "delete from user_subscriptions where user_id = $1", [plans.ada.userId]);
    await putSubscription(on.site, plans.ada.userId, { status: "cancelled" });
    await subscriptionPanel(page).getByRole("button", { name: "Cancel Subscription" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel Subscription" }).click();
    await subscriptionPanel(page).getByRole("button", { name: "Resume Subscription" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});
