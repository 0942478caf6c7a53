import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { contentOf } from "../test/belongings.ts";
import { expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

describe("members of a team at the same time", () => {
  const on = useSiteAndBrowser();
  const teamId = randomUUID();
  let owner: TestPerson;
  let ben: TestPerson;
  beforeAll(async () => {
    owner = await openAccount(on.site, { firstName: "Ada", lastName: "Weiss" });
    ben = await openAccount(on.site, { firstName: "Ben", lastName: "Ode" });
    await putSubscription(on.site, owner.userId, { planId: "business" });
    const query = (text: string, values: readonly unknown[]) => querySite(on.site, text, [teamId, ...values]);
    await query("insert into teams (id, owner_id, name, created_at) values ($1, $2, 'Studio North', now())", [
      owner.userId,
    ]);
    await query(
      "insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'owner', now()), ($1, $3, 'member', now())",
      [owner.userId, ben.userId],
    );
    await query(
      `insert into brand_kits (user_id, name, colors, created_at, updated_at) values ($1, 'North', '["#aa3300"]', now(), now())`,
      [],
    );
  });

  async function open(person: TestPerson, path: string, options = {}): Promise<Page> {
    const page = await openSignedIn(on, person, options);
    await page.context().addCookies([{ name: "easel.team", value: teamId, url: on.site.url }]);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }

  it("[G1] see each other in a board, and the later of two saves stores nothing until its member has decided", async () => {
    const added = `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
      values ($1, 'board', 'Foxes', $2, now(), now()) returning id`;
    const [board] = await querySite<{ id: string }>(on.site, added, [teamId, contentOf.board]);
    const path = `/ideation/${board?.id}`;
    const [first, second] = [await open(ben, path), await open(owner, path, { expectedErrors: [/409/] })];
    await second.getByRole("status").getByText("Ben is here, too", { exact: true }).waitFor();
    expect(await accessibilityFaults(second)).toEqual([]);
    await second.setViewportSize(phone);
    await expectNoSidewaysScrolling(second);
    await first.getByLabel("Topic of the board").fill("Red foxes");
    await first.getByText("Saved", { exact: true }).waitFor();
    await expect
      .poll(() => querySite(on.site, "select title from tool_documents where id = $1", [board?.id]))
      .toEqual([{ title: "Red foxes" }]);
    await second.getByLabel("Topic of the board").fill("Blue foxes");
    await second.getByRole("dialog", { name: /changed meanwhile, by another member/ }).waitFor();
    expect(await querySite(on.site, "select title from tool_documents where id = $1", [board?.id])).toEqual([
      { title: "Red foxes" },
    ]);
  });

  it("[G1] members see the brand kits without the buttons that change them, and why; the owner has them", async () => {
    const page = await open(ben, "/settings/brand-kits", { viewport: phone });
    await page.getByText("Only the team’s owner and admins can change brand kits").waitFor();
    await page.getByText("North", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "New brand kit" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Delete North" }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    const own = await open(owner, "/settings/brand-kits");
    await own.getByRole("button", { name: "Delete North" }).waitFor();
    await own.getByRole("link", { name: "Edit North" }).click();
    await own.getByRole("button", { name: "Save brand kit" }).waitFor();
    await page.goto(own.url());
    await page.getByText("Only the team’s owner and admins can change brand kits").waitFor();
    expect(await page.getByRole("button", { name: "Save brand kit" }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
