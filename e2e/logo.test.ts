import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { fileOf } from "../test/design-menus.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

describe("logos and business cards", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  const open = async (options?: OpenOptions) => {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}/image-generator`);
    return page;
  };

  const ask = (path: string, init: { readonly body?: object; readonly cookie?: string; readonly tag?: string } = {}) =>
    fetch(`${on.site.url}${path}`, {
      method: init.body ? "POST" : "GET",
      headers: {
        cookie: init.cookie ?? ada.cookie,
        origin: on.site.url,
        "content-type": "application/json",
        ...(init.tag && { "if-none-match": init.tag }),
      },
      body: init.body && JSON.stringify(init.body),
    });

  /** Starts a run of one design. @returns the design's id. */
  async function make(change: object): Promise<string> {
    const settings = { style: "swiss", aspectRatio: "1:1", count: 1, detail: 50, seed: "1", ...change };
    const answer = await ask("/api/designs", { body: { ...settings, idempotencyKey: crypto.randomUUID() } });
    const { runId } = (await answer.json()) as { runId: string };
    const find = () => querySite<{ id: string }>(on.site, "select id from designs where run_id = $1", [runId]);
    await expect.poll(find).toHaveLength(1);
    return (await find())[0]?.id ?? "";
  }

  it("[F14] leads from a prompt to a brand pack whose files are what they say", async () => {
    await putSubscription(on.site, ada.userId, {});
    const page = await open();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByRole("radio", { name: /^Logo/ }).check();
    await button("Continue").click();
    await page.getByLabel("Prompt", { exact: true }).fill("Logo for a bakery, warm red");
    await expect.poll(() => page.getByLabel("Format").count()).toBe(0);
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await button("Continue").click();
    await page.getByLabel("Name", { exact: true }).fill("Crumb & Hearth");
    await expect.poll(() => page.getByLabel("Date and time").count()).toBe(0);
    await page.getByLabel("Line below").fill("Bread since five");
    await button("Generate").click();
    await page.getByRole("img", { name: "Design 2: Crumb & Hearth" }).waitFor();
    await expect.poll(() => page.getByRole("img", { name: "Design 1 on dark" }).count()).toBe(1);
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 150_000 }),
      (await fileOf(page, 1, "ZIP")).click(),
    ]);
    expect(download.suggestedFilename()).toBe("crumb-hearth-1-brand-pack.zip");
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(31);
    expect(await sharp(files["icons/icon-192.png"]).metadata()).toMatchObject({
      format: "png",
      width: 192,
      height: 192,
    });
    const svg = new TextDecoder().decode(files["horizontal/horizontal-reversed.svg"]);
    // Some styles set a name in small letters.
    expect(svg).toMatch(/<title>Crumb &amp; Hearth<\/title>/i);
    expect([...(files["icons/favicon.ico"] ?? []).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(files["guide.pdf"] ?? [])), {
      mergePages: true,
    });
    // Some logos set the name in small letters.
    expect(text.toLowerCase()).toContain("crumb & hearth");
    expect(new TextDecoder().decode(files["licenses.txt"])).toContain("SIL Open Font License");
  });

  it("[F14] says on the Free plan that packs come with Pro, and refuses every address of one", async () => {
    const page = await open();
    await page.getByRole("button", { name: /^Logo/ }).click();
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("img", { name: "Design 1: Miller’s", exact: true }).waitFor();
    const link = await fileOf(page, 1, "ZIP");
    expect(await link.textContent()).toContain("Brand pack, with Pro");
    await expect.poll(() => link.getAttribute("href")).toBe("/settings/billing");
    await page.keyboard.press("Escape");
    expect(await accessibilityFaults(page)).toEqual([]);
    const [design] = await querySite<{ id: string }>(on.site, "select id from designs where user_id = $1", [
      ada.userId,
    ]);
    for (const query of ["", "?download", "?plan=pro"]) {
      expect((await ask(`/api/designs/${design?.id}/brand-pack.zip${query}`)).status).toBe(403);
    }
    expect((await ask(`/api/designs/${design?.id}/design.svg?on=dark`)).status).toBe(403);
  });

  it("[F14] gives packs to their owner alone, only of logos, and not twice to a browser that has one", async () => {
    await putSubscription(on.site, ada.userId, {});
    const logo = await make({ kind: "logo", prompt: "Logo for Northwind, a bicycle workshop" });
    const address = `/api/designs/${logo}/brand-pack.zip`;
    const first = await ask(address);
    expect([first.status, first.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const tag = first.headers.get("etag") ?? "";
    expect((await ask(address, { tag })).status).toBe(304);
    const eve = await openAccount(on.site);
    expect((await ask(address, { cookie: eve.cookie })).status).toBe(404);
    expect((await ask(address, { cookie: "" })).status).toBe(401);
    const poster = await make({ kind: "poster", prompt: "Poster for a jazz night" });
    expect((await ask(`/api/designs/${poster}/brand-pack.zip`)).status).toBe(404);
  });

  it("[F8] makes business cards of 85 × 55 mm with every way to reach their owner, on a phone and in the dark", async () => {
    const page = await open({ viewport: phone, colorScheme: "dark" });
    await page.getByRole("button", { name: /^Card/ }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Tom Miller");
    await expect.poll(() => page.getByLabel("Role").inputValue()).toBe("Head baker");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("tom@millers.example");
    await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("+33 4 72 10 20 30");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("img", { name: "Design 4: Tom Miller" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const [card] = await querySite<{ id: string }>(on.site, "select id from designs where user_id = $1", [ada.userId]);
    const picture = await sharp(await (await ask(`/api/designs/${card?.id}/design.png`)).arrayBuffer()).metadata();
    expect([picture.width, picture.height]).toEqual([1_004, 650]);
  });
});
