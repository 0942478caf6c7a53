import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../test/account-mails.ts";
import { clearLimits, cookiesOf, openAccount, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { type OpenIdProvider, startOpenIdProvider } from "../test/openid-provider.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { type Site, startSite } from "../test/site.ts";
import { startWalker, type Walker } from "../test/walker.ts";

const picture = "https://lh3.googleusercontent.com/a/ada";
const people = {
  ada: {
    email: "ada@gmail.example",
    email_verified: true,
    given_name: "Ada Augusta",
    family_name: "Lovelace",
    picture,
  },
  grace: { email: "Grace@Gmail.example", email_verified: true, name: "Grace Brewster Hopper" },
  joan: { email: "joan@gmail.example", email_verified: true, given_name: "Joan", family_name: "Clarke" },
  kay: { email: "kay@gmail.example", email_verified: true, given_name: "Kay", family_name: "Antonelli" },
  twin: { email: "twin@gmail.example", email_verified: true, given_name: "Twin", family_name: "One" },
  eve: { email: "eve@gmail.example", email_verified: false, given_name: "Eve", family_name: "Mallory" },
  max: { email: "max@gmail.example", email_verified: true, given_name: "Max", family_name: "Newman" },
  loud: {
    email: "loud@gmail.example",
    email_verified: true,
    given_name: `<b>\u202e${"A".repeat(90)}`,
    family_name: "B\nC",
  },
};

let provider: OpenIdProvider;
let site: Site;
let browser: TestBrowser;
beforeAll(async () => {
  provider = await startOpenIdProvider(people);
  const env = {
    GOOGLE_CLIENT_ID: "easel",
    GOOGLE_CLIENT_SECRET: "a secret of Google's",
    GOOGLE_ISSUER: provider.issuer,
  };
  [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
  const redirectUri = `${site.url}/auth/callback`;
  provider.setClients([{ clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, redirectUri }]);
});
beforeEach(() => clearLimits(site));
afterEach(() => browser.expectNoErrors());
afterAll(async () => {
  await browser.close();
  await site.stop();
  await provider.close();
});

const identitiesOf = (email: string) =>
  querySite<{ provider_id: string; access_token: unknown; refresh_token: unknown; id_token: unknown }>(
    site,
    `select provider_id, access_token, refresh_token, id_token from identities join users on users.id = user_id
     where email = $1 order by provider_id`,
    [email],
  );
const isSignedIn = async (cookie: string) =>
  (await fetch(`${site.url}/settings/profile`, { headers: { cookie }, redirect: "manual" })).status === 200;

async function openLogin(path = "/login", options = {}): Promise<Page> {
  const page = await browser.open({
    expectedErrors: [/lh3\.googleusercontent\.com|ERR_NAME_NOT_RESOLVED|ERR_/],
    ...options,
  });
  await page.goto(`${site.url}${path}`);
  return page;
}

async function goToGoogle(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("heading", { name: "Who are you?" }).waitFor();
}

/** Follows the flow to the address that Google redirects the browser back to. */
async function comeBack(walker: Walker, who: keyof typeof people, start = "/auth/google"): Promise<URL> {
  const { leadsTo: authorization = "" } = await walker.follow(`${site.url}${start}`);
  const login = await walker.follow(authorization);
  const consent = await walker.follow(`${login.answer.url}/as/${who}`);
  const { leadsTo = "" } = await walker.follow(`${consent.answer.url}/allow`);
  return new URL(leadsTo);
}

/** Request with which the page at `/auth/callback` continues on its own. */
const exchange = (walker: Walker, { search }: URL) => walker.get(`${site.url}/auth/callback/exchange${search}`);

/** The message on the sign-in page after a refused sign-in. */
function failureOf(answer: Response): string {
  const to = new URL(answer.headers.get("location") ?? "", site.url);
  expect([answer.status, to.origin, to.pathname, to.searchParams.get("error")]).toEqual([
    302,
    site.url,
    "/login",
    "AuthError",
  ]);
  return to.searchParams.get("error_description") ?? "";
}

describe("signing in with Google", () => {
  it("[B4] the sign-in page says when Google is down, and sign-in works once it is back", async () => {
    provider.isDown = true;
    const page = await openLogin();
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.getByRole("alert").getByText("AuthError: Failed to connect to Google").waitFor();
    expect((await postJson(site, "/api/auth/sign-in/social", { provider: "google" })).status).toBe(503);
    provider.isDown = false;
    await goToGoogle(page);
  });

  it("[B4] a new user gets an account with their names, and continues to where they were going", async () => {
    const page = await openLogin("/login?redirectTo=/settings/profile%3Ffrom%3Dgoogle");
    const asked = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/auth?`));
    await goToGoogle(page);
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      redirect_uri: `${site.url}/auth/callback`,
      scope: "openid email profile",
      access_type: "offline",
      prompt: "consent",
    });
    await page.getByRole("link", { name: "I am ada" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL(`${site.url}/settings/profile?from=google`);
    await page.getByText("Successfully signed in!").waitFor();
    expect(await identitiesOf("ada@gmail.example")).toEqual([
      { provider_id: "google", access_token: null, refresh_token: null, id_token: null },
    ]);
    const profiles = await querySite(
      site,
      "select p.first_name, p.last_name, p.avatar_url, u.email_verified from profiles p join users u using (id) where email = $1",
      ["ada@gmail.example"],
    );
    expect(profiles).toEqual([
      { first_name: "Ada Augusta", last_name: "Lovelace", avatar_url: picture, email_verified: true },
    ]);
  });

  it("[B4] works without scripts", async () => {
    const page = await openLogin("/login", { javaScriptEnabled: false });
    await goToGoogle(page);
    await page.getByRole("link", { name: "I am grace" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL(`${site.url}/`);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "easel.session_token")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
    });
    expect(
      await querySite(site, "select first_name, last_name from users where email = 'grace@gmail.example'"),
    ).toEqual([{ first_name: "Grace", last_name: "Brewster Hopper" }]);
  });

  it("[B4] Google is linked to the account with the same address, and its owner gets an email", async () => {
    const { userId } = await openAccount(site, { email: "joan@gmail.example" });
    const walker = startWalker();
    const answer = await exchange(walker, await comeBack(walker, "joan"));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    expect(await isSignedIn(walker.cookies(site.url))).toBe(true);
    expect((await identitiesOf("joan@gmail.example")).map(({ provider_id }) => provider_id)).toEqual([
      "credential",
      "google",
    ]);
    const events = await querySite(site, "select kind, detail from security_events where user_id = $1 order by id", [
      userId,
    ]);
    expect(events).toContainEqual({ kind: "identity-linked", detail: { method: "Google" } });
    await mailsTo(site, "joan@gmail.example", /^A sign-in method was linked: Google at Easel$/);
  });

  it("[B16] the owner of an address signs in with Google although an attacker signed up with it, without what the attacker set", async () => {
    const signUp = { firstName: "Mallory", lastName: "M", email: "kay@gmail.example", password: testPassword };
    await postJson(site, "/api/auth/sign-up/email", signUp);
    const page = await openLogin();
    await goToGoogle(page);
    await page.getByRole("link", { name: "I am kay" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL(`${site.url}/`);
    expect((await identitiesOf("kay@gmail.example")).map(({ provider_id }) => provider_id)).toEqual(["google"]);
    expect(await querySite(site, "select first_name from users where email = 'kay@gmail.example'")).toEqual([
      { first_name: "Kay" },
    ]);
    expect(await querySite(site, "select from sign_ups")).toEqual([]);
    const attack = await postJson(site, "/api/auth/sign-in/email", signUp);
    expect(attack.status).toBe(401);
  });

  it("[B16] a password set before the address was confirmed is dropped when its owner signs in with Google", async () => {
    const { userId } = await openAccount(site, { email: "max@gmail.example" });
    await querySite(site, "update users set email_verified = false where id = $1", [userId]);
    const walker = startWalker();
    expect((await exchange(walker, await comeBack(walker, "max"))).headers.get("location")).toBe("/");
    expect((await identitiesOf("max@gmail.example")).map(({ provider_id }) => provider_id)).toEqual(["google"]);
  });

  it("[B4] a new user who signs in twice at once gets one account", async () => {
    const walkers = [startWalker(), startWalker()];
    const backs = await Promise.all(walkers.map((walker) => comeBack(walker, "twin")));
    const answers = await Promise.all(
      walkers.map((walker, index) => exchange(walker, backs[index] ?? new URL(site.url))),
    );
    for (const { status } of answers) expect(status).toBe(302);
    expect(await identitiesOf("twin@gmail.example")).toHaveLength(1);
    const later = startWalker();
    expect((await exchange(later, await comeBack(later, "twin"))).headers.get("location")).toBe("/");
  });

  it("[B4] an address that Google has not verified creates no account", async () => {
    const walker = startWalker();
    expect(failureOf(await exchange(walker, await comeBack(walker, "eve")))).toContain(
      "hasn’t confirmed this email address",
    );
    expect(await identitiesOf("eve@gmail.example")).toEqual([]);
  });

  it("[B4] names from Google are normalized by our rules", async () => {
    const walker = startWalker();
    await exchange(walker, await comeBack(walker, "loud"));
    expect(await querySite(site, "select first_name, last_name from users where email = 'loud@gmail.example'")).toEqual(
      [{ first_name: `<b> ${"A".repeat(56)}`, last_name: "B C" }],
    );
  });

  it.each([
    ["to say who they are", []],
    ["to share it with us", ["I am ada"]],
  ])("[B4] a user who refuses %s is back at the sign-in page, with a reason in our words", async (_, clicks) => {
    const page = await openLogin("/login?redirectTo=/settings/security");
    await goToGoogle(page);
    for (const name of clicks) await page.getByRole("link", { name }).click();
    if (clicks.length > 0) await page.getByRole("heading", { name: "May it know?" }).waitFor();
    await page.getByRole("link", { name: "Refuse" }).click();
    await page.getByRole("alert").getByText("AuthError: You didn’t allow the sign-in").waitFor();
    expect(await page.content()).not.toContain("The person said no");
    expect(new URL(page.url()).searchParams.get("redirectTo")).toBe("/settings/security");
  });

  it("[B4] a code works once, a state only in the browser that started, and neither after tampering", async () => {
    const walker = startWalker();
    const back = await comeBack(walker, "ada");
    const stranger = startWalker();
    await stranger.follow(`${site.url}/auth/google`);
    const stranger2 = startWalker();
    for (const other of [stranger, stranger2]) {
      expect(failureOf(await exchange(other, back))).toContain("started elsewhere");
      expect(await isSignedIn(other.cookies(site.url))).toBe(false);
    }
    const tampered = await comeBack(walker, "ada");
    const state = tampered.searchParams.get("state") ?? "";
    tampered.searchParams.set("state", `${state.slice(0, -1)}${state.endsWith("_") ? "-" : "_"}`);
    expect(failureOf(await exchange(walker, tampered))).toContain("started elsewhere");

    const good = await comeBack(walker, "ada");
    const copy = startWalker(walker.cookies(site.url));
    const [first, second] = await Promise.all([exchange(walker, good), exchange(copy, good)]);
    const targets = [first, second].map((answer) => answer.headers.get("location"));
    expect(targets.filter((target) => target === "/")).toHaveLength(1);
    expect(targets.filter((target) => target?.startsWith("/login?error=AuthError"))).toHaveLength(1);
    const later = startWalker(copy.cookies(site.url));
    expect(await isSignedIn(later.cookies(site.url))).toBe(second.headers.get("location") === "/");
    const last = startWalker();
    expect(failureOf(await exchange(last, good))).toContain("already used");
  });

  it("[B4] a code from another flow, another provider's answer and a failing exchange end at the sign-in page", async () => {
    const walker = startWalker();
    const forged = await comeBack(walker, "ada");
    forged.searchParams.set("code", "made-up");
    expect(failureOf(await exchange(walker, forged))).toBe(
      "Google authentication failed. Please try again, or sign in another way.",
    );
    const mixed = await comeBack(walker, "ada");
    mixed.searchParams.set("iss", "https://another.example");
    expect(failureOf(await exchange(walker, mixed))).toContain("Google authentication failed");
    const unlucky = await comeBack(walker, "ada");
    provider.isDown = true;
    expect(failureOf(await exchange(walker, unlucky))).toContain("Google authentication failed");
    provider.isDown = false;
    expect(await isSignedIn(walker.cookies(site.url))).toBe(false);
  });

  it("[B4] /auth/callback without a code redirects to the sign-in page; an invalid request is ignored in a session", async () => {
    const guest = startWalker();
    const back = (address: string, walker = guest) => walker.get(`${site.url}${address}`);
    for (const address of ["/auth/callback", "/auth/callback?state=x", "/auth/callback?code="]) {
      const answer = await back(address);
      const location = answer.headers.get("location") ?? (await answer.text()).match(/url=([^"]+)/)?.[1];
      expect(location).toMatch(/^\/login\?|^\/auth\/callback\/exchange\?code=$/);
    }
    expect(failureOf(await back("/auth/callback"))).toBe("Authentication failed: No session established");
    expect(failureOf(await back("/auth/callback?error=invalid_request"))).toContain("started elsewhere");
    expect(failureOf(await back("/auth/callback?error=%3Cscript%3E&error_description=%3Cscript%3E"))).toBe(
      "Google authentication failed. Please try again, or sign in another way.",
    );
    const { cookie } = await openAccount(site);
    const member = startWalker(cookie);
    for (const address of ["/auth/callback?error=invalid_request", "/auth/callback/exchange?code=x&state=y"]) {
      expect((await back(address, member)).headers.get("location")).toBe("/");
    }
    expect(await isSignedIn(member.cookies(site.url))).toBe(true);
  });

  it("[B4] the page says what it waits for while the code is exchanged, and can be continued by hand", async () => {
    // Simulates a browser that ignores page refreshes, on a connection that lost our scripts.
    const page = await browser.open({ losesScripts: true, expectedErrors: [/ERR_FAILED/] });
    await page.route("**/auth/callback?*", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/<meta http-equiv="refresh"[^>]*>/gi, "");
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${site.url}/auth/callback?code=x&state=y`);
    await page.getByRole("status").getByText("Waiting for Google").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Continue" }).click();
    await page.getByRole("alert").getByText("AuthError: This sign-in was started elsewhere").waitFor();
  });

  it("[B4] another site can't start the sign-in, and it ends on our own site", async () => {
    const foreign = { "sec-fetch-site": "cross-site" };
    const refused = await startWalker().get(`${site.url}/auth/google?redirectTo=/settings`, foreign);
    expect(refused.headers.get("location")).toBe("/login?redirectTo=/settings");
    for (const redirectTo of ["//evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example"]) {
      const walker = startWalker();
      const back = await comeBack(walker, "ada", `/auth/google?redirectTo=${encodeURIComponent(redirectTo)}`);
      expect((await exchange(walker, back)).headers.get("location")).toBe("/");
    }
    for (const field of ["callbackURL", "errorCallbackURL", "newUserCallbackURL"]) {
      for (const address of [`https://evil.example`, `//evil.example`, `${site.url}.evil.example/`, provider.issuer]) {
        const answer = await postJson(site, "/api/auth/sign-in/social", { provider: "google", [field]: address });
        expect([field, address, answer.status, await answer.json()]).toMatchObject([
          field,
          address,
          403,
          { error: { code: "invalid_redirect" } },
        ]);
      }
    }
  });

  it("[B8] pictures from Google are allowed if Google is set up", async () => {
    const policy = (await fetch(`${site.url}/login`)).headers.get("content-security-policy");
    expect(policy).toContain("img-src 'self' data: blob: https://lh3.googleusercontent.com;");
  });
});

describe("an id_token", () => {
  const now = () => Math.floor(Date.now() / 1_000);
  const claims = () => ({ iss: provider.issuer, aud: "easel", sub: "ada", ...people.ada });
  const send = (token: string, nonce?: string) =>
    postJson(site, "/api/auth/sign-in/social", { provider: "google", idToken: { token, ...(nonce ? { nonce } : {}) } });
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  it("[B10] from Google signs in, with the nonce it was issued for", async () => {
    for (const [nonce, token] of [
      [undefined, await provider.signIdToken(claims())],
      ["n-0S6", await provider.signIdToken({ ...claims(), nonce: "n-0S6" })],
    ] as const) {
      const answer = await send(token, nonce);
      expect(answer.status).toBe(200);
      expect(await isSignedIn(cookiesOf(answer))).toBe(true);
    }
  });

  it("[B11] that is not from Google, not for us, expired or from another flow is an invalid_jwt", async () => {
    const good = await provider.signIdToken(claims());
    const [header = "", payload = "", signature = ""] = good.split(".");
    const bad = {
      "another audience": [await provider.signIdToken({ ...claims(), aud: "another" })],
      "another issuer": [await provider.signIdToken({ ...claims(), iss: "https://accounts.google.com" })],
      expired: [await provider.signIdToken(claims(), { issuedAt: now() - 900 })],
      "of tomorrow": [await provider.signIdToken(claims(), { issuedAt: now() + 900 })],
      "too old": [await provider.signIdToken(claims(), { issuedAt: now() - 7_200, lifeSeconds: 14_400 })],
      "another nonce": [await provider.signIdToken({ ...claims(), nonce: "one" }), "another"],
      "a nonce that was not sent": [await provider.signIdToken({ ...claims(), nonce: "one" })],
      "a nonce that it has not": [good, "one"],
      "a tampered payload": [
        [header, encode({ ...claims(), sub: "joan", exp: now() + 60, iat: now() }), signature].join("."),
      ],
      "a tampered signature": [`${header}.${payload}.${signature.slice(0, -6)}AAAAAA`],
      "alg none": [`${encode({ alg: "none" })}.${payload}.`],
      "no token at all": ["x"],
    } as const;
    for (const [what, [token, nonce]] of Object.entries(bad)) {
      const answer = await send(token, nonce);
      expect([what, answer.status, await answer.json()]).toMatchObject([what, 401, { error: { code: "invalid_jwt" } }]);
      expect(answer.headers.getSetCookie().some((cookie) => cookie.includes("session"))).toBe(false);
    }
  });

  it("[B10] for an address that Google has not verified creates no account", async () => {
    const answer = await send(await provider.signIdToken({ ...claims(), sub: "eve", ...people.eve }));
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "provider_email_unverified" } }]);
    expect(await identitiesOf("eve@gmail.example")).toEqual([]);
  });
});
