import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecrets } from "#platform/secret.ts";
import { clearLimits, confirmSignUp, openAccount, type TestPerson, testPassword } from "../test/accounts.ts";
import { listAuthEndpoints } from "../test/auth-endpoints.ts";
import { endSchedules } from "../test/end-schedules.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { type Site, startSite } from "../test/site.ts";

const appSecret = "a secret that only this test knows, 32 characters";
const ownSecret = createSecrets(appSecret).digest("better-auth", "secret");

describe("bad input to accounts", () => {
  let site: Site;
  let person: TestPerson;
  beforeAll(async () => {
    site = await startSite({ env: { APP_SECRET: appSecret } });
    person = await openAccount(site);
    await endSchedules(site);
  });
  beforeEach(() => clearLimits(site));
  afterAll(() => site.stop());

  const auth = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    postJson(site, `/api/auth${path}`, body, headers);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${site.url}/api/auth${path}`, { headers, redirect: "manual" });

  async function codeOf(answer: Response): Promise<string> {
    const { error } = (await answer.json()) as { error?: { code: string; message: string; requestId: string } };
    if (!error) return `${answer.status} without an error`;
    expect(error.message).toMatch(/^[A-Z].{15,}\.$/);
    expect(error.requestId).toBeTruthy();
    return `${answer.status} ${error.code}`;
  }

  async function count(table: string, where = "true", values: readonly unknown[] = []): Promise<number> {
    const [row] = await querySite<{ n: number }>(
      site,
      `select count(*)::int as n from ${table} where ${where}`,
      values,
    );
    return row?.n ?? -1;
  }

  const signUp = (email: string, more: Readonly<Record<string, unknown>> = {}) =>
    auth("/sign-up/email", { firstName: "Ada", lastName: "Lovelace", email, password: testPassword, ...more });

  describe("return addresses", () => {
    const elsewhere = [
      "https://evil.example/",
      "http://localhost.evil.example/",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/.//evil.example",
      "/%5Cevil.example",
      "%2F%2Fevil.example",
      "javascript:alert(1)",
      "data:text/html,x",
      " //evil.example",
    ];
    const starts: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
      ["/sign-in/email", "callbackURL", { email: "unknown@example.com", password: testPassword }],
      ["/sign-in/social", "callbackURL", { provider: "google" }],
      ["/sign-in/social", "errorCallbackURL", { provider: "google" }],
      ["/sign-in/social", "newUserCallbackURL", { provider: "google" }],
      ["/sign-in/sso", "callbackURL", { email: "unknown@example.com" }],
      ["/sign-in/sso", "errorCallbackURL", { email: "unknown@example.com", callbackURL: "/" }],
      ["/sign-in/magic-link", "callbackURL", { email: "unknown@example.com" }],
      ["/request-password-reset", "redirectTo", { email: "unknown@example.com" }],
      ["/send-verification-email", "callbackURL", { email: "unknown@example.com" }],
      ["/sign-out", "callbackURL", {}],
    ];

    it.each(starts)("[B2] %s refuses a %s on another site, in any spelling", async (path, field, body) => {
      const before = await count("verifications");
      for (const address of elsewhere) {
        const answer = await auth(path, { ...body, [field]: address });
        expect([address, answer.headers.get("location")]).toEqual([address, null]);
        expect([address, await codeOf(answer)]).toEqual([address, expect.stringMatching(/^40[03] invalid_redirect$/)]);
      }
      expect(await count("verifications")).toBe(before);
    });

    it.each([
      ["/verify-email", "callbackURL"],
      ["/magic-link/verify", "callbackURL"],
      ["/magic-link/verify", "errorCallbackURL"],
      ["/magic-link/verify", "newUserCallbackURL"],
    ])("[B2] %s does not redirect to a %s on another site", async (path, field) => {
      for (const address of [...elsewhere, "%", "%25", "%252F%252Fevil.example"]) {
        const query = new URLSearchParams({ token: "x", [field]: address });
        const answer = await get(`${path}?${query}`);
        const location = answer.headers.get("location");
        if (location) expect([address, new URL(location, site.url).origin]).toEqual([address, site.url]);
        else expect([address, answer.status]).toEqual([address, expect.toSatisfy((s) => s >= 400 && s < 500)]);
      }
    });
  });

  describe("tokens", () => {
    const verification = (claims: Record<string, unknown>, secret: string, expires: string | number) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(secret));

    it("[B11] an expired, foreign, altered or unsigned token verifies nothing: `invalid_jwt`", async () => {
      const email = "tokens@example.com";
      await signUp(email);
      const good = await verification({ email, updateTo: "other@example.com" }, ownSecret, "1h");
      const [head = "", payload = "", signature = ""] = good.split(".");
      const none = Buffer.from('{"alg":"none"}').toString("base64url");
      const bad = {
        expired: await verification({ email, updateTo: "other@example.com" }, ownSecret, 1_000_000_000),
        foreign: await verification({ email, updateTo: "other@example.com" }, "another secret", "1h"),
        ofAnotherKind: await verification({ email }, ownSecret, "1h"),
        altered: `${head}.${Buffer.from(JSON.stringify({ email: person.email })).toString("base64url")}.${signature}`,
        unsigned: `${none}.${payload}.`,
        signatureless: `${head}.${payload}`,
        empty: "",
        nonsense: "x.y.z",
      };
      for (const [what, token] of Object.entries(bad)) {
        const answer = await auth("/verify-email", { token });
        expect([what, await codeOf(answer)]).toEqual([what, expect.stringMatching(/^40[01] invalid_jwt$/)]);
      }
      // Only in a session of the account whose address changes.
      expect(await codeOf(await auth("/verify-email", { token: good }))).toBe("401 session_not_found");
      expect(await count("users", "email = $1", [email])).toBe(0);
      expect(await count("sign_ups", "email = $1", [email])).toBe(1);
    });

    it.each(["reset-password:x", "../x", "x".repeat(400), "%00", "a b"])(
      "[B5] the token %j sets no password",
      async (token) => {
        expect(await codeOf(await auth("/reset-password", { token, newPassword: "a new password" }))).toMatch(
          /^400 (invalid_jwt|bad_request)$/,
        );
      },
    );
  });

  describe("email addresses", () => {
    it.each([
      ["Cyrillic letters", "аdа@example.com"],
      ["full-width letters", "ａｄａ@example.com"],
      ["a dotless i", "adı@example.com"],
      ["an invisible character", "a\u200bda@example.com"],
      ["a quoted local part", '"ada b"@example.com'],
      ["two at signs", "ada@example.com@evil.example"],
      ["a line break", "ada@example.com\nBcc: eve@example.com"],
      ["a comma", "ada@example.com,eve@example.com"],
      ["a display name", "Ada <ada@example.com>"],
      ["dots at the end of the local part", "ada.@example.com"],
      ["a dot at the end", "ada@example.com."],
      ["an IP address as domain", "ada@[127.0.0.1]"],
      ["no domain", "ada@localhost"],
      [
        "more than 254 characters",
        `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(20)}.com`,
      ],
    ])("[B1] %s are refused everywhere, and nothing is stored", async (_, email) => {
      const counts = () => Promise.all(["users", "verifications"].map((table) => count(table)));
      // Older ones are forgotten at any time.
      const mails = async () =>
        (await querySite<{ id: string }>(site, "select id from pgboss.job where name = 'send-mail'")).map(
          ({ id }) => id,
        );
      const [before, mailsBefore] = [await counts(), await mails()];
      for (const answer of [
        await signUp(email),
        await auth("/sign-in/email", { email, password: testPassword }),
        await auth("/request-password-reset", { email }),
        await auth("/send-verification-email", { email }),
        await auth("/sign-in/magic-link", { email }),
        await auth("/email-otp/send-verification-otp", { email, type: "sign-in" }),
        await auth("/sign-in/email-otp", { email, otp: "000000" }),
        await auth("/sign-in/sso", { email, callbackURL: "/" }),
        await auth("/change-email", { newEmail: email }, { cookie: person.cookie }),
      ]) {
        expect([answer.url, await codeOf(answer)]).toEqual([answer.url, "400 invalid_email"]);
      }
      expect(await counts()).toEqual(before);
      expect((await mails()).filter((id) => !mailsBefore.includes(id))).toEqual([]);
    });

    it("[B1] one address is one account in any spelling, and every spelling signs in", async () => {
      await openAccount(site, { email: "jurgen@xn--mnchen-3ya.example" });
      for (const email of ["JURGEN@münchen.example", "Jurgen@MÜNCHEN.example", " jurgen@xn--mnchen-3ya.example "]) {
        expect((await signUp(email)).status).toBe(200);
        expect((await auth("/sign-in/email", { email, password: testPassword })).status).toBe(200);
      }
      expect(await count("users", "email ilike 'jurgen@%'")).toBe(1);
    });

    it("[B1] an address with a tag is another address, and a look-alike domain is another domain", async () => {
      for (const email of ["tagged@example.com", "tagged+news@example.com", "tagged@exаmple.com"]) {
        expect((await signUp(email)).status).toBe(200);
      }
      const rows = await querySite<{ email: string }>(
        site,
        "select email from sign_ups where email like 'tagged%' order by 1",
      );
      expect(rows.map(({ email }) => email)).toEqual([
        "tagged+news@example.com",
        "tagged@example.com",
        "tagged@xn--exmple-4nf.com",
      ]);
    });

    it("[B16] of ten simultaneous sign-ups with one address one is stored; all get the same answer or are told to wait", async () => {
      const email = "rush@example.com";
      const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(email)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
      const bodies = await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.json()));
      expect(bodies.length).toBeGreaterThan(1);
      for (const body of bodies) expect(body).toEqual({ status: true });
      expect(await count("sign_ups", "email = $1", [email])).toBe(1);
      expect(await count("users", "email = $1", [email])).toBe(0);
    });
  });

  it("[B1] a sign-up sets only names, address and password", async () => {
    const email = "greedy@example.com";
    const answer = await signUp(email, {
      id: "00000000-0000-4000-8000-000000000000",
      image: "https://lh3.googleusercontent.com/x",
      name: "Operator",
      emailVerified: true,
      email_verified: true,
      twoFactorEnabled: true,
      disabledAt: "2020-01-01",
      deleteAfter: "2020-01-01",
      createdAt: "2020-01-01",
      role: "operator",
      isOperator: true,
    });
    expect(answer.status).toBe(200);
    await confirmSignUp(site, email);
    const [row] = await querySite<Record<string, unknown>>(site, "select * from users where email = $1", [email]);
    expect(row).toMatchObject({
      name: "Ada Lovelace",
      image: null,
      two_factor_enabled: false,
      disabled_at: null,
      delete_after: null,
    });
    expect(row?.id).not.toBe("00000000-0000-4000-8000-000000000000");
    expect(row?.created_at).toEqual(expect.toSatisfy((moment: Date) => moment.getFullYear() > 2020));
  });

  it.each([
    ["with an empty origin", { origin: "" }],
    ["from another site", { origin: "https://evil.example" }],
    ["with the origin null", { origin: "null" }],
    ["from another port", { origin: "http://localhost:1" }],
    ["from a sister site", { "sec-fetch-site": "same-site" }],
    ["sent across sites", { "sec-fetch-site": "cross-site" }],
  ])("[B10] a write %s is refused, and nothing is stored", async (_, headers: Record<string, string>) => {
    const email = "foreign@example.com";
    const sent: Record<string, string> = { origin: site.url, "content-type": "application/json", ...headers };
    if (sent.origin === "") delete sent.origin;
    for (const [path, body] of [
      ["/sign-up/email", { firstName: "Ada", lastName: "L", email, password: testPassword }],
      ["/sign-in/email", { email: person.email, password: testPassword }],
      ["/sign-out", {}],
      ["/update-user", { firstName: "Eve" }],
    ] as const) {
      const answer = await fetch(`${site.url}/api/auth${path}`, {
        method: "POST",
        headers: { ...sent, cookie: person.cookie },
        body: JSON.stringify(body),
      });
      expect(await codeOf(answer)).toBe("403 foreign_origin");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await count("users", "email = $1 or first_name = 'Eve'", [email])).toBe(0);
    expect((await get("/get-session", { cookie: person.cookie })).status).toBe(200);
  });

  it.each([
    ["application/x-www-form-urlencoded", "email=ada%40example.com&password=x", 415],
    ["text/plain", '{"email":"ada@example.com","password":"x"}', 415],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
      415,
    ],
    ["application/xml", "<a/>", 415],
    ["application/json", "email=a", 400],
    ["application/json; charset=utf-16", "{}", 400],
  ])("[B10] %s is not read as JSON", async (type, body, status) => {
    const headers = { origin: site.url, "content-type": type };
    const answer = await fetch(`${site.url}/api/auth/sign-in/email`, { method: "POST", headers, body });
    expect(answer.status).toBe(status);
    await codeOf(answer);
  });

  it("[B15] an endpoint has one path: no other spelling gets past the limits", async () => {
    const body = { email: person.email, password: "wrong password" };
    for (const path of [
      "/sign-in/email/",
      "//sign-in/email",
      "/sign-in//email",
      "/sign-in/emai%6c",
      "/sign-in%2Femail",
      "/Sign-In/Email",
      "/x/../sign-in/email/.",
      "/sign-in/email;a=b",
      "/nothing",
      "",
    ]) {
      const answer = await auth(path, body);
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((s) => s === 404 || s === 301 || s === 308)]);
    }
    expect(await count("security_events", "kind = 'sign-in-failed' and user_id = $1", [person.userId])).toBe(0);
  });

  it("[B10] GET changes nothing where POST is required, and the other way round", async () => {
    for (const path of ["/sign-out", "/revoke-sessions", "/sign-in/email", "/change-password", "/update-user"]) {
      expect(await codeOf(await get(path, { cookie: person.cookie }))).toBe("404 not_found");
    }
    expect(await codeOf(await auth("/list-sessions", {}, { cookie: person.cookie }))).toBe("404 not_found");
    expect(await (await get("/get-session", { cookie: person.cookie })).json()).toMatchObject({
      user: { email: person.email },
    });
  });

  it("[B10] library endpoints that the product doesn't offer do not exist", async () => {
    const disabled = listAuthEndpoints().filter(({ isDisabled }) => isDisabled);
    expect(disabled.length).toBeGreaterThan(15);
    const singleLogOut = [
      { method: "GET", path: "/sso/saml2/sp/slo/:providerId" },
      { method: "POST", path: "/sso/saml2/logout/:providerId" },
    ];
    for (const { method, path } of [...disabled, ...singleLogOut]) {
      const target = path.replace(/:\w+/, "x");
      const headers = { cookie: person.cookie };
      const answer =
        method === "POST" ? await auth(target, {}, headers) : await get(`${target}?callbackURL=/`, headers);
      expect([path, await codeOf(answer)]).toEqual([path, "404 not_found"]);
    }
  });
});
