import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone } from "../test/browser.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("the grammar check without a language engine", () => {
  const on = useSiteAndBrowser();
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });
  async function open(options?: OpenOptions) {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}/home/grammar`);
    return page;
  }

  it("[F7] English is checked by rule in the browser: changes are accepted and dismissed by keyboard, and undone", async () => {
    const page = await open();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url().replace(on.site.url, "")}`));
    await page.getByLabel("Your text").fill("I has went to the the store. Its colour were nice.");
    await page.getByLabel("Language of the text").selectOption({ label: "English (UK)" });
    await page.getByRole("button", { name: "Check text" }).click();
    const list = page.getByRole("list", { name: "Changes" });
    await list.getByText("the form of the verb", { exact: false }).first().waitFor({ timeout: 90_000 });
    // In British English, “colour” is right, and no text leaves the browser.
    expect(await list.getByText("Did you mean to spell").count()).toBe(0);
    expect(sent.filter((one) => !/^GET (?:\/assets\/|blob:)/.test(one))).toEqual([]);
    await page.keyboard.press("a");
    await page.getByText("I have", { exact: false }).first().waitFor();
    await page.keyboard.press("d");
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: "Accept all" }).click();
    await page.getByRole("heading", { name: "All changes decided" }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    const file = await download;
    expect([file.suggestedFilename(), await readFile(await file.path(), "utf8")]).toEqual([
      "corrected.txt",
      expect.stringMatching(/^I have gone to the store\./),
    ]);
    await page.reload();
    expect(await page.getByLabel("Your text").inputValue()).toMatch(/^I have gone to the store\./);
  });

  it("[F7] on a phone, French is checked by simple rules, and the page says what needs a language model", async () => {
    const page = await open({ viewport: phone, colorScheme: "dark" });
    await page.getByText("No language engine is connected").waitFor();
    await page.getByLabel("Language of the text").selectOption({ label: "French" });
    expect(await page.getByLabel("Your text").getAttribute("lang")).toBe("fr");
    await page.getByText("that needs a language model").waitFor();
    await page.getByLabel("Text file").setInputFiles({
      name: "texte.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Le le chat dort ici , je crois."),
    });
    await page.getByText("texte.txt opened").waitFor();
    await page.getByRole("button", { name: "Check text" }).click();
    await page.getByRole("heading", { name: "2 changes" }).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole("button", { name: "Accept", exact: true }).first().click();
    await page.getByRole("button", { name: "Dismiss", exact: true }).first().click();
    await page.getByRole("button", { name: "Edit text" }).click();
    expect(await page.getByLabel("Your text").inputValue()).toBe("Le chat dort ici , je crois.");
    await page.getByLabel("Text file").setInputFiles({
      name: "picture.txt",
      mimeType: "text/plain",
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]),
    });
    await page.getByText("This file is not plain text in UTF-8.").waitFor();
    expect(await page.getByLabel("Your text").inputValue()).toBe("Le chat dort ici , je crois.");
  });
});
