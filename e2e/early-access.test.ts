import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { postForm, type Site, startSite, waitForMails } from "../test/site.ts";

const thanks = "Thank you for joining our early bird list!";
const failed = "Form submission failed. Please try again.";
const failedInline = "There was an error submitting your form. Please try again.";

describe("early access", () => {
  let site: Site;
  let browser: TestBrowser;
  let clients = 0;
  /** Each test is a separate client, according to the proxy's header. */
  const asClient = () => ({ "x-forwarded-for": `10.0.0.${++clients}` });
  const open = (options: OpenOptions = {}) => browser.open({ extraHTTPHeaders: asClient(), ...options });
  const signups = (email: string) =>
    querySite<{ name: string; code: string }>(site, "select name, code from early_access_signups where email = $1", [
      email,
    ]);
  const mailsTo = async (email: string, count: number) => {
    const enough = async () => (await waitForMails(site, 0)).filter((mail) => mail.to === email);
    await expect.poll(async () => (await enough()).length).toBe(count);
    return enough();
  };

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ env: { TRUSTED_PROXY_HOPS: "1" } }), startBrowser()]);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function openDialog(page: Page): Promise<Locator> {
    await page.goto(site.url);
    await page.getByRole("button", { name: "Join early access" }).click();
    return page.getByRole("dialog");
  }

  async function fillIn(form: Locator, email: string): Promise<void> {
    await form.getByLabel("Name").fill("Ada Lovelace");
    await form.getByRole("textbox", { name: "Email" }).fill(email);
    await form.getByRole("checkbox").check();
  }

  it("[A14] the dialog reports missing fields, registers, thanks the visitor and emails the code", async () => {
    const page = await open();
    const dialog = await openDialog(page);
    await dialog.getByRole("button", { name: "Join the list" }).click();
    for (const message of [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "You must agree to the terms and conditions",
    ]) {
      await expect.poll(() => dialog.getByText(message).isVisible()).toBe(true);
    }
    await expect.poll(() => dialog.getByLabel("Name").evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);

    await fillIn(dialog, "ada@example.com");
    await expect.poll(() => dialog.getByText("must").count()).toBe(0);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/early-access.data*", async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Join the list" }).click();
    await dialog.getByRole("button", { name: "Registering…" }).waitFor();
    letGo();
    await dialog.getByRole("heading", { name: "You’re on the list" }).waitFor();
    await page.getByText(thanks).waitFor();
    expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);

    const [row] = await signups("ada@example.com");
    expect(row?.name).toBe("Ada Lovelace");
    const [mail] = await mailsTo("ada@example.com", 1);
    expect(mail?.subject).toBe(`Your 30% code for Easel: ${row?.code}`);
    expect(mail?.text).toContain(row?.code);
  });

  it("[A14] the closed dialog returns the focus and resets", async () => {
    const page = await open();
    const dialog = await openDialog(page);
    await fillIn(dialog, "closing@example.com");
    await dialog.getByRole("button", { name: "Join the list" }).click();
    await dialog.getByRole("heading", { name: "You’re on the list" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    const opener = page.getByRole("button", { name: "Join early access" });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await expect.poll(() => dialog.getByLabel("Name").inputValue()).toBe("");
    await expect.poll(() => dialog.getByRole("alert").count()).toBe(0);
  });

  it("[A14] its URL opens the dialog, and closing it cleans the URL", async () => {
    const page = await open();
    await page.goto(`${site.url}/?early-access=1`);
    const dialog = page.getByRole("dialog", { name: "Join early access" });
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.waitForURL(`${site.url}/`);
    await dialog.waitFor({ state: "detached" });
  });

  it("[A14] a failure stays on the form with what was typed, and trying again works", async () => {
    const page = await open({ expectedErrors: [/500/, /ERR_FAILED/] });
    const dialog = await openDialog(page);
    await fillIn(dialog, "again@example.com");
    await page.route("**/early-access.data*", (route) => route.abort());
    await dialog.getByRole("button", { name: "Join the list" }).click();
    await expect.poll(() => dialog.getByRole("alert").textContent()).toBe(failedInline);
    await page.getByText(failed).waitFor();
    await page.unroute("**/early-access.data*");

    await querySite(site, "alter table early_access_signups rename to not_there");
    try {
      await dialog.getByRole("button", { name: "Join the list" }).click();
      await expect.poll(() => site.output()).toContain("form could not be kept");
      await dialog.getByRole("alert").waitFor();
      await expect.poll(() => dialog.getByRole("alert").textContent()).toBe(failedInline);
      expect(site.output()).not.toContain("again@example.com");
      await expect.poll(() => dialog.getByRole("textbox", { name: "Email" }).inputValue()).toBe("again@example.com");
      expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);
    } finally {
      await querySite(site, "alter table not_there rename to early_access_signups");
    }
    await dialog.getByRole("button", { name: "Join the list" }).click();
    await dialog.getByRole("heading", { name: "You’re on the list" }).waitFor();
  });

  it("[A14] works without scripts, on its own page", async () => {
    const page = await open({ javaScriptEnabled: false, viewport: phone, expectedErrors: [/422/] });
    await page.goto(site.url);
    await page.getByRole("link", { name: "Join early access" }).click();
    await page.waitForURL(`${site.url}/early-access`);
    const form = page.getByRole("main");
    await form.getByLabel("Name").fill("Ada <b>Lovelace</b>");
    await form.getByRole("textbox", { name: "Email" }).fill("ada");
    await page.getByRole("button", { name: "Join the list" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
    await expect.poll(() => page.getByText("You must agree to the terms and conditions").isVisible()).toBe(true);
    await expect.poll(() => form.getByLabel("Name").inputValue()).toBe("Ada <b>Lovelace</b>");

    await form.getByRole("textbox", { name: "Email" }).fill("Plain.Ada@Example.COM");
    await form.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Join the list" }).click();
    await page.getByRole("heading", { name: "You’re on the list" }).waitFor();
    expect(await signups("plain.ada@example.com")).toMatchObject([{ name: "Ada <b>Lovelace</b>" }]);
    await mailsTo("plain.ada@example.com", 1);
  });

  it.each([375, 768, 1280])("[A26] its page has no accessibility faults at %i px", async (width) => {
    const page = await open({ viewport: { width, height: 800 } });
    await page.goto(`${site.url}/early-access`);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  describe("posted", () => {
    const fields = { name: "Ada", email: "ada@example.com", agreeToTerms: "on" };
    const post = (changed: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = asClient()) =>
      postForm(site, "/early-access", { ...fields, ...changed }, headers);

    it("[A14] answers a known address exactly like an unknown one, and doesn't email it twice", async () => {
      const email = "known@example.com";
      const answers = await Promise.all([1, 2, 3, 4].map(() => post({ email: email.toUpperCase() })));
      const pages = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(pages).size).toBe(1);
      expect(await signups(email)).toHaveLength(1);
      await mailsTo(email, 1);
      // A later mail has come, so that an earlier one would have too.
      await post({ email: "later@example.com" });
      await mailsTo("later@example.com", 1);
      await mailsTo(email, 1);
    });

    it("[A14] refuses missing and over-long fields with 422, uncached", async () => {
      const answer = await post({ name: "x".repeat(101), email: `${"x".repeat(300)}@example.com` });
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const page = await answer.text();
      expect(page).toContain("Name must be at most 100 characters");
      expect(page).toContain("Please enter a valid email address");
      const read = await fetch(`${site.url}/early-access`);
      expect(read.headers.get("cache-control")).toContain("s-maxage");
    });

    it("[A14] shows a script entered as a name as text", async () => {
      const answer = await post({ name: `"><script>alert(1)</script>`, email: "ada" });
      expect(await answer.text()).not.toContain("<script>alert(1)");
    });

    it("[A14] stores an international address in the form that mail servers accept", async () => {
      expect((await post({ email: "ada@MÜLLER.example" })).status).toBe(200);
      expect(await signups("ada@xn--mller-kva.example")).toHaveLength(1);
      expect((await post({ email: "jörg@example.com" })).status).toBe(422);
    });

    it("[A14] stores nothing that another site sent", async () => {
      for (const origin of ["https://evil.example", "null"]) {
        const answer = await post({ email: "foreign@example.com" }, { origin, "sec-fetch-site": "cross-site" });
        expect(answer.status).toBe(403);
      }
      expect(await signups("foreign@example.com")).toEqual([]);
    });

    it("[A14] accepts only forms", async () => {
      const headers = { origin: site.url, "sec-fetch-site": "same-origin", accept: "text/html" };
      for (const [type, body] of [
        ["application/json", JSON.stringify({ ...fields, email: "json@example.com" })],
        ["text/plain", "email=json@example.com"],
      ] as const) {
        const answer = await fetch(`${site.url}/early-access`, {
          method: "POST",
          body,
          headers: { ...headers, "content-type": type },
        });
        expect(answer.status).toBe(415);
      }
      const torn = { ...headers, "content-type": "multipart/form-data; boundary=x" };
      expect(
        (await fetch(`${site.url}/early-access`, { method: "POST", body: "--x\r\nnonsense", headers: torn })).status,
      ).toBe(400);
      expect(await signups("json@example.com")).toEqual([]);
    });

    it("[A14] answers a filled honeypot with success, but stores nothing", async () => {
      const answer = await post({ email: "program@example.com", referral_note: "cheap" });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("You’re on the list");
      expect(await signups("program@example.com")).toEqual([]);
    });

    it("[A14] stops a client after ten requests, and says when to try again", async () => {
      const client = asClient();
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1)
        statuses.push((await post({ email: `client${index}@example.com` }, client)).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
      const refused = await post({ email: "client12@example.com" }, client);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.text()).toMatch(/Too many attempts\. Please try again in \d+ (seconds|minutes)\./);
      expect(await signups("client12@example.com")).toEqual([]);
    });

    it("[A14] stops after five requests for one address, from any client", async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) statuses.push((await post({ email: "flooded@example.com" })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      await mailsTo("flooded@example.com", 1);
    });
  });
});

describe("early access with a bot check", () => {
  let site: Site;
  let browser: TestBrowser;
  beforeAll(async () => {
    const keys = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret-key" };
    // The vendor cannot be reached: nothing answers where the proxy should be.
    const noWayOut = { NODE_USE_ENV_PROXY: "1", HTTPS_PROXY: "http://127.0.0.1:9" };
    [site, browser] = await Promise.all([startSite({ env: { ...keys, ...noWayOut } }), startBrowser()]);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const widget = `window.turnstile = {
    render: (holder, options) => { window.widgetOptions = options; options.callback("token-of-" + options.action); return "1"; },
    remove: () => {},
  };`;

  async function join(page: Page, email: string): Promise<string | null> {
    await page.goto(`${site.url}/?early-access=1`);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Ada");
    await dialog.getByRole("textbox", { name: "Email" }).fill(email);
    await dialog.getByRole("checkbox").check();
    const request = page.waitForRequest((sent) => sent.method() === "POST");
    await dialog.getByRole("button", { name: "Join the list" }).click();
    await dialog.getByRole("heading", { name: "You’re on the list" }).waitFor();
    return new URLSearchParams((await request).postData() ?? "").get("botCheckToken");
  }

  it("[A14] sends the check's token; if verifying it fails, that is logged and the sign-up is stored", async () => {
    const page = await browser.open();
    await page.route("https://challenges.cloudflare.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: widget }),
    );
    expect(await join(page, "checked@example.com")).toBe("token-of-earlybird_submit");
    expect(await page.evaluate("window.widgetOptions.sitekey")).toBe("site-key");
    await expect.poll(() => site.output()).toContain("bot check unreachable");
    expect(await querySite(site, "select bot_checked from early_access_signups")).toEqual([{ bot_checked: false }]);
  });

  it("[A14] sends 'no-recaptcha' if the check does not load", async () => {
    const page = await browser.open({ expectedErrors: [/ERR_FAILED/] });
    await page.route("https://challenges.cloudflare.com/**", (route) => route.abort());
    expect(await join(page, "unchecked@example.com")).toBe("no-recaptcha");
    await expect.poll(() => site.output()).toContain("bot check missing");
  });
});

describe("early access behind a proxy that ends TLS", () => {
  it("[A14] accepts forms under its public address", async () => {
    const site = await startSite({ env: { BASE_URL: "https://localhost" } });
    try {
      const fields = { name: "Ada", email: "ada@example.com", agreeToTerms: "on" };
      expect((await postForm(site, "/early-access", fields, { origin: "https://localhost" })).status).toBe(200);
      expect((await postForm(site, "/early-access", fields, { origin: "https://evil.example" })).status).toBe(403);
    } finally {
      await site.stop();
    }
  });
});
