import type { Page } from "playwright-core";
import { beforeAll, beforeEach } from "vitest";
import { clearLimits, openAccount, type TestPerson } from "./accounts.ts";
import type { OpenOptions } from "./browser.ts";
import { querySite } from "./query-site.ts";
import { openSignedIn } from "./signed-in-page.ts";
import { type SiteAndBrowser, useSiteAndBrowser } from "./site-and-browser.ts";

/** Ada on the plans page of a site with a test checkout. She has no subscription before each test. */
export interface BillingPage {
  readonly on: SiteAndBrowser;
  readonly ada: TestPerson;
  open(options?: OpenOptions, path?: string): Promise<Page>;
}

/** Call it inside a `describe`. */
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

/** A value of the subscription panel, e.g. `Status`. */
export const subscriptionFact = async (page: Page, label: string): Promise<string> =>
  (await subscriptionPanel(page).locator("dt", { hasText: label }).locator("+ dd").innerText()).trim();
