import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { captureHold, holdCredits } from "#credits/index.ts";
import type { ServiceType } from "#credits/rules.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";
import { queryOnce } from "../test/test-database.ts";

describe("the usage of a team", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];
  let teamId = "";

  const run = async (spenderId: string | undefined, amount: number, serviceType: ServiceType) => {
    const hold = await holdCredits(credits.ledger, {
      userId: ada.userId,
      spenderId,
      amount,
      idempotencyKey: randomUUID(),
      team: { id: teamId, name: "Studio North", memberMax: null, teamMax: null },
      purpose: { isAdvanced: true, isImage: true },
      planRuns: { max: null, since: new Date(0) },
    });
    const words = { serviceType, engineId: serviceType === "text" ? "gpt-4o" : undefined };
    await captureHold(credits.ledger, { hold, amount, idempotencyKey: randomUUID(), ...words });
  };

  beforeAll(async () => {
    ada = await openAccount(on.site, { firstName: "Ada", lastName: "Weiss" });
    ben = await openAccount(on.site, { firstName: "Ben", lastName: "Ode" });
    cleo = await openAccount(on.site, { firstName: "Cleo", lastName: "Ruiz" });
    await putSubscription(on.site, ada.userId, { planId: "business" });
    await grantTo(credits.ledger, ada.userId, { amount: 500 });
    const query = (text: string, values: readonly unknown[]) => queryOnce(on.site.databaseUrl, text, values);
    teamId = randomUUID();
    await query("insert into teams (id, owner_id, name, created_at) values ($1, $2, 'Studio North', now())", [
      teamId,
      ada.userId,
    ]);
    await query(
      "insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'owner', now()), ($1, $3, 'member', now())",
      [teamId, ada.userId, ben.userId],
    );
    await run(undefined, 40, "image");
    await run(ben.userId, 7, "text");
    await run(cleo.userId, 3, "audio");
  });

  const usagePath = () => `/settings/teams/${teamId}/usage`;

  async function open(person: TestPerson, path: string, options: OpenOptions = {}) {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }

  it("[G1] the owner sees on a phone who has used what, one member alone, and downloads it", async () => {
    const page = await open(ada, `/settings/teams/${teamId}`, { viewport: phone });
    await page.getByRole("link", { name: "Usage by member" }).click();
    const table = page.getByRole("table", { name: "AIC used, by member and service" });
    await table.waitFor();
    const cells = async () =>
      Promise.all((await table.getByRole("row").all()).map((row) => row.locator("th, td").allTextContents()));
    expect(await cells()).toEqual([
      ["Member", "Text Generation", "Image Creation", "Audio/Speech", "Total"],
      ["Ada Weiss", "0", "40", "0", "40"],
      ["Ben Ode", "7", "0", "0", "7"],
      ["Cleo RuizNo longer in the team", "0", "0", "3", "3"],
    ]);
    const caption = page.locator("figcaption");
    expect(await caption.textContent()).toBe("50 AIC in 3 runs, this month");
    expect(await page.getByRole("listitem").getByText("in 1 run").count()).toBeGreaterThan(5);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    const { name, bytes } = await downloadBy(page.getByRole("link", { name: "Download CSV" }));
    expect(name).toMatch(/^studio-north-usage-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.csv$/);
    const lines = bytes.toString().trimEnd().split("\r\n");
    expect(lines.slice(1).map((line) => line.slice(11))).toEqual([
      "Ada Weiss,Image Creation,,1,40",
      "Ben Ode,Text Generation,OpenAI GPT,1,7",
      "Cleo Ruiz,Audio/Speech,,1,3",
    ]);

    await table.getByRole("link", { name: "Ben Ode" }).press("Enter");
    await page.getByRole("heading", { name: "Ben Ode" }).waitFor();
    expect(await caption.textContent()).toBe("7 AIC in 1 run, this month");
    await page.getByRole("link", { name: "Last 90 days" }).press("Enter");
    await expect.poll(() => caption.textContent()).toBe("7 AIC in 1 run, last 90 days");
    expect(await page.getByRole("img", { name: "AIC used per day, last 90 days" }).locator("g").count()).toBe(90);
    // A link that is half below the header counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("link", { name: "Show everyone" }).click();
    await expect.poll(() => caption.textContent()).toBe("50 AIC in 3 runs, last 90 days");
  });

  it("[G1] a member sees their own usage only, also without scripts and whatever the address says", async () => {
    const page = await open(ben, `/settings/teams/${teamId}`, { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Your usage" }).click();
    expect(await page.locator("figcaption").textContent()).toBe("7 AIC in 1 run, this month");
    await page.getByRole("link", { name: "Last month" }).click();
    await page.getByText("Nothing used last month.").waitFor();
    await page.goto(`${on.site.url}${usagePath()}?member=${ada.userId}&period=90-days`);
    expect(await page.locator("figcaption").textContent()).toBe("7 AIC in 1 run, last 90 days");
    expect(await page.content()).not.toMatch(/Ada Weiss|Cleo Ruiz|Image Creation/);
    const file = await fetch(`${on.site.url}${usagePath()}.csv?member=${ada.userId}`, {
      headers: { cookie: ben.cookie },
    });
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect((await file.text()).trimEnd().split("\r\n").slice(1)).toEqual([
      expect.stringMatching(/^[\d-]{10},Ben Ode,Text Generation,OpenAI GPT,1,7$/),
    ]);
  });

  it("[G1] former members and strangers get no page and no file, and visitors sign in first", async () => {
    const ask = (path: string, cookie?: string) =>
      fetch(`${on.site.url}${path}`, {
        redirect: "manual",
        headers: { accept: "text/html", ...(cookie && { cookie }) },
      });
    for (const path of [usagePath(), `${usagePath()}.csv`, `${usagePath()}.data`, "/settings/teams/x/usage.csv"]) {
      const answer = await ask(path, cleo.cookie);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toMatch(/Ada Weiss|Studio North/);
    }
    for (const path of [usagePath(), `${usagePath()}.csv`]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `/login?redirectTo=${usagePath()}`]);
    }
  });
});
