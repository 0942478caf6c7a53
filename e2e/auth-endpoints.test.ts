import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, cookiesOf, openAccount, signIn, type TestPerson, testPassword } from "../test/accounts.ts";
import { listAuthEndpoints } from "../test/auth-endpoints.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { type BorrowedSite, borrowSite } from "../test/shared-sites.ts";
import type { Site } from "../test/site.ts";

type Answer = Readonly<Record<string, unknown>>;

/** The other test file that uses an endpoint: those that need a provider, or a user with a passkey. */
const shownElsewhere: Readonly<Record<string, string>> = {
  "/sign-in/social": "google",
  "/callback/:id": "google",
  "/link-social": "logins",
  "/unlink-account": "logins",
  "/sign-in/sso": "sso",
  "/sso/callback/:providerId": "sso",
  "/sso/callback": "sso",
  "/sso/saml2/sp/acs/:providerId": "sso",
  "/sso/saml2/sp/metadata": "sso",
  "/passkey/generate-register-options": "passkeys",
  "/passkey/verify-registration": "passkeys",
  "/passkey/generate-authenticate-options": "passkeys",
  "/passkey/verify-authentication": "passkeys",
  "/passkey/delete-passkey": "passkeys",
  "/passkey/update-passkey": "passkeys",
  "/passkey-step-up/ask": "passkey-step-up",
  "/passkey-step-up/verify": "passkey-step-up",
  "/sign-up/change-address": "sign-up",
  "/sign-up/discard": "verify-email",
  "/step-up-code/send": "reauthentication",
  "/step-up-code/verify": "reauthentication",
};

/** Disabled by our own rule, not the library's (auth-call.ts). */
const closed = ["/sso/saml2/sp/slo/:providerId", "/sso/saml2/logout/:providerId"];

describe("account endpoints over HTTP", () => {
  let borrowed: BorrowedSite;
  let site: Site;
  let person: TestPerson;
  /** Endpoints that this file has used successfully. */
  const shown = new Set<string>();
  beforeAll(async () => {
    borrowed = await borrowSite();
    ({ site } = borrowed);
    person = await openAccount(site, { email: "ada@example.com" });
  });
  beforeEach(() => clearLimits(site));
  afterAll(() => borrowed.end());

  async function read(path: string, response: Response) {
    const body = ((await response.json()) ?? {}) as Answer;
    if (response.status === 200)
      shown.add(path.replace(/(reset-password)\/.*|\?.*/, (_, kept) => (kept ? `${kept}/:token` : "")));
    return {
      status: response.status,
      body,
      cookie: cookiesOf(response),
      code: (body.error as Answer | undefined)?.code,
    };
  }
  const post = async (path: string, body: unknown = {}, cookie = "") =>
    read(path, await postJson(site, `/api/auth${path}`, body, { cookie }));
  const get = async (path: string, cookie = "") =>
    read(path, await fetch(`${site.url}/api/auth${path}`, { headers: { cookie }, redirect: "manual" }));
  const newSession = () => signIn(site, person.email);
  const viewer = async (cookie: string) => ((await get("/get-session", cookie)).body as { user?: Answer })?.user?.email;
  /** The newest email to this address with a link there. */
  async function linkTo(path: string, email: string, count: number): Promise<URLSearchParams> {
    const mails = await mailsTo(site, email, count);
    const mail = mails.find(({ text }) => text.includes(`${path}?`));
    return new URL(linkIn(mail, site, path)).searchParams;
  }

  it("[B10] sign-up, verification, resending it, sign-in with a password", async () => {
    const email = "grace@example.com";
    const given = { firstName: "Grace", lastName: "Hopper", email, password: testPassword };
    expect(await post("/sign-up/email", given)).toMatchObject({
      status: 200,
      body: { status: true },
    });
    expect(await post("/sign-in/email", { email, password: testPassword })).toMatchObject({
      status: 403,
      code: "email_not_confirmed",
    });
    expect(await post("/send-verification-email", { email })).toMatchObject({ status: 200, body: { status: true } });
    const token = (await linkTo("/verify-email", email, 3)).get("token");
    expect((await get(`/verify-email?token=${token}`)).status).toBe(404);
    const confirmed = await post("/verify-email", { token });
    expect(confirmed).toMatchObject({ status: 200, body: { status: true, redirectTo: null } });
    expect(await viewer(confirmed.cookie)).toBe(email);
    const signedIn = await post("/sign-in/email", { email, password: testPassword });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email, emailVerified: true } } });
    expect(await viewer(signedIn.cookie)).toBe(email);
  });

  it("[B10] sign-in with an emailed code and an emailed link", async () => {
    const { email } = await openAccount(site, { email: "mails@example.com" });
    expect((await post("/email-otp/send-verification-otp", { email, type: "sign-in" })).status).toBe(200);
    const [mail] = await mailsTo(site, email, 1);
    const otp = /^(\d{6})/.exec(mail?.subject ?? "")?.[1];
    expect(await viewer((await post("/sign-in/email-otp", { email, otp })).cookie)).toBe(email);
    expect((await post("/sign-in/magic-link", { email })).status).toBe(200);
    const token = (await linkTo("/login/link", email, 3)).get("token");
    expect(await viewer((await get(`/magic-link/verify?token=${token}`)).cookie)).toBe(email);
  });

  it("[B10] recovery with a password reset link, which ends every session", async () => {
    const { email, cookie } = await openAccount(site, { email: "lost@example.com" });
    expect((await post("/request-password-reset", { email })).status).toBe(200);
    const token = (await linkTo("/reset-password", email, 1)).get("token") ?? "";
    const looked = await fetch(`${site.url}/api/auth/reset-password/${token}?callbackURL=/reset-password`, {
      redirect: "manual",
    });
    expect(looked.headers.get("location")).toBe(`${site.url}/reset-password?token=${token}`);
    shown.add("/reset-password/:token");
    expect((await post("/reset-password", { token, newPassword: "a new password" })).status).toBe(200);
    expect(await viewer(cookie)).toBeUndefined();
    expect((await post("/sign-in/email", { email, password: "a new password" })).status).toBe(200);
  });

  it("[B10] sign-out of this device, another one, all others, all", async () => {
    const [one, two, three] = [await newSession(), await newSession(), await newSession()];
    const sessions = (await get("/list-sessions", one)).body as unknown as readonly Answer[];
    expect(sessions.length).toBeGreaterThanOrEqual(3);
    expect((await post("/sign-out", {}, two)).status).toBe(200);
    expect([await viewer(two), await viewer(three)]).toEqual([undefined, person.email]);
    const tokenOf = (cookie: string) => /session_token=([^.]+)/.exec(cookie)?.[1];
    expect((await post("/revoke-session", { token: tokenOf(three) }, one)).status).toBe(200);
    expect(await viewer(three)).toBeUndefined();
    const four = await newSession();
    const rows = await querySite<{ id: string }>(site, "select id from sessions where token = $1", [tokenOf(four)]);
    expect((await post("/revoke-session-by-id", { id: rows[0]?.id }, one)).status).toBe(200);
    expect(await viewer(four)).toBeUndefined();
    const five = await newSession();
    expect((await post("/revoke-other-sessions", {}, one)).status).toBe(200);
    expect([await viewer(one), await viewer(five)]).toEqual([person.email, undefined]);
    expect((await post("/revoke-sessions", {}, one)).status).toBe(200);
    expect(await viewer(one)).toBeUndefined();
  });

  it("[B10] reading and changing the user; listing sign-in methods", async () => {
    const cookie = await newSession();
    expect((await post("/update-user", { firstName: "Augusta" }, cookie)).status).toBe(200);
    expect((await get("/get-session", cookie)).body).toMatchObject({
      user: { firstName: "Augusta", email: person.email },
    });
    expect((await get("/list-accounts", cookie)).body).toMatchObject([{ providerId: "credential" }]);
    expect((await get("/passkey/list-user-passkeys", cookie)).body).toEqual([]);
  });

  it("[B10] re-authentication, changing the password, changing the address", async () => {
    const { email, cookie } = await openAccount(site, { email: "mover@example.com" });
    expect((await post("/verify-password", { password: testPassword }, cookie)).status).toBe(200);
    const changed = await post(
      "/change-password",
      { currentPassword: testPassword, newPassword: "another password" },
      cookie,
    );
    expect(changed.status).toBe(200);
    const now = changed.cookie || cookie;
    expect((await post("/change-email", { newEmail: "moved@example.com" }, now)).status).toBe(200);
    const token = (await linkTo("/verify-email", "moved@example.com", 1)).get("token");
    expect((await get(`/verify-email?token=${token}`, now)).status).toBe(404);
    expect((await post("/verify-email", { token }, now)).status).toBe(200);
    expect((await post("/sign-in/email", { email, password: "another password" })).status).toBe(401);
    expect((await post("/sign-in/email", { email: "moved@example.com", password: "another password" })).status).toBe(
      200,
    );
  });

  it("[B10] an authenticator app as second factor, its recovery codes, turning it off", async () => {
    const { email, cookie } = await openAccount(site, { email: "careful@example.com" });
    const password = testPassword;
    const enabled = await post("/two-factor/enable", { password }, cookie);
    const uri = String(enabled.body.totpURI);
    const secret = new URL(uri).searchParams.get("secret") ?? "";
    const code = (stepsFromNow: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 });
    const confirmed = await post("/two-factor/verify-totp", { code: code(0) }, cookie);
    expect(confirmed.status).toBe(200);
    let inside = confirmed.cookie || cookie;
    expect((await post("/two-factor/get-totp-uri", { password }, inside)).body.totpURI).toBe(uri);
    const codes = (await post("/two-factor/generate-backup-codes", { password }, inside)).body
      .backupCodes as readonly string[];
    expect(codes).toHaveLength(10);

    const asked = await post("/sign-in/email", { email, password });
    expect(asked).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    expect(await viewer(asked.cookie)).toBeUndefined();
    inside = (await post("/two-factor/verify-totp", { code: code(1) }, asked.cookie)).cookie;
    expect(await viewer(inside)).toBe(email);
    const askedAgain = await post("/sign-in/email", { email, password });
    const byCode = await post("/two-factor/verify-backup-code", { code: codes[0] }, askedAgain.cookie);
    expect(await viewer(byCode.cookie)).toBe(email);
    expect((await post("/two-factor/disable", { password }, byCode.cookie)).status).toBe(200);
    expect((await post("/sign-in/email", { email, password })).body.twoFactorRedirect).toBeUndefined();
  });

  it.each([
    ["a password that is too short", "weak_password", () => signUpWith("12345")],
    ["a known leaked password", "weak_password", () => signUpWith("password1")],
    ["a password that is too long", "weak_password", () => signUpWith("x".repeat(129))],
    [
      "no session",
      "session_not_found",
      () => post("/change-password", { currentPassword: "x", newPassword: "a new password" }),
    ],
    ["an invalid session", "session_not_found", () => get("/list-sessions", "easel.session_token=x.y")],
    [
      "an expired session",
      "session_not_found",
      async () => {
        const cookie = await newSession();
        await querySite(site, "update sessions set expires_at = now() - interval '1 minute' where token = $1", [
          /session_token=([^.]+)/.exec(cookie)?.[1],
        ]);
        return get("/list-sessions", cookie);
      },
    ],
    ["a bad token", "invalid_jwt", () => post("/verify-email", { token: "x.y.z" })],
    [
      "a bad link for a password",
      "invalid_jwt",
      () => post("/reset-password", { token: "x", newPassword: "a new password" }),
    ],
    ["a bad sign-in link", "invalid_jwt", () => get("/magic-link/verify?token=x")],
  ])("[B11] %s is a 4xx with the code %s and a sentence", async (_, code, ask) => {
    const answer = await ask();
    expect([answer.status >= 400 && answer.status < 500, answer.code]).toEqual([true, code]);
    expect((answer.body.error as Answer).message).toMatch(/^[A-Z].{15,}\.$/);
  });

  const signUpWith = (password: string) =>
    post("/sign-up/email", { firstName: "Ada", lastName: "Lovelace", email: "weak@example.com", password });

  it("[B10] every open endpoint has a test", async () => {
    const open = listAuthEndpoints().filter(({ isDisabled, path }) => !isDisabled && !closed.includes(path));
    const missing: string[] = [];
    for (const { path } of open) {
      if (shown.has(path)) continue;
      const file = shownElsewhere[path];
      const text = file ? await readFile(`e2e/${file}.test.ts`, "utf8") : "";
      const family = path.split("/")[1] ?? path;
      if (!text.includes(family)) missing.push(`${path} (${file ?? "nowhere"})`);
    }
    expect(missing).toEqual([]);
  });
});
