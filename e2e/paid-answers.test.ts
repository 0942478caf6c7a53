import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { useLanguageEngine } from "../test/language-engine.ts";
import { grantTo } from "../test/ledger.ts";
import { makePdf } from "../test/pdf-files.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const usage = { prompt_tokens: 700, completion_tokens: 600 };
const branches = {
  branches: [
    { text: "Stalls", children: ["Dumplings"] },
    { text: "Music", children: [] },
  ],
};
const outOfOrder = { kind: "answer", status: 500, body: "{}" } as const;

describe("answers that cost AI credits", () => {
  const engine = useLanguageEngine(10);
  const { mock } = engine;
  const on = useSiteAndBrowser(() => ({ env: engine.environment(["GROQ"]) }));
  let ada: TestPerson;
  beforeAll(() => {
    mock.onMessage(/"within"/, { content: JSON.stringify(branches), usage });
    mock.onMessage(/deposit/, { content: "The deposit is **two months** of rent [p. 1].", usage });
  });
  const credits = useSiteLedger(on);
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 20 });
  });

  async function balance(): Promise<number> {
    const response = await fetch(`${on.site.url}/api/credits`, { headers: { cookie: ada.cookie } });
    return ((await response.json()) as { balance: { available: number } }).balance.available;
  }

  async function open(path: string): Promise<Page> {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }
  /** AIC, as this sentence of the page has them. */
  const costIn = async (page: Page, sentence: RegExp): Promise<number> =>
    Number(/(\d+) AI credit/.exec(await page.getByText(sentence).innerText())?.[1]);

  it("[F7][C8][C9] branches of a mind map: the price before, stopped for what came, tried again after a failure, on a phone", async () => {
    const page = await open("/home/mindmap");
    await page.getByLabel("Topic").fill("Street food");
    await page.getByLabel("Start from").selectOption({ label: "Blank" });
    await page.getByRole("button", { name: "Create map" }).click();
    await page.waitForURL(/mindmap\/.+/);
    const address = page.url();
    const split = page.getByRole("button", { name: "More under this" });
    const items = () => page.getByRole("treeitem").allInnerTexts();
    await page.getByText(/^At most \d AI credits: 1 per 1,000 tokens/).waitFor();
    await page.getByText("Stop early and you pay for what you sent and what was written.").waitFor();
    await split.click();
    await page.getByText("Added 3 nodes. Cost: 2 AI credits.").waitFor();
    expect(await items()).toEqual(["Street food", "Stalls", "Dumplings", "Music"]);
    expect(await balance()).toBe(18);

    await page.setViewportSize(phone);
    await page.getByRole("treeitem", { name: "Music", exact: true }).click();
    engine.proxy.fault = { kind: "silence", afterEvents: 4 };
    const calls = engine.proxy.calls.length;
    await split.click();
    await page.getByRole("progressbar", { name: "Waiting for the answer" }).waitFor();
    await expect.poll(() => engine.proxy.calls.length).toBe(calls + 1);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    const stopped = await costIn(page, /^Stopped\. Nothing was changed\. Cost: \d AI credits?\.$/);
    expect([stopped <= 2, await balance()]).toEqual([true, 18 - stopped]);
    expect(await items()).toHaveLength(4);

    engine.proxy.fault = outOfOrder;
    await split.click();
    await page
      .getByRole("alert")
      .getByText(/It cost you nothing\./)
      .waitFor();
    expect(await balance()).toBe(18 - stopped);
    engine.proxy.fault = undefined;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Added 3 nodes. Cost: 2 AI credits.").waitFor();
    expect(await balance()).toBe(16 - stopped);
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    const markdown = await downloadBy(page.getByRole("button", { name: "Download Markdown" }));
    expect(markdown.bytes.toString()).toContain("- Music\n  - Stalls\n    - Dumplings\n");
    await page.goto(`${on.site.url}/workspace/library?tool=mindmap`);
    // The stopped one, too.
    await expect.poll(() => page.getByRole("link", { name: "Music" }).count()).toBeGreaterThan(1);
    await page.goto(address);
    await expect.poll(items).toHaveLength(7);
  });

  it("[F7][C8][C9] questions about a PDF: the price before, stopped for what came, tried again after a failure, on a phone", async () => {
    const page = await open("/home/chatpdf");
    const pdf = await makePdf(["Lease of the flat at Elm Street 4. The deposit is two months of rent."]);
    await page
      .getByRole("button", { name: "Upload a PDF" })
      .setInputFiles({ name: "Lease.pdf", mimeType: "application/pdf", buffer: pdf });
    const question = page.getByLabel("Question", { exact: true });
    const ask = page.getByRole("button", { name: "Ask", exact: true });
    await question.fill("How much is the deposit?");
    const price = /^At most \d+ AI credits: 1 per 1,000 tokens/;
    expect(await costIn(page, price)).toBeGreaterThanOrEqual(2);
    await page.getByText("Stop early and you pay for what you sent and what was written.").waitFor();
    await ask.click();
    const answers = page.getByRole("article", { name: /^Answer by/ });
    await answers.getByRole("link", { name: "p. 1" }).click();
    await page.locator(".pdf-mark").first().waitFor();
    await answers.getByText(/ · 2 AI credits$/).waitFor();
    expect(await balance()).toBe(18);
    expect((await downloadBy(page.getByRole("link", { name: "Download" }))).bytes.equals(pdf)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.setViewportSize(phone);
    engine.proxy.fault = { kind: "silence", afterEvents: 4 };
    await page.getByRole("button", { name: "Answers" }).click();
    await question.fill("And is the deposit returned?");
    await ask.click();
    await answers.nth(1).getByText("The deposit").first().waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    const stopped = await costIn(page, / · \d AI credits? · stopped$/);
    expect([stopped <= 2, await balance()]).toEqual([true, 18 - stopped]);

    engine.proxy.fault = outOfOrder;
    await question.fill("Who keeps the deposit?");
    await ask.click();
    await answers
      .nth(2)
      .getByText(/It cost you nothing\./)
      .waitFor();
    expect(await balance()).toBe(18 - stopped);
    engine.proxy.fault = undefined;
    await page.getByRole("button", { name: "Try again" }).click();
    await answers
      .nth(3)
      .getByText(/ · 2 AI credits$/)
      .waitFor();
    expect(await balance()).toBe(16 - stopped);
    await expectNoSidewaysScrolling(page);
    await page.reload();
    await page.getByText(/ · stopped$/).waitFor();
    await page
      .getByText(/ · 2 AI credits$/)
      .first()
      .waitFor();
  });
});
