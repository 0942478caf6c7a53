import { describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { planCard, subscriptionFact, subscriptionPanel, useBillingPage } from "../test/billing-page.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

const wrongForms: readonly Readonly<Record<string, string>>[] = [
  {},
  { amount: "501" },
  { choice: "gold-monthly" },
  { choice: "pro-monthly", code: "NO-SUCH-CODE" },
];

describe("the forms of the plans page", () => {
  const plans = useBillingPage();
  const { on, open } = plans;

  it("[C16] accepts the user's own early-access code once, and refuses all others", async () => {
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
      await untilHydrated(planCard(page, "Pro").getByRole("button"));
      await field.fill(typed);
      await planCard(page, "Pro").getByRole("button").click();
    };
    /** The message is shown at the field, which gets the focus. */
    const refusal = async (words: string) => {
      await page.getByRole("main").getByText(words, { exact: false }).waitFor();
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      const described = (await field.getAttribute("aria-describedby"))?.split(" ").at(-1);
      await expect.poll(() => page.locator(`[id="${described}"]`).innerText()).toContain(words);
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    };
    const apply = async (typed: string) => {
      await untilHydrated(planCard(page, "Pro").getByRole("button"));
      await field.fill(typed);
      await page.getByRole("button", { name: "Apply" }).click();
    };
    for (const wrong of ["NO-SUCH-CODE", code, "'; drop table checkouts; --"]) {
      const refused = page.waitForResponse((answer) => answer.status() === 422);
      await subscribe(wrong);
      await refused;
      await refusal("This code doesn’t work for your account.");
      // The input is kept.
      await expect.poll(() => field.inputValue()).toBe(wrong);
    }
    await apply("EASEL-0000-0000");
    await page.waitForURL(/code=EASEL-0000-0000/);
    await refusal("This code doesn’t work for your account.");
    expect(await accessibilityFaults(page)).toEqual([]);
    await querySite(on.site, "update early_access_signups set email = $1 where code = $2", [eve.email, code]);
    // As users type it: lower case, and spaces for dashes. Every price includes the discount.
    await apply(" easel 7kq4 m2xd ");
    await planCard(page, "Pro").getByText("$13.30", { exact: true }).waitFor();
    await planCard(page, "Business")
      .getByText("Then $34.30 per month for the first year, then $49", { exact: false })
      .waitFor();
    await expect.poll(() => planCard(page, "Pro").locator("del").innerText()).toMatch(/\$19$/);
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.getByRole("link", { name: "Yearly" }).click();
    await planCard(page, "Pro").getByText("$133 once a year").waitFor();
    await page.getByRole("link", { name: "Remove the code" }).click();
    await planCard(page, "Pro").getByText("$190 once a year").waitFor();
    await page.goto(`${on.site.url}/pricing?code=${code}`);
    await planCard(page, "Pro").getByText("$13.30", { exact: true }).waitFor();
    await page.getByText("30% off the first year.").waitFor();
    await planCard(page, "Pro").getByRole("button", { name: "Try Pro for 7 days" }).click();
    await page.waitForURL(/\/test-checkout\//);
    await expect.poll(() => page.getByText("30%", { exact: false }).first().isVisible()).toBe(true);
    await page.getByRole("button", { name: /^Pay \$0/ }).click();
    await page.getByText("Thank you").waitFor();
    await page.waitForURL(/\/settings\/billing$/);
    await page.reload();
    await subscriptionPanel(page).waitFor();
    await expect.poll(() => page.getByText("Thank you").count()).toBe(0);
    expect(await subscriptionFact(page, "Next Payment")).toBe("$13.30 with 30% off");
    expect(await querySite(on.site, "select code from discount_uses where user_id = $1", [eve.userId])).toEqual([
      { code: "EASEL7KQ4M2XD" },
    ]);
    // Every shown price is the one that will be charged.
    await page.goto(`${on.site.url}/settings/billing`);
    await subscriptionPanel(page).getByText("Then $13.30 per month (30% off until", { exact: false }).waitFor();
    for (const [choice, price] of [
      ["business-monthly", "$34.30 per month"],
      ["pro-yearly", "$133 per year"],
    ]) {
      await page.goto(`${on.site.url}/settings/billing/change?choice=${choice}`);
      await page.getByText(`After that, you pay ${price} (30% off until`, { exact: false }).waitFor();
    }
    // Used up, even once the subscription has ended.
    await querySite(on.site, "update user_subscriptions set status = 'expired', ends_at = now() where user_id = $1", [
      eve.userId,
    ]);
    await page.goto(`${on.site.url}/settings/billing`);
    await planCard(page, "Pro").getByRole("button", { name: "Subscribe to Pro" }).waitFor();
    await subscribe(code);
    await refusal("This code has already been used.");
  });

  it("[C3] works without scripts: cancel (with a confirmation page), resume, plan change, and refusals with their reason", async () => {
    const page = await open({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });
    await planCard(page, "Pro").getByRole("button").click();
    await page.waitForURL(/\/test-checkout\//);
    await page.getByRole("button", { name: /^Pay \$0/ }).click();
    await page.waitForURL(/\/settings\/billing\?checkout=/);
    await expect
      .poll(async () => {
        await page.goto(`${on.site.url}/settings/billing`);
        return subscriptionPanel(page).count();
      })
      .toBe(1);
    await subscriptionPanel(page).getByRole("button", { name: "Cancel Subscription" }).click();
    await page.waitForURL(/\/settings\/billing\/cancel/);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Cancel your subscription?");
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    await expect
      .poll(() => subscriptionPanel(page).getByRole("button", { name: "Subscription Cancelled" }).isDisabled())
      .toBe(true);
    const change = (choice: string) =>
      postForm(on.site, "/settings/billing/change", { choice }, { cookie: plans.ada.cookie }).then(
        async (answer) => [answer.status, await answer.text()] as const,
      );
    const [status, text] = await change("business-monthly");
    expect(status).toBe(409);
    expect(text).toContain("Your subscription is cancelled. Resume it first, then change plans.");
    await subscriptionPanel(page).getByRole("button", { name: "Resume Subscription" }).click();
    await subscriptionPanel(page).getByRole("button", { name: "Cancel Subscription" }).waitFor();
    await planCard(page, "Business").getByRole("button", { name: "Switch to Business" }).click();
    await page.waitForURL(/choice=business-monthly/);
    await page.getByRole("button", { name: "Switch to Business" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    expect(await subscriptionFact(page, "Plan")).toBe("Business");
    // A trial has no paid period to wait for.
    await planCard(page, "Pro").getByRole("button", { name: "Switch to Pro" }).click();
    await page.waitForURL(/choice=pro-monthly/);
    await expect
      .poll(() => page.getByText("Pro starts right away. You keep the credits you have.").isVisible())
      .toBe(true);
    await expect.poll(() => page.getByText("Nothing is charged before then.", { exact: false }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Switch to Pro" }).click();
    await page.waitForURL(/\/settings\/billing$/);
    expect(await subscriptionFact(page, "Plan")).toBe("Pro");
    await subscriptionPanel(page).getByRole("button", { name: "Manage Payment Methods" }).click();
    await page.waitForURL(/\/test-checkout\/portal\//);
    for (const choice of ["", "gold-monthly", "pro-weekly", "free-monthly", "pro", "-", "constructor-monthly"]) {
      const [wrongStatus] = await change(choice);
      expect([choice, wrongStatus]).toEqual([choice, 422]);
    }
    for (const wrong of wrongForms) {
      const answer = await postForm(on.site, "/settings/billing/checkout", wrong, { cookie: plans.ada.cookie });
      expect([wrong, answer.status >= 400 && answer.status < 500]).toEqual([wrong, true]);
      expect(await answer.text()).toContain("Checkout Error");
    }
    await page.goto(`${on.site.url}/settings/billing/change?choice=gold-monthly`);
    await expect.poll(() => page.getByText("Please choose one of the plans pro or business.").isVisible()).toBe(true);
  });
});
