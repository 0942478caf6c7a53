import pg from "pg";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { type OpenIdProvider, startOpenIdProvider } from "../test/openid-provider.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm, type Site, startSite } from "../test/site.ts";

const people = {
  ada: { email: "ada@gmail.example", email_verified: true, given_name: "Ada", family_name: "Lovelace" },
  grace: { email: "grace@gmail.example", email_verified: true, given_name: "Grace", family_name: "Hopper" },
};
const loginsPath = "/settings/security/logins";

let provider: OpenIdProvider;
let site: Site;
let browser: TestBrowser;
beforeAll(async () => {
  provider = await startOpenIdProvider(people);
  const env = { GOOGLE_CLIENT_ID: "easel", GOOGLE_CLIENT_SECRET: "a secret", GOOGLE_ISSUER: provider.issuer };
  [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
  provider.setClients([{ clientId: "easel", clientSecret: "a secret", redirectUri: `${site.url}/auth/callback` }]);
});
beforeEach(() => clearLimits(site));
afterEach(() => browser.expectNoErrors());
afterAll(async () => {
  await browser.close();
  await site.stop();
  await provider.close();
});

async function openAs({ cookie }: TestPerson, options: OpenOptions = {}): Promise<Page> {
  const page = await browser.open(options);
  const pairs = cookie.split("; ").map((pair) => pair.split("=", 2) as [string, string]);
  await page.context().addCookies(pairs.map(([name, value]) => ({ name, value, url: site.url })));
  await page.goto(`${site.url}${loginsPath}`);
  return page;
}

const identitiesOf = ({ userId }: TestPerson) =>
  querySite<{ id: string; provider_id: string }>(
    site,
    "select id, provider_id from identities where user_id = $1 order by provider_id",
    [userId],
  );

const idToken = (sub: string, email: string) =>
  provider.signIdToken({ iss: provider.issuer, aud: "easel", sub, email, email_verified: true });

/** Directly, as a program would. */
const link = async ({ cookie }: TestPerson, sub: string) =>
  postJson(
    site,
    "/api/auth/link-social",
    { provider: "google", idToken: { token: await idToken(sub, `${sub}@gmail.example`) } },
    { cookie },
  );

const unlink = ({ cookie }: TestPerson, accountId: string) =>
  postJson(site, "/api/auth/unlink-account", { accountId }, { cookie });

/** Locks the user's row until all requests wait for it: by then each has read the state before the others change it. */
async function whileHeld({ userId }: TestPerson, send: () => readonly Promise<Response>[]): Promise<Response[]> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query("begin");
  await client.query("select from users where id = $1 for update", [userId]);
  const sent = send();
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await querySite(site, waiting)).length).toBe(sent.length);
  await client.query("commit");
  await client.end();
  return Promise.all(sent);
}

/** The browser was left open for an hour. */
const growStale = ({ userId }: TestPerson) =>
  querySite(site, "update sessions set created_at = created_at - interval '1 hour' where user_id = $1", [userId]);

describe("sign-in methods", () => {
  it("[B10] a user links Google and unlinks it again", async () => {
    const person = await openAccount(site);
    const page = await openAs(person);
    const rows = page.getByRole("list", { name: "Sign-in methods" }).getByRole("listitem");
    expect(await rows.count()).toBe(1);
    expect(await page.getByText("This is your only sign-in method").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /Unlink/ }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Link Google" }).click();
    await page.getByRole("link", { name: "I am ada" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL(`${site.url}${loginsPath}`);
    await page.getByText("Sign-in method linked").waitFor();
    await expect.poll(() => rows.filter({ hasText: "Google" }).innerText()).toMatch(/Linked on \w+ \d{1,2}, 20\d\d/);
    await expect.poll(() => page.getByRole("link", { name: "Link Google" }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(
      await querySite(site, "select kind, detail from security_events where user_id = $1 and kind like 'identity%'", [
        person.userId,
      ]),
    ).toEqual([{ kind: "identity-linked", detail: { method: "Google" } }]);
    await page.getByRole("button", { name: "Unlink Google" }).click();
    await page.getByText("Sign-in method unlinked").waitFor();
    expect((await identitiesOf(person)).map(({ provider_id }) => provider_id)).toEqual(["credential"]);
  });

  it("[B10] unlinking works without scripts", async () => {
    const person = await openAccount(site);
    expect((await link(person, "phone")).status).toBe(200);
    const page = await openAs(person, { javaScriptEnabled: false, viewport: phone });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole("button", { name: "Unlink Google" }).click();
    await page.getByText("This is your only sign-in method").waitFor();
    expect(await identitiesOf(person)).toHaveLength(1);
  });

  it("[B10] another user's Google account, or one the user refused, is not linked, and the page says why", async () => {
    await link(await openAccount(site), "grace");
    const person = await openAccount(site);
    const page = await openAs(person);
    await page.getByRole("link", { name: "Link Google" }).click();
    await page.getByRole("link", { name: "I am grace" }).click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.getByRole("alert").getByText("This sign-in method belongs to another account.").waitFor();
    await page.getByRole("link", { name: "Link Google" }).click();
    await page.getByRole("link", { name: "Refuse" }).click();
    await page.getByRole("alert").getByText("You didn’t allow the sign-in").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await identitiesOf(person)).toHaveLength(1);
    expect([(await link(person, "grace")).status, (await identitiesOf(person)).length]).toEqual([409, 1]);
  });

  it("[B10] the last sign-in method stays, even if two are unlinked at once", async () => {
    const person = await openAccount(site);
    const [password] = await identitiesOf(person);
    const alone = await unlink(person, password?.id ?? "");
    expect([alone.status, await alone.json()]).toMatchObject([400, { error: { code: "last_identity" } }]);
    await link(person, "race");
    const both = await identitiesOf(person);
    expect(both).toHaveLength(2);
    const answers = await whileHeld(person, () => both.map(({ id }) => unlink(person, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.json()).toMatchObject({ error: { code: "last_identity" } });
    expect(await identitiesOf(person)).toHaveLength(1);
  });

  it("[B10] a user can't unlink another user's sign-in method", async () => {
    const person = await openAccount(site);
    await link(person, "mine");
    const [mine] = await identitiesOf(person);
    const other = await openAccount(site);
    await link(other, "others");
    const answer = await unlink(other, mine?.id ?? "");
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: "identity_not_found" } }]);
    expect((await postForm(site, loginsPath, { login: mine?.id ?? "" }, { cookie: other.cookie })).status).toBe(422);
    expect(await identitiesOf(person)).toHaveLength(2);
  });

  it("[B10] an old session needs a step-up before anything is linked or unlinked", async () => {
    const person = await openAccount(site);
    await link(person, "stale");
    await growStale(person);
    const google = (await identitiesOf(person)).find(({ provider_id }) => provider_id === "google");
    const headers = { cookie: person.cookie, accept: "text/html" };
    const confirm = `/settings/security/confirm?redirectTo=${loginsPath}`;
    const linking = await fetch(`${site.url}/auth/google?link=1`, { headers, redirect: "manual" });
    expect(linking.headers.get("location")).toBe(confirm);
    const unlinking = await postForm(site, loginsPath, { login: google?.id ?? "" }, headers);
    expect([unlinking.status, unlinking.headers.get("location")]).toEqual([302, confirm]);
    for (const answer of [await link(person, "another"), await unlink(person, google?.id ?? "")]) {
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "reauthentication_needed" } }]);
    }
    expect(await identitiesOf(person)).toHaveLength(2);
  });

  it("[B10] a visitor and another site's page can link nothing", async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${site.url}/auth/google?link=1`, { headers: { accept: "text/html", ...headers }, redirect: "manual" });
    expect((await ask({})).headers.get("location")).toBe(`/login?redirectTo=${loginsPath}`);
    const { cookie } = await openAccount(site);
    const foreign = await ask({ cookie, "sec-fetch-site": "cross-site" });
    expect(foreign.headers.get("location")).toBe(loginsPath);
    const shown = await fetch(`${site.url}${loginsPath}?error=%3Cscript%3Ealert(1)%3C/script%3E`, {
      headers: { cookie },
    });
    expect(await shown.text()).not.toContain("<script>alert(1)");
  });

  it("[B10] tokens to act for a user at Google are stored nowhere", async () => {
    const person = await openAccount(site);
    await link(person, "tokens");
    for (const column of ["access_token", "refresh_token", "id_token"]) {
      const kept = querySite(site, `select ${column} from identities where ${column} is not null`);
      expect(await kept).toEqual([]);
      await expect(
        querySite(site, `update identities set ${column} = 'x' where user_id = $1`, [person.userId]),
      ).rejects.toThrow("identities_keep_no_tokens");
    }
  });
});
