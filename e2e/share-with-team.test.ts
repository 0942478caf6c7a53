import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { contentOf } from "../test/belongings.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { makePdf } from "../test/pdf-files.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";
import { queryOnce } from "../test/test-database.ts";

describe("sharing with the team", () => {
  const on = useSiteAndBrowser();

  const query = (text: string, values: readonly unknown[]) => queryOnce(on.site.databaseUrl, text, values);

  /** Signed in, in the team. */
  async function openIn(teamId: string, person: TestPerson, path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn(on, person, options);
    await page.context().addCookies([{ name: "easel.team", value: teamId, url: on.site.url }]);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }

  async function addTeam() {
    const owner = await openAccount(on.site, { firstName: "Ada", lastName: "Weiss" });
    const ben = await openAccount(on.site, { firstName: "Ben", lastName: "Ode" });
    await putSubscription(on.site, owner.userId, { planId: "business" });
    const [team] = await query(
      "insert into teams (owner_id, name, created_at) values ($1, 'Studio North', now()) returning id",
      [owner.userId],
    );
    const teamId = String(team?.id);
    for (const [person, role] of [
      [owner, "owner"],
      [ben, "member"],
    ] as const) {
      const added = "insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, $3, now())";
      await query(added, [teamId, person.userId, role]);
    }
    const [own] = await query("select id from work_owners where team_id = $1 and user_id = $2", [teamId, ben.userId]);
    return { owner, ben, teamId, benOwnId: String(own?.id) };
  }

  // On a phone, the list of chats is there, but hidden.
  const mark = (page: Page) => page.getByText("Shared with the team").filter({ visible: true }).first();

  async function shareOn(page: Page) {
    await page.getByRole("button", { name: "Share with Studio North" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("You can’t make it private again.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Share with Studio North" }).click();
    await mark(page).waitFor();
    expect(await page.getByRole("button", { name: "Share with Studio North" }).count()).toBe(0);
  }

  it("[G1] a member shares a chat, a draft and a PDF on a phone, and the owner finds them marked in their lists", async () => {
    const { owner, ben, teamId, benOwnId } = await addTeam();
    const [chat] = await query(
      `insert into conversations (user_id, title, created_at, updated_at) values ($1, 'A plan for the fox', now(), now()) returning id`,
      [benOwnId],
    );
    const [draft] = await query(
      `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
       values ($1, 'draft', 'A letter to the fox', $2, now(), now()) returning id`,
      [benOwnId, contentOf.draft],
    );
    const lists = ["/chat", "/home/write", "/home/chatpdf"];
    const titles = ["A plan for the fox", "A letter to the fox", "Foxes"];
    const notes = ["chats", "drafts", "PDFs"].map((what) => `Only you see your ${what}, until you share them with`);
    const page = await openIn(teamId, ben, "/home/chatpdf", { viewport: phone, expectedErrors: [/404/] });
    await page.locator("input[type=file]").setInputFiles({
      name: "Foxes.pdf",
      mimeType: "application/pdf",
      buffer: await makePdf(["Foxes are red."]),
    });
    await page.getByRole("heading", { name: "Foxes" }).waitFor();
    const pdfPath = new URL(page.url()).pathname;
    const seen = await openIn(teamId, owner, "/workspace");
    for (const [index, path] of [`/chat/${chat?.id}`, `/home/write/${draft?.id}`, pdfPath].entries()) {
      const [list = "", title = "", note = ""] = [lists[index], titles[index], notes[index]];
      await page.goto(`${on.site.url}${list}`);
      if (list === "/chat") await page.getByRole("button", { name: "Conversations" }).click();
      await page.getByText(note).waitFor();
      expect(await page.getByText("Shared with the team").count()).toBe(0);
      await seen.goto(`${on.site.url}${list}`);
      expect(await seen.getByText(title, { exact: true }).count()).toBe(0);

      await page.goto(`${on.site.url}${path}`);
      if (list === "/chat") await page.getByRole("button", { name: "Model and actions" }).click();
      await shareOn(page);
      await expectNoSidewaysScrolling(page);
      expect(await accessibilityFaults(page)).toEqual([]);

      await seen.reload();
      const entry = seen.getByRole("link", { name: title }).first();
      await entry.waitFor();
      await mark(seen).waitFor();
      expect(await accessibilityFaults(seen)).toEqual([]);
      await entry.click();
      await seen.waitForURL(`${on.site.url}${path}*`);
      await mark(seen).waitFor();
    }
    await seen.goto(`${on.site.url}/settings/teams/${teamId}/log`);
    for (const what of ["chat “A plan for the fox”", "draft “A letter to the fox”", "PDF “Foxes”"])
      await seen.getByText(`Ben Ode shared the ${what} with the team.`).waitFor();

    await seen.goto(`${on.site.url}/chat/${chat?.id}`);
    const question = seen.getByRole("dialog", { name: "Delete this chat for everyone in Studio North?" });
    const press = () => seen.getByRole("button", { name: "Delete", exact: true }).click();
    await press();
    expect(await accessibilityFaults(seen)).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "hidden" });
    await press();
    await question.getByRole("button", { name: "Delete for everyone" }).click();
    await seen.getByText("“A plan for the fox” was deleted.").waitFor();
    await page.goto(`${on.site.url}/chat/${chat?.id}`);
    await page.getByText("Ada deleted this chat less than a day ago.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Recently deleted" }).click();
    await page.getByText("Deleted by Ada").waitFor();
    await seen.goto(`${on.site.url}/settings/teams/${teamId}/log`);
    await seen.getByText("Ada Weiss deleted an item: chat.").waitFor();
  });
});
