import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  clearLimits,
  confirmSignUp,
  cookiesOf,
  openAccount,
  signIn,
  type TestPerson,
  testPassword,
} from "../test/accounts.ts";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { type Site, startSite, waitForMails } from "../test/site.ts";

const profile = "/settings/profile";
const appSecret = "the secret of this installation, which no other one has";

const ask = (site: Site, path: string, cookie = "", headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.url}${path}`, { headers: { accept: "text/html", cookie, ...headers }, redirect: "manual" });

const sessionCookie = (cookie: string): string =>
  cookie.split("; ").find((pair) => pair.includes("easel.session_token=")) ?? "";

const setCookieOf = (answer: Response, name = "easel.session_token"): string | undefined =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

describe("sessions", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { APP_SECRET: appSecret } });
  });
  beforeEach(() => clearLimits(site));
  afterAll(() => site.stop());

  const revise = (change: string, { userId }: TestPerson) =>
    querySite(site, `update sessions set ${change} where user_id = $1`, [userId]);
  const sessionsOf = ({ userId }: TestPerson) =>
    querySite<{ id: string; token: string; expires_at: Date; last_used_at: Date }>(
      site,
      "select id, token, expires_at, last_used_at from sessions where user_id = $1 order by created_at",
      [userId],
    );
  /** Makes every process query the database again. */
  const forgetAll = ({ userId }: TestPerson) => querySite(site, "select pg_notify('accounts_changed', $1)", [userId]);

  it("[B7] a visitor is redirected to the sign-in page, which remembers the path; a signed-in user gets the page", async () => {
    const guest = await ask(site, `${profile}?from=mail`);
    expect(guest.status).toBe(302);
    expect(guest.headers.get("location")).toBe("/login?redirectTo=/settings/profile%3Ffrom%3Dmail");
    const { cookie } = await openAccount(site);
    const page = await ask(site, profile, cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  it("[B6] a signed-out session is dead with the next request", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { cookie } = await openAccount(site);
      expect((await ask(site, profile, cookie)).status).toBe(200);
      expect((await postJson(site, "/api/auth/sign-out", {}, { cookie })).status).toBe(200);
      expect((await ask(site, profile, cookie)).status).toBe(302);
    }
  });

  it("[B9] a session in use is extended to 14 days, with its cookie; an unused one ends", async () => {
    const person = await openAccount(site);
    await revise("expires_at = now() + interval '5 days'", person);
    await forgetAll(person);
    const prolonged = async () => setCookieOf(await ask(site, "/pricing", person.cookie));
    // The notification may take a moment.
    await expect.poll(prolonged).toMatch(/Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    const [session] = await sessionsOf(person);
    const days = (Number(session?.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    await revise("expires_at = now() - interval '1 second'", person);
    await forgetAll(person);
    await expect.poll(async () => (await ask(site, profile, person.cookie)).status).toBe(302);
    expect(await sessionsOf(person)).toEqual([]);
  });

  it("[B10] a program refreshes its session by reading it, and gets the new expiry and the cookie", async () => {
    const person = await openAccount(site);
    await revise("expires_at = now() + interval '5 days'", person);
    const answer = await ask(site, "/api/auth/get-session", person.cookie, { accept: "application/json" });
    const { session, user } = (await answer.json()) as { session: { expiresAt: string }; user: { email: string } };
    expect(user.email).toBe(person.email);
    expect((Date.parse(session.expiresAt) - Date.now()) / 86_400_000).toBeGreaterThan(13.9);
    expect(setCookieOf(answer)).toContain("Max-Age=1209600");
    expect(await (await ask(site, "/api/auth/get-session", "", { accept: "application/json" })).json()).toBeNull();
  });

  it("[B9] no session lasts longer than 90 days, however much it is used", async () => {
    const person = await openAccount(site);
    await revise("created_at = now() - interval '89 days', expires_at = now() + interval '1 day'", person);
    await forgetAll(person);
    await expect.poll(async () => setCookieOf(await ask(site, "/pricing", person.cookie))).toContain("Max-Age=");
    const [session] = await sessionsOf(person);
    expect((Number(session?.expires_at) - Date.now()) / 86_400_000).toBeLessThanOrEqual(1);
    await revise("created_at = now() - interval '91 days', expires_at = now() + interval '14 days'", person);
    await forgetAll(person);
    await expect.poll(async () => (await ask(site, profile, person.cookie)).status).toBe(302);
  });

  it("[B9] the last use is recorded, at most every five minutes", async () => {
    const person = await openAccount(site);
    const lastUse = async () => Number((await sessionsOf(person))[0]?.last_used_at);
    await revise("last_used_at = now() - interval '4 minutes', user_agent = 'Old', ip_address = null", person);
    const before = await lastUse();
    await forgetAll(person);
    await ask(site, profile, person.cookie);
    expect(await lastUse()).toBe(before);
    await revise("last_used_at = now() - interval '6 minutes'", person);
    await forgetAll(person);
    await expect
      .poll(async () => {
        await ask(site, profile, person.cookie, { "user-agent": "Lately/1.0" });
        return lastUse();
      })
      .toBeGreaterThan(before);
    const [row] = await querySite<object>(site, "select user_agent, ip_address from sessions where user_id = $1", [
      person.userId,
    ]);
    expect(row).toEqual({ user_agent: "Lately/1.0", ip_address: "127.0.0.1" });
  });

  describe("an invalid session cookie", () => {
    let person: TestPerson;
    let good = "";
    beforeAll(async () => {
      await clearLimits(site);
      person = await openAccount(site);
      good = sessionCookie(person.cookie);
    });

    const tamperers: readonly [string, (cookie: string) => string][] = [
      ["with another token", (cookie) => cookie.replace(/=(.)/, (_, first) => `=${first === "A" ? "B" : "A"}`)],
      [
        "with another signature",
        (cookie) => cookie.replace(/(.)(%3D)$/, (_, last) => `${last === "A" ? "Q" : "A"}%3D`),
      ],
      ["without a signature", (cookie) => cookie.slice(0, cookie.lastIndexOf("."))],
      ["with a signature cut short", (cookie) => cookie.slice(0, -8)],
      ["empty", () => "easel.session_token="],
      ["of nothing but dots", () => "easel.session_token=...."],
      ["with broken percent signs", () => "easel.session_token=%E0%A4%A.%ZZ"],
      ["of 8,000 characters", () => `easel.session_token=${"x".repeat(8_000)}`],
      ["with an SQL quote", () => "easel.session_token=a'%20or%201=1--.b"],
      [
        "with the id instead of the token",
        () => `easel.session_token=${person.userId}.${good.slice(good.lastIndexOf(".") + 1)}`,
      ],
    ];

    it.each(tamperers)(
      "[B9] a cookie %s signs no one in: pages answer as to a visitor, and those that visitors don't share remove it",
      async (_, tamper) => {
        const cookie = tamper(good);
        expect(cookie).not.toBe(good);
        const page = await ask(site, profile, cookie);
        expect([page.status, page.headers.get("location")]).toEqual([302, "/login?redirectTo=/settings/profile"]);
        expect(setCookieOf(page)).toBe("easel.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
        const visitors = await ask(site, "/pricing", cookie);
        expect([visitors.status, setCookieOf(visitors)]).toEqual([200, undefined]);
        const call = await ask(site, "/api/auth/list-sessions", cookie, { accept: "application/json" });
        expect(call.status).toBe(401);
        expect(await call.json()).toMatchObject({
          error: { code: "session_not_found", message: expect.any(String), requestId: expect.any(String) },
        });
      },
    );

    it("[B9] another installation's signs no one in, even with the same database", async () => {
      const other = await startSite({
        databaseUrl: site.databaseUrl,
        env: { APP_SECRET: "the secret of quite another installation altogether" },
      });
      try {
        expect((await ask(other, profile, good)).status).toBe(302);
        const foreign = sessionCookie(await signIn(other, person.email));
        expect((await ask(other, profile, foreign)).status).toBe(200);
        expect((await ask(site, profile, foreign)).status).toBe(302);
      } finally {
        await other.end("SIGTERM");
      }
    });

    it("[B9] a valid one still works after all that", async () => {
      expect((await ask(site, profile, good)).status).toBe(200);
    });
  });

  it("[B10] each sign-in creates a new session, even if the browser sent one, and the browser's old one ends", async () => {
    const person = await openAccount(site);
    // A cookie that an attacker may have planted.
    const planted = `easel.session_token=${randomBytes(24).toString("base64url")}.${"A".repeat(43)}%3D`;
    const body = { email: person.email, password: testPassword };
    const fixated = cookiesOf(await postJson(site, "/api/auth/sign-in/email", body, { cookie: planted }));
    expect(sessionCookie(fixated)).not.toContain(planted);
    const again = cookiesOf(await postJson(site, "/api/auth/sign-in/email", body, { cookie: person.cookie }));
    expect(sessionCookie(again)).not.toBe(sessionCookie(person.cookie));
    expect((await ask(site, profile, person.cookie)).status).toBe(302);
    expect((await ask(site, profile, fixated)).status).toBe(200);
    expect((await ask(site, profile, again)).status).toBe(200);
    expect(await sessionsOf(person)).toHaveLength(2);
  });

  it("[B9] an account that is disabled is signed out everywhere, and cannot sign in", async () => {
    const person = await openAccount(site);
    expect((await ask(site, profile, person.cookie)).status).toBe(200);
    await querySite(site, "update users set disabled_at = now() where id = $1", [person.userId]);
    await expect.poll(async () => (await ask(site, profile, person.cookie)).status).toBe(302);
    expect(await sessionsOf(person)).toEqual([]);
    const refused = await postJson(site, "/api/auth/sign-in/email", { email: person.email, password: testPassword });
    expect(await refused.json()).toMatchObject({ error: { code: "account_disabled" } });
  });

  it("[B9] a signed-in user's page is stored in no shared cache, and shown to no visitor", async () => {
    const person = await openAccount(site, { firstName: "Onlymine" });
    for (const path of ["/features", "/features.data", "/settings/profile.data", "/no-such-page"]) {
      const own = await ask(site, path, person.cookie);
      expect(own.headers.get("cache-control"), path).toBe("private, no-store");
      const visitors = await ask(site, path);
      expect(await visitors.text(), path).not.toContain(person.email);
      expect(visitors.headers.get("set-cookie"), path).toBeNull();
    }
    // And the other way round: a signed-in user doesn't get what is cached for visitors.
    expect((await ask(site, "/features")).headers.get("cache-control")).toContain("s-maxage");
    expect(await (await ask(site, "/features", person.cookie)).text()).toContain(person.email);
  });

  it("[B9] a new browser causes one email, and the first browser none", async () => {
    const person = await openAccount(site);
    const body = { email: person.email, password: testPassword };
    const signInWith = (cookie: string) => postJson(site, "/api/auth/sign-in/email", body, { cookie });
    const notices = async () =>
      (await waitForMails(site, 0)).filter(({ to, subject }) => to === person.email && /^New sign-in/.test(subject));
    // The same browser again, signed out or not.
    await signInWith(person.cookie);
    const second = cookiesOf(await signInWith(""));
    await expect.poll(notices).toHaveLength(1);
    await signInWith(second);
    await signInWith("");
    // The email about the third browser has arrived: one about the second's second sign-in would have, too.
    await expect.poll(notices).toHaveLength(2);
    const [mail] = await notices();
    expect(mail?.text).toContain("Network: 127.0.0.1");
    expect(mail?.text).toContain(`${site.url}/settings/security`);
  });
});

describe("sessions over several processes and restarts", () => {
  let site: Site;
  let other: Site;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ env: { APP_SECRET: appSecret } }), startBrowser()]);
    other = await startSite({ databaseUrl: site.databaseUrl, env: { APP_SECRET: appSecret } });
  });
  afterAll(async () => {
    await browser.close();
    await other.end("SIGTERM");
    await site.stop();
  });

  it("[B9] a revoked session is dead at once in every process", async () => {
    const { cookie } = await openAccount(site);
    expect((await ask(other, profile, cookie)).status).toBe(200);
    expect((await ask(site, profile, cookie)).status).toBe(200);
    expect((await postJson(site, "/api/auth/revoke-sessions", {}, { cookie })).status).toBe(200);
    expect((await ask(site, profile, cookie)).status).toBe(302);
    // By NOTIFY: long before the cache entry would expire.
    await expect.poll(async () => (await ask(other, profile, cookie)).status, { timeout: 20_000 }).toBe(302);
  });

  it("[B9] a session survives the restart of server and browser", async () => {
    const { email } = await openAccount(site);
    const page = await browser.open();
    const headers = { origin: site.url, "sec-fetch-site": "same-origin" };
    await page.request.post(`${site.url}/api/auth/sign-in/email`, { data: { email, password: testPassword }, headers });
    await page.goto(`${site.url}${profile}`);
    // What a browser keeps when it is closed: cookies with an expiry.
    const kept = (await page.context().cookies()).filter(({ expires }) => expires > 0);
    const again = await startSite({ databaseUrl: site.databaseUrl, env: { APP_SECRET: appSecret } });
    try {
      const reopened = await browser.open();
      await reopened.context().addCookies(kept);
      await reopened.goto(`${again.url}${profile}`);
      expect(new URL(reopened.url()).pathname).toBe(profile);
      // Parts of the page may still be on their way, and would be missed once the server ends.
      await reopened.context().close();
    } finally {
      await again.end("SIGTERM");
    }
    browser.expectNoErrors();
  });
});

describe("session cookies over https", () => {
  const baseUrl = "https://easel.example";
  let site: Site;
  beforeAll(async () => {
    const smtp = { SMTP_URL: "smtp://127.0.0.1:1" };
    site = await startSite({
      env: { BASE_URL: baseUrl, APP_SECRET: appSecret, MASTER_KEYS: `1:${"A".repeat(43)}=`, ...smtp },
    });
  });
  afterAll(() => site.stop());

  it("[B9] are bound to this exact host, sent over HTTPS only, unreadable for scripts, and set for 14 days", async () => {
    const headers = { origin: baseUrl };
    const account = { firstName: "Ada", lastName: "Lovelace", email: "https@example.com", password: testPassword };
    expect((await postJson(site, "/api/auth/sign-up/email", account, headers)).status).toBe(200);
    await confirmSignUp(site, account.email);
    const signedIn = await postJson(site, "/api/auth/sign-in/email", account, headers);
    const set = signedIn.headers.getSetCookie();
    expect(set).toHaveLength(2);
    for (const line of set)
      expect(line).toMatch(/^__Host-easel\.[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(setCookieOf(signedIn, "__Host-easel.session_token")).toContain("Max-Age=1209600");
    const cookie = cookiesOf(signedIn);
    expect((await ask(site, profile, cookie)).status).toBe(200);
    // The same cookie under its name without HTTPS signs no one in.
    expect((await ask(site, profile, cookie.replaceAll("__Host-", ""))).status).toBe(302);
    const broken = await ask(site, profile, "__Host-easel.session_token=x.y");
    expect(setCookieOf(broken, "__Host-easel.session_token")).toMatch(
      /Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
