import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { postForm, type Site, startSite, waitForMails } from "../test/site.ts";

describe("the contact page", () => {
  let site: Site;
  let browser: TestBrowser;
  let clients = 0;
  const asClient = () => ({ "x-forwarded-for": `10.0.2.${++clients}` });
  const open = (options: OpenOptions = {}) => browser.open({ extraHTTPHeaders: asClient(), ...options });
  const messages = (email: string) =>
    querySite<{ name: string; subject: string; message: string }>(
      site,
      "select name, subject, message from contact_messages where email = $1",
      [email],
    );
  const mailsFrom = async (email: string, count: number) => {
    const find = async () => (await waitForMails(site, 0)).filter(({ replyTo }) => replyTo === email);
    await expect.poll(async () => (await find()).length).toBe(count);
    return find();
  };

  beforeAll(async () => {
    const env = {
      TRUSTED_PROXY_HOPS: "1",
      OPERATOR_EMAILS: "one@easel.example,two@easel.example",
      SUPPORT_EMAIL: "help@easel.example",
    };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function fillIn(page: Page, email: string): Promise<void> {
    const form = page.getByRole("main");
    await form.getByLabel("Full name").fill("Ada Lovelace");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Subject").selectOption("partnership");
    await form.getByLabel("Message").fill("We make a tool for loom patterns.\nIt is called Jacquard.");
  }

  it("[A15] shows response time, contact details, questions and the sign-up link", async () => {
    const page = await open();
    await page.goto(`${site.url}/contact`);
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "help@easel.example" }).getAttribute("href")).toBe(
      "mailto:help@easel.example",
    );
    expect(await main.getByText("Within 24-48 business hours", { exact: true }).isVisible()).toBe(true);
    expect(await main.getByText("Monday to Friday").isVisible()).toBe(true);
    expect(await main.locator("dt", { hasText: "?" }).count()).toBe(4);
    expect(await main.getByRole("link", { name: "Try For Free" }).getAttribute("href")).toBe("/signup");
    const subjects = main.getByLabel("Subject").locator("option:not([disabled])");
    expect(
      await subjects.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(["general", "support", "billing", "partnership", "feedback"]);
  });

  it("[A15] takes a message, stays on the page and mails it to every operator", async () => {
    const page = await open();
    await page.goto(`${site.url}/contact`);
    await page.getByRole("button", { name: "Send message" }).click();
    for (const text of [
      "Name must be at least 2 characters",
      "Please choose a subject",
      "Message must be at least 10 characters",
    ]) {
      await expect.poll(() => page.getByText(text).isVisible()).toBe(true);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillIn(page, "ada@example.com");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "We’ve received your message" }).waitFor();
    expect(page.url()).toBe(`${site.url}/contact`);
    expect(await accessibilityFaults(page)).toEqual([]);

    expect(await messages("ada@example.com")).toEqual([
      {
        name: "Ada Lovelace",
        subject: "partnership",
        message: "We make a tool for loom patterns.\nIt is called Jacquard.",
      },
    ]);
    const mails = await mailsFrom("ada@example.com", 2);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["one@easel.example", "two@easel.example"]);
    expect(mails[0]?.subject).toBe("Partnership or listing a tool: message from Ada Lovelace");
    expect(mails[0]?.text).toContain("> It is called Jacquard.");

    await page.getByRole("link", { name: "Send another message" }).click();
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("");
    await expect
      .poll(() => page.getByLabel("Full name").evaluate((field) => field === document.activeElement))
      .toBe(true);
  });

  it("[A15] a failure stays on the form with what was typed", async () => {
    const page = await open({ expectedErrors: [/ERR_FAILED/] });
    await page.goto(`${site.url}/contact?subject=billing`);
    expect(await page.getByLabel("Subject").inputValue()).toBe("billing");
    await fillIn(page, "offline@example.com");
    await page.route("**/contact.data*", (route) => route.abort());
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").getByText("Your message could not be sent.").waitFor();
    await expect.poll(() => page.getByLabel("Message").inputValue()).toContain("Jacquard");
    await page.unroute("**/contact.data*");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "We’ve received your message" }).waitFor();
    expect(await messages("offline@example.com")).toHaveLength(1);
  });

  it("[A15] works without scripts, and returns what the visitor typed", async () => {
    const page = await open({ javaScriptEnabled: false, viewport: phone, expectedErrors: [/422/] });
    await page.goto(`${site.url}/contact?subject=feedback`);
    expect(await page.getByLabel("Subject").inputValue()).toBe("feedback");
    await fillIn(page, "plain@example.com");
    await page.getByLabel("Message").fill("Short");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Message must be at least 10 characters").waitFor();
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("partnership");
    await expect.poll(() => page.getByLabel("Message").inputValue()).toBe("Short");
    await page.getByLabel("Message").fill("Long enough by now.");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "We’ve received your message" }).waitFor();
    expect(await messages("plain@example.com")).toMatchObject([{ message: "Long enough by now." }]);
    await page.getByRole("link", { name: "Send another message" }).click();
    await page.getByRole("button", { name: "Send message" }).waitFor();
  });

  it.each([375, 768, 1280])("[A26] has no accessibility faults at %i px", async (width) => {
    const page = await open({ viewport: { width, height: 800 } });
    await page.goto(`${site.url}/contact`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  describe("posted", () => {
    const fields = {
      name: "Ada Lovelace",
      email: "ada@example.com",
      subject: "general",
      message: "Something that is long enough.",
    };
    const post = (changed: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = asClient()) =>
      postForm(site, "/contact", { ...fields, ...changed }, headers);

    it("[A15] all visitors read the page from the cache, but the answer to a form goes only to its sender", async () => {
      expect((await fetch(`${site.url}/contact`)).headers.get("cache-control")).toContain("s-maxage");
      expect((await post({ email: "cache@example.com" })).headers.get("cache-control")).toBe("no-store");
      expect((await post({ email: "" })).headers.get("cache-control")).toBe("no-store");
      expect(await (await fetch(`${site.url}/contact`)).text()).not.toContain("We’ve received your message");
    });

    it("[A15] keeps line breaks in name and subject out of the mail's headers", async () => {
      const evil = "Ada\r\nBcc: eve@example.com";
      expect((await post({ subject: `general\r\nBcc: eve@example.com` })).status).toBe(422);
      expect((await post({ email: `ada@example.com\r\nBcc: eve@example.com` })).status).toBe(422);
      expect((await post({ name: evil, email: "header@example.com" })).status).toBe(200);
      const [mail] = await mailsFrom("header@example.com", 2);
      expect(mail?.subject).toBe("General question: message from Ada Bcc: eve@example.com");
    });

    it("[A15] shows markup as text, in the answer and in the mail", async () => {
      const script = "<script>alert(1)</script>";
      const refused = await post({ name: script, message: `</textarea>${script}`, email: "ada" });
      expect(refused.status).toBe(422);
      expect(await refused.text()).not.toContain("<script>alert(1)");
      await post({ name: script, message: `Look: ${script}`, email: "markup@example.com" });
      expect(await messages("markup@example.com")).toMatchObject([{ name: script, message: `Look: ${script}` }]);
      const [mail] = await mailsFrom("markup@example.com", 2);
      expect(mail?.html).not.toContain("<script");
      const shown = await (await fetch(`${site.url}/dev/mailbox/${mail?.id}`)).text();
      expect(shown).not.toContain("<script");
    });

    it("[A15] refuses an over-long message, and says how long it may be", async () => {
      const answer = await post({ name: "x".repeat(101), message: "x".repeat(5_001) });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toContain("Name must be at most 100 characters");
      expect(page).toContain("Message must be at most 5,000 characters, and this one has 5,001");
      expect((await post({ message: "x".repeat(70_000) })).status).toBe(413);
      expect((await post({ message: "ä".repeat(5_000), email: "longest@example.com" })).status).toBe(200);
    });

    it("[A15] stores nothing from other sites, programs and other content types", async () => {
      const email = "nothing@example.com";
      expect((await post({ email }, { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).status).toBe(
        403,
      );
      const trapped = await post({ email, referral_note: "x" });
      expect(trapped.status).toBe(200);
      expect(await trapped.text()).toContain("We’ve received your message");
      const headers = { origin: site.url, "sec-fetch-site": "same-origin", "content-type": "application/json" };
      expect(
        (await fetch(`${site.url}/contact`, { method: "POST", headers, body: JSON.stringify({ ...fields, email }) }))
          .status,
      ).toBe(415);
      expect(await messages(email)).toEqual([]);
    });

    it("[A15] sent twice at once it is one message and one mail for each operator", async () => {
      await Promise.all([1, 2, 3].map(() => post({ email: "twice@example.com" })));
      expect(await messages("twice@example.com")).toHaveLength(1);
      await mailsFrom("twice@example.com", 2);
      // A later message has come, so that a second copy would have too.
      await post({ email: "later@example.com" });
      await mailsFrom("later@example.com", 2);
      await mailsFrom("twice@example.com", 2);
    });

    it("[A15] stops too many attempts, keeps what was typed and says when to try again", async () => {
      const client = asClient();
      for (let index = 0; index < 10; index += 1) {
        expect((await post({ email: `many${index}@example.com` }, client)).status).toBe(200);
      }
      const refused = await post({ email: "many11@example.com" }, client);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      const page = await refused.text();
      expect(page).toMatch(/Too many attempts\. Please try again in \d+ (seconds|minutes)\./);
      expect(page).toContain(fields.message);
      expect(await messages("many11@example.com")).toEqual([]);
    });
  });
});
