import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { mailedCode, mailedLink, mailsTo } from "../test/account-mails.ts";
import { clearLimits, cookiesOf, openAccount, type TestPerson, testPassword } from "../test/accounts.ts";
import { authenticatorApp } from "../test/authenticator-app.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

type App = ReturnType<typeof authenticatorApp>;

interface GuardedPerson extends TestPerson {
  readonly app: App;
  /** The code that turned it on. */
  readonly firstCode: string;
  readonly recoveryCodes: readonly string[];
}

describe("two-factor authentication", () => {
  const started = useSiteAndBrowser();
  beforeEach(() => clearLimits(started.site));

  const post = (path: string, body: object, cookie = "") =>
    postJson(started.site, `/api/auth${path}`, body, { cookie });
  const signIn = (email: string, cookie = "", password = testPassword) =>
    post("/sign-in/email", { email, password }, cookie);
  const enter = (code: string, cookie: string, more = {}) => post("/two-factor/verify-totp", { code, ...more }, cookie);
  const recover = (code: string, cookie: string) => post("/two-factor/verify-backup-code", { code }, cookie);
  const isSignedIn = async (cookie: string) =>
    (await fetch(`${started.site.url}/settings/profile`, { headers: { cookie }, redirect: "manual" })).status === 200;
  const kindsOf = async ({ userId }: Pick<TestPerson, "userId">) => {
    const kinds = "select kind from security_events where user_id = $1 order by id";
    return (await querySite<{ kind: string }>(started.site, kinds, [userId])).map(({ kind }) => kind);
  };

  /** Simulates that no code has been used yet: only two at a time are sure to work, this one and the next. */
  const forgetUsedCodes = () => querySite(started.site, "delete from verifications where value = 'used-code'");

  /** Turned on over HTTP. */
  async function openGuarded(): Promise<GuardedPerson> {
    const person = await openAccount(started.site);
    const enabled = await post("/two-factor/enable", { password: person.password }, person.cookie);
    const { totpURI, backupCodes } = await enabled.json();
    const app = authenticatorApp(new URL(totpURI).searchParams.get("secret") ?? "");
    const firstCode = app.code();
    const confirmed = await enter(firstCode, person.cookie);
    expect(confirmed.status).toBe(200);
    return { ...person, cookie: cookiesOf(confirmed), app, firstCode, recoveryCodes: backupCodes };
  }

  /** @returns the cookies of a user who has passed the first factor. */
  async function challenge(email: string, cookie = ""): Promise<string> {
    const answer = await signIn(email, cookie);
    expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
    const half = cookiesOf(answer);
    expect(await isSignedIn(half)).toBe(false);
    return half;
  }

  const signInOnPage = async (page: Page, email: string, password = testPassword) => {
    const challenged = await page.request.post(`${started.site.url}/api/auth/sign-in/email`, {
      data: { email, password },
      headers: { origin: started.site.url, "sec-fetch-site": "same-origin" },
    });
    expect(challenged.status()).toBe(200);
  };

  it("[B10] a user turns it on in the browser and then needs a code; a recovery code works once; signing out everywhere ends trust", async () => {
    const person = await openAccount(started.site);
    const page = await started.browser.open({ expectedErrors: [/status of (?:400|401|422)/] });
    await signInOnPage(page, person.email);
    await page.goto(`${started.site.url}/settings/security/two-factor`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Switch on" }).click();
    await page.getByText("The password is wrong.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Switch on" }).click();
    const app = authenticatorApp(await page.locator("code").innerText());
    await expect
      .poll(() => page.getByRole("img", { name: "QR code for your authenticator app" }).isVisible())
      .toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    const codes = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
    expect(codes).toHaveLength(10);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("recovery-codes.txt");
    expect(await readFile(await file.path(), "utf8")).toBe(`${codes.join("\n")}\n`);

    const [fromApp, fromList] = [page.getByLabel("Code from the app"), page.getByLabel("One of your recovery codes")];
    await fromApp.fill(app.code());
    await page.getByRole("button", { name: "Confirm and switch on" }).click();
    await page.getByText("Please enter a recovery code").waitFor();
    await fromList.fill("aaaaa-aaaaa");
    await page.getByRole("button", { name: "Confirm and switch on" }).click();
    await page.getByText("This isn’t one of the codes above").waitFor();
    await fromApp.fill(app.wrongCode());
    await fromList.fill(` ${codes[0]?.toUpperCase().replace("-", " ")}`);
    await page.getByRole("button", { name: "Confirm and switch on" }).click();
    await page.getByText("This code is wrong.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await (await signIn(person.email)).json()).not.toHaveProperty("twoFactorRedirect");
    // Neither the refused value nor the correct one was used up.
    await fromApp.fill(app.code());
    await fromList.fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Confirm and switch on" }).click();
    await page.getByText("Two-factor authentication is on").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(page.url()).toBe(`${started.site.url}/settings/security/two-factor`);
    await mailsTo(started.site, person.email, /Two-factor authentication was switched on/);
    await page.reload();
    await page.getByText("You have 10 left.").waitFor();
    expect(await page.content()).not.toContain(codes[0]);

    await page.context().clearCookies();
    await signInOnPage(page, person.email);
    await page.goto(`${started.site.url}/login/two-factor?redirectTo=/settings/security/two-factor`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Code" }).fill(app.wrongCode());
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("This code is wrong.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Code" }).fill(app.code(1));
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${started.site.url}/settings/security/two-factor`);

    await page.context().clearCookies();
    await signInOnPage(page, person.email);
    await page.goto(`${started.site.url}/login/two-factor?redirectTo=/settings/security/two-factor`);
    await page.getByRole("link", { name: "Use a recovery code instead" }).click();
    await page.getByLabel("Recovery code").fill(` ${codes[0]?.toUpperCase().replace("-", " ")}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("You have 9 left.").waitFor();
    await mailsTo(started.site, person.email, /A recovery code was used/);
    expect((await recover(codes[0] ?? "", await challenge(person.email))).status).toBe(401);

    const everywhere = await page.request.post(`${started.site.url}/api/auth/revoke-sessions`, {
      data: {},
      headers: { origin: started.site.url, "sec-fetch-site": "same-origin" },
    });
    expect(everywhere.status()).toBe(200);
    await page.goto(`${started.site.url}/settings/security/two-factor`);
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(await isSignedIn(person.cookie)).toBe(false);
    const kinds = await kindsOf(person);
    for (const kind of ["second-factor-enabled", "second-factor-failed", "recovery-code-used", "sessions-revoked"]) {
      expect(kinds).toContain(kind);
    }
    // One when the account was opened, and one for each completed sign-in.
    expect(kinds.filter((kind) => kind === "signed-in")).toHaveLength(5);
    expect(started.site.output()).not.toContain(codes[0]);
  });

  it("[B10] works without scripts: setup, new recovery codes, turning it off", async () => {
    const person = await openAccount(started.site);
    const page = await started.browser.open({ javaScriptEnabled: false });
    await signInOnPage(page, person.email);
    await page.goto(`${started.site.url}/settings/security/two-factor`);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Switch on" }).click();
    const app = authenticatorApp(await page.locator("code").innerText());
    // Left unfinished: sign-in requires no code, and the page says so.
    await page.goto(`${started.site.url}/settings/security/two-factor`);
    await page.getByText("didn’t confirm a code").waitFor();
    expect((await enter(app.code(), await signInWith(person))).status).toBe(200);
    await page.goto(`${started.site.url}/settings/security/two-factor`);
    const renew = page.locator("form", { has: page.getByRole("button", { name: "Generate new recovery codes" }) });
    await renew.getByLabel("Password", { exact: true }).fill(person.password);
    await renew.getByRole("button").click();
    await page.getByText("The old ones no longer work.").waitFor();
    await page.goto(`${started.site.url}/settings/security/two-factor`);
    const off = page.locator("form", { has: page.getByRole("button", { name: "Switch off" }) });
    await off.getByLabel("Password", { exact: true }).fill(person.password);
    await off.getByRole("button").click();
    await page.getByText("It’s off.").waitFor();
    expect(await (await signIn(person.email)).json()).not.toHaveProperty("twoFactorRedirect");
  });

  const signInWith = async ({ email }: TestPerson) => cookiesOf(await signIn(email));

  it("[B10] an emailed code or link does not get past it, nor does a link that redirects", async () => {
    const { email } = await openGuarded();
    await post("/email-otp/send-verification-otp", { email, type: "sign-in" });
    const byCode = await post("/sign-in/email-otp", { email, otp: await mailedCode(started.site, email) });
    expect(await byCode.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ["totp"] });
    expect(await isSignedIn(cookiesOf(byCode))).toBe(false);

    for (const [count, query] of [
      [1, ""],
      [2, "&callbackURL=/settings/profile"],
    ] as const) {
      await post("/sign-in/magic-link", { email });
      const link = new URL(await mailedLink(started.site, email, count), started.site.url);
      const verify = `${started.site.url}/api/auth/magic-link/verify${link.search}${query}`;
      const byLink = await fetch(verify, { redirect: "manual" });
      expect(await byLink.text()).not.toContain("token");
      expect(cookiesOf(byLink)).toContain("two_factor");
      expect(await isSignedIn(cookiesOf(byLink))).toBe(false);
    }

    await post("/sign-in/magic-link", { email });
    const onPage = await postForm(
      started.site,
      `${await mailedLink(started.site, email, 3)}&redirectTo=/settings/profile`,
      {},
    );
    expect(onPage.headers.get("location")).toBe("/login/two-factor?redirectTo=/settings/profile");
    expect(await isSignedIn(cookiesOf(onPage))).toBe(false);
  });

  it("[B5] resetting the password does not get past it", async () => {
    const { email, cookie } = await openGuarded();
    await post("/request-password-reset", { email });
    const [mail] = await mailsTo(started.site, email, /Set a new password/);
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const newPassword = "another horse battery";
    expect((await post("/reset-password", { newPassword, token })).status).toBe(200);
    expect(await isSignedIn(cookie)).toBe(false);
    const answer = await signIn(email, "", newPassword);
    expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
    expect(await isSignedIn(cookiesOf(answer))).toBe(false);
  });

  it("[B10] a code works once, even if used twice at the same moment, and in no later sign-in", async () => {
    const { email, app, cookie, firstCode } = await openGuarded();
    const confirmed = await enter(firstCode, await challenge(email));
    expect([confirmed.status, (await confirmed.json()).error.code]).toEqual([401, "code_used"]);
    const halves = [await challenge(email), await challenge(email)];
    const nextCode = app.code(1);
    const answers = await Promise.all(halves.map((half) => enter(nextCode, half)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const later = await enter(nextCode, await challenge(email));
    expect([later.status, (await later.json()).error.code]).toEqual([401, "code_used"]);
    // A wrong attempt has not used it up.
    const half = await challenge(email);
    for (const attempt of [1, 2]) {
      const wrong = await enter(app.code(5), half);
      expect((await wrong.json()).error.code, `attempt ${attempt}`).toBe("invalid_code");
    }
    await forgetUsedCodes();
    expect((await enter(app.code(), half)).status).toBe(200);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it("[B10] of two users who use one recovery code at once, one signs in", async () => {
    const { email, recoveryCodes } = await openGuarded();
    const halves = [await challenge(email), await challenge(email)];
    const answers = await Promise.all(halves.map((half) => recover(recoveryCodes[3] ?? "", half)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
  });

  it("[B10] a sign-in waits 10 minutes for its code and allows five attempts; then it starts over", async () => {
    const { email, app } = await openGuarded();
    const page = (half: string, code: string) =>
      postForm(started.site, "/login/two-factor?redirectTo=/tools", { code }, { cookie: half });
    const late = await challenge(email);
    await querySite(started.site, "update verifications set expires_at = now() - interval '1 second'");
    expect((await enter(app.code(), late)).status).toBe(401);
    const sent = await page(late, app.code());
    expect(sent.headers.get("location")).toMatch(
      /^\/login\?error=Sign-in\+expired&error_description=.+&redirectTo=%2Ftools$/,
    );
    const half = await challenge(email);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await page(half, app.wrongCode())).status).toBe(401);
    expect((await page(half, app.code())).headers.get("location")).toMatch(/^\/login\?error=Sign-in\+ended&/);
    const guest = await fetch(`${started.site.url}/login/two-factor`, { redirect: "manual" });
    expect(guest.headers.get("location")).toMatch(/^\/login\?error=/);
    for (const forged of ["easel.two_factor=2fa-forged", `${half.slice(0, -8)}AAAAAAA%3D`]) {
      expect((await enter(app.code(), forged)).status).toBe(401);
    }
  });

  it("[B15+] ten wrong codes lock it for 15 minutes, for recovery codes too, but not for trusted devices and not permanently", async () => {
    const { email, app, recoveryCodes, userId } = await openGuarded();
    await forgetUsedCodes();
    const trusted = cookiesOf(await enter(app.code(), await challenge(email), { trustDevice: true }));
    await clearLimits(started.site);
    const halves = await Promise.all(Array.from({ length: 10 }, () => challenge(email)));
    for (const half of halves) expect((await enter(app.wrongCode(), half)).status).toBe(401);
    await clearLimits(started.site);
    for (const answer of [
      await enter(app.code(1), await challenge(email)),
      await recover(recoveryCodes[0] ?? "", await challenge(email)),
    ]) {
      expect(answer.status).toBe(429);
      expect((await answer.json()).error.message).toContain("try again in 15 minutes");
    }
    const owner = await signIn(email, withoutSession(trusted));
    expect(await owner.json()).not.toHaveProperty("twoFactorRedirect");
    await querySite(
      started.site,
      "update two_factors set locked_until = now() - interval '1 second' where user_id = $1",
      [userId],
    );
    expect((await recover(recoveryCodes[0] ?? "", await challenge(email))).status).toBe(200);
    // The log lists five an hour of the events that anyone can cause.
    expect((await kindsOf({ userId })).filter((kind) => kind === "second-factor-failed")).toHaveLength(5);
  });

  const withoutSession = (cookie: string) =>
    cookie
      .split("; ")
      .filter((pair) => !pair.includes("session"))
      .join("; ");

  it("[B10] a trusted device skips it unless its cookie is forged or too old, or the user signed out everywhere", async () => {
    const person = await openGuarded();
    const other = await openGuarded();
    await forgetUsedCodes();
    const answer = await enter(person.app.code(), await challenge(person.email), { trustDevice: true });
    expect(answer.headers.getSetCookie().find((line) => line.includes("trust_device"))).toMatch(/Max-Age=2592000/);
    const trusted = withoutSession(cookiesOf(answer));
    await challenge(other.email, trusted);
    await challenge(
      person.email,
      trusted.replace(/(?<=trust_device=.{10})./, (letter) => (letter === "x" ? "y" : "x")),
    );
    const again = await signIn(person.email, trusted);
    expect(await isSignedIn(cookiesOf(again))).toBe(true);
    // The trust cookie changes with each use: a copy of the old one is worthless.
    await challenge(person.email, trusted);
    const renewed = withoutSession(cookiesOf(again));
    expect((await post("/revoke-sessions", {}, person.cookie)).status).toBe(200);
    await challenge(person.email, renewed);
    const third = await enter(person.app.code(1), await challenge(person.email), { trustDevice: true });
    await querySite(
      started.site,
      "update verifications set expires_at = now() - interval '1 second' where value = $1",
      [person.userId],
    );
    await challenge(person.email, withoutSession(cookiesOf(third)));
  });

  it("[B10] changing it requires the password or, without one, a recent step-up", async () => {
    const person = await openAccount(started.site);
    for (const path of ["/two-factor/enable", "/two-factor/disable"]) {
      expect((await post(path, { password: "wrong" }, person.cookie)).status).toBe(400);
      expect((await post(path, {}, person.cookie)).status).toBe(400);
      expect((await post(path, { password: person.password })).status).toBe(401);
    }
    await querySite(started.site, "update identities set provider_id = 'google', password = null where user_id = $1", [
      person.userId,
    ]);
    await querySite(
      started.site,
      "update sessions set created_at = now() - interval '1 hour', reauthenticated_at = null where user_id = $1",
      [person.userId],
    );
    // A password that isn't checked confirms nothing.
    for (const [path, body] of [
      ["/two-factor/enable", {}],
      ["/two-factor/enable", { password: "anything" }],
      ["/passkey/delete-passkey", { id: crypto.randomUUID(), password: "anything" }],
    ] as const) {
      const refused = await post(path, body, person.cookie);
      expect([refused.status, (await refused.json()).error.code]).toEqual([403, "reauthentication_needed"]);
    }
    const page = "/settings/security/two-factor";
    const form = { intent: "begin", password: "anything" };
    const led = await postForm(started.site, page, form, { cookie: person.cookie });
    expect(led.headers.get("location")).toBe(`/settings/security/confirm?redirectTo=${page}`);
  });
});
