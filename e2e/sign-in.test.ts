import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { clearLimits, cookiesOf, openAccount, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { mailsTo } from "../test/mails-to.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("signing in", () => {
  const on = useSiteAndBrowser({ env: { GOOGLE_CLIENT_ID: "easel", GOOGLE_CLIENT_SECRET: "not used here" } });

  beforeEach(() => clearLimits(on.site));

  const ask = (path: string, cookie = "") =>
    fetch(`${on.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });

  async function fillIn(page: Page, email: string, password: string): Promise<void> {
    const main = page.getByRole("main");
    // Scripts have loaded.
    await main.getByRole("button", { name: "Show password" }).waitFor();
    await main.getByLabel("Email", { exact: true }).fill(email);
    await main.getByLabel("Password", { exact: true }).fill(password);
  }
  const signIn = (page: Page) => page.getByRole("main").getByRole("button", { name: "Log in" });
  const toast = (page: Page) => page.locator("[data-sonner-toast]");

  it("[B2] a wrong password is refused with an alert and a toast, and the right one leads back to where the user came from", async () => {
    const { email, password } = await openAccount(on.site);
    const page = await on.browser.open({ expectedErrors: [/401/] });
    await page.goto(`${on.site.url}/settings/security?from=mail`);
    await page.waitForURL(`${on.site.url}/login?redirectTo=/settings/security%3Ffrom%3Dmail`);
    await page.getByText("Log in to continue to your security settings.").waitFor();
    await signIn(page).click();
    await page.getByText("Please enter a valid email address", { exact: true }).waitFor();
    await page.getByText("Password must be at least 6 characters", { exact: true }).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await fillIn(page, email, "wrong password");
    await signIn(page).click();
    await page.getByRole("alert").getByText("Invalid credentials. Please try again.", { exact: true }).waitFor();
    await toast(page).getByText("Login failed", { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
    await expect.poll(() => page.getByRole("main").getByLabel("Email", { exact: true }).inputValue()).toBe(email);
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await fillIn(page, email, password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${on.site.url}/settings/security?from=mail`);
    await page.getByRole("heading", { level: 1, name: "Security" }).waitFor();
  });

  it("[B2] an unknown address is answered like a wrong password", async () => {
    const { email } = await openAccount(on.site);
    const answers = await Promise.all(
      [email, "unknown@example.com"].map((address) =>
        postForm(on.site, "/login", { email: address, password: "wrong password" }),
      ),
    );
    const pages = await Promise.all(
      answers.map(async (answer) => (await answer.text()).match(/role="alert".*?<\/div>/)?.[0]),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(pages[0]).toContain("Invalid credentials. Please try again.");
    expect(pages[1]).toBe(pages[0]);
  });

  it("[B2] another failure shows its own message, and the form keeps what the user typed", async () => {
    const page = await on.browser.open({ expectedErrors: [/ERR_FAILED/] });
    await page.goto(`${on.site.url}/login`);
    await fillIn(page, "ada@example.com", testPassword);
    await page.route(/\/login\.data/, (route) => route.abort());
    await signIn(page).click();
    await toast(page).getByText("Login error", { exact: true }).waitFor();
    await toast(page).getByText("An unexpected error occurred", { exact: true }).waitFor();
    await page.getByRole("alert").getByText("An unexpected error occurred").waitFor();
    await expect
      .poll(() => page.getByRole("main").getByLabel("Email", { exact: true }).inputValue())
      .toBe("ada@example.com");
  });

  it("[B2] an error in the address is shown as one short line of text", async () => {
    const page = await on.browser.open();
    const description = encodeURIComponent("<script>document.title='owned'</script>  Authentication failed");
    await page.goto(`${on.site.url}/login?error=AuthError&error_description=${description}`);
    const alert = page.getByRole("main").getByRole("alert");
    expect(await alert.innerText()).toBe("AuthError: <script>document.title='owned'</script> Authentication failed");
    expect(await page.title()).not.toBe("owned");
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.goto(`${on.site.url}/login?error=E&error_description=${"x".repeat(500)}`);
    expect((await alert.innerText()).length).toBeLessThan(250);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/.//evil.example",
    "javascript:alert('evil.example')",
    "data:text/html,evil.example",
  ])("[B7] a sign-in does not redirect to %s", async (redirectTo) => {
    const { email, password } = await openAccount(on.site);
    const path = `/login?redirectTo=${encodeURIComponent(redirectTo)}`;
    expect(await (await ask(path)).text()).not.toMatch(/(?:href|action)="[^"]*evil/);
    const answer = await postForm(on.site, path, { email, password });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    const again = await ask(path, cookiesOf(answer));
    expect([again.status, again.headers.get("location")]).toEqual([302, "/"]);
  });

  it("[B7] a signed-in user is redirected right away", async () => {
    const { cookie } = await openAccount(on.site);
    const answer = await ask("/login?redirectTo=/tools%3Fq%3Dlogo", cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/tools?q=logo"]);
  });

  it("[B2] every sign-in page keeps the return path and the referral code", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/login?redirectTo=/pricing%3Fplan%3Dpro&ref=1a2b3c4d`);
    await page.getByText("Log in to continue with the plan you chose.").waitFor();
    const links = page.getByRole("main").getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const query = "redirectTo=/pricing%3Fplan%3Dpro";
    expect(targets).toEqual([
      // First for visitors who chose a plan.
      `/signup?${query}&ref=1a2b3c4d`,
      `/auth/google?${query}`,
      ...["/reset-password", "/signup", "/login/email", "/login/passkey", "/login/sso"].map(
        (path) => `${path}?${query}&ref=1a2b3c4d`,
      ),
    ]);
  });

  it("[B3] all controls are disabled while a sign-in is in progress", async () => {
    const { email, password } = await openAccount(on.site);
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/login?redirectTo=/settings/security`);
    await fillIn(page, email, password);
    let sent = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/login\.data/, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await signIn(page).click();
    const main = page.getByRole("main");
    const busy = main.getByRole("button", { name: "Logging in…" });
    await busy.waitFor();
    await expect.poll(() => main.getByLabel("Email", { exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => main.getByLabel("Password", { exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => main.getByRole("button", { name: "Show password" }).isDisabled()).toBe(true);
    const google = main.getByRole("link", { name: "Continue with Google" });
    await expect
      .poll(async () => [await google.getAttribute("aria-disabled"), await busy.getAttribute("aria-disabled")])
      .toEqual(["true", "true"]);
    await busy.click({ force: true });
    await google.click({ force: true });
    answer();
    await page.waitForURL(`${on.site.url}/settings/security`);
    expect(sent).toBe(1);
  });

  it("[B3] all controls are disabled while the browser is on its way to Google", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/login?redirectTo=/tools`);
    await fillIn(page, "ada@example.com", testPassword);
    const asked: string[] = [];
    await page.route(/\/auth\/google/, (route) => {
      asked.push(new URL(route.request().url()).search);
      // An empty answer: the page stays as it is while the browser is on its way.
      return route.fulfill({ status: 204 });
    });
    const main = page.getByRole("main");
    const google = main.getByRole("link", { name: "Continue with Google" });
    await google.click();
    await expect.poll(() => google.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => main.getByLabel("Email", { exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => signIn(page).getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => asked).toEqual(["?redirectTo=/tools"]);
    await google.click({ force: true });
    await signIn(page).click({ force: true });
    // Any request that the clicks caused would arrive before the answer to this one.
    await page.evaluate(() => fetch("/healthz"));
    expect(asked).toEqual(["?redirectTo=/tools"]);
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  it("[B2] an unconfirmed address shows a message, and the email can be sent again", async () => {
    const email = "unconfirmed@example.com";
    const names = { firstName: "Ada", lastName: "Lovelace" };
    await postJson(on.site, "/api/auth/sign-up/email", { ...names, email, password: testPassword });
    const page = await on.browser.open({ expectedErrors: [/403/] });
    await page.goto(`${on.site.url}/login`);
    await fillIn(page, email, testPassword);
    await signIn(page).click();
    await page.getByRole("alert").getByText("Please confirm your address first").waitFor();
    await page.getByRole("button", { name: "Send the email again" }).click();
    await page
      .getByText("If this address still needs to be confirmed, another email with a link is on its way.")
      .waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await mailsTo(on.site, email, 3);
  });

  it("[B10] a user with two-factor authentication needs a code, and is not signed in before", async () => {
    const { email, password, userId } = await openAccount(on.site);
    await querySite(on.site, "update users set two_factor_enabled = true where id = $1", [userId]);
    await querySite(
      on.site,
      "insert into two_factors (user_id, secret, backup_codes, verified) values ($1, 'x', 'x', true)",
      [userId],
    );
    const answer = await postForm(on.site, "/login?redirectTo=/tools", { email, password });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login/two-factor?redirectTo=/tools"]);
    const cookie = cookiesOf(answer);
    expect(cookie).toContain("easel.two_factor=");
    expect((await ask("/settings/profile", cookie)).status).toBe(302);
  });

  it("[B15] too many attempts are refused with when to try again, even with the right password", async () => {
    const { email, password } = await openAccount(on.site);
    await clearLimits(on.site);
    const attempt = (typed: string) => postForm(on.site, "/login", { email, password: typed });
    for (let count = 0; count < 10; count += 1) expect((await attempt("wrong password")).status).toBe(401);
    const refused = await attempt(password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/Please try again in \d+ minutes/);
  });

  it("[B2] only our own pages can post the form, and no password is sent back", async () => {
    const { email, password } = await openAccount(on.site);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const refused = await postForm(on.site, "/login", { email, password }, foreign);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    const wrong = await postForm(on.site, "/login", { email, password: "quite a wrong one" });
    expect(wrong.headers.get("cache-control")).toBe("no-store");
    expect(await wrong.text()).not.toContain("quite a wrong one");
    expect((await postForm(on.site, "/login", { email, password: "x".repeat(129) })).status).toBe(422);
  });
});
