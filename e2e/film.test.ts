import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("films of designs", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  it("[F9] are downloaded from a result as MP4, one at a time, by their owner alone", async () => {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/image-generator`);
    await page.getByRole("button", { name: /We are hiring/ }).click();
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("img", { name: "Design 1: We are hiring" }).waitFor();
    const downloading = page.waitForEvent("download", { timeout: 60_000 });
    await page.getByRole("link", { name: "Download design 1 as MP4" }).click();
    await page.getByText("Drawing the film, a few seconds…").waitFor();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("we-are-hiring-1.mp4");
    const file = await readFile(await download.path());
    expect(file.toString("latin1", 4, 8)).toBe("ftyp");
    expect(file.includes("avc1")).toBe(true);
    await page.getByRole("link", { name: "Download design 1 as MP4" }).waitFor();
    const [design] = await querySite<{ id: string }>(on.site, "select id from designs where user_id = $1", [
      ada.userId,
    ]);
    const address = `${on.site.url}/api/designs/${design?.id}/design.mp4`;
    const ask = (cookie: string) => fetch(address, { headers: { cookie } });
    const statuses = await Promise.all([ask(ada.cookie), ask(ada.cookie)].map(async (answer) => (await answer).status));
    expect(statuses.toSorted()).toEqual([200, 429]);
    const eve = await openAccount(on.site);
    expect([(await ask(eve.cookie)).status, (await ask("")).status]).toEqual([404, 401]);
  }, 120_000);
});
