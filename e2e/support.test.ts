import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "../test/account-mails.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";
import { putSubscription } from "../test/subscriptions.ts";

const operatorEmail = "operator@easel.example";

describe("support", () => {
  let site: Site;
  let browser: TestBrowser;
  let user: TestPerson;
  let operator: TestPerson;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ env: { OPERATOR_EMAILS: operatorEmail } }), startBrowser()]);
    operator = await openAccount(site, { email: operatorEmail });
    user = await openAccount(site);
    await putSubscription(site, user.userId, { planId: "pro" });
  });
  afterAll(async () => {
    browser.expectNoErrors();
    await browser.close();
    await site.stop();
  });

  async function open(person: TestPerson, path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn({ site, browser }, person, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }

  it("[G8] leads from a question to an answer on the page and by mail, on a phone and in the dark", async () => {
    const page = await open(user, "/settings/support", { viewport: phone, colorScheme: "dark" });
    await page.getByText("On the Pro plan we aim to answer within 24 hours").waitFor();
    await page.getByRole("button", { name: "Send request" }).click();
    await page.getByText("Please choose a subject.").waitFor();
    await page.getByLabel("Subject").selectOption("billing");
    await page.getByLabel("Message").fill("Why was I billed twice in May?");
    await page.getByRole("button", { name: "Send request" }).click();
    await page.getByText("Waiting for an answer").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    const asked = new URL(page.url()).pathname;

    const inbox = await open(operator, "/admin/support");
    await inbox.getByRole("link", { name: /Why was I billed twice/ }).click();
    await inbox.getByText("Pro plan").waitFor();
    const [request, own] = [inbox.url(), `/admin/users/${user.userId}`];
    expect(await inbox.getByRole("link", { name: user.email }).getAttribute("href")).toBe(own);
    expect(await accessibilityFaults(inbox)).toEqual([]);
    await inbox.getByRole("link", { name: "What they sent" }).click();
    await inbox.getByRole("row", { name: /Billing.*Why was I billed twice.*Waiting for an answer/ }).waitFor();
    expect(await accessibilityFaults(inbox)).toEqual([]);
    await expectNoSidewaysScrolling(inbox);
    await inbox.goto(request);
    await inbox.getByRole("textbox", { name: "Answer" }).fill("One of the two was refunded.");
    await inbox.getByRole("textbox", { name: "Answer" }).press("Control+Enter");
    await inbox.getByText("Answered").waitFor();
    await inbox.goto(`${site.url}/admin/audit`);
    const logged = inbox.getByRole("row").filter({ hasText: "Answered a support request" });
    await logged.getByText("No reason needed").waitFor();
    expect(await logged.getByRole("link", { name: "Billing" }).getAttribute("href")).toBe(
      asked.replace("/settings/support", "/admin/support"),
    );

    const [mail] = await mailsTo(site, user.email, /^Re: Billing$/);
    expect(mail?.text).toContain(`${asked}`);
    await page.reload();
    await page.getByText("One of the two was refunded.").waitFor();
    await page.getByRole("button", { name: "Close this request" }).click();
    await page.getByText("Closed").waitFor();
  });

  it("[G8] takes the contact form of a signed-in user as a request of theirs", async () => {
    const page = await open(user, "/contact");
    await page.getByLabel("Full name").fill("Ada Lovelace");
    await page.getByLabel("Email", { exact: true }).first().fill(user.email);
    await page.getByLabel("Subject").selectOption("feedback");
    await page.getByLabel("Message").fill("The search understands what I mean.");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("heading", { name: "We’ve received your message" }).waitFor();
    await page.goto(`${site.url}/settings/support`);
    await page.getByRole("link", { name: /The search understands/ }).waitFor();
  });

  it("[G8] shows the inbox to operators alone, who set the hours that users read", async () => {
    const asked = await open(user, "/settings/support");
    await asked
      .getByRole("link", { name: /billed twice|understands/ })
      .first()
      .click();
    await asked.getByRole("list", { name: "Messages" }).waitFor();
    const id = new URL(asked.url()).pathname.split("/").at(-1);
    const forms: Readonly<Record<string, Record<string, string>>> = {
      "/admin/support": { business: "1", pro: "1", free: "1", reason: "I try." },
      [`/admin/support/${id}`]: { intent: "write", seen: "9", message: "I am no operator." },
    };
    for (const [path, fields] of Object.entries(forms)) {
      for (const [cookie, status] of [
        [user.cookie, 404],
        ["", 302],
      ] as const) {
        const ask = (init: RequestInit) =>
          fetch(`${site.url}${path}`, { ...init, headers: { cookie, origin: site.url }, redirect: "manual" });
        const sent = await ask({ method: "POST", body: new URLSearchParams(fields) });
        expect([path, (await ask({})).status, sent.status]).toEqual([path, status, status]);
      }
    }
    await asked.reload();
    expect(await asked.getByText("I am no operator.").count()).toBe(0);
    const inbox = await open(operator, "/admin/support", { viewport: phone });
    await inbox.locator("summary", { hasText: "Change the hours" }).click();
    await inbox.getByLabel("Pro, hours").fill("0");
    await inbox.getByRole("button", { name: "Change the hours" }).click();
    await inbox.getByText("Enter hours from 1 to 720.").waitFor();
    await inbox.getByText("Say why, for the audit log.").waitFor();
    await inbox.getByLabel("Pro, hours").fill("6");
    await inbox.getByLabel("Reason").fill("Two of us answer now");
    await inbox.getByRole("button", { name: "Change the hours" }).click();
    await inbox.getByText("Pro: 6 hours").waitFor();
    expect(await accessibilityFaults(inbox)).toEqual([]);
    await expectNoSidewaysScrolling(inbox);
    const page = await open(user, "/settings/support");
    await page.getByText("within 6 hours").waitFor();
    await inbox.goto(`${site.url}/admin/audit`);
    await inbox.getByRole("row", { name: /Changed a setting.*Hours for Pro: 6.*Two of us answer now/ }).waitFor();
  });
});
