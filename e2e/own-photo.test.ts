import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const prompt = "Post for the harbor festival, Saturday 14 June, 3 pm, Old Quay";

describe("the user’s own photo at the prompt", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  async function open(options: OpenOptions = {}) {
    const page = await openSignedIn(on, ada, { expectedErrors: [/4(?:04|13|22)/], ...options });
    await page.goto(`${on.site.url}/image-generator`);
    return page;
  }
  const photo = async (name: string, background: string) => ({
    name,
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer(),
  });

  it("[F3][F15][F18] is chosen by keyboard, kept on the way back, shown in all designs, and exchanged in the editor", async () => {
    const page = await open();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByRole("radio", { name: /Social post/ }).check();
    await button("Continue").click();
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await button("Choose a photo").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Choose your photo" });
    const file = dialog.getByLabel("Picture file");
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await dialog.getByText(/isn’t supported/).waitFor();
    await file.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1_024 * 1_024 + 1) });
    await dialog.getByText("This file is larger than 10 MB.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await file.setInputFiles(await photo("Quay.png", "#8a2b1d"));
    await dialog.waitFor({ state: "detached" });
    const preview = page.getByRole("img", { name: "Your chosen file" });
    await preview.waitFor();
    await button("Remove photo").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => preview.count()).toBe(0);
    await page.locator(":focus").and(button("Choose a photo")).waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Use Quay.png" }).focus();
    await page.keyboard.press("Enter");
    await preview.waitFor();
    await button("Continue").click();
    await page.getByLabel("Headline").waitFor();
    await button("Back").click();
    await preview.waitFor();
    await page.reload();
    await preview.waitFor();
    await button("Continue").click();
    await button("Generate").click();
    await page.getByRole("img", { name: "Design 4: Harbor festival" }).waitFor();
    const asked = "select document, choices from designs where user_id = $1 order by number";
    const rows = await querySite(on.site, asked, [ada.userId]);
    const [asset] = await querySite(on.site, "select id from design_assets where user_id = $1", [ada.userId]);
    const shown = rows.map(({ document }) => JSON.stringify(document).includes(String(asset?.id)));
    expect(shown).toEqual([true, true, true, true]);
    expect(new Set(rows.map(({ choices }) => (choices as { compositionId: string }).compositionId)).size).toBe(4);

    await page.getByRole("link", { name: "Edit design 1" }).click();
    const layers = page.getByRole("complementary", { name: "Layers" });
    await layers.getByRole("button", { name: "Photo", exact: true }).click();
    await button("Replace").click();
    const other = page.getByRole("dialog", { name: "Replace the picture" });
    await other.getByLabel("Picture file").setInputFiles(await photo("Sky.png", "#cfe6f5"));
    await other.waitFor({ state: "detached" });
    const [sky] = await querySite(on.site, "select id from design_assets where name = 'Sky.png'");
    const exchanged = "select brief, document from designs where user_id = $1 and number = 1";
    await expect
      .poll(async () => JSON.stringify(await querySite(on.site, exchanged, [ada.userId])), { timeout: 20_000 })
      .toContain(`"assetId":"${sky?.id}"`);
  });

  it("[F3] has no accessibility faults, on a phone and in the dark, and says that a logo shows none", async () => {
    for (const options of [{}, { viewport: phone, colorScheme: "dark" }] satisfies OpenOptions[]) {
      const page = await open(options);
      await page.getByRole("radio", { name: /^Logo/ }).check();
      await page.getByRole("button", { name: "Continue", exact: true }).click();
      await page.getByText("Logo: designs of this kind show no photo.").waitFor();
      await page.getByRole("button", { name: "Choose a photo" }).click();
      await page.getByLabel("Picture file").setInputFiles(await photo("Quay.png", "#1d6f8a"));
      await page.getByRole("img", { name: "Your chosen file" }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expectNoSidewaysScrolling(page);
    }
  });
});
