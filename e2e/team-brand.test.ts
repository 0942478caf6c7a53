import { describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { contentOf } from "../test/belongings.ts";
import { expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { noise } from "../test/pictures.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

describe("the brand of a team", () => {
  const on = useSiteAndBrowser();

  it("[G1] an owner sets a logo and a color, which visitors see in place of the product's name until the plan ends", async () => {
    const owner = await openAccount(on.site, { firstName: "Ada", lastName: "Weiss" });
    await putSubscription(on.site, owner.userId, { planId: "business" });
    const page = await openSignedIn(on, owner);
    await page.goto(`${on.site.url}/settings/teams`);
    await page.getByLabel("Name of the team").fill("Studio North");
    await page.getByRole("button", { name: "Create team" }).click();
    await page.getByRole("heading", { name: "Studio North" }).waitFor();
    await page.getByRole("link", { name: "Change picture and brand" }).click();
    await page.getByRole("heading", { name: "Picture and brand", level: 1 }).waitFor();

    await page.getByRole("button", { name: "Upload logo" }).click();
    await page.getByText("Please choose a picture first.").waitFor();
    const logo = page.getByLabel("Choose a logo");
    const buffer = await noise(900, 300).png().toBuffer();
    await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Upload logo" }).click();
    await page.getByText("Brand saved").first().waitFor();
    await page.getByRole("textbox", { name: "Color" }).fill("#f6d32d");
    await page.getByText("Black text is readable on #f6d32d").waitFor();
    await page.getByRole("button", { name: "Save color" }).click();
    await page.getByRole("button", { name: "Remove color" }).waitFor();
    const preview = page.getByRole("figure", { name: "Preview of a shared page" });
    await preview.getByRole("img", { name: "Studio North" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(phone);
    await expectNoSidewaysScrolling(page);

    const [team] = await querySite<{ id: string }>(on.site, "select id from teams where owner_id = $1", [owner.userId]);
    const token = "T".repeat(24);
    await querySite(
      on.site,
      `with added as (insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
         values ($1, 'draft', 'Red foxes', $2, now(), now()) returning id)
       insert into work_links (user_id, document_id, token, created_at) select $1, id, $3, now() from added`,
      [team?.id, JSON.stringify(contentOf.draft), token],
    );
    const address = `${on.site.url}/s/${token}`;
    // Scripts have the settings of every page.
    const branded = (await (await fetch(address)).text()).replaceAll(/<script.*?<\/script>/gs, "");
    expect(branded).toContain("<title>Red foxes · Studio North</title>");
    expect(branded).toMatch(/og:site_name" content="Studio North"/);
    expect(branded).not.toMatch(/Made with|Easel|og:image|rss\.xml/);
    const visitor = await on.browser.open({ viewport: phone });
    await visitor.goto(address);
    const bar = visitor.getByRole("banner");
    await bar.getByRole("img", { name: "Studio North" }).waitFor();
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(246, 211, 45)");
    expect(await bar.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await expectNoSidewaysScrolling(visitor);

    await querySite(on.site, "update work_links set token = $1 where token = $2", ["U".repeat(24), token]);
    const ended = await (await fetch(address, { headers: { accept: "text/html" } })).text();
    expect(ended).toContain("This link doesn’t work anymore.");
    expect(ended.replaceAll(/<script.*?<\/script>/gs, "")).not.toMatch(/Easel|Studio North|favicon|rss\.xml|\/pricing/);
    await querySite(on.site, "update work_links set token = $2 where token = $1", ["U".repeat(24), token]);

    await querySite(on.site, "delete from user_subscriptions where user_id = $1", [owner.userId]);
    const plain = await (await fetch(address)).text();
    expect(plain).toContain("<title>Red foxes · Easel</title>");
    expect(plain).toContain("Made with");
    expect(plain).not.toContain("Studio North");
  });
});
