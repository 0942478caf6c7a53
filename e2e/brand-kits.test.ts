import { beforeEach, describe, expect, it } from "vitest";
import { readFace } from "../packages/studio/index.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { actionOf } from "../test/design-menus.ts";
import { grantTo } from "../test/ledger.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><circle cx="10" cy="10" r="10" fill="#1d3fbb"/><path d="M26 4h30v5H26zM26 12h20v5H26z" fill="#1d3fbb"/></svg>',
);

describe("a brand’s designs", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  it("[F11] need a paid plan: the Free plan's pages say so, and its requests are refused", async () => {
    const page = await openSignedIn(on, ada);
    for (const path of ["/settings/brand-kits", "/settings/brand-kits/new"]) {
      await page.goto(`${on.site.url}${path}`);
      await page.getByText("Brand kits are part of the Pro and Business plans").waitFor();
      expect(await page.getByRole("button", { name: "Save brand kit" }).count()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    const kit = { name: "Miller’s", color: "#1d3fbb", displayFace: "", textFace: "", logoAssetId: "" };
    const saved = await postForm(on.site, "/settings/brand-kits/new", kit, { cookie: ada.cookie });
    expect([saved.status, await saved.text()]).toEqual([403, expect.stringContaining("Pro and Business")]);
    const body = { prompt: "Poster “Fresh bread”", kind: "poster", style: "swiss", aspectRatio: "3:4", count: 1 };
    const more = { detail: 50, seed: "1", brandKitId: crypto.randomUUID(), idempotencyKey: "press-0001" };
    const designed = await postJson(on.site, "/api/designs", { ...body, ...more }, { cookie: ada.cookie });
    expect(designed.status).toBe(403);
  });

  it("[F11][F13] begin with a kit in the settings, come in its look, and are filled from a table", async () => {
    await putSubscription(on.site, ada.userId, {});
    const page = await openSignedIn(on, ada, { expectedErrors: [/status of 422/, /status of 404/] });
    await page.goto(`${on.site.url}/settings/brand-kits`);
    await page.getByRole("link", { name: "New brand kit" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Miller’s Bakery");
    const fontFile = page.getByLabel("Add a font of your own");
    await expect.poll(() => fontFile.isDisabled()).toBe(true);
    await page.getByLabel(/I have the right to use this font/).check();
    const font = { name: "house.ttf", mimeType: "font/ttf", buffer: Buffer.from("no font at all, but words") };
    await fontFile.setInputFiles(font);
    await page.getByText("This file is no TrueType or OpenType font.").waitFor();
    await fontFile.setInputFiles({ ...font, buffer: Buffer.from(await readFace("anton-400")) });
    await page.getByText("Anton Regular was added.").waitFor();
    await page.getByLabel("Headlines").selectOption("Anton Regular");
    const bad = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("not a picture") };
    await page.getByLabel("Choose a file").setInputFiles(bad);
    await page.getByText("This file type isn’t supported").waitFor();
    await page.getByLabel("Choose a file").setInputFiles({ ...bad, buffer: logo });
    // Saving waits for the logo that is still on its way.
    await page.getByRole("button", { name: "Save brand kit" }).click();
    await page.getByRole("list", { name: "Your brand kits" }).getByText("Miller’s Bakery").waitFor();
    await page.getByRole("button", { name: "Delete Miller’s Bakery" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Edit Miller’s Bakery" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Edit Miller’s Bakery" }).click();
    await page.getByRole("img", { name: "Your logo" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();
    await page.setViewportSize(phone);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.goto(`${on.site.url}/image-generator`);
    await page.getByRole("button", { name: "Act", exact: true }).click();
    for (const [kind, words] of [
      ["Logo", "With a kit, the design takes its colors and typefaces."],
      ["Pattern", "With a kit, the design takes its colors."],
      ["Poster", "With a kit, the design takes its colors, typefaces and logo."],
    ] as const) {
      await page.getByRole("button", { name: "Ideate" }).click();
      await page.getByRole("radio", { name: kind }).check({ force: true });
      await page.getByRole("button", { name: "Act", exact: true }).click();
      await page.getByText(words, { exact: true }).waitFor();
    }
    await page.getByLabel("Prompt", { exact: true }).fill("Poster “Fresh bread” Friday 12 March, 8 am, at Elm Street");
    await page.getByLabel("Brand kit").selectOption("Miller’s Bakery");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await page.getByRole("img", { name: /Design 1/ }).waitFor();
    await (await actionOf(page, 1, "Make many from a table")).click();
    const csv = Buffer.from("headline,date,notes\nRye bread,Monday,x\nSpelt buns,Tuesday,y\n");
    await page.getByLabel("CSV file").setInputFiles({ name: "breads.csv", mimeType: "text/csv", buffer: csv });
    await page.getByText("Not used: notes.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const download = page.waitForEvent("download", { timeout: 150_000 });
    await page.getByRole("button", { name: "Make 2 files" }).click();
    expect((await download).suggestedFilename()).toBe("fresh-bread.zip");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Edit design 1" }).click();
    await page.getByRole("button", { name: "Use Miller’s Bakery" }).click();
    await page.getByText("Miller’s Bakery applied.").waitFor({ state: "attached" });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    const editor = page.url();
    await page.goto(`${on.site.url}/settings/brand-kits`);
    await page.getByRole("list", { name: "Your brand kits" }).getByText("Anton Regular").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("region", { name: "Your fonts" }).getByText("Delete", { exact: true }).first().click();
    await page.getByRole("button", { name: "Delete font Anton Regular" }).click();
    await page.getByText("Font deleted").waitFor();
    await page.goto(editor);
    await page.getByText("A font of this design was deleted").waitFor();
    await page.getByRole("button", { name: "Use Miller’s Bakery" }).waitFor();
    on.browser.expectNoErrors();
  });

  it("[F16] a project’s kit comes first on every screen that designs, is named as such, and is left out for a run", async () => {
    await putSubscription(on.site, ada.userId, {});
    const send = (target: string, fields: Readonly<Record<string, string>>) =>
      postForm(on.site, target, fields, { cookie: ada.cookie });
    const kit = { name: "Miller’s", color: "#1d3fbb", displayFace: "Syne", textFace: "", logoAssetId: "" };
    await send("/settings/brand-kits/new", kit);
    const [stored] = await querySite<{ id: string }>(on.site, "select id from brand_kits where user_id = $1", [
      ada.userId,
    ]);
    const library = "/workspace/library";
    const created = await send(library, { intent: "create-project", name: "Spring" });
    const projectId = /project=([\da-f-]{36})/.exec(created.headers.get("location") ?? "")?.[1] ?? "";
    await send(library, { intent: "change-project", projectId, name: "Spring", brandKitId: stored?.id ?? "" });
    const made = async (kind: string) => {
      const asked = `select brief->'brandKit'->'colors'->>0 as color, brief->>'kind' as kind, run_id as run from designs
        where user_id = $1 order by created_at desc limit 1`;
      const [newest] = await querySite<{ color: string | null; kind: string; run: string }>(on.site, asked, [
        ada.userId,
      ]);
      expect(newest?.kind).toBe(kind);
      return newest;
    };

    const page = await openSignedIn(on, ada, { viewport: phone });
    const field = page.getByRole("combobox", { name: "Brand kit" });
    const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
    const isNamed = page.getByText(/^Brand kit of project “Spring”\. The design takes its colors/);
    const open = (path: string) =>
      page.goto(`${on.site.url}${path}${path.includes("?") ? "&" : "?"}project=${projectId}`);
    await open("/image-generator");
    await page.getByRole("button", { name: "Act", exact: true }).click();
    await isNamed.waitFor();
    await open("/home/product-picture");
    await isNamed.waitFor();
    await open("/home/video?key=videoGenerator&tab=design");
    await isNamed.waitFor();
    await page.getByLabel("What should the design say or show?").fill("Summer sale at Nook");
    await page.getByRole("button", { name: "Make the design" }).click();
    await page.getByRole("button", { name: "Make the video" }).waitFor();
    expect(await made("logo")).toMatchObject({ color: "#1d3fbb" });

    await open("/design-generator");
    await isNamed.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel("Project").selectOption("No project");
    await isNamed.waitFor({ state: "detached" });
    expect(await chosen()).toMatch(/^None/);
    await page.getByLabel("Project").selectOption("Spring");
    await isNamed.waitFor();
    await page.getByLabel("Prompt", { exact: true }).fill("A shop app “Nook”");
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await page.getByRole("img", { name: /Screen 1/ }).waitFor();
    const branded = await made("mockup");
    expect(branded).toMatchObject({ color: "#1d3fbb" });
    await field.selectOption({ index: 0 });
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await page.waitForURL((url) => url.search.includes("run=") && !url.search.includes(String(branded?.run)));
    await page.getByRole("img", { name: /Screen 1/ }).waitFor();
    await expect.poll(() => made("mockup")).toMatchObject({ color: null });
    expect(await chosen()).toMatch(/^None/);
    await open(`/design-generator?again=${branded?.run}`);
    expect(await chosen()).toBe("Miller’s");
    await send("/settings/brand-kits", { intent: "delete", kit: stored?.id ?? "" });
    await page.reload();
    await page.getByText("Designs for your brand?").waitFor();
    on.browser.expectNoErrors();
  });
});
