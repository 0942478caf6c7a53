import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { useLanguageEngine } from "../test/language-engine.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { expectToFit } from "../test/tool-screen.ts";

const usage = { prompt_tokens: 700, completion_tokens: 600 };
const answer = {
  headline: "Swing till midnight",
  subline: "Four bands, one cellar",
  action: "Save a seat",
  date: "Saturday",
  place: "Blue Note",
  style: "deco",
  reason: "Night and gold",
};

describe("help by a language engine with the words of a design", () => {
  const engine = useLanguageEngine();
  const { mock } = engine;
  const on = useSiteAndBrowser(() => ({ env: engine.environment(["GROQ"]) }));
  let ada: TestPerson;
  beforeAll(async () => {
    mock.onMessage(/unusable/, { content: "I would rather talk about the weather.", usage });
    mock.onMessage(/./, { content: JSON.stringify(answer), usage });
  });
  const credits = useSiteLedger(on);
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 20 });
  });

  async function openStep3(prompt: string) {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/image-generator`);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect.poll(() => page.getByLabel("Headline").inputValue()).not.toBe("");
    return page;
  }
  async function balance(): Promise<number> {
    const response = await fetch(`${on.site.url}/api/credits`, { headers: { cookie: ada.cookie } });
    return ((await response.json()) as { balance: { available: number } }).balance.available;
  }

  it("[F15][C8] an engine suggests words in the same fields, never over what the user typed, and they can be taken back", async () => {
    const page = await openStep3("Poster for a jazz night at Blue Note, Friday 12 March, 8 pm");
    await page.getByLabel("Call to action").fill("Join us");
    await page.getByText(/^At most [23] AI credits: 1 per 1,000 tokens, rounded up/).waitFor();
    await page.getByText("Stop early and you pay for what you sent and what was written.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: /^Improve with/ }).click();
    await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe(answer.headline);
    await expect.poll(() => page.getByLabel("Line below").inputValue()).toBe(answer.subline);
    await expect.poll(() => page.getByLabel("Call to action").inputValue()).toBe("Join us");
    await expect.poll(() => page.getByLabel("Date and time").inputValue()).toBe("Friday 12 March, 8 pm");
    await page.getByText(/wrote: Headline, Line below\. Cost: 2 AI credits\./).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await balance()).toBe(18);
    await page.getByRole("button", { name: "Use Deco" }).click();
    await page.getByLabel("Line below").fill("Two bands");
    await page.getByRole("button", { name: "Take back" }).click();
    await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe("Jazz night");
    await expect.poll(() => page.getByLabel("Line below").inputValue()).toBe("Two bands");
    await expect.poll(() => page.getByLabel("Call to action").inputValue()).toBe("Join us");
  });

  it("[F15][C9][E6][E11] an answer of no use changes and costs nothing, nor does a failure, which is tried again; a stop costs what came", async () => {
    const page = await openStep3("An unusable poster for a jazz night");
    const headline = await page.getByLabel("Headline").inputValue();
    await page.getByRole("button", { name: /^Improve with/ }).click();
    const nothing = page.getByRole("alert").getByText(/It cost you nothing/);
    await nothing.waitFor();
    await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe(headline);
    expect(await balance()).toBe(20);
    engine.proxy.fault = { kind: "silence", afterEvents: 4 };
    await page.setViewportSize(phone);
    const calls = engine.proxy.calls.length;
    await page.getByRole("button", { name: "Try again" }).click();
    await nothing.waitFor({ state: "detached" });
    await expect.poll(() => engine.proxy.calls.length).toBe(calls + 1);
    const stop = page.getByRole("button", { name: "Stop", exact: true });
    await expectToFit(page, stop);
    await stop.click();
    await page.getByText("Stopped. Your words stay as they were. The credits page shows what it cost.").waitFor();
    const lastRun = () =>
      querySite<{ state: string; price: number }>(
        on.site,
        "select state, price_aic as price from runs where user_id = $1 order by created_at desc limit 1",
        [ada.userId],
      );
    await expect.poll(async () => (await lastRun())[0]?.state).toBe("stopped");
    expect(await balance()).toBe(20 - ((await lastRun())[0]?.price ?? 0));
    expect(await page.getByLabel("Headline").inputValue()).toBe(headline);
  });
});
