import type { Page } from "playwright-core";
import { beforeAll, beforeEach } from "vitest";
import { clearLimits, openAccount, type TestPerson } from "./accounts.ts";
import type { OpenOptions } from "./browser.ts";
import { querySite } from "./query-site.ts";
import { openSignedIn } from "./signed-in-page.ts";
import { type SiteAndBrowser, useSiteAndBrowser } from "./site-and-browser.ts";

/** Ada at the plans page, on a site with a test checkout. Before each test she has no subscription. */
export interface BillingPage {
  readonly on: SiteAndBrowser;
  readonly ada: TestPerson;
  open(options?: OpenOptions, path?: string): Promise<Page>;
}

/** Called in a `describe`. */
export function useBillingPage(): BillingPage {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });
  beforeEach(async () => {
    await querySite(on.site, "delete from user_subscriptions where user_id = $1", [ada.userId]);
    await clearLimits(on.site);
  });
  return {
    on,
    get ada() {
      return ada;
    },
    async open(options, path = "/settings/billing") {
      const page = await openSignedIn(on, ada, options);
      await page.goto(`${on.site.url}${path}`);
      return page;
    },
  };
}

export const planCard = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const subscriptionPanel = (page: Page) => page.getByRole("region", { name: "Current Subscription" });

/** What the panel says of the subscription, e.g. of its `Status`. */
export const subscriptionFact = async (page: Page, label: string): Promise<string> =>
  (await subscriptionPanel(page).locator("dt", { hasText: label }).locator("+ dd").innerText()).trim();
