import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { mailsTo } from "../test/account-mails.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

const prompt = "Poster for a jazz night at Blue Note, Friday 12 March, 8 pm";

describe("teams", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);

  async function open(person: TestPerson, path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }

  const idIn = (page: Page): string => new URL(page.url()).pathname.split("/")[3] ?? "";

  async function switchTo(page: Page, from: string, to: string) {
    await page.locator(`summary[aria-label^="Working in ${from}"]`).filter({ visible: true }).click();
    await page.getByRole("button", { name: to, exact: true }).filter({ visible: true }).click();
    await page.locator(`summary[aria-label^="Working in ${to}"]`).filter({ visible: true }).waitFor();
  }

  it("[G1] an owner invites two people, who join on a phone, make with the team's credits, and ask for more at their cap", async () => {
    const owner = await openAccount(on.site, { firstName: "Ada", lastName: "Weiss" });
    const ben = await openAccount(on.site, { firstName: "Ben", lastName: "Ode" });
    await putSubscription(on.site, owner.userId, { planId: "business" });
    await grantTo(credits.ledger, owner.userId, { amount: 500 });
    const page = await open(owner, "/settings/teams");
    await page.getByLabel("Name of the team").fill("Studio North");
    await page.getByRole("button", { name: "Create team" }).click();
    await page.getByRole("heading", { name: "Studio North" }).waitFor();
    await page.getByLabel("Usual cap of new members").fill("20");
    await page.getByRole("button", { name: "Save caps" }).click();
    await page.getByText("Cap saved").first().waitFor();
    for (const email of [ben.email, "cleo@newcomers.example"]) {
      await page.getByLabel("Email address").fill(email);
      await page.getByRole("button", { name: "Send invitation" }).click();
      await page.getByRole("list").getByText(email).first().waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText("3 of 5 seats are taken.").waitFor();

    const [mail] = await mailsTo(on.site, ben.email, /^Ada Weiss invites you to Studio North/);
    const link = /http\S+\/join-team\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const path = new URL(link).pathname;
    const other = await open(await openAccount(on.site), path);
    await other.getByText(`The invitation is for ${ben.email}.`, { exact: false }).waitFor();
    await other.getByRole("button", { name: "Sign out and switch account" }).click();
    await other.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await other.waitForURL("**/signup?redirectTo=**");
    expect(await other.getByRole("main").getByLabel("Email").inputValue()).toBe(ben.email);
    const joining = await open(ben, path, { viewport: phone });
    expect(await accessibilityFaults(joining)).toEqual([]);
    await expectNoSidewaysScrolling(joining);
    await joining.getByRole("button", { name: "Join the team" }).click();
    await joining.getByText("You’re in Studio North").waitFor();
    expect(await accessibilityFaults(joining)).toEqual([]);
    await expectNoSidewaysScrolling(joining);
    await joining.getByRole("link", { name: "See the team and your cap" }).click();
    await joining.getByText("0 of 20 AIC used this month").waitFor();
    expect(await accessibilityFaults(joining)).toEqual([]);
    await expectNoSidewaysScrolling(joining);

    await joining.goto(`${on.site.url}/workspace`);
    await joining.locator('summary[aria-label^="Working in Studio North"]').filter({ visible: true }).waitFor();
    await expectNoSidewaysScrolling(joining);
    expect(await accessibilityFaults(joining)).toEqual([]);
    const asking = await open(ben, "/image-generator");
    expect(await asking.getByText("Paid by Studio North’s credits").count()).toBe(0);
    await switchTo(asking, "Personal", "Studio North");
    await asking.goto(`${on.site.url}/image-generator`);
    await asking
      .getByRole("radio", { name: /Poster/ })
      .first()
      .check();
    await asking.getByRole("button", { name: "Continue", exact: true }).click();
    await asking.getByLabel("Prompt", { exact: true }).fill(prompt);
    await asking.getByRole("radio", { name: "2", exact: true }).check();
    await asking.getByRole("button", { name: "Continue", exact: true }).click();
    await asking.getByText("Paid by Studio North’s credits. Your cap: 20 of 20 AIC left this month.").waitFor();
    await asking.getByRole("button", { name: "Generate", exact: true }).click();
    await asking.getByRole("img", { name: /^Design 2:/ }).waitFor();

    // The owner sees the same work in the team, and what it cost.
    const seen = await open(owner, "/workspace");
    await switchTo(seen, "Personal", "Studio North");
    await seen.goto(`${on.site.url}/workspace/library`);
    await seen
      .getByRole("link", { name: /jazz night/i })
      .first()
      .waitFor();
    await page.reload();
    await page.getByText("20 of 20 AIC used this month").waitFor();

    // At the cap, a tool says so before the press, and asking keeps the member where they are.
    await asking.goto(`${on.site.url}/design-generator`);
    await asking.getByLabel("Prompt", { exact: true }).fill("A banking app called Fjord");
    await asking.getByText("This can cost 15 AI credits, and you can spend 0 AI credits now.").waitFor();
    expect(await asking.getByRole("button", { name: "Generate", exact: true }).isDisabled()).toBe(true);
    await asking.getByRole("button", { name: "Ask the owner" }).click();
    await asking.getByText("We’ve emailed Ada Weiss").first().waitFor();
    await asking.getByText(/^You asked Ada on /).waitFor();
    expect(new URL(asking.url()).pathname).toBe("/design-generator");
    expect(await asking.getByLabel("Prompt", { exact: true }).inputValue()).toBe("A banking app called Fjord");
    const [asked] = await mailsTo(on.site, owner.email, /^Ben Ode asks for more AI credits/);
    expect(asked?.text).toContain("Ben Ode has used 20 of 20 AI credits this month.");
    await asking.goto(`${on.site.url}/workspace`);
    const card = asking.getByRole("region", { name: "You can spend in Studio North" });
    await card.getByText("Your cap: 0 of 20 AIC left this month.").waitFor();
    await card.getByText("Paid by Ada Weiss.").waitFor();
    await card.getByText(/^You asked Ada on /).waitFor();
    expect(await asking.getByRole("region", { name: /^Do more with/ }).count()).toBe(0);

    // The owner answers right where the request is.
    await page.reload();
    const request = page.getByRole("region", { name: "Request of Ben Ode" });
    await request.getByText(/^Ben requested more credits on /).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await request.getByLabel("Cap in AIC a month").fill("60");
    await request.getByRole("button", { name: "Save cap" }).click();
    await page.getByText("20 of 60 AIC used this month").waitFor();
    // Role and cap are saved together, or neither.
    const row = page.getByRole("list", { name: "Members" }).getByRole("listitem").filter({ hasText: "Ben Ode" });
    await row.getByText("Role and cap", { exact: true }).click();
    await row.getByLabel("Role", { exact: true }).selectOption("admin");
    await row.getByLabel("Cap in AIC a month").fill("-5");
    await row.getByRole("button", { name: "Save role and cap" }).click();
    await row.getByText("Enter a whole number of credits").waitFor();
    await row.getByLabel("Cap in AIC a month").fill("70");
    await row.getByRole("button", { name: "Save role and cap" }).click();
    await row.getByText("20 of 70 AIC used this month").waitFor();
    await row.getByText("Admin", { exact: true }).first().waitFor();
    expect(await request.count()).toBe(0);
    await mailsTo(on.site, ben.email, /^Your cap in Studio North is now 60 AI credits a month/);
    await page.getByLabel("Stop the whole team at").fill("10");
    await page.getByRole("button", { name: "Save caps" }).click();
    await page.getByText(/^20 AIC are used already this month, and the team’s cap is 10 AIC\./).waitFor();
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page);
    }

    // He leaves while this page is in the team, and goes on in his own work.
    await asking.goto(`${on.site.url}/settings/teams/${idIn(page)}`);
    await asking.getByText("Leave team").first().click();
    await asking.getByRole("button", { name: "Leave team" }).click();
    await asking.waitForURL(`${on.site.url}/settings/teams`);
    await asking.getByText("You’ve left the team").first().waitFor();
    expect(await asking.locator("html").getAttribute("data-team")).toBe("personal");
  });

  it("[G1] each request names the team of its page: another tab's switch makes nothing in the team, and a removed member gets no more", async () => {
    const owner = await openAccount(on.site);
    const ben = await openAccount(on.site);
    await putSubscription(on.site, owner.userId, { planId: "business" });
    await grantTo(credits.ledger, owner.userId, { amount: 100 });
    await grantTo(credits.ledger, ben.userId, { amount: 100 });
    const page = await open(owner, "/settings/teams");
    await page.getByLabel("Name of the team").fill("Studio South");
    await page.getByRole("button", { name: "Create team" }).click();
    await page.getByLabel("Email address").fill(ben.email);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await page.getByText("2 of 5 seats are taken.").waitFor();
    const teamId = idIn(page);
    const own = await open(ben, "/settings/teams");
    await own.getByRole("link", { name: /See the invitation/ }).click();
    await own.getByRole("button", { name: "Join the team" }).click();
    await own.getByText("You’re in Studio South").waitFor();
    await switchTo(own, "Studio South", "Personal");
    await own.goto(`${on.site.url}/home/mindmap`);

    const other = await own.context().newPage();
    await other.goto(`${on.site.url}/workspace`);
    await switchTo(other, "Personal", "Studio South");
    // The first tab still shows the user's own work.
    await own.getByLabel("Topic").fill("Own ideas");
    await own.getByRole("button", { name: "Create map" }).click();
    await own.waitForURL(/\/home\/mindmap\/[\da-f-]{36}/);
    await other.goto(`${on.site.url}/home/mindmap`);
    expect(await other.getByText("Own ideas").count()).toBe(0);

    // A colleague's link opens in the team, whichever the browser was in last.
    const board = `${on.site.url}/home/mindmap`;
    await other.goto(board);
    await other.getByLabel("Topic").fill("Our ideas");
    await other.getByRole("button", { name: "Create map" }).click();
    await other.waitForURL(/\/home\/mindmap\/[\da-f-]{36}/);
    const linked = await open(owner, new URL(other.url()).pathname);
    expect(await linked.locator("html").getAttribute("data-team")).toBe(teamId);
    await linked.getByText("Our ideas").first().waitFor();

    const ask = (headers: Record<string, string>, body: object) =>
      fetch(`${on.site.url}/api/designs`, {
        method: "POST",
        headers: { cookie: ben.cookie, origin: on.site.url, "content-type": "application/json", ...headers },
        body: JSON.stringify({
          ...{ prompt, kind: "poster", style: "bauhaus", aspectRatio: "1:1", count: 1, detail: 50, seed: "1" },
          idempotencyKey: randomUUID(),
          ...body,
        }),
      });
    expect((await ask({ "easel-team": teamId }, {})).status).toBeLessThan(300);
    await other.goto(board);
    await page.reload();
    await page.getByText("Remove").first().click();
    await page.getByRole("button", { name: /^Remove from team/ }).click();
    await page.getByText("Removed from the team").first().waitFor();
    const refused = await ask({ "easel-team": teamId }, {});
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("no longer in this team")]);
    // His page keeps what he typed, says why, and leads to his own work.
    await other.getByLabel("Topic").fill("Late ideas");
    await other.getByRole("button", { name: "Create map" }).click();
    await other.getByText("You’re no longer in this team. Reload the page to go on.").first().waitFor();
    expect(await other.getByLabel("Topic").inputValue()).toBe("Late ideas");
    await other.getByRole("link", { name: "Library", exact: true }).filter({ visible: true }).first().click();
    await other.getByText("Your own work is in Personal.").waitFor();
    expect(await other.getByRole("link", { name: "Log in" }).count()).toBe(0);
    expect(await other.locator("html").getAttribute("data-team")).toBe(teamId);
    await other.getByRole("button", { name: "Open Personal" }).click();
    await other.waitForURL(`${on.site.url}/workspace`);
    // A page goes on as the user's own, and says so by its frame.
    await other.goto(`${on.site.url}/workspace`);
    expect(await other.locator("html").getAttribute("data-team")).toBe("personal");
  });
});
