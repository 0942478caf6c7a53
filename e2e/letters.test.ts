import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { mailsTo } from "../test/mails-to.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite, waitForMails } from "../test/site.ts";

const operatorEmail = "operator@easel.example";

describe("letters", () => {
  let site: Site;
  let browser: TestBrowser;
  let operator: TestPerson;
  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite({ env: { OPERATOR_EMAILS: operatorEmail, POSTAL_ADDRESS: "1 Main Street, Springfield" } }),
      startBrowser(),
    ]);
    operator = await openAccount(site, { email: operatorEmail });
    await querySite(
      site,
      `insert into newsletter_subscriptions (email, requested_at, confirmed_at)
      select 'reader-' || number || '@example.com', now(), now() from generate_series(1, 3) number`,
    );
  });
  afterAll(async () => {
    browser.expectNoErrors();
    await browser.close();
    await site.stop();
  });

  async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn({ site, browser }, operator, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }
  const readersOf = async (subject: string) =>
    (await waitForMails(site, 0))
      .filter((mail) => mail.subject === subject)
      .map(({ to }) => to)
      .toSorted();

  async function write(page: Page, subject: string): Promise<void> {
    await page.goto(`${site.url}/admin/letters`);
    await page.getByRole("button", { name: "New letter" }).click();
    await page.getByRole("heading", { name: "New letter" }).waitFor();
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await page
      .getByLabel("Text", { exact: true })
      .fill("# Ten tools\n\nHello {{first name|there}}, see [all](/tools).");
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("heading", { name: subject }).waitFor();
  }

  async function send(page: Page, many: string): Promise<void> {
    const opener = page.locator("summary", { hasText: "Send to the list" });
    await opener.scrollIntoViewIfNeeded();
    const place = await opener.boundingBox();
    await opener.click();
    const send = page.getByRole("button", { name: `Send to ${many}` });
    await send.waitFor();
    // A second press meets the same button.
    expect(await opener.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
    await send.click();
    await page.getByText("Ended", { exact: true }).waitFor();
  }

  it("[A29] go from the first word to every reader by keyboard and mouse, and the next one not to those who unsubscribed", async () => {
    const page = await open("/admin/letters");
    await write(page, "Ten new tools");
    // The preview is the saved draft, in a frame where nothing runs.
    await page.frameLocator("iframe").getByRole("heading", { name: "Ten tools" }).waitFor();
    await page.frameLocator("iframe").getByText("Sent by Easel, 1 Main Street, Springfield.").waitFor();
    await page.getByLabel("Preview line").fill("For {{first name|you}}");
    await page.getByText("Preview line: For Ada").waitFor();
    await page.frameLocator("iframe").getByText("Hello Ada, see all.").waitFor();
    await page.getByRole("radio", { name: "Without a name" }).press("Space");
    await page.getByText("Preview line: For you").waitFor();
    await page.frameLocator("iframe").getByText("Hello there, see all.").waitFor();
    await page.getByText("Newsletter: 3 recipients at the moment.").waitFor();
    await page.getByRole("radio", { name: "Plain text" }).press("Space");
    await page.getByText("see all (").waitFor();
    await page.getByLabel("Subject", { exact: true }).fill("Ten {{code}}");
    await page.getByText("{{code}} is no field of this list.").first().waitFor();
    // Saved as it is, but not sent.
    await page.getByRole("heading", { name: "Ten {{code}}" }).waitFor();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("button", { name: `Email a test to ${operatorEmail}` }).click();
    await page.getByRole("alert").filter({ hasText: "{{code}} is no field of this list." }).last().waitFor();
    await page.getByLabel("Subject", { exact: true }).fill("Ten new tools");
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole("button", { name: `Email a test to ${operatorEmail}` }).click();
    await page.getByText("Test mail sent").first().waitFor();
    await expect.poll(() => readersOf("[Test] Ten new tools")).toEqual([operatorEmail]);

    await send(page, "3 recipients");
    expect(await readersOf("Ten new tools")).toEqual([1, 2, 3].map((number) => `reader-${number}@example.com`));
    await page.getByText("3 of 3 done").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const [mail] = await mailsTo(site, "reader-2@example.com", 1);
    const [, target = ""] = /^<https?:\/\/[^/]+(\/[^>]+)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "") ?? [];
    // As a mail provider does: no cookie, no origin.
    const answer = await fetch(`${site.url}${target}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      redirect: "error",
    });
    expect(answer.status).toBe(200);

    await write(page, "Two more");
    await page.getByText("Send to the list").click();
    await page.getByText(/A letter with this text went to this list on .* to 3 recipients\./).waitFor();
    await page.getByRole("checkbox", { name: "Send this one, too" }).check();
    await page.getByRole("button", { name: "Send to 2 recipients" }).click();
    await page.getByText("Ended", { exact: true }).waitFor();
    expect(await readersOf("Two more")).toEqual(["reader-1@example.com", "reader-3@example.com"]);
  });

  it("[A29] fit a phone in the dark, and a draft that another window changed is not overwritten", async () => {
    const page = await open("/admin/letters", { viewport: phone, colorScheme: "dark", expectedErrors: [/409/] });
    await write(page, "Written twice");
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    const other = await open(new URL(page.url()).pathname);
    await other.getByLabel("Preview line").fill("From the other window");
    await other.getByText("Saved", { exact: true }).waitFor();
    await expect
      .poll(() => querySite(site, "select preheader from letters where subject = 'Written twice'"))
      .toEqual([{ preheader: "From the other window" }]);
    await page.getByLabel("Preview line").fill("From this window");
    await page.getByRole("alert").filter({ hasText: "This letter was changed in another window." }).waitFor();
    expect(await querySite(site, "select preheader from letters where subject = 'Written twice'")).toEqual([
      { preheader: "From the other window" },
    ]);
    await other.close();
  });

  it("[A29] are resumed and cancelled on their page, with the reason in the audit log", async () => {
    const columns =
      "list, segment, subject, preheader, body, state, revision, created_at, changed_at, started_at, take_up_to, recipients_max";
    const paused = (subject: string) =>
      querySite(
        site,
        `insert into letters (${columns}) values ('newsletter', 'all', $1, '', 'x', 'paused', 1, now(), now(), now(), 0, 0)`,
        [subject],
      );
    await Promise.all([paused("Goes on"), paused("Ends here"), paused("Ended elsewhere")]);
    const page = await open("/admin/letters?state=paused", { expectedErrors: [/409/] });
    await page.getByRole("link", { name: "Ended elsewhere" }).click();
    await page.getByRole("button", { name: "Resume" }).waitFor();
    await querySite(site, "update letters set state = 'sent', ended_at = now() where subject = 'Ended elsewhere'");
    await page.getByRole("button", { name: "Resume" }).click();
    await page.getByText("This letter isn’t being sent, so it can’t be resumed.").waitFor();
    await page.getByText("Ended", { exact: true }).waitFor();
    await page.goto(`${site.url}/admin/letters?state=paused`);
    await page.getByRole("link", { name: "Goes on" }).click();
    await page.getByRole("button", { name: "Resume" }).click();
    await page.getByText("Ended", { exact: true }).waitFor();
    await page.goto(`${site.url}/admin/letters?state=paused`);
    await page.getByRole("link", { name: "Ends here" }).click();
    await page.getByText("Stop for good").click();
    await page.getByRole("textbox", { name: "Reason" }).fill("The date was wrong.");
    await page.getByRole("button", { name: "Stop sending" }).click();
    await page.getByText("Cancelled", { exact: true }).waitFor();
    await page.goto(`${site.url}/admin/audit?q=The+date+was+wrong`);
    await page.getByRole("link", { name: "Ends here" }).waitFor();
    await page.getByText("Cancelled a letter").waitFor();
  });

  it("[A29] reach the early-access list with its own unsubscribe page, which takes it back", async () => {
    await querySite(
      site,
      "insert into early_access_signups (email, name, code, discount_percent, bot_checked, agreed_at, letters_agreed_at) values ('ada@example.com', 'Ada', 'EASEL-1', 30, false, now(), now())",
    );
    const page = await open("/admin/letters");
    await write(page, "Your code waits");
    await page.getByLabel("List", { exact: true }).selectOption("early-access");
    await page.getByLabel("Part").selectOption("code-unused");
    await page.getByLabel("Text", { exact: true }).fill("Use {{code}} for {{discount}} off.");
    await page.getByText("Saved", { exact: true }).waitFor();
    await send(page, "1 recipient");
    const [mail] = await mailsTo(site, "ada@example.com", 1);
    expect(mail?.text).toContain("Use EASEL-1 for 30% off.");
    const link = /\/early-access\/unsubscribe\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";

    const visitor = await browser.open({ viewport: phone });
    await visitor.goto(`${site.url}${link}`);
    const state = () =>
      querySite(site, "select unsubscribed_at from early_access_signups where email = 'ada@example.com'");
    expect(await state()).toEqual([{ unsubscribed_at: null }]);
    const press = (path: string) =>
      fetch(`${site.url}${path}`, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
        headers: { origin: "https://mail.example" },
      });
    expect((await press(`${link}x`)).status).toBe(400);
    expect(await state()).toEqual([{ unsubscribed_at: null }]);
    await visitor.getByRole("button", { name: "Unsubscribe" }).click();
    await visitor.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    expect(await state()).toEqual([{ unsubscribed_at: expect.any(Date) }]);
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await visitor.getByRole("button", { name: "Subscribe again" }).click();
    await visitor.getByRole("heading", { name: "You are subscribed again" }).waitFor();
    expect(await state()).toEqual([{ unsubscribed_at: null }]);
    expect([(await press(link)).status, await state()]).toEqual([200, [{ unsubscribed_at: expect.any(Date) }]]);
  });

  it("[G4] have their lists with search, bounces and a file", async () => {
    const page = await open("/admin/lists/newsletter", { viewport: phone, expectedErrors: [/422/] });
    await page.getByText("Add bounced addresses").click();
    await page.getByLabel("Addresses").fill("reader-1@example.com\nnot an address");
    await page.getByRole("textbox", { name: "Reason" }).fill("Reported by the mail provider.");
    await page.getByRole("button", { name: "Mark as bounced" }).click();
    await page.getByText("“not” is not an address.").waitFor();
    await page.getByLabel("Addresses").fill("reader-1@example.com");
    await page.getByRole("button", { name: "Mark as bounced" }).click();
    await page.getByRole("link", { name: "Bounced (1)" }).click();
    await page.getByRole("row", { name: /reader-1@example\.com/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await page.getByText("Delete an address").click();
    await page.getByRole("textbox", { name: "Address", exact: true }).fill("Reader-2@example.com");
    await page.getByRole("textbox", { name: "Reason" }).fill("They wrote to us.");
    await page.getByRole("button", { name: "Delete all of it" }).click();
    await page.getByRole("link", { name: "All (2)" }).waitFor();
    const rows = await querySite(
      site,
      `select email from newsletter_subscriptions where email = $1
      union all select email from letter_recipients where email = $1
      union all select subject_name || reason || detail from operator_actions where position($1 in subject_name || reason || detail) > 0`,
      ["reader-2@example.com"],
    );
    expect(rows).toEqual([]);
    const file = await fetch(`${site.url}/admin/lists/newsletter/export?state=bounced`, {
      headers: { cookie: operator.cookie },
    });
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="newsletter-[\d-]+\.csv"$/);
    expect((await file.text()).split("\r\n").slice(0, 2)).toEqual([
      "Address,Name,State,Requested,Agreed,Code,Code used",
      expect.stringMatching(/^reader-1@example\.com,,Bounced,/),
    ]);
  });

  it("[H7] take odd values in any field, or refuse them with the reason", async () => {
    const [letter, message] = await Promise.all([
      querySite(
        site,
        "insert into letters (list, segment, subject, preheader, body, state, revision, created_at, changed_at) values ('newsletter', 'all', 'Odd', '', 'x', 'draft', 1, now(), now()) returning id",
      ),
      querySite(
        site,
        "insert into contact_messages (name, email, subject, message, digest, received_at) values ('Ada', 'ada@example.com', 'general', 'Hello', 'odd', now()) returning id",
      ),
    ]);
    const template = await querySite(
      site,
      "insert into answer_templates (name, text, changed_at) values ('Odd', 'x', now()) returning id",
    );
    const reason = "I try.";
    const draft = {
      list: "newsletter",
      segment: "all",
      joinedSince: "",
      joinedBefore: "",
      subject: "Odd",
      preheader: "",
      body: "x",
    };
    const letterPage = `/admin/letters/${letter[0]?.id}`;
    const forms: readonly (readonly [page: string, fields: Readonly<Record<string, string>>])[] = [
      [letterPage, { intent: "save", revision: "1", ...draft }],
      [letterPage, { intent: "start", revision: "0", recipients: "0" }],
      ...["pause", "resume", "test"].map((intent) => [letterPage, { intent }] as const),
      [letterPage, { intent: "cancel", reason }],
      ["/admin/lists/newsletter", { intent: "bounce", addresses: "gone@example.com", reason }],
      ["/admin/lists/early-access", { intent: "put-back", member: "1", reason }],
      ["/admin/lists", { intent: "forget", address: "gone@example.com", reason }],
      [`/admin/contact/${message[0]?.id}`, { intent: "write", seen: "0", message: "Hello" }],
      ["/admin/templates", { name: "Odd again", text: "x" }],
      [`/admin/templates/${template[0]?.id}`, { intent: "save", name: "Odd", text: "x" }],
    ];
    const faults: string[] = [];
    for (const [page, fields] of forms) {
      for (const field of Object.keys(fields)) {
        for (const value of [
          undefined,
          "__proto__",
          "a\0b",
          "x".repeat(50_000),
          "\u{1f98a}".repeat(300),
          "%ff",
          "\ud800",
        ]) {
          const body = new URLSearchParams({ ...fields, [field]: value ?? "" });
          if (value === undefined) body.delete(field);
          const init = { method: "POST", body, headers: { cookie: operator.cookie, origin: site.url } };
          const answer = await fetch(`${site.url}${page}.data`, init);
          const text = await answer.text();
          if (answer.status >= 500 || (answer.status >= 400 && !/[A-Z“][^"]{5,}[.]/.test(text)))
            faults.push(`${page} ${field}=${value?.slice(0, 9)}: ${answer.status} ${text.slice(0, 200)}`);
        }
      }
    }
    expect(faults).toEqual([]);
    const addresses = [
      "/admin/lists/none",
      "/admin/lists/none/export",
      "/admin/contact/x",
      `${letterPage}x`,
      "/admin/templates/x",
    ];
    for (const address of addresses) {
      const answer = await fetch(`${site.url}${address}`, { headers: { cookie: operator.cookie } });
      expect([address, answer.status]).toEqual([address, 404]);
    }
    const lists = ["/admin/letters", "/admin/lists/early-access", "/admin/contact", "/admin/templates"];
    for (const list of lists) {
      const answer = await fetch(`${site.url}${list}?q=%25_%5C&state=__proto__&sort=x&page=-1`, {
        headers: { cookie: operator.cookie },
      });
      expect([list, answer.status]).toEqual([list, 200]);
    }
  });

  it("[G8] a visitor's message is answered with a template, by email", async () => {
    const visitor = await browser.open();
    await visitor.goto(`${site.url}/contact`);
    await visitor.getByLabel("Full name").fill("Grace Hopper");
    await visitor.getByLabel("Email", { exact: true }).first().fill("grace@example.com");
    await visitor.getByLabel("Subject").selectOption("billing");
    await visitor.getByLabel("Message").fill("How do I get an invoice?");
    await visitor.getByRole("button", { name: "Send message" }).click();
    await visitor.getByRole("heading", { name: "We’ve received your message" }).waitFor();

    const page = await open("/admin/templates");
    await page.getByLabel("Name", { exact: true }).fill("Invoice");
    await page.getByLabel("Text", { exact: true }).fill("Hello {{first name}},\n\nyour {{plan}} invoice is attached.");
    await page.getByRole("button", { name: "Save template" }).click();
    await page.getByRole("link", { name: "Invoice" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${site.url}/admin/contact`);
    await page.getByRole("link", { name: "Grace Hopper" }).click();
    await page.getByLabel("Template").selectOption({ label: "Invoice" });
    const answer = page.getByRole("textbox", { name: "Answer" });
    await answer.fill("Good question.");
    await page.getByRole("button", { name: "Insert" }).press("Enter");
    await expect
      .poll(() => answer.inputValue())
      .toBe("Good question.\n\nHello Grace,\n\nyour {{plan}} invoice is attached.");
    const selected = await answer.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected).toBe("{{plan}}");
    await answer.press("Control+Enter");
    await page.getByText("Replace {{plan}} before you send the answer.").waitFor();
    await answer.fill("Hello Grace,\n\nyou find it on the billing page.");
    await answer.press("Control+Enter");
    await page.getByText("Answered").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [mail] = await mailsTo(site, "grace@example.com", 1);
    expect(mail?.subject).toBe("Re: Billing");
    expect(mail?.text).toContain("you find it on the billing page.");
    expect(mail?.text).toContain("> How do I get an invoice?");
    expect(mail?.headers["In-Reply-To"]).toMatch(/^<contact-\d+@easel\.example>$/);
  });
});
