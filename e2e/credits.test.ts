import { beforeAll, describe, expect, it } from "vitest";
import { expireLots, grantCredits, holdCredits, refundCapture } from "#credits/index.ts";
import { creditRates, mediaRates, serviceTypes } from "#credits/rules.ts";
import { dayMs } from "#platform/clock.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { grantMonth, spend, useSiteLedger } from "../test/credits-people.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { queryOnce } from "../test/test-database.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

describe("the credits page", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });
  const site = useSiteLedger(on);

  const open = async (person: TestPerson, path = "/settings/credits", options = {}) => {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  };
  const inDays = (days: number) => new Date(Date.now() + days * dayMs);

  describe("of a new user", () => {
    let ada: TestPerson;
    beforeAll(async () => {
      ada = await openAccount(on.site);
    });

    it("[C7] shows that there are no credits and no history, and still offers plans and packs", async () => {
      const page = await open(ada);
      await page.getByText("No credits information available").waitFor();
      await page.getByText("No transaction history available").waitFor();
      expect(await page.getByRole("button", { name: /^Purchase/ }).count()).toBe(4);
      expect(await page.getByRole("progressbar").count()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    it("[C7] redirects guests to the sign-in page and back", async () => {
      for (const path of ["/settings/credits", "/settings/credits/statement.csv"]) {
        const answer = await fetch(`${on.site.url}${path}`, { redirect: "manual", headers: { accept: "text/html" } });
        expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login?redirectTo=/settings/credits"]);
      }
    });
  });

  describe("of a user with credits", () => {
    let ada: TestPerson;
    beforeAll(async () => {
      ada = await openAccount(on.site);
      const { ledger } = site;
      await grantMonth(ledger, ada.userId, { basic: 25, advanced: 0, image: 5, expiresAt: inDays(60) });
      await spend(ledger, ada.userId, { amount: 12, serviceType: "text", description: "three headlines" });
      await holdCredits(ledger, {
        userId: ada.userId,
        amount: 3,
        idempotencyKey: "under-way",
        purpose: { isAdvanced: false, isImage: false },
        planRuns: { max: null, since: new Date(0) },
      });
    });

    it("[C7] shows the balance compared with the plan's month, in the required words", async () => {
      const page = await open(ada);
      await page.getByRole("heading", { level: 1, name: "AI Credits" }).waitFor();
      const card = page.getByRole("region", { name: "Balance" });
      // 30 granted, 12 spent, 3 reserved.
      await card.getByText("15 AIC", { exact: true }).waitFor();
      const bar = card.getByRole("progressbar");
      expect(await bar.getAttribute("aria-valuenow")).toBe("60");
      expect(await bar.locator("rect").getAttribute("width")).toBe("60");
      await card.getByText("Your Free plan includes 25 AIC per month", { exact: true }).waitFor();
      await card.getByText(", plus 5 image credits", { exact: true }).waitFor();
      for (const rate of [...creditRates, ...mediaRates].map(({ aic, unit }) => `${aic} AIC per ${unit}`))
        await card.getByText(rate, { exact: true }).waitFor();
      await card.getByText(/^Last reset: \w/).waitFor();
      await card.getByText(/^Next reset: \w/).waitFor();
      const facts = (await card.getByRole("definition").allTextContents()).slice(0, 6);
      expect(facts.slice(0, 4)).toEqual(["10 AIC", "0 AIC", "5 AIC", "3 AIC"]);
      expect(facts[4]).toMatch(/^\d of 5$/);
      expect(facts[5]).toMatch(/: 10 basic credits and 5 image credits$/);
      await page.getByText("Current plan: Free").waitFor();
      const plans = page.getByRole("link", { name: "View Subscription Plans" });
      expect(await plans.getAttribute("href")).toBe("/settings/billing");
    });

    it.each([
      { colorScheme: "light", viewport: phone },
      { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
    ] as const)("[C7] has no axe violations and does not overflow the screen: %j", async (options) => {
      const page = await open(ada, "/settings/credits", options);
      await untilHydrated(page.getByRole("slider"));
      await page.getByText("View as a table").click();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    });

    it("[C7] caps the bar at 100%, whatever was bought", async () => {
      const bob = await openAccount(on.site);
      const lot = {
        bucket: "general",
        source: "purchase",
        originId: "order:77",
        amount: 3_000,
        expiresAt: null,
      } as const;
      await grantCredits(site.ledger, { userId: bob.userId, idempotencyKey: "pack", lots: [lot] });
      const page = await open(bob);
      await page.getByText("3,000 AIC", { exact: true }).first().waitFor();
      expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
      await page.getByText("Nothing. Your credits don’t expire.").waitFor();
      expect(await page.getByText("Last reset:").count()).toBe(0);
    });

    it("[C11] shows when the plan's generations are used up, and what can still be spent", async () => {
      const bob = await openAccount(on.site);
      // Sets the start of the Free plan's months; otherwise a sweep could start them during this test.
      const opening = "insert into credit_refreshes (user_id, anchor_at, next_number) values ($1, $2, 1)";
      await queryOnce(on.site.databaseUrl, opening, [bob.userId, inDays(-1)]);
      await grantMonth(site.ledger, bob.userId, { basic: 25, advanced: 0, image: 5, expiresAt: inDays(60) });
      for (let run = 1; run <= 5; run++) {
        await spend(site.ledger, bob.userId, { amount: 1, serviceType: "text" });
      }
      const card = (await open(bob)).getByRole("region", { name: "Balance" });
      await card.getByText("5 of 5").waitFor();
      await card.getByText("Your plan’s credits can be used after the next reset.", { exact: false }).waitFor();
    });

    it("[C11] disables what is certain to be refused before the press, until other credits pay for it", async () => {
      const bob = await openAccount(on.site);
      const opening = "insert into credit_refreshes (user_id, anchor_at, next_number) values ($1, $2, 1)";
      await queryOnce(on.site.databaseUrl, opening, [bob.userId, inDays(-1)]);
      await grantMonth(site.ledger, bob.userId, { basic: 25, advanced: 0, image: 5, expiresAt: inDays(60) });
      for (let run = 1; run <= 5; run++) await spend(site.ledger, bob.userId, { amount: 1, serviceType: "text" });
      const page = await openSignedIn(on, bob);
      await page.goto(`${on.site.url}/design-generator`);
      await page.getByLabel("Prompt").fill("A reading tracker");
      await page.getByText("You’ve used this month’s 5 generations.").waitFor();
      const generate = page.getByRole("button", { name: "Generate", exact: true });
      expect(await generate.isDisabled()).toBe(true);
      await page.goto(`${on.site.url}/image-generator?mode=act`);
      await page.getByText("You’ve used this month’s 5 generations.").waitFor();
      expect(await generate.isDisabled()).toBe(true);
      const lot = { bucket: "general", source: "purchase", originId: "order:79", expiresAt: null, amount: 20 } as const;
      await grantCredits(site.ledger, { userId: bob.userId, idempotencyKey: "twenty", lots: [lot] });
      await page.reload();
      await page.getByLabel("Prompt").fill("Poster for a flea market");
      await expect.poll(() => generate.isEnabled()).toBe(true);
      expect(await page.getByRole("radio", { name: "2", exact: true }).isChecked()).toBe(true);
    });

    it("[C7] fits the largest amounts on a small phone", async () => {
      const bob = await openAccount(on.site);
      const lot = { bucket: "general", source: "purchase", originId: "order:78", expiresAt: null } as const;
      const lots = [{ ...lot, amount: 100_000_000 }];
      await grantCredits(site.ledger, { userId: bob.userId, idempotencyKey: "large", lots });
      await spend(site.ledger, bob.userId, { amount: 99_999_999, serviceType: "text", description: "x".repeat(120) });
      const page = await open(bob, "/settings/credits", { viewport: { width: 320, height: 640 } });
      await page.getByText("+100,000,000", { exact: true }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    it("[B12] shows the balance in the account menu, loading it only when the menu opens", async () => {
      const page = await openSignedIn(on, ada);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/credits")) asked.push(request.url());
      });
      await page.goto(`${on.site.url}/features`);
      const menu = page.getByRole("button", { name: "Account menu" });
      await page.locator("nav[aria-label=Account]:not([data-waiting])").waitFor();
      expect(asked).toEqual([]);
      await menu.click();
      await page.getByRole("navigation", { name: "Account" }).getByText("15 AI credits").waitFor();
      expect(asked).toHaveLength(1);
      await page.setViewportSize(phone);
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.locator("dialog summary", { hasText: "Ada Lovelace" }).click();
      await page.getByRole("dialog").getByText("15 AI credits").waitFor();
    });

    it("[C7] offers scripts the user's own balance, and no one else's", async () => {
      const ask = (path: string, cookie = "") => fetch(`${on.site.url}${path}`, { headers: { cookie } });
      const own = await ask("/api/credits", ada.cookie);
      expect(own.headers.get("cache-control")).toBe("private, no-store");
      expect(await own.json()).toMatchObject({
        balance: { available: 15, held: 3, buckets: { general: 10, image: 5 } },
      });
      const bob = await openAccount(on.site);
      const others = await ask(`/api/credits?userId=${ada.userId}`, bob.cookie);
      expect(await others.json()).toEqual({ balance: null });
      const usage = await ask(`/api/credits/usage?userId=${ada.userId}`, bob.cookie);
      expect(await usage.json()).toMatchObject({ total: 0, runs: 0 });
      for (const path of ["/api/credits", "/api/credits/usage"]) expect((await ask(path)).status).toBe(401);
    });

    it("[C10] grants a Free month that has begun since the last visit, once", async () => {
      const bob = await openAccount(on.site);
      const opening = "insert into credit_refreshes (user_id, anchor_at, next_number) values ($1, $2, 1)";
      await queryOnce(on.site.databaseUrl, opening, [bob.userId, inDays(-40)]);
      await grantMonth(site.ledger, bob.userId, { basic: 25, advanced: 0, image: 5, expiresAt: inDays(60) });
      const ask = () => fetch(`${on.site.url}/api/credits`, { headers: { cookie: bob.cookie } });
      const answers = await Promise.all(Array.from({ length: 5 }, ask));
      for (const answer of answers) expect(await answer.json()).toMatchObject({ balance: { available: 60 } });
      const page = await open(bob);
      await page.getByRole("region", { name: "Balance" }).getByText("60 AIC", { exact: true }).waitFor();
    });
  });

  describe("history", () => {
    let ada: TestPerson;
    beforeAll(async () => {
      ada = await openAccount(on.site);
      const { ledger } = site;
      ledger.setTime(inDays(-40));
      await grantMonth(ledger, ada.userId, { basic: 500, advanced: 0, image: 0, expiresAt: inDays(-1) });
      for (let count = 1; count <= 117; count++) {
        await spend(ledger, ada.userId, { amount: 1, serviceType: "text", description: `run ${count}` });
      }
      ledger.setTime(new Date());
      await expireLots(ledger);
      await grantMonth(ledger, ada.userId, { basic: 500, advanced: 0, image: 0, expiresAt: inDays(60) });
    });

    it("[C7] [C10] shows 120 transactions, 50 per page, newest first, with signs, colors and labels, including expiry", async () => {
      const page = await open(ada);
      const rows = page.locator("#history tbody tr");
      const cells = (index: number) => rows.nth(index).locator("td").allTextContents();
      expect(await page.locator("#history th").allTextContents()).toEqual([
        "Date",
        "Service",
        "Source",
        "Description",
        "Amount",
      ]);
      expect(await rows.count()).toBe(50);
      expect((await cells(0)).slice(1)).toEqual(["System", "Subscription", "Monthly credits", "+500"]);
      expect((await cells(1)).slice(1)).toEqual(["System", "Expiry", "Unused credits expired", "-383"]);
      expect((await cells(2)).slice(1)).toEqual(["Text Generation", "System", "run 117", "-1"]);
      const colorOf = (index: number) =>
        rows
          .nth(index)
          .locator("td")
          .last()
          .evaluate((cell) => getComputedStyle(cell).color);
      const named = (role: string) =>
        page.evaluate((name) => {
          const probe = document.createElement("i");
          probe.style.color = `var(--${name})`;
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }, role);
      expect([await colorOf(0), await colorOf(2)]).toEqual([await named("success"), await named("danger")]);
      const seen = new Set<string>();
      const note = async () => {
        for (const text of await rows.locator("td:nth-child(4)").allTextContents()) seen.add(text);
      };
      await note();
      for (const [count, last] of [
        [50, "run 20"],
        [20, "Monthly credits"],
      ] as const) {
        await page.getByRole("link", { name: "Older" }).press("Enter");
        await expect.poll(async () => (await cells((await rows.count()) - 1))[3]).toBe(last);
        await expect.poll(() => rows.count()).toBe(count);
        await note();
      }
      expect(seen.size).toBe(119);
      await expect.poll(() => page.getByRole("link", { name: "Older" }).count()).toBe(0);
      await page.getByRole("link", { name: "Newer" }).click();
      await expect.poll(async () => (await cells(49))[3]).toBe("run 20");
      await page.getByRole("link", { name: "Newer" }).click();
      await expect.poll(async () => (await cells(0))[3]).toBe("Monthly credits");
      await expect.poll(() => page.getByRole("link", { name: "Newer" }).count()).toBe(0);
    });

    it("[C7] shows placeholder rows while another page loads", async () => {
      const page = await open(ada);
      const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
      await page.route("**/credits.data*", async (route) => {
        await mayGo;
        await route.continue();
      });
      const older = page.getByRole("link", { name: "Older" });
      await untilHydrated(older);
      await older.click();
      await page.getByText("Loading transactions").waitFor({ state: "attached" });
      await expect.poll(() => page.locator("#history [data-skeleton]").count()).toBeGreaterThan(0);
      expect(await accessibilityFaults(page, "#history")).toEqual([]);
      go();
      await page.getByText("run 20", { exact: true }).waitFor();
      await expect.poll(() => page.locator("#history [data-skeleton]").count()).toBe(0);
    });

    it("[C7] works without scripts, with readable rows on a phone", async () => {
      const page = await open(ada, "/settings/credits", { javaScriptEnabled: false, viewport: phone });
      const first = page.locator("#history tbody tr").first();
      const [description, amount] = await Promise.all(
        [4, 5].map((column) => first.locator(`td:nth-child(${column})`).boundingBox()),
      );
      expect(description?.y).toBe(amount?.y);
      expect((await first.locator("td:first-child").boundingBox())?.y).toBeGreaterThan(description?.y ?? 0);
      await page.getByRole("link", { name: "Older" }).click();
      await page.getByText("run 20", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Newer" }).click();
      await page.getByText("Unused credits expired").waitFor();
    });

    it.each([
      "before=0",
      "before=-3",
      "before=x",
      "before=1e9",
      "after=999999999999",
      "before=%00",
      "usage=years&after=1.5",
    ])("[C7] shows the newest page for ?%s", async (query) => {
      const answer = await fetch(`${on.site.url}/settings/credits?${query}`, {
        headers: { cookie: ada.cookie, accept: "text/html" },
      });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) expect(await answer.text()).toContain("Unused credits expired");
    });

    it("[C15] downloads a statement with all of the user's own rows, and no one else's", async () => {
      const bob = await openAccount(on.site);
      const read = (cookie: string) => fetch(`${on.site.url}/settings/credits/statement.csv`, { headers: { cookie } });
      const answer = await read(ada.cookie);
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename="easel-credits-[\d-]{10}\.csv"$/,
      );
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      const lines = (await answer.text()).trimEnd().split("\r\n");
      expect(lines).toHaveLength(121);
      expect(lines[1]).toMatch(/,System,Subscription,Monthly credits,500,500,$/);
      expect((await (await read(bob.cookie)).text()).trimEnd().split("\r\n")).toHaveLength(1);
      const page = await open(ada);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download CSV" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.csv$/);
    });
  });

  describe("usage", () => {
    let ada: TestPerson;
    beforeAll(async () => {
      ada = await openAccount(on.site);
      const { ledger } = site;
      ledger.setTime(inDays(-100));
      await grantMonth(ledger, ada.userId, { basic: 500, advanced: 0, image: 0, expiresAt: inDays(90) });
      await spend(ledger, ada.userId, { amount: 60, serviceType: "audio" });
      ledger.setTime(inDays(-5));
      await spend(ledger, ada.userId, { amount: 20, engineId: "imagen-4" });
      await spend(ledger, ada.userId, { amount: 4, serviceType: "text", engineId: "gpt-4o" });
      const number = await spend(ledger, ada.userId, { amount: 15, serviceType: "design" });
      await refundCapture(ledger, { userId: ada.userId, number, idempotencyKey: "back", description: "It failed" });
      ledger.setTime(new Date());
    });

    it("[C15] is charted by day, service and engine, with values for pointer and keyboard, and a table", async () => {
      const page = await open(ada, "/settings/credits", { timezoneId: "UTC" });
      const usage = page.getByRole("region", { name: "Usage" });
      const slider = usage.getByRole("slider", { name: "Day" });
      await untilHydrated(slider);
      const line = usage.locator("figcaption");
      expect(await line.textContent()).toBe("24 AIC in 2 runs, last 30 days");
      const drawing = usage.getByRole("img", { name: "AIC used per day, last 30 days" });
      expect(await drawing.locator("g").count()).toBe(30);
      expect(await drawing.locator("desc").textContent()).toMatch(/^24 AIC in total; most on /);
      expect(await usage.getByRole("listitem").allTextContents()).toEqual([
        "Image Creation20 AIC in 1 run",
        "Text Generation4 AIC in 1 run",
        "imagen-420 AIC in 1 run",
        "OpenAI GPT4 AIC in 1 run",
      ]);
      const words = /^\w+ \d+: 24 AIC\. Text Generation 4, Image Creation 20$/;
      await drawing.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0 } = (await drawing.boundingBox()) ?? {};
      // Five days ago, or six if a new day has begun meanwhile.
      const day = await drawing
        .locator("g")
        .evaluateAll((days) => days.findIndex((bars) => bars.querySelectorAll("rect").length > 1));
      await page.mouse.move(x + (width * (day + 0.5)) / 30, y + 20);
      await expect.poll(() => line.textContent()).toMatch(words);
      await page.mouse.move(x, y - 300);
      await expect.poll(() => line.textContent()).toContain("last 30 days");
      await usage.getByRole("link", { name: "12 months" }).focus();
      await page.keyboard.press("Tab");
      for (let count = 29; count > day; count--) await page.keyboard.press("ArrowLeft");
      await expect.poll(() => line.textContent()).toMatch(words);
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(words);
      await usage.getByText("View as a table").click();
      const rows = usage.getByRole("row");
      await expect.poll(() => rows.count()).toBe(31);
      await expect
        .poll(() => rows.first().getByRole("columnheader").allTextContents())
        .toEqual(["Day", "Text Generation", "Image Creation", "Total"]);
      await usage.getByText("Days and months are counted in UTC.").waitFor();
    });

    it("[C15] is counted in the user's time zone with scripts, and by month for a year", async () => {
      const page = await open(ada, "/settings/credits", { timezoneId: "Pacific/Auckland" });
      await page.getByText("your time zone, Pacific/Auckland").waitFor();
      await page.getByRole("link", { name: "12 months" }).click();
      await page.getByText("84 AIC", { exact: true }).waitFor();
      await page.getByRole("img", { name: "AIC used per month, last 12 months" }).waitFor();
      await page.getByText("your time zone, Pacific/Auckland").waitFor();
      expect(new URL(page.url()).search).toBe("?usage=months");
    });

    it("[C15] works without scripts, in UTC", async () => {
      const page = await open(ada, "/settings/credits?usage=months", { javaScriptEnabled: false });
      await page.getByText("84 AIC", { exact: true }).waitFor();
      await page.getByText("Days and months are counted in UTC.").waitFor();
      expect(await page.locator("#usage svg title").first().textContent()).toContain("12 months");
      expect(await page.locator("[style]").count()).toBe(0);
    });

    it("[C15] has a table that scrolls on a phone, even by keyboard, and a chart caption of constant height", async () => {
      const bob = await openAccount(on.site);
      await grantMonth(site.ledger, bob.userId, { basic: 500, advanced: 0, image: 0, expiresAt: inDays(90) });
      for (const serviceType of serviceTypes) await spend(site.ledger, bob.userId, { amount: 10, serviceType });
      const page = await open(bob, "/settings/credits", { viewport: phone });
      const slider = page.getByRole("slider");
      await untilHydrated(slider);
      const line = page.locator("#usage figcaption");
      const height = async () => (await line.boundingBox())?.height;
      const before = await height();
      await page.getByRole("link", { name: "12 months" }).focus();
      await page.keyboard.press("Tab");
      await expect.poll(() => line.textContent()).toContain("Other Services 10");
      expect(await height()).toBe(before);
      await page.getByText("View as a table").click();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      expect(await accessibilityFaults(page, "#usage")).toEqual([]);
    });

    it("[C15] shows the six most used engines, and the others on demand", async () => {
      const bob = await openAccount(on.site);
      await grantMonth(site.ledger, bob.userId, { basic: 500, advanced: 0, image: 0, expiresAt: inDays(90) });
      for (let engine = 1; engine <= 8; engine++) {
        const run = { amount: engine, serviceType: "text", engineId: `engine-${engine}` } as const;
        await spend(site.ledger, bob.userId, run);
      }
      const page = await open(bob);
      const usage = page.getByRole("region", { name: "Usage" });
      const engines = usage.getByText(/^engine-/);
      await engines.first().waitFor();
      expect(await engines.filter({ visible: true }).allTextContents()).toEqual(
        [8, 7, 6, 5, 4, 3].map((engine) => `engine-${engine}`),
      );
      await usage.getByText("2 more").press("Enter");
      await expect.poll(() => engines.filter({ visible: true }).count()).toBe(8);
      expect(await accessibilityFaults(page, "#usage")).toEqual([]);
    });

    it("[C15] says so if nothing was used", async () => {
      const bob = await openAccount(on.site);
      await grantMonth(site.ledger, bob.userId, { basic: 25, advanced: 0, image: 5, expiresAt: inDays(90) });
      const page = await open(bob);
      await page.getByText("Nothing used in the last 30 days.").waitFor();
    });
  });
});
