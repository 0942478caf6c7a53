import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { teamHeader } from "../src/teams/rules.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { contentOf } from "../test/belongings.ts";
import { expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

describe("members of a team at the same time", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  const teamId = randomUUID();
  const wide = { width: 1280, height: 800 };
  let owner: TestPerson;
  let ben: TestPerson;
  beforeAll(async () => {
    owner = await openAccount(on.site, { firstName: "Ada", lastName: "Weiss" });
    ben = await openAccount(on.site, { firstName: "Ben", lastName: "Ode" });
    await putSubscription(on.site, owner.userId, { planId: "business" });
    await grantTo(credits.ledger, owner.userId, { amount: 100 });
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

  /** Adds a document or a draft of the team’s. */
  async function addDocument(kind: string): Promise<string> {
    const added = `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
      values ($1, $2, 'Foxes', $3, now(), now()) returning id`;
    const [row] = await querySite<{ id: string }>(on.site, added, [teamId, kind, contentOf[kind]]);
    return row?.id ?? "";
  }
  const storedTexts = async (id: string) => {
    const find = "select content from tool_documents where id = $1";
    const [row] = await querySite<{ content: { cards: readonly { text: string }[] } }>(on.site, find, [id]);
    return row?.content.cards.map(({ text }) => text);
  };
  /** The page asks at once for what others have saved, as it does every few seconds. */
  const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const saved = (page: Page) => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
  const cardsOf = (page: Page) => page.locator("[data-card] > button:first-of-type").allInnerTexts();

  it("[G1] work in one board: each sees the other and their cards, cards of both at once are kept, and undo takes back their own alone", async () => {
    const boardId = await addDocument("board");
    const path = `/ideation/${boardId}`;
    const expectedErrors = [/409/];
    const [first, second] = [await open(ben, path, { expectedErrors }), await open(owner, path, { expectedErrors })];
    await second.getByRole("status").getByText("Ben is here, too", { exact: true }).waitFor();
    await look(first);
    await first.getByRole("status").getByText("Ada is here, too", { exact: true }).waitFor();
    expect(await accessibilityFaults(second)).toEqual([]);
    const add = async (page: Page, text: string) => {
      await page.getByLabel("New card in Ideas").fill(text);
      await page.keyboard.press("Enter");
    };
    await add(first, "Dens");
    await second.getByText("Saved by Ben", { exact: true }).waitFor();
    expect(await cardsOf(second)).toEqual(["Foxes", "Dens"]);
    // Neither has heard of the other's.
    await Promise.all([add(first, "Ben’s card"), add(second, "Ada’s card")]);
    await expect.poll(() => storedTexts(boardId)).toHaveLength(4);
    await Promise.all([look(first), look(second)]);
    const stored = (await storedTexts(boardId)) ?? [];
    expect(stored.toSorted()).toEqual(["Ada’s card", "Ben’s card", "Dens", "Foxes"]);
    for (const page of [first, second]) await expect.poll(() => cardsOf(page)).toEqual(stored);
    await second.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => storedTexts(boardId)).toEqual(stored.filter((text) => text !== "Ada’s card"));
    // One card: both texts stay, and the one who saved later learns of it.
    const rewrite = async (page: Page, text: string) => {
      await page.getByRole("button", { name: "Dens", exact: true }).click();
      await page.getByLabel("Text of the card").fill(text);
    };
    await look(first);
    await expect.poll(() => cardsOf(first)).toHaveLength(3);
    await Promise.all([rewrite(first, "Ben’s dens"), rewrite(second, "Ada’s dens")]);
    await first.keyboard.press("Enter");
    await expect.poll(() => storedTexts(boardId)).toContain("Ben’s dens");
    await second.keyboard.press("Enter");
    await second.getByText("Ben changed the same card", { exact: true }).waitFor();
    const both = ["Foxes", "Ada’s dens", "Ben’s dens", "Ben’s card"];
    await expect.poll(() => storedTexts(boardId)).toEqual(both);
    await look(first);
    await expect.poll(() => cardsOf(first)).toEqual(both);
    await second.setViewportSize(phone);
    await expectNoSidewaysScrolling(second);
  });

  /** A page that doesn't learn of others' saves before it saves itself. */
  async function openUnaware(person: TestPerson, path: string): Promise<Page> {
    const page = await open(person, "/settings/teams", { expectedErrors: [/409/] });
    await page.route("**/api/presence/*", (route) => route.fulfill({ json: { names: ["Ben"], revision: 1 } }));
    await page.goto(`${on.site.url}${path}`);
    return page;
  }

  it("[G1] the later save of a draft stores nothing until its member has chosen; both are kept, one as a copy", async () => {
    const draftId = await addDocument("draft");
    const path = `/home/write/${draftId}`;
    const [first, second] = [await open(ben, path), await openUnaware(owner, path)];
    const textOf = (page: Page) => page.getByRole("textbox", { name: "Text" });
    await second.getByText("Ben is here, too", { exact: true }).waitFor();
    await textOf(first).fill("Ben’s foxes");
    await saved(first);
    await textOf(second).fill("Ada’s foxes");
    const dialog = second.getByRole("dialog", { name: "Ben changed this draft while you were working on it" });
    await dialog.waitFor();
    expect(await accessibilityFaults(second)).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await textOf(second).fill("Ada’s red foxes");
    await second.keyboard.press("Escape");
    expect(await second.getByRole("dialog").count()).toBe(0);
    await second.getByRole("button", { name: "Not saved. Choose a version" }).click();
    await dialog.getByRole("button", { name: "Keep both" }).click();
    await second.getByText("Saved by Ben", { exact: true }).waitFor();
    expect(await textOf(second).inputValue()).toBe("Ben’s foxes");
    await second.getByRole("button", { name: "Open the copy" }).click();
    await expect.poll(() => textOf(second).inputValue()).toBe("Ada’s red foxes");
    const drafts = "select title, content ->> 'text' as text from tool_documents where user_id = $1 and kind = 'draft'";
    expect((await querySite(on.site, drafts, [teamId])).toSorted()).toHaveLength(2);
    await look(first);
    expect(await textOf(first).inputValue()).toBe("Ben’s foxes");
  });

  const barOf = (page: Page) => page.locator("header").filter({ has: page.getByLabel("Title") });
  async function expectNothingOverlaps(page: Page): Promise<void> {
    const parts = barOf(page).locator("button:visible, a:visible, input:visible, [aria-hidden] > span:visible");
    const places = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    for (const [index, { left }] of places.entries())
      expect(left).toBeGreaterThanOrEqual(places[index - 1]?.right ?? 0);
    expect(places.at(-1)?.right).toBeLessThanOrEqual(phone.width);
    await expectNoSidewaysScrolling(page);
  }

  it("[G1] a design that replaces another member’s has that one among the versions, which both see at once, on a phone, too", async () => {
    const headers = {
      cookie: owner.cookie,
      origin: on.site.url,
      "content-type": "application/json",
      [teamHeader]: teamId,
    };
    const body = JSON.stringify({
      prompt: "Poster for a jazz night",
      kind: "poster",
      style: "swiss",
      aspectRatio: "1:1",
      count: 1,
      detail: 50,
      seed: "1",
      idempotencyKey: "press-0001",
    });
    const made = await fetch(`${on.site.url}/api/designs`, { method: "POST", headers, body });
    const { runId } = (await made.json()) as { runId: string };
    const find = () => querySite<{ id: string }>(on.site, "select id from designs where run_id = $1", [runId]);
    await expect.poll(find).toHaveLength(1);
    const path = `/image-generator/${(await find())[0]?.id}`;
    const [first, second] = [await open(ben, path), await openUnaware(owner, path)];
    const type = async (page: Page, words: string) => {
      await page
        .getByRole("complementary", { name: "Layers" })
        .getByRole("button", { name: /Jazz night/ })
        .click();
      await page.getByRole("textbox", { name: "Words" }).fill(words);
    };
    await type(first, "Ben’s night");
    await saved(first);
    await type(second, "Ada’s night");
    const dialog = second.getByRole("dialog", { name: "Ben changed this design while you were working on it" });
    await dialog.getByRole("button", { name: "Close" }).click();
    await second.setViewportSize(phone);
    await expectNothingOverlaps(second);
    await second.getByRole("button", { name: "Not saved. Choose a version" }).click();
    await dialog.getByRole("button", { name: "Keep mine as the newest version" }).click();
    await second.setViewportSize(wide);
    await saved(second);
    await look(first);
    await first.getByText("Saved by Ada", { exact: true }).waitFor();
    for (const page of [first, second]) {
      await page.getByRole("application", { name: "Canvas" }).focus();
      await page.keyboard.press("Escape");
      const version = page.getByRole("listitem").filter({ hasText: "Replaced by another version" });
      expect(await version.innerText()).toContain("by Ben");
      await page.getByText("Ada’s night").first().waitFor();
    }
    await second.setViewportSize(phone);
    await expectNothingOverlaps(second);
    await barOf(second).getByRole("status").filter({ hasText: "Ben is here, too" }).waitFor();
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
