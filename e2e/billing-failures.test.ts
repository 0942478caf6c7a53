import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { planCard, subscriptionPanel, useBillingPage } from "../test/billing-page.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { putSubscription } from "../test/subscriptions.ts";

describe("failures on the plans page", () => {
  const plans = useBillingPage();
  const { on, open } = plans;
  /** The menu and prefetched data load after the page's scripts. */
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

  it("[C4] a user whose session has ended signs in and returns to their choice", async () => {
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

  it("[C4] without network, the page says so, and the user can try again", async () => {
    const offline = { expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] };
    const toast = (page: Page) => page.getByRole("region", { name: /notifications/i });
    const words = "Failed to redirect to checkout. Please try again.";
    const pack = (page: Page) => page.getByRole("button", { name: /^Purchase/ }).first();
    const plan = (page: Page) => planCard(page, "Pro").getByRole("button");
    for (const [path, button] of [
      ["/settings/billing", plan],
      ["/pricing", plan],
      ["/settings/credits", pack],
    ] as const) {
      const page = await openSignedIn(on, plans.ada, offline);
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
    await putSubscription(on.site, plans.ada.userId, { status: "active" });
    const page = await openSignedIn(on, plans.ada, offline);
    const load = async (path: string) => {
      await page.goto(`${on.site.url}${path}`);
      await untilItNeedsNoNetwork(page);
    };
    await load("/settings/billing");
    await page.context().setOffline(true);
    await subscriptionPanel(page).getByRole("button", { name: "Cancel Subscription" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
    await dialog.getByRole("alert").getByText(failed).waitFor();
    await page.context().setOffline(false);
    await load("/settings/billing/change?choice=business-monthly");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Switch to Business" }).click();
    await page.getByRole("main").getByRole("alert").getByText(failed).waitFor();
    await page.context().setOffline(false);
    await putSubscription(on.site, plans.ada.userId, { status: "cancelled" });
    await load("/settings/billing");
    await page.context().setOffline(true);
    await subscriptionPanel(page).getByRole("button", { name: "Resume Subscription" }).click();
    await subscriptionPanel(page).getByRole("alert").getByText(failed).waitFor();
  });

  it("[C4] shows the error on the page if the toast code cannot be loaded", async () => {
    const page = await open({ expectedErrors: [/ERR_/] }, "/contact");
    await page.route("**/assets/toaster-*", (route) => route.abort());
    await page.goto(`${on.site.url}/pricing`);
    await untilItNeedsNoNetwork(page);
    await page.context().setOffline(true);
    await planCard(page, "Pro").getByRole("button").click();
    await page.getByRole("main").getByRole("alert").getByText("Checkout Error").waitFor();
    await expect.poll(() => planCard(page, "Pro").getByRole("button").isEnabled()).toBe(true);
  });
});
