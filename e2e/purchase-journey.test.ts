import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openAccount, type TestPerson, testPassword } from "../test/accounts.ts";
import { planCard, subscriptionPanel } from "../test/billing-page.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { querySite } from "../test/query-site.ts";
import { runScript } from "../test/run-script.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { waitForMails } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

describe("a customer", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });

  const factOf = (page: Page, label: string) =>
    subscriptionPanel(page).locator("dt", { hasText: label }).locator("+ dd");
  const balanceOf = async ({ userId }: TestPerson) => {
    const [row] = await querySite<{ ai_credits: number }>(
      on.site,
      "select sum(remaining)::int as ai_credits from credit_lots where user_id = $1",
      [userId],
    );
    return row?.ai_credits ?? 0;
  };

  it("[A19] signs up with the plan chosen on the pricing page, confirms in another browser, and pays for that plan", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing?interval=yearly`);
    await page.getByRole("link", { name: "Choose Pro" }).click();
    await page.getByText("Log in to continue with the plan you chose.").waitFor();
    const chosen = new URL(page.url()).search;
    expect(chosen).toContain("plan%3Dpro");
    const header = page.getByRole("banner");
    const main = page.getByRole("main");
    const searchOf = async (link: Locator) => new URL((await link.getAttribute("href")) ?? "", on.site.url).search;
    for (const path of ["/login", "/signup", "/login/email", "/login/passkey", "/reset-password"]) {
      await page.goto(`${on.site.url}${path}${chosen}`);
      for (const name of ["Log in", "Sign up"]) {
        expect([path, await searchOf(header.getByRole("link", { name, exact: true }))]).toEqual([path, chosen]);
      }
    }
    await header.getByRole("link", { name: "Sign up", exact: true }).click();
    await main.getByText("Sign up to continue with the plan you chose.").waitFor();
    await main.getByLabel("First name").fill("Grace");
    await main.getByLabel("Last name").fill("Hopper");
    await main.getByLabel("Email", { exact: true }).fill("plan@example.com");
    await main.getByLabel("Password", { exact: true }).fill(testPassword);
    await main.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("region", { name: "Check your email" }).waitFor();

    const [mail] = await mailsTo(on.site, "plan@example.com", 1);
    const other = await on.browser.open();
    await other.goto(linkIn(mail, on.site, "/verify-email"));
    await other.getByRole("button", { name: "Confirm and sign in" }).click();
    await other.waitForURL(/\/pricing\?/);
    const pro = other.getByRole("region", { name: "Pro", exact: true });
    await pro.getByText("Your choice").waitFor();
    const buy = pro.getByRole("button", { name: "Try Pro for 7 days" });
    await untilHydrated(buy);
    await buy.click();
    await other.waitForURL(/\/test-checkout\//);
    const bought = await querySite(
      on.site,
      "select plan_id, interval from checkouts where user_id = (select id from users where email = 'plan@example.com')",
    );
    expect(bought).toEqual([{ plan_id: "pro", interval: "yearly" }]);
  });

  it("[C6] goes from Free to Pro by test checkout, gets credits, buys a pack, spends, cancels and resumes", async () => {
    const ada = await openAccount(on.site);
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/settings/billing`);
    expect(await planCard(page, "Free").getByText("Current plan").isVisible()).toBe(true);
    expect(await page.getByText("No real money moves", { exact: false }).isVisible()).toBe(true);
    await untilHydrated(planCard(page, "Pro").getByRole("button"));
    await planCard(page, "Pro").getByRole("button", { name: "Try Pro for 7 days" }).click();
    await page.waitForURL(/\/test-checkout\//);
    const paymentPage = page.url();
    await page.getByRole("button", { name: /^Pay \$0/ }).click();
    await page.waitForURL(/\/settings\/billing\?checkout=/);
    await page.getByText("Pro is ready to use", { exact: false }).waitFor();
    await expect.poll(() => factOf(page, "Status").innerText()).toBe("On trial");
    await planCard(page, "Pro").getByText("Current plan").waitFor();
    // Also Free's 25 and 5, if the sweep ran before.
    const granted = await balanceOf(ada);
    expect([650, 680]).toContain(granted);

    // A user who goes back after paying does not pay twice.
    await page.goBack();
    await page.goto(paymentPage);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Already paid");

    await page.goto(`${on.site.url}/settings/credits`);
    const purchase = page.locator("li").filter({ hasText: "Starter Pack" }).getByRole("button");
    await untilHydrated(purchase);
    await purchase.dblclick();
    await page.waitForURL(/\/test-checkout\//);
    await page.getByRole("button", { name: "Pay $5" }).click();
    await page.waitForURL(/\/settings\/credits\?checkout=/);
    await page.getByText("Starter Pack is ready to use", { exact: false }).waitFor();
    expect(await balanceOf(ada)).toBe(granted + 500);
    expect(
      await querySite(on.site, "select 1 from billing_orders where user_id = $1 and pack_id is not null", [ada.userId]),
    ).toHaveLength(1);

    const spent = await runScript(on.site, ["credits.ts", "spend", ada.email, "--service", "image", "--units", "3"]);
    expect([spent.code, spent.errors]).toEqual([0, ""]);
    expect(await balanceOf(ada)).toBe(granted + 470);

    await page.goto(`${on.site.url}/settings/billing`);
    const list = page.getByRole("region", { name: "Invoices and receipts" });
    await expect.poll(() => list.getByText("Starter Pack", { exact: false }).first().isVisible()).toBe(true);
    const cancel = subscriptionPanel(page).getByRole("button", { name: "Cancel Subscription" });
    await untilHydrated(cancel);
    await cancel.click();
    const dialog = page.getByRole("dialog", { name: "Cancel your subscription?" });
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => factOf(page, "Status").innerText()).toBe("On trial");
    await cancel.click();
    await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
    await subscriptionPanel(page).getByRole("button", { name: "Subscription Cancelled" }).waitFor();
    await expect
      .poll(() => subscriptionPanel(page).getByRole("button", { name: "Subscription Cancelled" }).isDisabled())
      .toBe(true);
    // The pressed button is gone, so focus moves to the panel's heading.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("current-subscription");
    await expect.poll(() => factOf(page, "Next Billing Date").innerText()).toBe("N/A");
    await planCard(page, "Pro").getByText("Current plan").waitFor();
    await subscriptionPanel(page).getByRole("button", { name: "Resume Subscription" }).click();
    await cancel.waitFor();
    await expect.poll(() => factOf(page, "Status").innerText()).toBe("On trial");

    await planCard(page, "Business").getByRole("button", { name: "Switch to Business" }).click();
    await page.waitForURL(/choice=business-monthly/);
    await page.getByRole("button", { name: "Switch to Business" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    await expect.poll(() => factOf(page, "Plan").innerText()).toBe("Business");
    await expect.poll(() => balanceOf(ada)).toBe(granted + 470 + 2_050);
    // C13 for the operator: a refund removes the pack's unspent credits, once.
    const [order] = await querySite<{ provider_id: string }>(
      on.site,
      "select provider_id from billing_orders where user_id = $1 and pack_id is not null",
      [ada.userId],
    );
    const before = await balanceOf(ada);
    // As on a machine where the product is tried out: without configuration, the command uses the same settings as `npm start`.
    const refund = () =>
      runScript(on.site, ["payments.ts", "refund", "order", order?.provider_id ?? ""], { BASE_URL: "" });
    expect(await refund()).toMatchObject({ code: 0, errors: "" });
    await expect.poll(() => balanceOf(ada)).toBe(before - 500);
    expect((await refund()).code).toBe(1);
    expect(await balanceOf(ada)).toBe(before - 500);
    const paid = await runScript(on.site, ["payments.ts", "list", ada.email]);
    expect(paid.output).toContain("5.00 USD  refunded  5.00 refunded");
    // A subscription's order is the same money as its first invoice, so it cannot be refunded too.
    const [plan] = await querySite<{ provider_id: string }>(
      on.site,
      "select provider_id from billing_orders where user_id = $1 and pack_id is null",
      [ada.userId],
    );
    expect(paid.output).not.toContain(plan?.provider_id);
    const twice = await runScript(on.site, ["payments.ts", "refund", "order", plan?.provider_id ?? ""], {
      TEST_CHECKOUT: "on",
    });
    expect([twice.code, twice.errors]).toEqual([1, expect.stringContaining("Refund its invoice instead")]);
    await page.reload();
    await page
      .getByRole("region", { name: "Invoices and receipts" })
      .locator("li")
      .filter({ hasText: "Starter Pack" })
      .getByText("Refunded", { exact: true })
      .waitFor();
    // After the trial: the cost of a plan change is shown line by line, charged as shown, and mailed.
    await subscriptionPanel(page).getByRole("button", { name: "Manage Payment Methods" }).click();
    await page.waitForURL(/\/test-checkout\/portal\//);
    await page.getByRole("button", { name: /trial/i }).click();
    await page.getByText("Done.", { exact: false }).waitFor();
    await expect
      .poll(async () => {
        await page.goto(`${on.site.url}/settings/billing`);
        return factOf(page, "Status").innerText();
      })
      .toBe("Active");
    await expect.poll(() => factOf(page, "Next Payment").innerText()).toBe("$49.00");
    await page.goto(`${on.site.url}/settings/billing/change?choice=business-yearly`);
    const bill = page.getByLabel("What you pay");
    await expect
      .poll(async () => (await bill.innerText()).replace(/\s+/g, " "))
      .toMatch(
        /^Business For one year, from today \$490\.00 Unused time on Business −\$49\.00 Due today \$441\.00 Payment method visa ending in 4242 Credits added today 2,000 basic, 500 advanced and 200 image credits Next payment \$490\.00 on /i,
      );
    await page.getByRole("button", { name: "Pay $441.00 and switch" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    const invoices = page.getByRole("region", { name: "Invoices and receipts" }).locator("li");
    await expect
      .poll(async () => {
        await page.goto(`${on.site.url}/settings/billing`);
        return (await invoices.first().innerText()).replace(/\s+/g, " ");
      })
      .toMatch(/^Business plan, yearly Test .* · Change of plan for .* · No\. \w+ \$441\.00 Invoice/);
    await expect
      .poll(async () => (await invoices.nth(1).innerText()).replace(/\s+/g, " "))
      .toMatch(/^Business plan, monthly Test .* · First payment for .* \$49\.00/);
    const subjects = async () =>
      (await waitForMails(on.site, 0))
        .filter(({ to, subject }) => to === ada.email && subject.startsWith("[Test]"))
        .map(({ subject }) => subject.slice("[Test] Your ".length))
        .toSorted();
    // No mail about the cancellation, which was undone before its mail was sent.
    await expect
      .poll(subjects)
      .toEqual([
        "receipt: $441.00 for Business (yearly)",
        "receipt: $49.00 for Business (monthly)",
        "receipt: $5.00 for Starter Pack",
        "refund: $5.00 for Starter Pack",
      ]);
    const verified = await runScript(on.site, ["ledger-verify.ts"]);
    expect(verified.code).toBe(0);
  });
});
