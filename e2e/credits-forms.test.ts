import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  captureHold,
  creditsLow,
  findLowBalanceThreshold,
  findSpendingLimit,
  firstRunFinished,
  grantCredits,
  holdCredits,
} from "#credits/index.ts";
import { startJobs } from "#platform/jobs.ts";
import { createMetrics } from "#platform/metrics.ts";
import { clearLimits, openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { grantMonth, useSiteLedger } from "../test/credits-people.ts";
import { createQuietLog } from "../test/quiet-log.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm, waitForMails } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { queryOnce } from "../test/test-database.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

const path = "/settings/credits";

describe("the forms of the credits page", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });
  const site = useSiteLedger(on);
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
    const expiresAt = new Date(Date.now() + 60 * 86_400_000);
    await grantMonth(site.ledger, ada.userId, { basic: 500, advanced: 100, image: 50, expiresAt });
  });
  beforeEach(() => clearLimits(on.site));

  const open = async (options = {}, person = ada) => {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  };
  const send = (form: string, fields: Readonly<Record<string, string>>, cookie = ada.cookie) =>
    postForm(on.site, `${path}?form=${form}`, fields, { cookie });

  describe("packs", () => {
    const buy = (page: Page, name: string) => page.getByRole("button", { name: `Purchase ${name}` });
    const checkouts = async () =>
      Number((await queryOnce(on.site.databaseUrl, "select count(*) from checkouts"))[0]?.count);

    it("[C7] [C6] each opens its own payment page, with and without scripts", async () => {
      for (const [options, name, price] of [
        [{}, "Creator Pack", "$25"],
        [{ javaScriptEnabled: false }, "Business Pack", "$199"],
      ] as const) {
        const page = await open(options);
        if (!("javaScriptEnabled" in options)) await untilHydrated(buy(page, name));
        await buy(page, name).click();
        await page.waitForURL("**/test-checkout/**");
        await page.getByText(name).first().waitFor();
        await page.getByText(price).first().waitFor();
      }
    });

    it("[C7] only one can be bought at a time, and a double click opens one payment page", async () => {
      const page = await open();
      const before = await checkouts();
      const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
      await page.route("**/credits.data*", async (route) => {
        await mayGo;
        await route.continue();
      });
      await untilHydrated(buy(page, "Starter Pack"));
      await buy(page, "Starter Pack").dblclick();
      await page.getByRole("button", { name: "Opening… Starter Pack" }).waitFor();
      await buy(page, "Creator Pack").click({ force: true });
      const disabled = page.locator("#packs button[aria-disabled=true]");
      await expect.poll(() => disabled.count()).toBe(4);
      go();
      await page.waitForURL("**/test-checkout/**");
      await page.getByText("Starter Pack").first().waitFor();
      expect(await checkouts()).toBe(before + 1);
    });

    it("[C7] if the payment page cannot be opened, a toast and the page say so, and the user can try again", async () => {
      const page = await open({ expectedErrors: [/ERR_FAILED|Failed to load/] });
      const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
      await page.route("**/credits.data*", async (route) => {
        await mayFail;
        await route.abort();
      });
      await untilHydrated(buy(page, "Starter Pack"));
      await buy(page, "Starter Pack").click();
      const placeOf = async () => (await page.locator("#packs button").first().boundingBox())?.y;
      const place = await placeOf();
      fail();
      await page
        .locator("[data-sonner-toast]")
        .filter({ hasText: "Checkout Error" })
        .filter({ hasText: "Failed to redirect to checkout. Please try again." })
        .waitFor();
      await page.getByRole("alert").getByText("Checkout Error").waitFor();
      // Otherwise, a second click could hit another pack's button.
      expect(await placeOf()).toBe(place);
      expect(await accessibilityFaults(page, "#packs")).toEqual([]);
      await page.unroute("**/credits.data*");
      await buy(page, "Starter Pack").click();
      await page.waitForURL("**/test-checkout/**");
    });

    it.each(["", "0", "-500", "501", "500.0", "5e2", " 500", "9".repeat(40), "500 or 1=1"])(
      "[C7] refuses %j as a pack with a reason, and opens nothing",
      async (amount) => {
        const before = await checkouts();
        const answer = await send("purchase", { amount });
        expect(answer.status).toBe(422);
        expect(await answer.text()).toContain("Please choose one of the packs");
        expect(await checkouts()).toBe(before);
      },
    );

    it("[C7] unknown forms and other sites' requests are refused", async () => {
      for (const form of ["", "steal", "__proto__", "constructor"]) expect((await send(form, {})).status).toBe(422);
      const foreign = await postForm(
        on.site,
        `${path}?form=limit`,
        { clear: "1" },
        {
          cookie: ada.cookie,
          origin: "https://evil.example",
          "sec-fetch-site": "cross-site",
        },
      );
      expect(foreign.status).toBe(403);
    });
  });

  describe("spending limit", () => {
    const limit = () => findSpendingLimit(site.ledger.db, ada.userId, ada.userId);
    const field = (page: Page) => page.getByLabel("Monthly limit in AIC");
    const toast = (page: Page) => page.locator("[data-sonner-toast]");

    it("[C15] can be set, removed and restored; invalid values are refused", async () => {
      const page = await open();
      await page.clock.install();
      await untilHydrated(field(page));
      await field(page).fill("lots");
      await page.getByRole("button", { name: "Set limit" }).click();
      await page.getByText("Please enter a whole number of credits, from 0 to 100,000,000").waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("monthlyMax");
      expect(await accessibilityFaults(page, "#limit")).toEqual([]);
      await field(page).fill("1,200");
      await field(page).press("Enter");
      await toast(page).getByText("Spending limit: 1,200 AIC a month").waitFor();
      await page.getByText("0 of 1,200 AIC").waitFor();
      expect(await limit()).toBe(1_200);
      // Its end would count as the pointer's leaving the next one.
      await page.clock.runFor(10_000);
      await expect.poll(() => toast(page).count()).toBe(0);
      await page.getByRole("button", { name: "Remove limit" }).click();
      const removed = toast(page).filter({ hasText: "Spending limit removed" });
      // The toast stays while the pointer is over it.
      await removed.hover();
      await expect.poll(limit).toBeNull();
      await expect.poll(() => field(page).inputValue()).toBe("");
      // The reply arrives before the removal's toast disappears, as with a fast server.
      await page.clock.pauseAt(Date.now() + 60_000);
      await removed.getByRole("button", { name: "Undo" }).click();
      await expect.poll(async () => [await limit(), await field(page).inputValue()]).toEqual([1_200, "1200"]);
      await page.clock.runFor(1_000);
      await toast(page).filter({ hasText: "Spending limit: 1,200 AIC a month" }).waitFor();
      await removed.waitFor({ state: "detached" });
    });

    it("[C15] [C8] stops runs beyond it, and the page shows the spent amount", async () => {
      await send("limit", { monthlyMax: "30" });
      const run = (amount: number) =>
        holdCredits(site.ledger, {
          userId: ada.userId,
          amount,
          idempotencyKey: randomUUID(),
          purpose: { isAdvanced: false, isImage: false },
          planRuns: { max: null, since: new Date(0) },
        });
      const hold = await run(20);
      await captureHold(site.ledger, { hold, amount: 15, idempotencyKey: randomUUID() });
      await expect(run(16)).rejects.toMatchObject({
        userMessage: expect.stringContaining("This would exceed the spending limit of 30 AI credits a month."),
      });
      const page = await open();
      await page.getByText("15 of 30 AIC").waitFor();
      const reached = page.getByText("You’ve reached the limit", { exact: false });
      expect(await reached.count()).toBe(0);
      await send("limit", { monthlyMax: "15" });
      await page.reload();
      await reached.waitFor();
      expect(await accessibilityFaults(page, "#limit")).toEqual([]);
      await send("limit", { clear: "1" });
      await expect(run(10_000)).rejects.toMatchObject({
        userMessage: expect.stringMatching(/^Not enough credits\. You need 10000 AI credits, but only have \d+\./),
      });
    });

    it("[C15] works without scripts", async () => {
      const page = await open({ javaScriptEnabled: false, expectedErrors: [/422/] });
      await field(page).fill("x");
      await page.getByRole("button", { name: "Set limit" }).click();
      await page.getByText("Please enter a whole number of credits, from 0 to 100,000,000").waitFor();
      await expect.poll(() => field(page).inputValue()).toBe("x");
      await field(page).fill("40");
      await page.getByRole("button", { name: "Set limit" }).click();
      await page.getByText("Spending limit: 40 AIC a month").waitFor();
      await page.getByRole("button", { name: "Remove limit" }).click();
      await page.getByText("Spending limit removed").waitFor();
      expect(await limit()).toBeNull();
    });

    it.each(["-1", "1.5", "1e3", "100000001", ""])("[C15] refuses %j", async (monthlyMax) => {
      const answer = await send("limit", { monthlyMax });
      expect(answer.status).toBe(422);
      expect(await limit()).toBeNull();
    });
  });

  describe("low-balance mail", () => {
    it("[C15] can be configured and turned off, with and without scripts", async () => {
      const mark = () => findLowBalanceThreshold(site.ledger.db, ada.userId);
      const page = await open();
      const box = page.getByRole("checkbox", {
        name: "Email me when credits I can use for anything fall below this amount",
      });
      expect([await box.isChecked(), await page.getByLabel("Amount in AIC").inputValue()]).toEqual([true, "50"]);
      await page.getByText("The amount follows your plan until you save your own.").waitFor();
      await untilHydrated(box);
      await page.getByLabel("Amount in AIC").fill("0");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Please enter a whole number of credits, from 1 to 100,000,000").waitFor();
      await page.getByLabel("Amount in AIC").fill("120");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("We’ll email you below 120 AIC").waitFor();
      expect(await mark()).toEqual({ mark: 120, isChosen: true });
      const plain = await open({ javaScriptEnabled: false });
      await plain.getByRole("checkbox").uncheck();
      await plain.getByRole("button", { name: "Save", exact: true }).click();
      await plain.getByText("No email when credits run low").waitFor();
      await expect.poll(() => plain.getByRole("checkbox").isChecked()).toBe(false);
      expect(await mark()).toEqual({ mark: 0, isChosen: true });
    });

    it("[C15] is sent once when a run takes the balance below the threshold, and links to its setting", async () => {
      const bob = await openAccount(on.site);
      const jobs = await startJobs(on.site.databaseUrl, createQuietLog().log, createMetrics());
      try {
        await jobs.prepare([creditsLow, firstRunFinished]);
        const ledger = { ...site.ledger, jobs };
        const lot = {
          bucket: "general",
          source: "purchase",
          originId: randomUUID(),
          amount: 100,
          expiresAt: null,
        } as const;
        await grantCredits(ledger, {
          userId: bob.userId,
          idempotencyKey: "pack",
          lots: [lot],
          lowBalanceThreshold: 60,
        });
        for (const amount of [45, 20]) {
          const hold = await holdCredits(ledger, {
            userId: bob.userId,
            amount,
            idempotencyKey: randomUUID(),
            purpose: { isAdvanced: false, isImage: false },
            planRuns: { max: null, since: new Date(0) },
          });
          await captureHold(ledger, { hold, amount, idempotencyKey: randomUUID() });
        }
        const mailsToBob = async () => (await waitForMails(on.site, 1)).filter(({ to }) => to === bob.email);
        const low = async () => (await mailsToBob()).filter(({ subject }) => /running low/.test(subject));
        await expect.poll(async () => (await low()).length).toBe(1);
        const [mail] = await low();
        expect(mail?.text).toMatch(/(55|35) basic credits are left, which is below your alert level of 60\./);
        expect(mail?.html).toContain(`${on.site.url}/settings/credits#low-balance`);
      } finally {
        await jobs.stop(1_000);
      }
    });
  });
});

describe("the credits page without payments", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "off" } });

  it("[C7] says so, disables its buttons, and refuses forms that are sent anyway", async () => {
    const ada = await openAccount(on.site);
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}${path}`);
    await page.getByText("Credits can’t be bought here right now").waitFor();
    expect(await page.locator("#packs button:disabled").count()).toBe(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    const answer = await postForm(on.site, `${path}?form=purchase`, { amount: "500" }, { cookie: ada.cookie });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Nothing can be bought here right now");
  });
});
