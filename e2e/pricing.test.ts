import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { creditRates, mediaRates, priceExample } from "#credits/rules.ts";
import { openAccount, testPassword } from "../test/accounts.ts";
import { phone } from "../test/browser.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("the pricing page", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });

  const timeAfterASecond = async (page: Page) => {
    await page.clock.runFor(1_000);
    return page.getByRole("timer").innerText();
  };
  const plan = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
  const prices = (page: Page) =>
    Promise.all(
      ["Free", "Pro", "Business"].map(async (name) =>
        (
          await plan(page, name)
            .getByText(/^\$\d+$/)
            .innerText()
        ).trim(),
      ),
    );

  it("[A19] starts with monthly prices, and shows yearly prices with their period on request", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing`);
    const period = page.getByRole("navigation", { name: "Billing period" });
    const current = period.locator("[aria-current]");
    expect(await current.innerText()).toBe("Monthly");
    expect(await prices(page)).toEqual(["$0", "$19", "$49"]);
    expect(await plan(page, "Pro").getByText("per month", { exact: true }).isVisible()).toBe(true);
    expect(await period.getByText("Save 15%").isVisible()).toBe(true);

    await period.getByRole("link", { name: "Yearly" }).click();
    await page.waitForURL(`${on.site.url}/pricing?interval=yearly`);
    await expect.poll(() => prices(page)).toEqual(["$0", "$190", "$490"]);
    await expect.poll(() => current.innerText()).toContain("Yearly");
    await expect.poll(() => plan(page, "Business").getByText("per year", { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => plan(page, "Pro").getByText("That is $15.83 per month.").isVisible()).toBe(true);

    await period.getByRole("link", { name: "Monthly" }).click();
    await page.waitForURL(`${on.site.url}/pricing`);
    await expect.poll(() => prices(page)).toEqual(["$0", "$19", "$49"]);
  });

  it("[A19] lists what each plan includes and what it does not", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing`);
    const limits = async (name: string) => (await plan(page, name).getByRole("definition").allInnerTexts()).join(" ");
    expect(await limits("Free")).toBe("5 25 0 5 1");
    expect(await limits("Pro")).toBe("100 500 100 50 1");
    expect(await limits("Business")).toBe("Unlimited 2,000 500 200 Up to 5");
    expect(await plan(page, "Pro").getByText("Recommended").isVisible()).toBe(true);
    const features = (name: string) => plan(page, name).getByRole("listitem");
    const missing = "Not included:";
    expect(await features("Free").filter({ hasNotText: missing }).allInnerTexts()).toEqual([
      "Limited access to tools",
      "Standard support",
    ]);
    expect(await features("Pro").filter({ hasText: missing }).count()).toBe(3);
    expect(await features("Pro").filter({ hasNotText: missing }).allInnerTexts()).toEqual(
      expect.arrayContaining([
        "Full access to all basic tools",
        "Priority support",
        "Advanced AI models",
        "No watermarks",
      ]),
    );
    expect(await features("Business").allInnerTexts()).toEqual(
      expect.arrayContaining([
        "Full access to all tools",
        "Premium support",
        "Team collaboration",
        "API access",
        "Custom branding",
      ]),
    );
    expect(await features("Business").filter({ hasText: missing }).count()).toBe(0);
  });

  it("[A19][C17] explains what a credit buys, what packs cost, and the money-back guarantee", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing`);
    const credits = page.getByRole("region", { name: "What credits cost" });
    const rates = await credits.getByLabel("Price of a run").getByRole("definition").allInnerTexts();
    expect(rates.map((text) => text.replace(/\s+/g, " "))).toEqual([
      "1 credit per 1,000 tokens",
      "10 credits per image",
      "5 credits per minute",
      "15 credits per design",
    ]);
    const media = await credits.getByLabel("Price of other media").getByRole("definition").allInnerTexts();
    expect(media).toEqual(mediaRates.map(({ aic, unit }) => `${aic} credits per ${unit}`));
    expect(await credits.getByText(priceExample()).isVisible()).toBe(true);
    expect(await plan(page, "Business").getByRole("term").filter({ hasText: "Users" }).innerText()).toBe("Users");
    const faq = await (await fetch(`${on.site.url}/faq`)).text();
    for (const { name, aic, unit } of [...creditRates, ...mediaRates]) {
      expect(faq, name).toContain(`${name}: ${aic} per ${unit}`);
    }
    expect(await credits.getByText("from 500 credits for $5", { exact: false }).isVisible()).toBe(true);
    expect(await page.getByText("14-day money-back guarantee.", { exact: false }).first().isVisible()).toBe(true);
    expect(await plan(page, "Pro").getByText("The first 7 days are free.", { exact: false }).isVisible()).toBe(true);
    expect(await plan(page, "Free").getByText("days are free", { exact: false }).count()).toBe(0);
  });

  it.each([true, false])(
    "[A19] sends a guest's choice to the sign-in page and back to the chosen plan (scripts: %s)",
    async (javaScriptEnabled) => {
      const page = await on.browser.open({ javaScriptEnabled });
      await page.goto(`${on.site.url}/pricing`);
      await page.getByRole("link", { name: "Yearly" }).click();
      await page.waitForURL(/interval=yearly/);
      await page.getByRole("link", { name: "Choose Pro" }).click();
      const chosen = "redirectTo=/pricing%3Fplan%3Dpro%26interval%3Dyearly";
      await page.waitForURL(`${on.site.url}/login?${chosen}`);
      await page.getByRole("link", { name: "Create an account" }).click();
      await page.waitForURL(`${on.site.url}/signup?${chosen}`);
      await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
      await page.waitForURL(`${on.site.url}/login?${chosen}`);
      const { email } = await openAccount(on.site);
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(testPassword);
      await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
      await page.waitForURL(`${on.site.url}/pricing?plan=pro&interval=yearly`);
      await plan(page, "Pro").getByText("Your choice").waitFor();
      await expect.poll(() => page.getByText("Your choice").count()).toBe(1);
      expect(await prices(page)).toEqual(["$0", "$190", "$490"]);
      // Changing the period keeps the choice.
      await page.getByRole("link", { name: "Monthly" }).click();
      await page.waitForURL(`${on.site.url}/pricing?plan=pro&interval=monthly`);
      await expect.poll(() => prices(page)).toEqual(["$0", "$19", "$49"]);
      await expect.poll(() => plan(page, "Pro").getByText("Your choice").isVisible()).toBe(true);
      // A signed-in user does not have to sign in again.
      await expect
        .poll(() => plan(page, "Business").getByRole("button", { name: "Try Business for 7 days" }).isEnabled())
        .toBe(true);
    },
  );

  it("[A19] counts down from 30:00 every second, announces it rarely, and removes the banner at 00:00", async () => {
    const page = await on.browser.open();
    await page.clock.install({ time: new Date("2026-11-21T12:00:00Z") });
    await page.clock.pauseAt(new Date("2026-11-21T12:00:01Z"));
    await page.goto(`${on.site.url}/pricing`);
    const timer = page.getByRole("timer");
    const spoken = page.locator("aside [aria-live]");
    expect(await timer.innerText()).toBe("30:00");

    // Scripts may still be loading, so let time pass until the banner reacts.
    await expect.poll(() => timeAfterASecond(page)).toMatch(/^29:/);
    const secondsLeft = async () => {
      const [minutes = 0, seconds = 0] = (await timer.innerText()).split(":").map(Number);
      return minutes * 60 + seconds;
    };
    const runDownTo = async (seconds: number, text: string) => {
      await page.clock.runFor(((await secondsLeft()) - seconds) * 1_000);
      await expect.poll(() => timer.innerText()).toBe(text);
    };
    await runDownTo(1_790, "29:50");
    await runDownTo(1_789, "29:49");
    expect(await spoken.innerText()).toBe("");
    await runDownTo(600, "10:00");
    expect(await spoken.innerText()).toBe("This note closes in 10 minutes.");
    await runDownTo(599, "09:59");
    expect(await spoken.innerText()).toBe("");
    await runDownTo(1, "00:01");
    await page.clock.runFor(1_000);
    await timer.waitFor({ state: "detached" });
    expect(await page.getByText("7 days free on Pro and Business").count()).toBe(0);
    // The offer itself has not ended.
    expect(await page.getByRole("link", { name: "Choose Pro" }).isVisible()).toBe(true);
  });

  it("[A19] restarts the countdown on the next visit, and the banner can be closed", async () => {
    const page = await on.browser.open();
    await page.clock.install({ time: new Date("2026-11-21T12:00:00Z") });
    await page.clock.pauseAt(new Date("2026-11-21T12:00:01Z"));
    await page.goto(`${on.site.url}/pricing`);
    await expect.poll(() => timeAfterASecond(page)).toMatch(/^29:/);
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Features" }).click();
    await page.waitForURL(`${on.site.url}/features`);
    await header.getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL(`${on.site.url}/pricing`);
    await expect.poll(() => page.getByRole("timer").innerText()).toBe("30:00");
    await page.getByRole("button", { name: "Close this note" }).click();
    await page.getByRole("timer").waitFor({ state: "detached" });
  });

  it("[A19] shows no countdown without scripts", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}/pricing`);
    expect(await page.getByText("7 days free on Pro and Business").isVisible()).toBe(true);
    expect(await page.getByText("30:00").isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Close this note" }).isVisible()).toBe(false);
  });

  it("[A19] Upgrade opens the sign-in page with the shown period", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing?interval=yearly`);
    await page.getByRole("link", { name: "Upgrade" }).click();
    await page.waitForURL(`${on.site.url}/login?redirectTo=/pricing%3Fplan%3Dpro%26interval%3Dyearly`);
  });

  it("[A19] links enterprises to sales, questions to answers, and everything else to support", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing`);
    const enterprise = page.getByRole("region", { name: "Enterprise" });
    expect(await enterprise.getByRole("link", { name: "Contact Sales" }).getAttribute("href")).toBe(
      "/contact?subject=partnership",
    );
    const questions = page.getByRole("region", { name: "Pricing questions" });
    expect(await questions.locator("details").count()).toBe(5);
    const answer = questions.getByText("Yes. Log in and choose a plan");
    expect(await answer.isVisible()).toBe(false);
    await questions.getByText("Can I subscribe now?").click();
    await expect.poll(() => answer.isVisible()).toBe(true);
    await expect
      .poll(() => questions.getByRole("link", { name: "Contact Support" }).getAttribute("href"))
      .toBe("/contact?subject=support");
  });

  it("[C16] passes a visitor's code on to the sign-in page, without revealing whether it exists", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing?interval=yearly`);
    const field = page.getByLabel("Discount or referral code (optional)");
    await page.getByText("Have a code?").click();
    await field.fill("easel 7kq4 m2xd");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("We’ll check it and show your prices after you sign in.").waitFor();
    expect(await prices(page)).toEqual(["$0", "$190", "$490"]);
    const choice = encodeURIComponent("?plan=pro&interval=yearly&code=easel+7kq4+m2xd");
    await expect
      .poll(() => page.getByRole("link", { name: "Choose Pro" }).getAttribute("href"))
      .toBe(`/login?redirectTo=/pricing${choice}`);
    await page.getByRole("link", { name: "Remove the code" }).click();
    await page.getByText("Have a code?").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Choose Pro" }).getAttribute("href")).not.toContain("code");
  });

  it("[A19] shows a price before any scrolling, on a laptop and on a phone, and says what each feature is", async () => {
    for (const viewport of [phone, { width: 1280, height: 720 }]) {
      const page = await on.browser.open({ viewport });
      await page.goto(`${on.site.url}/pricing`);
      const price = await page.getByText("$0", { exact: true }).first().boundingBox();
      expect(price && price.y + price.height).toBeLessThan(viewport.height);
      const meanings = page.getByRole("region", { name: "What the features are" });
      const features = await page
        .getByRole("list", { name: /^Features of/ })
        .getByRole("listitem")
        .allInnerTexts();
      const said = (await meanings.innerText()).replaceAll("\n", ", ");
      for (const feature of features) {
        expect(said).toContain(feature.replace(/^Not included:\s*/, "").trim());
      }
      await page.close();
    }
  });

  it("[A19] sends no request to the server when the period changes", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing`, { waitUntil: "networkidle" });
    const named = new Set(await page.evaluate(addressesNamedByPage));
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.getByRole("link", { name: "Yearly" }).click();
    await page.waitForURL(/interval=yearly/);
    await expect.poll(() => prices(page)).toEqual(["$0", "$190", "$490"]);
    expect(requests.filter((url) => !named.has(url))).toEqual([]);
  });
});

/** Runs in the page. Ignores requests that a busy browser may send late, such as lazy logos and icons. Page data is never at these URLs. */
function addressesNamedByPage(): string[] {
  const images = [...document.images].map(({ src }) => src);
  const links = [...document.querySelectorAll<HTMLLinkElement>("head link[href]")].map(({ href }) => href);
  return [...images, ...links, ...performance.getEntriesByType("resource").map(({ name }) => name)];
}

describe("the pricing page without payments", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "off" } });

  it("[C1] says so next to the prices, and offers no payment page", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/pricing`);
    await page.getByText("Plans can’t be bought here right now").waitFor();
    const questions = page.getByRole("region", { name: "Pricing questions" });
    await questions.getByText("Can I subscribe now?").click();
    await questions.getByText("Not yet: payments aren’t set up on this site.").waitFor();
    await expect.poll(() => page.getByText("The first 7 days are free").count()).toBe(0);
    await expect.poll(() => page.getByText("$19", { exact: true }).count()).toBe(1);
    const member = await openSignedIn(on, await openAccount(on.site));
    await member.goto(`${on.site.url}/pricing`);
    for (const shown of [page, member]) {
      const buttons = shown.getByRole("button", { name: "Not available here" });
      expect([await buttons.count(), await buttons.first().isDisabled()]).toEqual([2, true]);
      expect(await shown.getByRole("link", { name: /^Choose (?:Pro|Business)$/ }).count()).toBe(0);
    }
  });
});
