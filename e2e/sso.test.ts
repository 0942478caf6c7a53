import { writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecrets } from "#platform/secret.ts";
import { clearLimits, openAccount, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { type OpenIdProvider, startOpenIdProvider } from "../test/openid-provider.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { runScript } from "../test/run-script.ts";
import { type SamlProvider, startSamlProvider } from "../test/saml-provider.ts";
import { createSelfSignedCertificate } from "../test/self-signed-certificate.ts";
import { postForm, type Site, startSite } from "../test/site.ts";
import { startWalker, type Walker } from "../test/walker.ts";

const operator = "operator@easel.example";
const appSecret = "only a test knows this secret, and its servers";
const people = {
  ada: {
    email: "ada@a.example",
    email_verified: false,
    given_name: "Ada Augusta",
    family_name: "Lovelace",
    name: "Ada",
  },
  grace: { email: "grace@a.example", name: "Grace Hopper" },
  kay: { email: "kay@a.example", name: "Kay" },
  kim: { email: "kim@a.example", name: "Kim" },
  eve: { email: "new@b.example", email_verified: true, name: "Eve" },
  mallory: { email: "known@b.example", email_verified: true, name: "Mallory" },
  sub: { email: "boss@mail.a.example", email_verified: true, name: "Sub" },
};

let openId: OpenIdProvider;
let saml: SamlProvider;
let site: Site;
let browser: TestBrowser;
/** The providers' ids here. */
let oidcId: string;
let samlId: string;

const clientSecret = "the client's secret";
const sso = (...parameters: string[]) =>
  runScript(site, ["sso.ts", ...parameters], { SSO_CLIENT_SECRET: clientSecret, APP_SECRET: appSecret });
const idIn = (output: string) => /^(\S+) is set up/.exec(output)?.[1] ?? output;

beforeAll(async () => {
  [openId, saml] = await Promise.all([
    startOpenIdProvider(people),
    startSamlProvider({ email: "joan@s.example", givenName: "Joan", surname: "Clarke" }),
  ]);
  [site, browser] = await Promise.all([
    startSite({ env: { OPERATOR_EMAILS: operator, APP_SECRET: appSecret } }),
    startBrowser(),
  ]);
  // Setting it up fetches its metadata; it only learns about the client afterwards.
  openId.setClients([]);
  const metadata = path.join(os.tmpdir(), `easel-saml-${process.pid}.xml`);
  await writeFile(metadata, saml.metadata);
  const [oidcAdded, samlAdded] = [
    await sso("add-oidc", "--domain", "a.example", "--issuer", openId.issuer, "--client-id", "easel"),
    await sso("add-saml", "--domain", "s.example", "--metadata", metadata),
  ];
  [oidcId, samlId] = [idIn(oidcAdded.output), idIn(samlAdded.output)];
  expect([oidcAdded.errors, samlAdded.errors]).toEqual(["", ""]);
  const redirectUri = /https?:\S+/.exec(oidcAdded.output)?.[0] ?? "";
  openId.setClients([{ clientId: "easel", clientSecret, redirectUri, authMethod: "client_secret_basic" }]);
});
beforeEach(() => clearLimits(site));
afterEach(() => browser.expectNoErrors());
afterAll(async () => {
  await browser.close();
  await site.stop();
  await Promise.all([openId.close(), saml.close()]);
});

const usersWith = (email: string) =>
  querySite(site, "select first_name, last_name, email_verified from users where email = $1", [email]);
const identitiesOf = async (email: string) =>
  (
    await querySite<{ provider_id: string }>(
      site,
      "select provider_id from identities join users on users.id = user_id where email = $1 order by provider_id",
      [email],
    )
  ).map(({ provider_id }) => provider_id);
const isSignedIn = async (walker: Walker) => (await walker.get(`${site.url}/settings/profile`)).status === 200;

async function askFor(page: Page, email: string, from = "/login/sso"): Promise<void> {
  await page.goto(`${site.url}${from}`);
  await page.getByLabel("Work email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** From our page to the organization's address. */
async function start(walker: Walker, email: string, redirectTo = "/"): Promise<string> {
  const answer = await walker.post(
    `${site.url}/login/sso?redirectTo=${redirectTo}`,
    { email },
    { origin: site.url, "sec-fetch-site": "same-origin" },
  );
  const url = /href="(http:\/\/127\.0\.0\.1[^"]+)"/.exec(await answer.text())?.[1];
  return (url ?? "").replaceAll("&amp;", "&");
}

async function signInAs(walker: Walker, who: keyof typeof people): Promise<Response> {
  const login = await walker.follow(await start(walker, "another@a.example"));
  const consent = await walker.follow(`${login.answer.url}/as/${who}`);
  const { leadsTo = "" } = await walker.follow(`${consent.answer.url}/allow`);
  return walker.get(leadsTo);
}

/** The final message on the sign-in page after a refused sign-in. */
async function failureOf(walker: Walker, answer: Response): Promise<string> {
  const callback = new URL(answer.headers.get("location") ?? "", site.url);
  expect(callback.origin).toBe(site.url);
  const last = callback.pathname === "/login" ? answer : await walker.get(callback.href);
  const to = new URL(last.headers.get("location") ?? "", site.url);
  expect([to.pathname, to.searchParams.get("error")]).toEqual(["/login", "AuthError"]);
  expect(await isSignedIn(walker)).toBe(false);
  return to.searchParams.get("error_description") ?? "";
}

describe("setting up single sign-on", () => {
  it("[B10] is done on the server, with errors that say what is wrong", async () => {
    const [listed, refused] = await Promise.all([
      sso("list"),
      sso("add-oidc", "--domain", "not a domain", "--issuer", openId.issuer),
    ]);
    expect(listed.output).toContain(`${oidcId}  OIDC  a.example  ${openId.issuer}`);
    expect(listed.output).toContain(`${samlId}  SAML  s.example  ${saml.entityId}`);
    expect([refused.code, refused.errors]).toEqual([
      1,
      "“not a domain” is not an email domain\nspecify the client ID\n",
    ]);
  });

  it("[B10] is impossible over HTTP, even for an operator", async () => {
    const { cookie: operatorCookie } = await openAccount(site, { email: operator });
    for (const cookie of ["", operatorCookie]) {
      for (const name of [
        "register",
        "update-provider",
        "delete-provider",
        "request-domain-verification",
        "verify-domain",
      ]) {
        const answer = await postJson(site, `/api/auth/sso/${name}`, { providerId: oidcId }, { cookie });
        expect([name, answer.status]).toEqual([name, 404]);
      }
      for (const name of ["providers", `get-provider?providerId=${oidcId}`]) {
        expect((await fetch(`${site.url}/api/auth/sso/${name}`, { headers: { cookie } })).status).toBe(404);
      }
    }
    expect(await querySite(site, "select provider_id from sso_providers order by domain")).toEqual([
      { provider_id: oidcId },
      { provider_id: samlId },
    ]);
  });
});

describe("single sign-on by OpenID Connect", () => {
  it("[B10] redirects to the organization and back, with the user's names", async () => {
    const page = await browser.open();
    await askFor(page, "Ada@A.example", "/login/sso?redirectTo=/settings/profile");
    await page.getByRole("heading", { name: "Who are you?" }).waitFor();
    await page.getByRole("link", { name: "I am ada" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL(`${site.url}/settings/profile`);
    await page.getByText("Successfully signed in!").waitFor();
    expect(await usersWith("ada@a.example")).toEqual([
      { first_name: "Ada Augusta", last_name: "Lovelace", email_verified: true },
    ]);
    expect(
      await querySite(site, "select access_token, refresh_token, id_token from identities where provider_id = $1", [
        oidcId,
      ]),
    ).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
  });

  it("[B10] works without scripts, with a link", async () => {
    const page = await browser.open({ viewport: phone, losesScripts: true, expectedErrors: [/ERR_FAILED/] });
    await askFor(page, "grace@a.example");
    await page.getByRole("heading", { name: "Continue to your organization" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Continue to your organization" }).click();
    await page.getByRole("link", { name: "I am grace" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL(`${site.url}/`);
    expect(await usersWith("grace@a.example")).toMatchObject([{ email_verified: true }]);
  });

  it("[B10] an address without single sign-on gets a message", async () => {
    const page = await browser.open({ expectedErrors: [/404|422/] });
    await askFor(page, "unknown@nowhere.example");
    await page
      .getByRole("alert")
      .getByText("No single sign-on is set up for this address. Please sign in another way.")
      .waitFor();
    expect(await page.getByLabel("Work email").inputValue()).toBe("unknown@nowhere.example");
    expect(await accessibilityFaults(page)).toEqual([]);
    const byProgram = await postJson(site, "/api/auth/sign-in/sso", {
      email: "unknown@nowhere.example",
      callbackURL: "/",
    });
    expect([byProgram.status, await byProgram.json()]).toMatchObject([
      404,
      { error: { code: "provider_not_available", message: expect.stringContaining("No single sign-on is set up") } },
    ]);
    await page.getByLabel("Work email").fill("not-an-address");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
  });

  it("[B10] an organization signs in no address of another domain, with or without an account here", async () => {
    await openAccount(site, { email: "known@b.example" });
    for (const who of ["eve", "mallory", "sub"] as const) {
      const walker = startWalker();
      expect(await failureOf(walker, await signInAs(walker, who))).toContain("own email addresses");
      expect(await identitiesOf(people[who].email)).toEqual(who === "mallory" ? ["credential"] : []);
    }
  });

  it("[B16] a sign-in through an organization discards an unconfirmed sign-up with the address, and what it set", async () => {
    const eve = { firstName: "Eve", lastName: "Mallory", email: "kim@a.example", password: testPassword };
    await postJson(site, "/api/auth/sign-up/email", eve);
    const walker = startWalker();
    expect((await signInAs(walker, "kim")).headers.get("location")).toBe("/");
    expect(await identitiesOf("kim@a.example")).toEqual([oidcId]);
    expect((await postJson(site, "/api/auth/sign-in/email", eve)).status).toBe(401);
    expect(await querySite(site, "select from sign_ups where email = 'kim@a.example'")).toEqual([]);
  });

  it("[B10] an account with a confirmed address of the domain is linked", async () => {
    await openAccount(site, { email: "kay@a.example" });
    const confirmed = startWalker();
    expect((await signInAs(confirmed, "kay")).headers.get("location")).toBe("/");
    expect(await isSignedIn(confirmed)).toBe(true);
    expect(await identitiesOf("kay@a.example")).toEqual([oidcId, "credential"].toSorted());
    const events = await querySite(site, "select detail from security_events where kind = 'identity-linked'");
    expect(events).toEqual([{ detail: { method: "Single sign-on (a.example)" } }]);
  });

  it("[B10] another browser's state, a provider that is down and a long code end at the sign-in page", async () => {
    const walker = startWalker();
    const authorization = await start(walker, "ada@a.example");
    expect(Object.fromEntries(new URL(authorization).searchParams)).toMatchObject({
      code_challenge_method: "S256",
      login_hint: "ada@a.example",
      scope: "openid email profile",
    });
    const login = await walker.follow(authorization);
    const consent = await walker.follow(`${login.answer.url}/as/ada`);
    const { leadsTo = "" } = await walker.follow(`${consent.answer.url}/allow`);
    const stranger = startWalker();
    expect(await failureOf(stranger, await stranger.get(leadsTo))).toContain("started elsewhere");
    const unlucky = startWalker();
    const address = await start(unlucky, "ada@a.example");
    openId.isDown = true;
    const state = new URL(address).searchParams.get("state");
    const long = `${site.url}/api/auth/sso/callback/${oidcId}?code=${"c".repeat(2_000)}&state=${state}`;
    expect(await failureOf(unlucky, await unlucky.get(long))).toContain("Your organization’s authentication failed");
    openId.isDown = false;
  });

  it("[B10] the sign-in ends on our own site, not at a provider's", async () => {
    const body = { providerId: oidcId, callbackURL: `${openId.issuer}/collect` };
    const answer = await postJson(site, "/api/auth/sign-in/sso", body);
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "invalid_redirect" } }]);
  });
});

describe("the settings of an OpenID provider", () => {
  const secrets = createSecrets(appSecret);
  const broken = "Your organization’s sign-in doesn’t work right now because of a problem on our side.";
  const configs = () =>
    querySite<{ id: string; config: string }>(
      site,
      "select provider_id id, oidc_config config from sso_providers where oidc_config is not null order by domain",
    );
  const store = (id: string, config: string) =>
    querySite(site, "update sso_providers set oidc_config = $2 where provider_id = $1", [id, config]);
  const openConfigOf = async () => {
    const [{ id, config } = { id: "", config: "" }] = await configs();
    return secrets.open({ purpose: "sso-provider", owner: id }, config);
  };

  /** The messages to a user of the organization, and to a program. */
  async function refusalOf(asked: Site) {
    const [onPage, byProgram] = [
      await postForm(asked, "/login/sso", { email: "ada@a.example" }),
      await postJson(asked, "/api/auth/sign-in/sso", { providerId: oidcId, callbackURL: "/" }),
    ];
    expect((await onPage.text()).replaceAll("&#x27;", "'")).toContain(broken);
    return { statuses: [onPage.status, byProgram.status], answer: await byProgram.json() };
  }
  const refused = {
    statuses: [503, 503],
    answer: { error: { code: "provider_not_available", message: expect.stringContaining(broken) } },
  };

  it("[H7] are sealed in the database, and the command shows none of them", async () => {
    const rows = await querySite(site, "select * from sso_providers");
    const { output } = await sso("list");
    for (const text of [JSON.stringify(rows), output, site.output()]) expect(text).not.toContain(clientSecret);
    expect(JSON.parse(await openConfigOf())).toMatchObject({ clientId: "easel", clientSecret });
  });

  it("[H7] that were stored unsealed before still sign in, and are sealed at the next start", async () => {
    const [{ config: sealed } = { config: "" }] = await configs();
    const plain = await openConfigOf();
    await store(oidcId, plain);
    const walker = startWalker();
    await signInAs(walker, "ada");
    expect(await isSignedIn(walker)).toBe(true);
    const second = await startSite({ databaseUrl: site.databaseUrl, env: { APP_SECRET: appSecret } });
    await second.stop();
    const [after] = await configs();
    expect([after?.config.startsWith("{"), after?.config === sealed]).toEqual([false, false]);
    expect(await openConfigOf()).toBe(plain);
    expect(second.output()).not.toContain(clientSecret);
  });

  it("[H7] copied from another provider are refused", async () => {
    const other = await sso("add-oidc", "--domain", "o.example", "--issuer", openId.issuer, "--client-id", "other");
    const [own, others] = await configs();
    await store(oidcId, others?.config ?? "");
    expect(await refusalOf(site)).toMatchObject(refused);
    await expect
      .poll(() => site.log())
      .toContainEqual(expect.objectContaining({ providerId: oidcId, fault: "not-intact" }));
    await store(oidcId, own?.config ?? "");
    await sso("remove", idIn(other.output));
  });

  it("[H7] can't be decrypted with another application secret: the operator is told why, and users what to do", async () => {
    const wrong = { APP_SECRET: "another secret, as after a move without the old one" };
    const moved = await startSite({ databaseUrl: site.databaseUrl, env: wrong });
    const atStart = moved.log();
    const answer = await refusalOf(moved);
    await moved.stop();
    expect(answer).toMatchObject(refused);
    expect(atStart).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining(`The settings of ${oidcId} were sealed with another`) }),
    );
    const adding = [
      "sso.ts",
      "add-oidc",
      "--domain",
      "n.example",
      "--issuer",
      openId.issuer,
      "--client-id",
      "n",
    ] as const;
    const ran = await runScript(site, adding, { SSO_CLIENT_SECRET: clientSecret, ...wrong });
    expect([ran.code, ran.errors]).toEqual([1, expect.stringContaining("Start with the APP_SECRET")]);
    expect((await runScript(site, ["sso.ts", "list"], wrong)).output).toContain("were sealed with another");
  });
});

describe("single sign-on by SAML", () => {
  const acs = () => `${site.url}/api/auth/sso/saml2/sp/acs/${samlId}`;
  const foreign = { origin: "null", "sec-fetch-site": "cross-site" };
  const post = (walker: Walker, fields: Readonly<Record<string, string>>) => walker.post(acs(), fields, foreign);

  async function begin(walker: Walker, redirectTo = "/") {
    return saml.readRequest(await start(walker, "joan@s.example", redirectTo));
  }

  it("[B10] redirects to the organization, whose page posts the assertion", async () => {
    const page = await browser.open();
    await askFor(page, "joan@s.example", "/login/sso?redirectTo=/settings/profile");
    await page.getByRole("button", { name: "I am me" }).click();
    await page.waitForURL(`${site.url}/settings/profile`);
    await page.getByText("Successfully signed in!").waitFor();
    expect(await usersWith("joan@s.example")).toEqual([
      { first_name: "Joan", last_name: "Clarke", email_verified: true },
    ]);
  });

  it("[B10] our metadata says where responses are posted, and that assertions must be signed", async () => {
    const answer = await fetch(`${site.url}/api/auth/sso/saml2/sp/metadata?providerId=${samlId}`);
    expect(answer.headers.get("content-type")).toContain("xml");
    const xml = await answer.text();
    expect(xml).toContain(`Location="${acs()}"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
    expect(xml).not.toContain("BEGIN");
  });

  it("[B10] accepts a response to our request, once", async () => {
    const walker = startWalker();
    const { request, relayState } = await begin(walker, "/settings");
    const fields = { SAMLResponse: saml.answer(request), RelayState: relayState };
    const copy = startWalker(walker.cookies(site.url));
    const answer = await post(walker, fields);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/settings"]);
    expect(await isSignedIn(walker)).toBe(true);
    expect(await failureOf(copy, await post(copy, fields))).not.toBe("");
  });

  it("[B10] an assertion works once, even in a response to another request", async () => {
    const id = "_0123456789abcdef";
    const first = startWalker();
    const one = await begin(first);
    const used = { SAMLResponse: saml.answer({ ...one.request, id }), RelayState: one.relayState };
    expect((await post(first, used)).headers.get("location")).toBe("/");
    const second = startWalker();
    const other = await begin(second);
    const again = { SAMLResponse: saml.answer({ ...other.request, id }), RelayState: other.relayState };
    expect(await failureOf(second, await post(second, again))).toContain("already used");
  });

  it("[B10] refuses a response that is unsigned, signed by another provider, for another audience or address, expired, or unrequested", async () => {
    const { privateKey: othersKey } = createSelfSignedCertificate("Another provider");
    const tampered = (response: string) =>
      Buffer.from(Buffer.from(response, "base64").toString().replaceAll("joan@s.example", "boss@s.example")).toString(
        "base64",
      );
    type Make = (request: Parameters<SamlProvider["answer"]>[0]) => string;
    const wrong: readonly (readonly [what: string, code: string, make: Make])[] = [
      ["unsigned", "saml_error", (request) => saml.answer({ ...request, signedBy: null })],
      ["signed by another provider", "saml_error", (request) => saml.answer({ ...request, signedBy: othersKey })],
      ["changed afterwards", "saml_error", (request) => tampered(saml.answer(request))],
      ["expired", "saml_error", (request) => saml.answer({ ...request, validMinutes: -10 })],
      ["for another", "invalid_saml_response", (request) => saml.answer({ ...request, audience: "https://x.example" })],
      ["for elsewhere", "invalid_saml_response", (request) => saml.answer({ ...request, recipient: `${site.url}/x` })],
      ["not requested", "invalid_saml_response", (request) => saml.answer({ ...request, inResponseTo: "_made-up" })],
      ["of another domain", "provider_email_foreign", (request) => saml.answer({ ...request, email: "j@b.example" })],
      ["no XML", "saml_invalid_encoding", () => Buffer.from("hello").toString("base64")],
      [
        "an entity",
        "saml_no_assertion",
        () => Buffer.from('<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>').toString("base64"),
      ],
      ["empty", "sso_failed", () => ""],
    ];
    for (const [what, code, make] of wrong) {
      const walker = startWalker();
      const { request, relayState } = await begin(walker);
      const refused = await post(walker, { SAMLResponse: make(request), RelayState: relayState });
      const { searchParams } = new URL(refused.headers.get("location") ?? "", site.url);
      expect([what, searchParams.get("error")]).toEqual([what, code]);
      expect(await failureOf(walker, refused)).toMatch(/organization/);
    }
    expect([await usersWith("boss@s.example"), await usersWith("j@b.example")]).toEqual([[], []]);
  });

  it("[B10] a response works only in the browser that requested it", async () => {
    const attacker = startWalker();
    const { request, relayState } = await begin(attacker);
    const victim = startWalker();
    const fields = { SAMLResponse: saml.answer(request), RelayState: relayState };
    expect(await failureOf(victim, await post(victim, fields))).toContain("started elsewhere");
    await begin(victim);
    expect(await failureOf(victim, await post(victim, fields))).toContain("started elsewhere");
    const { RelayState: _, ...unsolicited } = fields;
    expect(await failureOf(victim, await post(victim, unsolicited))).toContain("started elsewhere");
  });

  it("[H7] these addresses accept no other post from another site", async () => {
    for (const address of [
      "/api/auth/sign-in/email",
      "/api/auth/sso/callback/x",
      "/login/sso",
      "/api/auth/sso/saml2/sp/slo/x",
    ]) {
      expect((await startWalker().post(`${site.url}${address}`, { email: "a@b.example" }, foreign)).status).toBe(403);
    }
    const nowhere = startWalker();
    const answer = await nowhere.post(`${site.url}/api/auth/sso/saml2/sp/acs/unknown`, { SAMLResponse: "x" }, foreign);
    expect(await failureOf(nowhere, answer)).toContain("started elsewhere");
  });
});

describe("without Google", () => {
  it("[B4] the Google link leads back to the sign-in page; pictures come only from our own site", async () => {
    const answer = await startWalker().get(`${site.url}/auth/google?redirectTo=/settings`);
    const to = new URL(answer.headers.get("location") ?? "", site.url);
    expect([to.pathname, to.searchParams.get("error_description")]).toEqual(["/login", "Failed to connect to Google"]);
    const policy = (await fetch(`${site.url}/login`)).headers.get("content-security-policy");
    expect(policy).toContain("img-src 'self' data: blob:;");
  });
});
