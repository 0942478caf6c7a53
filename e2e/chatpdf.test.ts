import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { readInput } from "../test/inputs.ts";
import { useLanguageEngine } from "../test/language-engine.ts";
import { makePdf, makeScan } from "../test/pdf-files.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

const filler = "The parties agree on what follows, and keep a copy each. ".repeat(12);
const lease = [
  `Lease of the flat at Elm Street 4. ${filler}`,
  `${filler}\n\nThe deposit is two months of rent. It is returned within six weeks.\n\n${filler}`,
  `Pets are allowed in the flat, but for snakes the landlord has to agree in writing. ${filler}`,
];

describe("[F7] chat with a PDF", () => {
  const engine = useLanguageEngine(10);
  const { mock } = engine;
  const on = useSiteAndBrowser(() => ({ env: engine.environment() }));
  let ada: TestPerson;
  let pdf: Buffer;
  beforeAll(async () => {
    mock.onMessage(/./, {
      content: "The deposit is **two months** of rent [p. 2]. Parking is free [p. 9].",
      usage: { prompt_tokens: 700, completion_tokens: 600 },
    });
    ada = await openAccount(on.site);
    pdf = await makePdf(lease);
  });

  async function open(person: TestPerson, options?: OpenOptions): Promise<Page> {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}/home/chatpdf`);
    return page;
  }
  const upload = (page: Page, buffer: Buffer, name = "Lease of Elm Street.pdf") =>
    page.getByRole("button", { name: "Upload a PDF" }).setInputFiles({ name, mimeType: "application/pdf", buffer });
  const darkPixels = (page: Page) =>
    page.locator(".pdf-sheet canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return data.filter((value, index) => index % 4 === 0 && value < 100).length;
    });
  const marked = (page: Page) => page.locator(".pdf-mark").allInnerTexts();

  it("[F7] without an engine: uploads a PDF, finds passages, opens one marked on its page, renames, downloads and deletes it, also on a phone", async () => {
    const page = await open(ada, { expectedErrors: [/422/] });
    await page.getByText("PDFs that you upload appear here").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await upload(page, await makeScan(1));
    await page.getByText("This PDF has no text").waitFor();
    await upload(page, pdf);
    await page.getByRole("heading", { level: 1, name: "Lease of Elm Street" }).waitFor();
    await page.getByText("No language engine is connected").waitFor();
    await page.getByRole("link", { name: "Connect a provider" }).waitFor();
    await page.getByLabel("Words to find").fill("returning deposits");
    await page.keyboard.press("Enter");
    await page.getByText("for “returning deposits”").waitFor();
    const passage = page.getByRole("button", { name: /^Page 2 .*two months/s });
    await expect.poll(() => passage.locator("mark").allInnerTexts()).toEqual(["deposit", "returned"]);
    await passage.click();
    await expect.poll(async () => (await marked(page)).join(" ")).toContain("The deposit is two months of rent.");
    // Its sentences with these words, not all of the passage.
    expect((await marked(page)).join(" ")).not.toContain("keep a copy each");
    await expect.poll(() => page.getByLabel("Page number").inputValue()).toBe("2");
    expect(await darkPixels(page)).toBeGreaterThan(500);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Next page" }).click();
    await page.locator(".pdf-words").getByText("Pets are allowed").first().waitFor();
    expect(await marked(page)).toEqual([]);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("Name").fill("My lease");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "My lease" }).waitFor();
    const download = () => downloadBy(page.getByRole("link", { name: "Download" }));
    const { name, bytes } = await download();
    expect([name, bytes.equals(pdf)]).toEqual(["My lease.pdf", true]);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("“My lease” was deleted").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();

    await page.setViewportSize(phone);
    await page.getByRole("link", { name: /My lease/ }).click();
    await page.getByLabel("Words to find").fill("snakes");
    await page.getByRole("button", { name: "Find passages" }).click();
    await page.getByRole("button", { name: /^Page 3 .*Pets are allowed/s }).click();
    await expect.poll(async () => (await marked(page)).join(" ")).toContain("for snakes the landlord has to agree");
    await expectNoSidewaysScrolling(page);
    expect((await download()).bytes.equals(pdf)).toBe(true);
    await page.getByRole("button", { name: "Answers" }).click();
    await page.getByText("for “snakes”").waitFor();
    await expectNoSidewaysScrolling(page);
    await page.goto(`${on.site.url}/home/chatpdf`);
    await upload(page, await makePdf(["The deposit", "", "Pets", "", ""]), "Another one.pdf");
    await page.getByText(/^5 pages · No text on pages 2 and 4–5/).waitFor();
    await expectNoSidewaysScrolling(page);
  });

  it("[F7] shows pictures in all formats that a PDF can have, and text in fonts that it only names", async () => {
    const page = await open(await openAccount(on.site));
    const pages = [
      ...["image-jpx", "image-jbig2", "image-ccitt"].map((name) => [name, "Floor plan of the workshop"] as const),
      ["ja-90ms-rksj", "支払期限は三月末日です。"] as const,
    ];
    const dark: number[] = [];
    for (const [name, words] of pages) {
      await page.goto(`${on.site.url}/home/chatpdf`);
      await upload(page, readInput(`pdf/${name}.pdf`), `${name}.pdf`);
      await page.locator(".pdf-words").getByText(words).waitFor();
      dark.push(await darkPixels(page));
    }
    expect(
      dark.slice(0, 3).every((count) => count > 5_000),
      String(dark),
    ).toBe(true);
  });

  it("[F7] with an engine, on a phone: asks, presses a cited page, and comes back to the answer", async () => {
    const bob = await openAccount(on.site);
    const page = await open(bob, { viewport: phone, colorScheme: "dark" });
    await connectKey(page);
    await page.goto(`${on.site.url}/home/chatpdf`);
    await upload(page, pdf);
    const question = page.getByLabel("Question");
    await untilHydrated(question);
    await question.fill("How much is the deposit?");
    await page.getByRole("button", { name: "Ask" }).click();
    const answer = page.getByRole("article", { name: /^Answer by/ });
    await answer.getByText("(p. 9, unverified)").waitFor();
    await answer.getByText(/0 AI credits · your key/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await answer.getByRole("link", { name: "p. 2" }).click();
    await expect.poll(async () => (await marked(page)).join(" ")).toContain("The deposit is two months of rent.");
    await expect.poll(() => answer.isVisible()).toBe(false);
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Answers" }).click();
    await answer.waitFor();
    await page.reload();
    await answer.getByRole("link", { name: "p. 2" }).waitFor();
  });

  it("[F7][E8][E11] a question that failed is asked again in one press, and what stopping costs stands beside it on phones, too", async () => {
    const page = await open(await openAccount(on.site), { viewport: phone });
    await connectKey(page);
    await page.goto(`${on.site.url}/home/chatpdf`);
    await upload(page, pdf);
    const question = page.getByLabel("Question", { exact: true });
    await untilHydrated(question);
    await page.getByText(/^If you stop early,/).waitFor();
    engine.proxy.fault = { kind: "answer", status: 500, body: "{}" };
    await question.fill("How much is the deposit?");
    await page.getByRole("button", { name: "Ask" }).click();
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    expect(await question.inputValue()).toBe("");
    engine.proxy.fault = undefined;
    await again.click();
    await page
      .getByRole("article", { name: /^Answer by/ })
      .getByText("(p. 9, unverified)")
      .waitFor();
    await expect.poll(() => again.count()).toBe(0);
  });

  async function connectKey(page: Page): Promise<void> {
    await page.goto(`${on.site.url}/settings/ai-providers`);
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "GPT-4o", exact: true }) });
    await card.getByRole("button", { name: "Configure API" }).click();
    await page.getByLabel("API Key").fill("sk-of-bob-0123456789");
    await page.getByRole("button", { name: "Save API Key" }).click();
    await card.getByText("Configured", { exact: true }).waitFor();
  }
});
