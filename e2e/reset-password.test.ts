import { beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, signIn, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("password reset", () => {
  const on = useSiteAndBrowser();
  const sent = "If there is an account with this address, an email with a link is on its way.";
  const next = "a quite different one";

  beforeEach(() => clearLimits(on.site));

  /** @returns the path of the link in the email, newest first. */
  async function requestLink(email: string, mails = 1): Promise<string> {
    // Otherwise a recent one would count.
    await clearLimits(on.site);
    expect((await postForm(on.site, "/reset-password", { email })).status).toBe(200);
    const [mail] = await mailsTo(on.site, email, mails);
    return linkIn(mail, on.site, "/reset-password").slice(on.site.url.length);
  }
  const attempt = (email: string, password: string) =>
    postJson(on.site, "/api/auth/sign-in/email", { email, password });
  const openSettings = (cookie: string) =>
    fetch(`${on.site.url}/settings/profile`, { headers: { cookie, accept: "text/html" }, redirect: "manual" });

  it("[B5] an emailed link sets the new password; every session ends, and the owner gets an email", async () => {
    const email = "forgetful@example.com";
    const { cookie, userId } = await openAccount(on.site, { email });
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/login`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.waitForURL(`${on.site.url}/reset-password`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Send the link" }).click();
    await main.getByText("Please enter a valid email address").waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await main.getByLabel("Email", { exact: true }).fill(" Forgetful@Example.com");
    await main.getByRole("button", { name: "Send the link" }).click();
    await main.getByText(sent).waitFor();
    const [mail] = await mailsTo(on.site, email, 1);
    await page.goto(linkIn(mail, on.site, "/reset-password"));
    await main.getByRole("button", { name: "Show new password" }).waitFor();
    await main.getByLabel("New password", { exact: true }).fill("short");
    await main.getByRole("button", { name: "Change password" }).click();
    await main.getByText("Password must be at least 6 characters").waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await main.getByLabel("New password", { exact: true }).fill(next);
    await main.getByRole("button", { name: "Change password" }).click();
    await page.waitForURL(`${on.site.url}/login`);
    await page.locator("[data-sonner-toast]").getByText("Your password was changed").waitFor();

    expect((await openSettings(cookie)).status).toBe(302);
    expect((await attempt(email, testPassword)).status).toBe(401);
    expect((await attempt(email, next)).status).toBe(200);
    const events = await querySite<{ kind: string }>(
      on.site,
      "select kind from security_events where user_id = $1 and kind like 'password%' order by id",
      [userId],
    );
    expect(events.map(({ kind }) => kind)).toEqual(["password-reset-requested", "password-reset"]);
    const mails = await mailsTo(on.site, email, 3);
    expect(mails.map(({ subject }) => subject)).toContain("Your password was changed at Easel");
  });

  it("[B5] works without scripts, and on a phone", async () => {
    const email = "plain@example.com";
    await openAccount(on.site, { email });
    const page = await on.browser.open({ javaScriptEnabled: false, viewport: phone, expectedErrors: [/422|410/] });
    await page.goto(`${on.site.url}/reset-password`);
    const main = page.getByRole("main");
    await main.getByLabel("Email", { exact: true }).fill(email);
    await main.getByRole("button", { name: "Send the link" }).click();
    await main.getByText(sent).waitFor();
    const [mail] = await mailsTo(on.site, email, 1);
    const link = linkIn(mail, on.site, "/reset-password");
    await page.goto(link);
    await main.getByLabel("New password", { exact: true }).fill("password1");
    await main.getByRole("button", { name: "Change password" }).click();
    await main.getByText("This password is on lists of leaked passwords").waitFor();
    await main.getByLabel("New password", { exact: true }).fill(next);
    await main.getByRole("button", { name: "Change password" }).click();
    await main.getByText("Every device was signed out. Please sign in with the new password.").waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
    await main.getByRole("button", { name: "Send the link" }).waitFor();
  });

  it("[B5] a request is answered alike whether or not there is such an account", async () => {
    const { email } = await openAccount(on.site);
    const answers = await Promise.all(
      [email, "unknown@example.com"].map(async (address) => {
        const answer = await postForm(on.site, "/reset-password", { email: address });
        return [answer.status, answer.headers.getSetCookie(), (await answer.text()).includes(sent)];
      }),
    );
    expect(answers).toEqual([
      [200, [], true],
      [200, [], true],
    ]);
  });

  it("[B5] a link works once, for an hour, and no longer once another one was used", async () => {
    const email = "links@example.com";
    const { userId } = await openAccount(on.site, { email });
    const first = await requestLink(email);
    const second = await requestLink(email, 2);
    const third = await requestLink(email, 3);
    await querySite(
      on.site,
      "update verifications set expires_at = now() where id = (select id from verifications where value = $1 order by created_at limit 1)",
      [userId],
    );
    const set = (link: string, password: string) => postForm(on.site, link, { password });
    const expired = await fetch(`${on.site.url}${first}`);
    expect(expired.status).toBe(410);
    expect(await expired.text()).toContain("This link no longer works");
    expect((await set(first, next)).status).toBe(422);
    const done = await set(second, next);
    expect([done.status, done.headers.get("location")]).toEqual([302, "/login"]);
    for (const link of [second, third]) {
      const refused = await set(link, "yet another one");
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("This link no longer works");
    }
    expect((await attempt(email, next)).status).toBe(200);
  });

  it("[B5] of two simultaneous uses of one link exactly one wins", async () => {
    const email = "race@example.com";
    await openAccount(on.site, { email });
    const link = await requestLink(email);
    const passwords = ["the first of two", "the second of two"];
    const answers = await Promise.all(passwords.map((password) => postForm(on.site, link, { password })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 422]);
    const works = await Promise.all(passwords.map(async (password) => (await attempt(email, password)).status));
    expect(works).toEqual(answers.map(({ status }) => (status === 302 ? 200 : 401)));
    const mails = await mailsTo(on.site, email, 3);
    expect(mails.filter(({ subject }) => subject.startsWith("Your password was changed"))).toHaveLength(1);
  });

  it("[B5] resetting the password confirms an address that was never confirmed", async () => {
    const { email } = await openAccount(on.site, { email: "unconfirmed@example.com" });
    await querySite(on.site, "update users set email_verified = false where email = $1", [email]);
    const link = await requestLink(email);
    expect((await postForm(on.site, link, { password: next })).status).toBe(302);
    expect(await openSettings(await signIn(on.site, email, next))).toMatchObject({ status: 200 });
  });

  it.each(["x", "..%2Fok", "%3Cscript%3E", "x".repeat(500)])(
    "[B5] %s is an invalid link, and the page says so",
    async (token) => {
      const shown = await fetch(`${on.site.url}/reset-password?token=${token}`);
      expect(shown.status).toBe(410);
      expect(await shown.text()).not.toContain("<script>x");
      expect((await postForm(on.site, `/reset-password?token=${token}`, { password: next })).status).toBe(422);
    },
  );
});
