import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { extractPages } from "#tools/run-screens/pdf-text/extract-pages.ts";

/** AIC that the workspace says the user has, in the rail or above the page. */
export async function shownBalance(page: Page): Promise<number> {
  const link = page.getByRole("link", { name: /^[\d,]+ AI credits?$/ }).locator("visible=true");
  return Number((await link.innerText()).replaceAll(/\D/g, ""));
}

/** AIC that the page says a run costs at most. */
export async function shownPrice(page: Page): Promise<number> {
  const line = await page.getByText(/^At most \d+ AI credits?/).innerText();
  return Number(/\d+/.exec(line)?.[0]);
}

/** Nothing has to be scrolled sideways, and the button, scrolled to, lies wholly in the window. */
export async function expectToFit(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect
    .poll(() =>
      button.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      }),
    )
    .toBe(true);
}

interface Downloaded {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file that a press brings. */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Downloaded> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Downloads a text as Markdown, Word and PDF. @returns each file's name, and the words that a reader finds in it. */
export async function downloadText(page: Page, part: Page | Locator = page) {
  const download = (format: string) =>
    downloadBy(page, async () => {
      await part.getByRole("button", { name: "Download" }).first().click();
      await page.getByRole("menuitem", { name: format }).click();
    });
  const [markdown, word, pdf] = [await download("Markdown"), await download("Word"), await download("PDF")];
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  return {
    names: [markdown.name, word.name, pdf.name],
    markdown: markdown.bytes.toString(),
    word: wordsOfDocx(word.bytes),
    pdf: await wordsOfPdf(pdf.bytes),
  };
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function wordsOfDocx(file: Uint8Array): string {
  const xml = new TextDecoder().decode(unzipSync(file)["word/document.xml"]);
  return inOneLine(xml.replaceAll("</w:p>", " ").replaceAll(/<[^>]+>/g, ""));
}

async function wordsOfPdf(file: Uint8Array): Promise<string> {
  const read = await extractPages(new Uint8Array(file), { pages: 50, characters: 1_000_000 });
  if ("refused" in read) throw new Error(`the PDF can't be read: ${read.refused}`);
  return inOneLine(read.pages.join(" "));
}
