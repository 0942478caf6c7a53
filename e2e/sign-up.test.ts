import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { clearLimits, confirmSignUp, cookiesOf, openAccount, signIn, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("signing up", () => {
  const on = useSiteAndBrowser();
  const person = { firstName: "Ada", lastName: "Lovelace", password: testPassword };
  const post = (email: string, changed: Readonly<Record<string, string>> = {}) =>
    postForm(on.site, "/signup", { ...person, email, ...changed });
  const signUps = (email: string) =>
    querySite<{ first_name: string }>(on.site, "select first_name from sign_ups where email = $1", [email]);

  beforeEach(() => clearLimits(on.site));

  async function fillIn(page: Page, email: string): Promise<void> {
    const main = page.getByRole("main");
    await main.getByLabel("First name").fill("Ada");
    await main.getByLabel("Last name").fill("Lovelace");
    await main.getByLabel("Email", { exact: true }).fill(email);
    await main.getByLabel("Password", { exact: true }).fill(testPassword);
  }

  it("[B1] the emailed link creates the account, and leads back to where the user was going", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/signup?redirectTo=/settings/profile&ref=1a2b3c4d`);
    await page.getByText("Sign up to continue to your profile.").waitFor();
    await page.getByRole("button", { name: "Create account" }).click();
    for (const text of [
      "First name is required",
      "Last name is required",
      "Please enter a valid email address",
      "Password must be at least 6 characters",
    ]) {
      await expect.poll(() => page.getByText(text, { exact: true }).isVisible(), { message: text }).toBe(true);
    }
    await expect
      .poll(() => page.getByLabel("First name").evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await fillIn(page, "jurney@example.com");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(`${on.site.url}/login?redirectTo=/settings/profile&ref=1a2b3c4d`);
    const toast = page.locator("[data-sonner-toast]");
    await toast.getByText("Account created successfully").waitFor();
    await toast.getByText("Please check your email to verify your account.").waitFor();

    // With a wrong address: it is corrected in the browser that signed up, and the email is sent again.
    const panel = page.getByRole("region", { name: "Check your email" });
    await panel.getByText("jurney@example.com").waitFor();
    const mailbox = panel.getByRole("link", { name: "Open the development mailbox" });
    await expect.poll(() => mailbox.getAttribute("href")).toBe("/dev/mailbox");
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await panel.getByRole("link", { name: "Correct the address" }).click();
    await page.getByRole("heading", { name: "Correct the address" }).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill("journey@example.com");
    await page.getByRole("button", { name: "Send the link there" }).click();
    await page.waitForURL(`${on.site.url}/login?redirectTo=/settings/profile&ref=1a2b3c4d`);
    await panel.getByText("journey@example.com", { exact: true }).waitFor();
    await panel.getByRole("button", { name: "Send the email again" }).click();
    await panel.getByText("another email with a link is on its way").waitFor();
    const [wrong] = await mailsTo(on.site, "jurney@example.com", 1);
    const [mail] = await mailsTo(on.site, "journey@example.com", 2);

    // Opened in another browser: the link signs in there, and continues to where the user was going.
    const other = await on.browser.open({ expectedErrors: [/410/] });
    await other.goto(linkIn(wrong, on.site, "/verify-email"));
    await other.getByRole("heading", { name: "This link no longer works" }).waitFor();
    await other.goto(linkIn(mail, on.site, "/verify-email"));
    await other.getByRole("button", { name: "Confirm and sign in" }).click();
    await other.waitForURL(`${on.site.url}/settings/profile`);
    await other.locator("[data-sonner-toast]").getByText("Your address is confirmed").waitFor();

    // The password is the one typed before the address was corrected. Once signed in, the panel is not shown again.
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill("journey@example.com");
    await page.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(`${on.site.url}/settings/profile`);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("easel.sign_up");

    await page.goto(`${on.site.url}/logout`);
    await page.getByText("This device is signed in as journey@example.com.").waitFor();
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${on.site.url}/`);
    await page.locator("[data-sonner-toast]").getByText("Signed out successfully").waitFor();
    const events = await querySite<{ kind: string }>(
      on.site,
      "select kind from security_events join users on users.id = user_id where email = $1 order by security_events.id",
      ["journey@example.com"],
    );
    expect(events.map(({ kind }) => kind)).toEqual([
      "signed-up",
      "email-verified",
      "signed-in",
      "signed-in",
      "signed-out",
    ]);
  });

  it("[B1] the same journey works without scripts", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false, viewport: phone, expectedErrors: [/422/] });
    await page.goto(`${on.site.url}/signup?redirectTo=/settings/profile`);
    await fillIn(page, "not-an-address");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ada");
    expect(await page.content()).not.toContain(testPassword);
    await fillIn(page, "plian@example.com");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(`${on.site.url}/login?redirectTo=/settings/profile`);
    await page.getByRole("main").getByText("Account created successfully").waitFor();
    await page.getByRole("main").getByText("Please check your email to verify your account.").waitFor();
    await page.getByRole("region", { name: "Check your email" }).getByText("plian@example.com").waitFor();
    await page.getByRole("link", { name: "Correct the address" }).click();
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill("plain@example.com");
    await page.getByRole("button", { name: "Send the link there" }).click();
    await page.getByRole("region", { name: "Check your email" }).getByText("plain@example.com").waitFor();
    const [mail] = await mailsTo(on.site, "plain@example.com", 1);
    await page.goto(linkIn(mail, on.site, "/verify-email"));
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.waitForURL(`${on.site.url}/settings/profile`);
    await page.goto(`${on.site.url}/logout`);
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${on.site.url}/`);
    await page.goto(`${on.site.url}/settings/profile`);
    await page.waitForURL(/\/login\?/);
  });

  it("[B1] the waiting page goes on to the workspace once the address is confirmed in another tab", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/signup`);
    await fillIn(page, "two-tabs@example.com");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    const [mail] = await mailsTo(on.site, "two-tabs@example.com", 1);
    const tab = await page.context().newPage();
    await tab.goto(linkIn(mail, on.site, "/verify-email"));
    await tab.getByRole("button", { name: "Confirm and sign in" }).click();
    for (const each of [tab, page]) {
      await each.waitForURL(`${on.site.url}/workspace`);
      await each.getByRole("heading", { name: "Make your first design" }).waitFor();
      await each.getByRole("button", { name: "Account menu" }).waitFor();
    }
  });

  it("[B1] a page whose sign-up was confirmed elsewhere keeps the reply to a log-in, and goes on once this browser is signed in", async () => {
    const email = "elsewhere@example.com";
    const page = await on.browser.open({ expectedErrors: [/401/] });
    await page.clock.install();
    await page.goto(`${on.site.url}/signup`);
    await fillIn(page, email);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    const [mail] = await mailsTo(on.site, email, 1);
    const elsewhere = await on.browser.open();
    await elsewhere.goto(linkIn(mail, on.site, "/verify-email"));
    await elsewhere.getByRole("button", { name: "Confirm and sign in" }).click();
    await elsewhere.waitForURL(`${on.site.url}/workspace`);
    await page.clock.runFor(20_000);
    await page.getByText("Your sign-up is no longer waiting").waitFor();

    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    const refusal = page.getByRole("main").getByRole("alert");
    await refusal.waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.clock.runFor(60_000);
    expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
    expect(await refusal.isVisible()).toBe(true);

    await page.reload();
    await page.getByText("Your sign-up is no longer waiting").waitFor();
    const cookies = await elsewhere.context().cookies();
    await page.context().addCookies(cookies.filter(({ name }) => name === "easel.session_token"));
    await page.clock.runFor(20_000);
    await page.waitForURL(`${on.site.url}/workspace`);
  });

  it("[B1] the form can show the password, says how strong it is, and links to terms, privacy and sign-in", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/signup?redirectTo=/tools%3Fq%3Dlogo&ref=1a2b3c4d`);
    const main = page.getByRole("main");
    const password = main.getByLabel("Password", { exact: true });
    await main.getByText("At least 6 characters, and not on the list of leaked passwords.").waitFor();
    await main.getByRole("button", { name: "Show password" }).waitFor();
    for (const [typed, strength] of [
      ["abcde", "Too short"],
      ["password1", "Leaked, choose another"],
      ["abcdefg12", "Weak"],
      ["kq7#mPw2", "Fair"],
      [testPassword, "Strong"],
    ] as const) {
      await password.fill(typed);
      await main.getByText(`Password strength: ${strength}`).waitFor();
    }
    await expect.poll(() => password.getAttribute("type")).toBe("password");
    await main.getByRole("button", { name: "Show password" }).click();
    await expect.poll(() => password.getAttribute("type")).toBe("text");
    await main.getByRole("button", { name: "Hide password" }).click();
    await expect.poll(() => password.getAttribute("type")).toBe("password");
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    const target = (name: string) => main.getByRole("link", { name, exact: true }).getAttribute("href");
    expect(await target("Terms of Service")).toBe("/terms-of-service");
    expect(await target("Privacy Policy")).toBe("/privacy-policy");
    expect(await target("Log in")).toBe("/login?redirectTo=/tools%3Fq%3Dlogo&ref=1a2b3c4d");
    await expect.poll(() => main.getByRole("button", { name: "Continue with Google" }).isDisabled()).toBe(true);
    await expect.poll(() => main.getByText("Google is not set up here.").isVisible()).toBe(true);
  });

  it("[B1] a failure stays on the form with what the user typed", async () => {
    const page = await on.browser.open({ expectedErrors: [/ERR_FAILED/] });
    await page.goto(`${on.site.url}/signup`);
    await fillIn(page, "offline@example.com");
    await page.route("**/signup.data*", (route) => route.abort());
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("alert").getByText("An error occurred during sign up.").waitFor();
    await page.locator("[data-sonner-toast]").getByText("Sign up failed").waitFor();
    await expect
      .poll(() => page.getByRole("main").getByLabel("Email", { exact: true }).inputValue())
      .toBe("offline@example.com");
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    expect(await signUps("offline@example.com")).toEqual([]);
  });

  it("[B1] a known address is answered like a new one; its owner gets an email", async () => {
    await openAccount(on.site, { email: "known@example.com" });
    const answers = [await post("new@example.com"), await post("known@example.com", { firstName: "Eve" })];
    const shown = answers.map((answer) => [
      answer.status,
      answer.headers.get("location"),
      answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w.-]{40,};/, "=…;")),
    ]);
    expect(shown[0]).toEqual([
      302,
      "/login?redirectTo=/workspace",
      [
        "easel.sign_up=…; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax",
        expect.stringMatching(/^easel\.notice=account/),
      ],
    ]);
    expect(shown[1]).toEqual(shown[0]);
    for (const email of ["known@example.com", "new@example.com"]) {
      const answer = await postJson(on.site, "/api/auth/sign-up/email", { ...person, email });
      expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
    }
    const mails = await mailsTo(on.site, "known@example.com", 2);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "You already have an account at Easel",
      "You already have an account at Easel",
    ]);
    await signIn(on.site, "known@example.com");
  });

  it("[B16] of simultaneous sign-ups with one address one is stored, and all are answered alike", async () => {
    const email = "crowd@example.com";
    const answers = await Promise.all(["A", "B", "C", "D"].map((firstName) => post(email, { firstName })));
    const shown = answers.map((answer) => [answer.status, answer.headers.get("location")]);
    expect(shown).toEqual(Array(4).fill([302, "/login?redirectTo=/workspace"]));
    expect(await signUps(email)).toHaveLength(1);
    const mails = await mailsTo(on.site, email, 4);
    const pages = await Promise.all(mails.map((mail) => fetch(linkIn(mail, on.site, "/verify-email"))));
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
  });

  it("[B1] an address is the same in any spelling", async () => {
    expect((await post("  Mixed.Case@Example.COM ")).status).toBe(302);
    expect((await post("mixed.case@example.com")).status).toBe(302);
    expect(await signUps("mixed.case@example.com")).toHaveLength(1);
    await confirmSignUp(on.site, "mixed.case@example.com");
    const signedIn = await postForm(on.site, "/login", { email: "MIXED.case@example.com ", password: testPassword });
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, "/"]);
    // A Cyrillic letter that looks like a Latin one makes it another address, which no mail server accepts.
    expect((await post("mixed.c\u0430se@example.com")).status).toBe(422);
  });

  it("[B1] a script in a name is shown as text, and is never emailed", async () => {
    const email = "script@example.com";
    expect((await post(email, { firstName: "<script>alert(1)</script>", lastName: "A\r\nBcc: e@x.io" })).status).toBe(
      302,
    );
    const [mail] = await mailsTo(on.site, email, 1);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/alert|Bcc/);
    await confirmSignUp(on.site, email);
    const cookie = await signIn(on.site, email);
    const page = await fetch(`${on.site.url}/settings/profile`, { headers: { cookie, accept: "text/html" } });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain("<script>alert");
  });

  it("[B1] a password that is too long, weak or leaked is refused with the reason, and nothing is stored", async () => {
    const email = "refused@example.com";
    for (const [changed, reason] of [
      [{ firstName: "x".repeat(61) }, "First name must be at most 60 characters"],
      [{ lastName: " \t " }, "Last name is required"],
      [{ email: `${"x".repeat(65)}@example.com` }, "Please enter a valid email address"],
      [{ email: `${email}\r\nBcc: e@x.io` }, "Please enter a valid email address"],
      [{ password: "abcde" }, "Password must be at least 6 characters"],
      [{ password: "x".repeat(129) }, "Password must be at most 128 characters"],
      [{ password: "Password1" }, "This password is on lists of leaked passwords"],
    ] as const) {
      const answer = await post(email, changed);
      const page = await answer.text();
      expect(answer.status, reason).toBe(422);
      expect(page).toContain(reason);
      if ("password" in changed) expect(page).not.toContain(`"${changed.password}"`);
    }
    const longest = `${"x".repeat(64)}@${`${"y".repeat(59)}.`.repeat(3)}example`;
    expect((await post(longest)).status).toBe(302);
    const [mail] = await mailsTo(on.site, longest, 1);
    expect((await fetch(linkIn(mail, on.site, "/verify-email"))).status).toBe(200);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await postForm(on.site, "/signup", { ...person, email }, foreign)).status).toBe(403);
    expect(await signUps(email)).toEqual([]);
  });

  it("[B15] after too many attempts the form says when to try again, and keeps what the user typed", async () => {
    for (let count = 0; count < 5; count += 1) await post("often@example.com");
    const refused = await post("often@example.com");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toMatch(/Please try again in \d+ minutes/);
    expect(page).toContain("often@example.com");
  });

  it("[B1] signed-in users don't see the form", async () => {
    const email = "inside@example.com";
    await post(email);
    await confirmSignUp(on.site, email);
    const signedIn = await postForm(on.site, "/login?redirectTo=/tools", { email, password: testPassword });
    const headers = { cookie: cookiesOf(signedIn), accept: "text/html" };
    const answer = await fetch(`${on.site.url}/signup?redirectTo=/tools`, { headers, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/tools"]);
  });
});
