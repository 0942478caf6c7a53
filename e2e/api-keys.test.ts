import { LLMock } from "@copilotkit/aimock";
import OpenAI from "openai";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, openTeam, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm, type Site, startSite } from "../test/site.ts";
import { putSubscription } from "../test/subscriptions.ts";

const path = "/settings/api-keys";
const keyPattern = /easel_[0-9A-Za-z]{49}/;

describe("the API keys page", () => {
  const mock = new LLMock({ port: 0 });
  let site: Site;
  let browser: TestBrowser;
  let person: TestPerson;
  beforeAll(async () => {
    await mock.start();
    mock.onMessage(/./, { content: "An answer.", usage: { prompt_tokens: 700, completion_tokens: 600 } });
    const env = { OPENAI_API_KEY: "sk-operator", OPENAI_BASE_URL: `${mock.url}/v1`, LOG_LEVEL: "trace" };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
  });
  const credits = useSiteLedger({
    get site() {
      return site;
    },
  });
  beforeEach(async () => {
    await clearLimits(site);
    person = await openAccount(site);
    await putSubscription(site, person.userId, { planId: "business" });
    await grantTo(credits.ledger, person.userId, { amount: 500 });
  });
  afterAll(async () => {
    browser.expectNoErrors();
    await browser.close();
    await site.stop();
    await mock.stop();
  });

  async function open(at = path, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn({ site, browser }, person, options);
    await page.goto(`${site.url}${at}`);
    return page;
  }
  /** @returns the key, as the page shows it. */
  async function createKey(page: Page, name: string): Promise<string> {
    await page.getByRole("link", { name: "Create API key" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Create API key" }).click();
    await page.getByText("You can’t see it again").waitFor();
    return (await page.getByRole("status", { name: "Your API key" }).textContent()) ?? "";
  }
  const clientOf = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${site.url}/v1`, maxRetries: 0 });
  const ask = (apiKey: string) =>
    clientOf(apiKey).chat.completions.create({ model: "gpt-4o-mini", messages: [{ role: "user", content: "Hello" }] });

  it("[G2][G3] a user creates a key, a program uses it, its use is listed, and it stops when it is revoked", async () => {
    const page = await open();
    await page.getByText("No API keys yet").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const key = await createKey(page, "Blog robot");
    expect(key).toMatch(keyPattern);
    expect(await accessibilityFaults(page)).toEqual([]);

    expect((await ask(key)).choices[0]?.message.content).toBe("An answer.");
    await page.getByRole("link", { name: "I’ve saved my key" }).click();
    const row = page.getByRole("listitem").filter({ hasText: "Blog robot" });
    await row.getByText("1 request, 2 AIC in total, 2 AIC this month").waitFor();
    await row.getByText(`${key.slice(0, 12)}…`).waitFor();
    expect(await page.content()).not.toContain(key);

    await row.getByText("Revoke", { exact: false }).first().click();
    await row.getByText("This can’t be undone").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await row.getByRole("button", { name: /^Revoke key/ }).click();
    await page.getByText("API key revoked").first().waitFor();
    await row.getByText("Revoked", { exact: true }).waitFor();
    await expect(ask(key)).rejects.toBeInstanceOf(OpenAI.AuthenticationError);

    await page.goto(`${site.url}/settings/security`);
    await page.getByText("API key created").waitFor();
    await page.getByText("API key revoked").waitFor();
  });

  it("[G2] everything works without scripts", async () => {
    const page = await open(path, { javaScriptEnabled: false, expectedErrors: [/422/] });
    await page.getByRole("link", { name: "Create API key" }).click();
    await page.getByLabel("Budget").selectOption("month");
    await page.getByRole("button", { name: "Create API key" }).click();
    await page.getByText("Please enter a name").waitFor();
    await page.getByText("Please enter a whole number of credits, from 1").waitFor();
    await page.getByLabel("Name").fill("Cron");
    await page.getByRole("textbox", { name: "AI credits" }).fill("1,000");
    await page.getByRole("checkbox", { name: "Images" }).uncheck();
    await page.getByRole("button", { name: "Create API key" }).click();
    await page.getByText("You can’t see it again").waitFor();
    await page.getByRole("link", { name: "I’ve saved my key" }).click();
    const row = page.getByRole("listitem").filter({ hasText: "Cron" });
    await row.getByText("Budget: 1,000 AIC a month").waitFor();
    await row.getByText("List models, Chat completions, Embeddings and Speech and transcription").waitFor();
    await row.locator("summary").click();
    await row.getByRole("button", { name: /^Revoke key/ }).click();
    await row.getByText("Revoked", { exact: true }).waitFor();
  });

  it("[G2] a user who signed in long ago confirms their identity before they create a key", async () => {
    await querySite(site, "update sessions set created_at = now() - interval '1 hour' where user_id = $1", [
      person.userId,
    ]);
    const page = await open();
    await page.getByRole("link", { name: "Create API key" }).click();
    await page.getByText("You’re about to create an API key").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("heading", { name: "New API key" }).waitFor();
    // Nor by sending the form.
    await querySite(
      site,
      "update sessions set created_at = now() - interval '1 hour', reauthenticated_at = null where user_id = $1",
      [person.userId],
    );
    const sent = await postForm(site, `${path}/new`, { name: "x" }, { cookie: person.cookie });
    expect([sent.status, sent.headers.get("location")]).toEqual([302, expect.stringContaining("/confirm")]);
  });

  it("[G2] users on other plans are led to the plans, and keys from before say that they are stopped", async () => {
    const page = await open();
    const key = await createKey(page, "Former robot");
    await putSubscription(site, person.userId, { planId: "pro" });
    await page.goto(`${site.url}${path}`);
    await page.getByText("API access is part of the Business plan").waitFor();
    await page.getByText("Your keys don’t work on your current plan").waitFor();
    await page.getByText("Stopped", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/settings/billing");
    expect(await page.getByRole("link", { name: "Create API key" }).count()).toBe(0);
    await expect(ask(key)).rejects.toBeInstanceOf(OpenAI.PermissionDeniedError);
    const sent = await postForm(
      site,
      `${path}/new`,
      { name: "x", scopes: "chat:write", minuteMax: "60", budgetKind: "none", budget: "", expiresOn: "" },
      { cookie: person.cookie },
    );
    expect(sent.status).toBe(403);
  });

  it("[G2] the pages are accessible and fit at both widths and in both themes", async () => {
    const first = await open();
    await createKey(first, "A robot with a rather long name that wraps on a phone");
    for (const colorScheme of ["light", "dark"] as const) {
      for (const viewport of [phone, { width: 1280, height: 800 }]) {
        const page = await open(path, { viewport, colorScheme });
        for (const at of [path, `${path}/new`]) {
          await page.goto(`${site.url}${at}`);
          expect(await accessibilityFaults(page), `${at} ${colorScheme} ${viewport.width}`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
        }
      }
    }
  });

  it("[G1][G2] in a team, each member creates keys that spend the team's credits, and admins see and revoke them", async () => {
    const [admin, member] = [await openAccount(site), await openAccount(site)];
    const teamId = await openTeam(site, person, [
      [admin, "admin"],
      [member, "member"],
    ]);
    const inTeam = ({ cookie }: TestPerson) => `${cookie}; easel.team=${teamId}`;
    const read = async (cookie: string, at = path) =>
      (await fetch(`${site.url}${at}`, { headers: { accept: "text/html", cookie } })).text();
    const settings = { scopes: "chat:write", minuteMax: "60", budgetKind: "month", budget: "50", expiresOn: "" };
    const create = async (by: TestPerson, name: string) => {
      const sent = await postForm(site, `${path}/new`, { ...settings, name }, { cookie: inTeam(by) });
      return keyPattern.exec(await sent.text())?.[0] ?? "";
    };
    const key = await create(member, "Member robot");
    expect(key).toMatch(keyPattern);
    await create(person, "Owner robot");
    expect((await ask(key)).choices[0]?.message.content).toBe("An answer.");
    const pages = {
      admin: await read(inTeam(admin)),
      member: await read(inTeam(member)),
      personal: await read(member.cookie),
    };
    expect(pages.admin).toContain("Member robot");
    expect(pages.admin).toContain("Owner robot");
    expect(pages.member).toContain("Member robot");
    expect(pages.member).not.toContain("Owner robot");
    expect(pages.personal).not.toContain("Member robot");
    expect(Object.values(pages).join(" ")).not.toContain(key.slice(12));
    const [stored] = await querySite<{ id: string }>(site, "select id from api_keys where name = 'Owner robot'");
    const revoke = (cookie: string) =>
      postForm(site, path, { key: stored?.id ?? "" }, { cookie }).then((sent) => sent.status);
    expect(await revoke(inTeam(member))).toBe(404);
    expect(await revoke(admin.cookie)).toBe(404);
    expect(await revoke(inTeam(admin))).toBe(302);
    const log = await read(inTeam(person), `/settings/teams/${teamId}/log`);
    expect(log).toContain("created the API key Member robot");
    expect(log).toContain("revoked the API key Owner robot");
    // The process has used the key a moment ago.
    const removed = { intent: "remove", member: member.userId };
    await postForm(site, `/settings/teams/${teamId}`, removed, { cookie: person.cookie });
    await expect(ask(key)).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    const page = await openSignedIn({ site, browser }, admin);
    await page.context().addCookies([{ name: "easel.team", value: teamId, url: site.url }]);
    await page.goto(`${site.url}${path}`);
    await page.getByText("It ended when", { exact: false }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[G2] odd requests get a clear answer", async () => {
    const post = (at: string, fields: Readonly<Record<string, string>>, cookie = person.cookie) =>
      postForm(site, at, fields, { cookie }).then(({ status }) => status);
    expect(await post(path, { key: "none" })).toBe(404);
    expect(await post(path, {})).toBe(404);
    expect(await post(`${path}/new`, {})).toBe(422);
    expect(await post(`${path}/new`, { name: "x".repeat(5_000), scopes: "root" })).toBe(422);
    expect(await post(path, { key: "none" }, "")).toBe(302);
    expect(await post(`${path}/new`, {}, "")).toBe(302);
  });

  it("[G2] a key is in no log and in no column of the database", async () => {
    const key = await createKey(await open(), "Secret robot");
    await ask(key);
    await ask(`${key.slice(0, -1)}_`).catch(() => {});
    const part = key.slice(12);
    expect(site.output()).not.toContain(part);
    const columns = await querySite<{ name: string; column: string }>(
      site,
      `select format('%I.%I', table_schema, table_name) as name, quote_ident(column_name) as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const search = columns.map(
      ({ name, column }) =>
        `select '${name}.${column}' as place where exists (select 1 from ${name} where position('${part}' in ${column}::text) > 0)`,
    );
    expect(await querySite(site, search.join(" union all "))).toEqual([]);
  });
});
