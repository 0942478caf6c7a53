import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { useLanguageEngine } from "../test/language-engine.ts";
import { grantTo } from "../test/ledger.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

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
    await page.getByText(/^At most 2 AI credits: 1 per 1,000 tokens, rounded up/).waitFor();
    await page.getByText("Once it has started, you can’t stop it.").waitFor();
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

  it("[F15][C9] an answer of no use changes nothing and says so; a failure costs nothing", async () => {
    const page = await openStep3("An unusable poster for a jazz night");
    const headline = await page.getByLabel("Headline").inputValue();
    await page.getByRole("button", { name: /^Improve with/ }).click();
    await page
      .getByRole("alert")
      .getByText(/sent an answer that can’t be used.* Cost: 2 AI credits/)
      .waitFor();
    await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe(headline);
    const before = await balance();
    engine.proxy.fault = { kind: "answer", status: 401, body: "{}" };
    await page.getByRole("button", { name: /^Improve with/ }).click();
    await page
      .getByRole("alert")
      .getByText(/It cost you nothing/)
      .waitFor();
    await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe(headline);
    expect(await balance()).toBe(before);
  });
});
