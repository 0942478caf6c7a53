import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "../test/account-mails.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { type FakeWebsite, startFakeWebsite } from "../test/fake-websites.ts";
import { noise } from "../test/pictures.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";

const operatorEmail = "operator@easel.example";

describe("the directory made with its users", () => {
  let website: FakeWebsite;
  let site: Site;
  let browser: TestBrowser;
  let maker: TestPerson;
  let user: TestPerson;
  let operator: TestPerson;
  beforeAll(async () => {
    website = await startFakeWebsite("fox-studio.example");
    const env = { OPERATOR_EMAILS: operatorEmail, ...website.env };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
    operator = await openAccount(site, { email: operatorEmail });
    maker = await openAccount(site);
    user = await openAccount(site, { firstName: "Ben", lastName: "Franklin" });
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await website.stop();
  });

  async function open(person: TestPerson, path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn({ site, browser }, person, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }
  async function expectFine(page: Page) {
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
  const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

  it("[A25] lists a maker's tool after a question, verifies the maker, and publishes their edit and another user's review", async () => {
    const page = await open(maker, "/submit", {
      viewport: phone,
      colorScheme: "dark",
      // A check that finds nothing.
      expectedErrors: [/status of 422/],
    });
    await page.getByLabel("Website of the tool").fill("Fox-Studio.example");
    await press(page, "Start a draft");
    await press(page, "Send for review");
    await page.getByText("Enter the tool’s name.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Fox Studio");
    await page.getByLabel("Description").fill("Draws foxes of every kind from a sentence, in the style of old prints.");
    await page.getByLabel("Category").selectOption("image-generation");
    await page.getByLabel("Price").selectOption("paid");
    await page.getByRole("textbox", { name: "Tags" }).fill("foxes, prints, drawing");
    await page.getByLabel("Note to us").fill("I draw the foxes.");
    await page.getByText("Saved.").waitFor();
    await expectFine(page);
    await page.reload();
    expect(await page.getByRole("textbox", { name: "Tags" }).inputValue()).toBe("foxes, prints, drawing");
    await press(page, "Send for review");
    await page.getByText("We’re reading your submission").waitFor();
    const submission = new URL(page.url()).pathname;
    const [receipt] = await mailsTo(site, maker.email, /received your submission of Fox Studio/);
    expect(receipt?.text).toContain(submission);

    // The operator works with the keys alone: no key does anything while they type.
    const queue = await open(operator, "/admin/submissions");
    await queue.getByRole("heading", { name: "Fox Studio" }).waitFor();
    await expectFine(queue);
    await queue.keyboard.press("?");
    await queue.getByText("next, previous").waitFor();
    await queue.keyboard.press("j");
    await queue.keyboard.press("r");
    await queue.getByRole("textbox", { name: "Why you refuse it" }).waitFor();
    await queue.keyboard.press("Escape");
    await queue.keyboard.press("a");
    await queue.getByRole("textbox", { name: "Your question" }).waitFor();
    await queue.keyboard.type("Is there a free plan, perhaps?");
    await queue.keyboard.press("Control+Enter");
    await queue.getByText("Nothing waits for you.").waitFor();
    const [question] = await mailsTo(site, maker.email, /A question about your submission/);
    expect(question?.text).toContain("> Is there a free plan, perhaps?");
    expect(question?.text).toContain(submission);

    await page.reload();
    await page.getByText("Is there a free plan, perhaps?").waitFor();
    await page.getByLabel("Price").selectOption("free");
    await page.getByLabel("Your answer").fill("Yes, since today.");
    await press(page, "Send for review");
    await page.getByText("We’re reading your submission").waitFor();
    await queue.reload();
    await queue.getByText("Has a free plan").waitFor();
    await queue.getByText("Is there a free plan, perhaps?").waitFor();
    await expect
      .poll(() => queue.locator("dl", { hasText: "Their answer" }).textContent())
      .toMatch(/Their answerYes, since today\.Note to usI draw the foxes\./);
    await queue.keyboard.press("j");
    await queue.keyboard.press("e");
    await queue.keyboard.press("Tab");
    await queue.keyboard.type("Fox Studios");
    // A button that is half below the header counts as too small.
    await queue.getByRole("button", { name: /^Publish with these changes/ }).waitFor();
    await queue.evaluate(() => window.scrollTo(0, 0));
    await expectFine(queue);
    const name = queue.getByLabel("Name", { exact: true });
    await name.fill("F");
    await name.press("Enter");
    await name.press("Control+Enter");
    await queue.getByText("Enter the tool’s name.").waitFor();
    await name.fill("Fox Studio");
    await queue
      .getByLabel("Description")
      .fill("Draws foxes of every kind from one sentence, in the style of old prints.");
    await name.press("Control+Enter");
    await queue.getByText("Nothing waits for you.").waitFor();
    const [listed] = await mailsTo(site, maker.email, /Your tool is listed/);
    expect(listed?.text).toContain("Description: “Draws foxes of every kind from one sentence");
    expect(listed?.text).not.toContain("Name: ");
    await queue.goto(`${site.url}/admin/submissions?state=published`);
    await queue.getByRole("link", { name: "See the listing" }).waitFor();
    await queue.getByRole("link", { name: "Edit the tool" }).click();
    await queue.getByRole("heading", { name: "Fox Studio", level: 1 }).waitFor();
    await queue.goto(`${site.url}/admin/audit`);
    await queue
      .getByRole("row", { name: /Published a submitted tool.*Description: “Draws foxes.*from one sentence/ })
      .waitFor();

    await page.reload();
    await page.getByRole("link", { name: "Verify that you make it" }).click();
    await press(page, "Start");
    await press(page, "Check the website");
    await page.getByText("there is no such meta tag in its head").waitFor();
    const tag = (await page.getByText("<meta name=").textContent()) ?? "";
    website.show(`<!doctype html><html><head>${tag}</head><body>Foxes</body></html>`);
    await expectFine(page);
    await press(page, "Check the website");
    await page.getByRole("link", { name: "Edit your listing" }).click();
    await page.getByRole("textbox", { name: "Tags" }).fill("foxes, prints, etching");
    await press(page, "Send for review");
    await page.getByText("Waiting for review").waitFor();
    await expectFine(page);
    await queue.goto(`${site.url}/admin/edits`);
    await queue.getByText("foxes, prints, etching").waitFor();
    await expectFine(queue);
    await press(queue, /^Publish/);
    await queue.getByText("Nothing waits for you.").waitFor();
    await page.goto(`${site.url}/tools/fox-studio`);
    await page.getByText("Verified maker").waitFor();
    await page.getByRole("link", { name: "etching" }).waitFor();
    await page.goto(`${site.url}/tools/fox-studio/review`);
    await page.getByText("You can’t review your own tool").waitFor();

    // Pictures: nothing that isn’t reviewed is public.
    await page.goto(`${site.url}/tools/fox-studio/edit`);
    await page.getByRole("link", { name: "Logo and screenshots" }).click();
    const screenshot = { name: "editor.png", mimeType: "image/png", buffer: await noise(900, 600).png().toBuffer() };
    const upload = async (label: "Logo" | "Screenshot", file: typeof screenshot, description?: string) => {
      await page.getByRole("button", { name: label, exact: true }).setInputFiles(file);
      if (description) await page.getByLabel("What it shows").fill(description);
      await press(page, `Send ${label.toLowerCase()} for review`);
    };
    await upload("Screenshot", { ...screenshot, buffer: Buffer.from("no picture") }, "The editor with a fox");
    await page.getByText("This file isn’t a picture that we can open.").waitFor();
    expect(await page.getByLabel("What it shows").inputValue()).toBe("The editor with a fox");
    await upload("Screenshot", screenshot);
    await page.getByText("Waiting for review").waitFor();
    await upload("Screenshot", screenshot, "A print on a wall");
    await page.getByRole("button", { name: "Move later The editor with a fox" }).click();
    await page.getByRole("button", { name: "Move earlier The editor with a fox" }).waitFor();
    await upload("Logo", screenshot);
    await page.getByRole("region", { name: "Logo" }).getByText("Waiting for review").waitFor();
    await expectFine(page);
    const waiting = (await page.getByRole("img", { name: /A print on a wall/ }).getAttribute("src")) ?? "";
    expect((await fetch(`${site.url}${waiting}`)).status).toBe(404);
    expect(await (await fetch(`${site.url}/tools/fox-studio`)).text()).not.toContain("tool-pictures");
    await queue.goto(`${site.url}/admin/pictures`);
    await queue.getByRole("img", { name: "A print on a wall" }).waitFor();
    await expectFine(queue);
    const decide = async (name: string, decision: "Publish" | "Refuse", reason = "") => {
      const entry = queue.getByRole("listitem").filter({ has: queue.getByRole("img", { name }) });
      if (reason) await entry.getByLabel("Reason").fill(reason);
      await entry.getByRole("button", { name: decision }).click();
      await entry.waitFor({ state: "detached" });
    };
    await decide("A print on a wall", "Refuse", "It shows another product.");
    await decide("The editor with a fox", "Publish");
    await decide("Logo of Fox Studio", "Publish");
    await page.reload();
    await page.getByText("It shows another product.").waitFor();
    expect((await fetch(`${site.url}${waiting}`)).status).toBe(404);

    const reviewer = await open(user, "/tools/fox-studio");
    await reviewer.locator(`.logo-tile img[src^="/tool-pictures/"]`).first().waitFor();
    await reviewer.getByRole("link", { name: "The editor with a fox" }).press("Enter");
    await reviewer.getByRole("dialog").getByRole("img", { name: "The editor with a fox" }).waitFor();
    await expectFine(reviewer);
    await reviewer.keyboard.press("Escape");
    await reviewer.getByRole("dialog").waitFor({ state: "detached" });
    await press(reviewer, /^Upvote/);
    await reviewer.getByRole("button", { name: /^Upvote.*1$/, pressed: true }).waitFor();
    await reviewer.getByRole("link", { name: "Write a review" }).click();
    await reviewer.getByText("Very good").click();
    await reviewer.getByLabel("Your review").fill("It draws foxes just as I describe them. Hands are hard for it.");
    await press(reviewer, "Send review");
    await reviewer.getByText("In review").first().waitFor();
    await expectFine(reviewer);
    await reviewer.getByRole("link", { name: "Back to Fox Studio" }).click();
    await reviewer.getByText("Your review is sent.").waitFor();
    expect(await (await fetch(`${site.url}/tools/fox-studio`)).text()).not.toContain("just as I describe");
    await queue.goto(`${site.url}/admin/reviews`);
    await queue.getByText("just as I describe").waitFor();
    await press(queue, /^Publish/);
    await queue.getByText("Nothing waits for you.").waitFor();

    const withoutScripts = await browser.open({ viewport: phone, javaScriptEnabled: false });
    await withoutScripts.goto(`${site.url}/tools/fox-studio`);
    await withoutScripts.getByRole("link", { name: "The editor with a fox" }).click();
    await withoutScripts.waitForURL(/[/]tool-pictures[/]/);

    const visitor = await browser.open({ viewport: phone });
    await visitor.goto(`${site.url}/tools/fox-studio`);
    const upvote = await visitor.getByRole("link", { name: /^Upvote Fox Studio/ }).getAttribute("href");
    expect(upvote).toBe("/login?redirectTo=/tools/fox-studio/upvote");
    const upvoter = await open(operator, "/tools/fox-studio/upvote");
    await press(upvoter, "Upvote Fox Studio");
    await upvoter.getByRole("button", { name: /^Upvote.*2$/, pressed: true }).waitFor();
    await visitor.getByText("just as I describe").waitFor();
    await visitor.getByText("Ben F.", { exact: true }).waitFor();
    await expectFine(visitor);
    const html = await visitor.content();
    expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.0","reviewCount":1');
    const changes = await open(operator, "/admin/audit", { viewport: phone });
    await changes.getByText("Published a maker’s edit").first().waitFor();
  });

  it("[A25] keeps what was typed just before the page is left, and never overwrites another tab", async () => {
    const [page, other] = [
      await open(user, "/submit"),
      await open(user, "/submit", { expectedErrors: [/status of 409/] }),
    ];
    await page.getByLabel("Website of the tool").fill("two-tabs.example");
    await press(page, "Start a draft");
    const name = page.getByLabel("Name", { exact: true });
    await name.waitFor();
    await other.goto(page.url());
    await name.fill(`Left${"x".repeat(56)}`);
    await page.getByRole("link", { name: "Submit a tool" }).first().click();
    await page.getByRole("link", { name: /^Leftx/ }).click();
    await name.waitFor();
    expect(await name.inputValue()).toMatch(/^Leftx/);
    await page.setViewportSize(phone);
    await expectFine(page);
    await other.getByLabel("Name", { exact: true }).fill("Another");
    await other.getByText("This draft was changed in another tab. Reload to see it.").waitFor();
    await other.reload();
    expect(await other.getByLabel("Name", { exact: true }).inputValue()).toMatch(/^Leftx/);
  });

  it("[A25] takes reports from visitors, and says that a website is listed already", async () => {
    const visitor = await browser.open({ javaScriptEnabled: false, viewport: phone });
    await visitor.goto(`${site.url}/tools/canva`);
    await visitor.getByRole("link", { name: "Report this listing" }).click();
    await visitor.getByLabel("Reason").selectOption("wrong-facts");
    await visitor.getByLabel("Details").fill("It has another owner now.");
    await press(visitor, "Send report");
    await visitor.getByText("Thank you for your report").waitFor();
    const queue = await open(operator, "/admin/reports", { viewport: phone });
    await queue.getByText("It has another owner now.").waitFor();
    await expectFine(queue);
    await press(queue, /^No problem found/);
    await queue.getByText("Say why.").waitFor();
    await queue.getByLabel("Why there is no problem").fill("It has the same one.");
    await press(queue, /^No problem found/);
    await queue.getByText("Nothing waits for you.").waitFor();

    const page = await open(user, "/submit", { javaScriptEnabled: false });
    await page.getByLabel("Website of the tool").fill("https://www.canva.com/anything");
    await press(page, "Start a draft");
    await page.getByText("This website is listed already").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Half a name");
    await press(page, "Save draft");
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Half a name");
    await page.getByRole("link", { name: /^Claim it/ }).click();
    await page.getByRole("heading", { name: "Do you make Canva?" }).waitFor();
  });
});
