import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, openTeam, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { answerLikeOpenAi, type FakeVendor, startFakeVendor } from "../test/fake-vendor.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm, type Site, startSite } from "../test/site.ts";

const path = "/settings/ai-providers";
const rightKey = "sk-proj-8d1f6b3e0a9c5724";
const wrongKey = "sk-proj-none-7c20e4d18b65";

describe("the AI providers page", () => {
  let site: Site;
  let browser: TestBrowser;
  let openAi: FakeVendor;
  let person: TestPerson;

  beforeAll(async () => {
    openAi = await startFakeVendor(answerLikeOpenAi(rightKey));
    const env = { OPENAI_BASE_URL: `${openAi.origin}/v1`, GROQ_BASE_URL: "http://127.0.0.1:1/v1", LOG_LEVEL: "trace" };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
  });
  beforeEach(async () => {
    await clearLimits(site);
    person = await openAccount(site);
  });
  afterAll(async () => {
    browser.expectNoErrors();
    await browser.close();
    await site.stop();
    await openAi.close();
  });

  async function open(options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn({ site, browser }, person, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }
  const cardOf = (page: Page, name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const read = async (cookie = person.cookie) =>
    (await fetch(`${site.url}${path}`, { headers: { accept: "text/html", cookie } })).text();
  const post = (form: string, fields: Readonly<Record<string, string>>, cookie = person.cookie) =>
    postForm(site, `${path}?form=${form}`, fields, { cookie });
  const stored = () =>
    querySite<{ vendor: string }>(site, "select vendor from provider_keys where user_id = $1 order by vendor", [
      person.userId,
    ]);

  /** A text on the user's own OpenAI key. */
  const addRun = (userId: string, tokens: number) =>
    querySite(
      site,
      `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, tokens, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'text-generator', 'gpt-4o', 'openai', 'gpt-6-luna', 'own-key', 0, 'finished',
         '{}', jsonb_build_object('input', $2::int, 'output', 0, 'isEstimated', false), now())`,
      [userId, tokens],
    );

  it("[G1][E2] in a team, admins connect providers, and members see that, no ending of a key and no form", async () => {
    const [admin, member] = [await openAccount(site), await openAccount(site)];
    const teamId = await openTeam(site, person, [
      [admin, "admin"],
      [member, "member"],
    ]);
    const inTeam = ({ cookie }: TestPerson) => `${cookie}; easel.team=${teamId}`;
    const send = (form: string, cookie: string) =>
      post(form, { service: "gpt-4o", apiKey: rightKey, monthlyLimit: "5" }, cookie).then(({ status }) => status);
    expect(await send("configure", inTeam(member))).toBe(403);
    expect(await send("configure", inTeam(admin))).toBe(200);
    for (const form of ["configure", "limit", "remove"]) expect(await send(form, inTeam(member))).toBe(403);
    expect(await read(inTeam(admin))).toContain("Key ends in");
    const seen = await read(inTeam(member));
    expect(seen).not.toContain(rightKey.slice(-4));
    expect(await read(admin.cookie)).not.toContain(rightKey.slice(-4));
    const page = await openSignedIn({ site, browser }, member);
    await page.context().addCookies([{ name: "easel.team", value: teamId, url: site.url }]);
    await page.goto(`${site.url}${path}?remove=gpt-4o`);
    await cardOf(page, "GPT-4o").getByText("Configured", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /Remove|Configure API|Monthly Limit/ }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await querySite(site, "delete from user_subscriptions where user_id = $1", [person.userId]);
    expect(await send("remove", inTeam(admin))).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it("[E2] a user connects OpenAI with a right key, which configures all of its services, and removes it again", async () => {
    const page = await open();
    await page.getByRole("heading", { name: "AI Provider Integrations", level: 1 }).waitFor();
    await page.getByText("Connect to AI providers to enable AI features across the platform").waitFor();
    await cardOf(page, "GPT-4o").getByText("Not Configured").waitFor();
    expect(await page.getByRole("article").count()).toBe(30);

    await cardOf(page, "GPT-4o").getByRole("button", { name: "Configure API" }).click();
    const dialog = page.getByRole("dialog", { name: "Configure GPT-4o" });
    await dialog.getByText("Your API key is stored securely and never shared").waitFor();
    await dialog.getByText("DALL-E 3 uses the same OpenAI key.").waitFor();
    const field = dialog.getByLabel("API Key", { exact: true });
    await dialog.getByLabel("Organization ID (optional)").fill("org-AbC123");
    await expect
      .poll(async () => [await field.getAttribute("type"), await field.getAttribute("placeholder")])
      .toEqual(["password", "Enter your API key"]);
    expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);
    await field.fill(rightKey);
    await dialog.getByRole("button", { name: "Save API Key" }).click();
    await page.getByText("GPT-4o API configured successfully").waitFor();
    await dialog.waitFor({ state: "detached" });
    for (const name of ["GPT-4o", "DALL-E 3"]) {
      await cardOf(page, name).getByText("Configured", { exact: true }).waitFor();
      await cardOf(page, name).getByText("Key ends in 5724").waitFor();
    }
    await cardOf(page, "Claude").getByText("Not Configured").waitFor();
    expect(await page.content()).not.toContain(rightKey);

    await cardOf(page, "DALL-E 3").getByRole("button", { name: "Remove API Key" }).click();
    const removal = page.getByRole("dialog", { name: "Remove API Key" });
    await removal
      .getByText(
        "Are you sure you want to remove the API key for DALL-E 3? This will disable any features using this integration.",
      )
      .waitFor();
    await removal.getByRole("button", { name: "Cancel" }).click();
    expect(await stored()).toEqual([{ vendor: "openai" }]);
    await cardOf(page, "DALL-E 3").getByRole("button", { name: "Remove API Key" }).click();
    await removal.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("DALL-E 3 API key removed successfully").waitFor();
    await cardOf(page, "GPT-4o").getByText("Not Configured").waitFor();
    expect(await stored()).toEqual([]);
  });

  it("[E2] a wrong key is refused at its field, an unreachable provider in a sentence, and neither is stored", async () => {
    const page = await open({ expectedErrors: [/422|503/] });
    await cardOf(page, "GPT-4o").getByRole("button", { name: "Configure API" }).click();
    const dialog = page.getByRole("dialog", { name: "Configure GPT-4o" });
    const field = dialog.getByLabel("API Key", { exact: true });
    await dialog.getByRole("button", { name: "Save API Key" }).click();
    await dialog.getByText("Please enter your API key").waitFor();
    await field.fill(wrongKey);
    await dialog.getByRole("button", { name: "Save API Key" }).click();
    await dialog.getByText("OpenAI doesn’t accept this key: Incorrect API key provided.").waitFor();
    await page.getByText("Failed to configure GPT-4o API").waitFor();
    expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await cardOf(page, "Llama").getByRole("button", { name: "Configure API" }).click();
    const llama = page.getByRole("dialog", { name: "Configure Llama" });
    // The refusal was about another card.
    await expect.poll(() => llama.getByText("doesn’t accept").count()).toBe(0);
    await llama.getByLabel("API Key", { exact: true }).fill("gsk_0123456789abcdef");
    await llama.getByRole("button", { name: "Save API Key" }).click();
    await page.getByText("Error configuring Llama API: Groq couldn’t be reached").waitFor();
    expect(await stored()).toEqual([]);
  });

  it("[E2] cards without a public API say so, and name the alternative instead of a button", async () => {
    const page = await open();
    const card = cardOf(page, "Midjourney");
    await card.getByText("Directory only").waitFor();
    await card.getByText("The nearest alternative is FLUX").waitFor();
    expect(await card.getByRole("button").count()).toBe(0);
    expect(await card.getByRole("link", { name: "midjourney.com" }).getAttribute("href")).toBe(
      "https://www.midjourney.com",
    );
  });

  it("[E2] everything works without scripts", async () => {
    const page = await open({ javaScriptEnabled: false, expectedErrors: [/422/] });
    await cardOf(page, "GPT-4o").getByRole("button", { name: "Configure API" }).click();
    await page.getByRole("heading", { name: "Configure GPT-4o" }).waitFor();
    await page.getByLabel("API Key", { exact: true }).fill(wrongKey);
    await page.getByRole("button", { name: "Save API Key" }).click();
    await page.getByText("Failed to configure GPT-4o API").waitFor();
    await page.getByText("OpenAI doesn’t accept this key").waitFor();
    expect(await page.content()).not.toContain(wrongKey);
    await page.getByLabel("API Key", { exact: true }).fill(rightKey);
    await page.getByRole("button", { name: "Save API Key" }).click();
    await page.getByText("GPT-4o API configured successfully").waitFor();
    await cardOf(page, "DALL-E 3").getByRole("button", { name: "Remove API Key" }).click();
    await page.getByText("Are you sure you want to remove the API key for DALL-E 3?").waitFor();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("DALL-E 3 API key removed successfully").waitFor();
    expect(await stored()).toEqual([]);
  });

  it("[E3] a user limits what texts may use of a key in a month, sees what was used, and is told when a run doesn’t fit", async () => {
    const page = await open({ expectedErrors: [/403|422/] });
    const card = cardOf(page, "GPT-4o");
    await card.getByRole("button", { name: "Configure API" }).click();
    const configure = page.getByRole("dialog", { name: "Configure GPT-4o" });
    await configure.getByLabel("API Key", { exact: true }).fill(rightKey);
    const limit = "Monthly limit in thousand tokens (optional)";
    await configure.getByLabel(limit).fill("1.5");
    await configure.getByRole("button", { name: "Save API Key" }).click();
    await configure.getByText("Enter a whole number from 1 to 1,000,000").waitFor();
    await configure.getByLabel(limit).fill("500");
    await configure.getByRole("button", { name: "Save API Key" }).click();
    await card.getByText("Text: 0 of 500,000 tokens this month").waitFor();

    await addRun(person.userId, 1_200);
    await page.reload();
    await card.getByText("Text: 1,200 of 500,000 tokens this month").waitFor();
    await card.getByRole("button", { name: "Monthly Limit" }).click();
    const dialog = page.getByRole("dialog", { name: "Monthly limit for GPT-4o" });
    await expect.poll(() => dialog.getByLabel(limit).inputValue()).toBe("500");
    expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);
    await dialog.getByLabel(limit).fill("1");
    await dialog.getByRole("button", { name: "Save limit" }).click();
    await page.getByText("Monthly limit of GPT-4o saved").waitFor();
    await card.getByText("1,200 of 1,000 tokens this month, so no text starts on this key").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${site.url}/text-generator`);
    await page.getByLabel("What should the text be about?").fill("Why a small bakery needs a logo");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText(/your OpenAI key has none of this month’s 1,000 left\. Ask for less/).waitFor();

    await page.goto(`${site.url}${path}`);
    await card.getByRole("button", { name: "Monthly Limit" }).click();
    await dialog.getByLabel(limit).fill("");
    await dialog.getByRole("button", { name: "Save limit" }).click();
    await card.getByText("1,200 tokens this month, no limit").waitFor();
    await card.getByRole("button", { name: "Monthly Limit" }).waitFor();
  });

  it("[E3] the limit can be changed without scripts, and only vendors of texts have one", async () => {
    await post("configure", { service: "gpt-4o", apiKey: rightKey, monthlyLimit: "20" });
    await post("configure", { service: "luma", apiKey: "luma-0123456789abcdef", monthlyLimit: "20" });
    const page = await open({ javaScriptEnabled: false, expectedErrors: [/422/] });
    await cardOf(page, "GPT-4o").getByText("Text: 0 of 20,000 tokens this month").waitFor();
    await cardOf(page, "Luma").getByText("Configured", { exact: true }).waitFor();
    expect(await cardOf(page, "Luma").getByText("tokens this month").count()).toBe(0);
    expect(await cardOf(page, "Luma").getByRole("button", { name: "Limit" }).count()).toBe(0);
    await cardOf(page, "GPT-4o").getByRole("button", { name: "Monthly Limit" }).click();
    const field = page.getByLabel("Monthly limit in thousand tokens (optional)");
    await expect.poll(() => field.inputValue()).toBe("20");
    await field.fill("none");
    await page.getByRole("button", { name: "Save limit" }).click();
    await page.getByText("Enter a whole number from 1 to 1,000,000").waitFor();
    await expect.poll(() => field.inputValue()).toBe("none");
    await field.fill("30");
    await page.getByRole("button", { name: "Save limit" }).click();
    await page.getByText("Monthly limit of GPT-4o saved").waitFor();
    await cardOf(page, "DALL-E 3").getByText("Text: 0 of 30,000 tokens this month").waitFor();
  });

  it("[E2] the page is accessible at both widths and in both themes, with and without a key", async () => {
    await post("configure", { service: "gpt-4o", apiKey: rightKey });
    for (const options of [{}, { viewport: phone, colorScheme: "dark" as const }]) {
      const page = await open(options);
      await cardOf(page, "GPT-4o").getByText("Key ends in 5724").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

  it("[E2] odd requests get a clear answer, and store nothing", async () => {
    const statusOf = async (form: string, fields: Readonly<Record<string, string>>) =>
      (await post(form, fields)).status;
    expect(await statusOf("configure", { service: "no-such", apiKey: rightKey })).toBe(422);
    expect(await statusOf("configure", { service: "midjourney", apiKey: rightKey })).toBe(422);
    expect(await statusOf("configure", { service: "gpt-4o", apiKey: `${rightKey}\r\nx-evil: 1` })).toBe(422);
    expect(await statusOf("configure", { service: "gpt-4o", apiKey: "x".repeat(501) })).toBe(422);
    expect(await statusOf("configure", {})).toBe(422);
    expect(await statusOf("no-such", { service: "gpt-4o" })).toBe(422);
    expect(await statusOf("remove", { service: "gpt-4o" })).toBe(404);
    expect(await statusOf("configure", { service: "gpt-4o", apiKey: rightKey, monthlyLimit: "0" })).toBe(422);
    expect(await statusOf("limit", { service: "gpt-4o", monthlyLimit: "10" })).toBe(404);
    expect(await statusOf("limit", { service: "gpt-4o", monthlyLimit: "1e9" })).toBe(422);
    expect(await statusOf("limit", { service: "luma", monthlyLimit: "10" })).toBe(422);
    expect(await statusOf("limit", { service: "no-such" })).toBe(422);
    expect((await post("limit", { service: "gpt-4o", monthlyLimit: "10" }, "")).status).toBe(302);
    expect((await post("configure", { service: "gpt-4o", apiKey: rightKey }, "")).status).toBe(302);
    expect(await stored()).toEqual([]);
  });

  it("[E2] the eleventh try within an hour is refused, and says how long to wait", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await post("configure", { service: "gpt-4o", apiKey: wrongKey })).status).toBe(422);
    }
    const refused = await post("configure", { service: "gpt-4o", apiKey: rightKey });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain("Too many attempts. Please try again in");
  });

  it("[E2] if the stored keys can't be read, the page says so instead of 'Not Configured'", async () => {
    await querySite(site, "alter table provider_keys rename to provider_keys_elsewhere");
    const page = await read();
    await querySite(site, "alter table provider_keys_elsewhere rename to provider_keys");
    expect(page).toContain("Failed to load AI service configurations");
    expect(page).not.toContain("Not Configured");
    expect(await read()).toContain("Not Configured");
  });

  it("[E2] the user tries again, and the cards are there once the keys can be read", async () => {
    await querySite(site, "alter table provider_keys rename to provider_keys_elsewhere");
    const page = await open();
    await page.getByText("Failed to load AI service configurations").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await querySite(site, "alter table provider_keys_elsewhere rename to provider_keys");
    await page.getByRole("link", { name: "Try again" }).click();
    await cardOf(page, "Claude").getByText("Not Configured").waitFor();
  });

  it("[E2] without a network, the dialog stays with the key in it, and a toast says what happened", async () => {
    const page = await open({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await cardOf(page, "GPT-4o").getByRole("button", { name: "Configure API" }).click();
    const dialog = page.getByRole("dialog", { name: "Configure GPT-4o" });
    const field = dialog.getByLabel("API Key", { exact: true });
    await field.fill(rightKey);
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Save API Key" }).click();
    const sentence = "The key could not be saved. Please try again in a moment.";
    await page.getByText(`Error configuring GPT-4o API: ${sentence}`).waitFor();
    await expect.poll(() => field.inputValue()).toBe(rightKey);
    await page.context().setOffline(false);
    await dialog.getByRole("button", { name: "Save API Key" }).click();
    await page.getByText("GPT-4o API configured successfully").waitFor();
  });

  it("[E2] a link to a service's form shows it in the page, and it goes away once the key is saved", async () => {
    const page = await openSignedIn({ site, browser }, person);
    await page.goto(`${site.url}${path}?configure=dall-e-3`);
    await page.getByRole("heading", { name: "Configure DALL-E 3" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel("API Key", { exact: true }).fill(rightKey);
    await page.getByRole("button", { name: "Save API Key" }).click();
    await page.getByText("DALL-E 3 API configured successfully").waitFor();
    await page.getByRole("heading", { name: "Configure DALL-E 3" }).waitFor({ state: "detached" });
  });

  it("[E3] after all that, no key is in clear in the log, in the database, or on a page", async () => {
    await post("configure", { service: "gpt-4o", apiKey: rightKey });
    expect(await stored()).toEqual([{ vendor: "openai" }]);
    const pages = await read();
    const columns = await querySite<{ name: string; column: string }>(
      site,
      `select format('%I.%I', table_schema, table_name) as name, quote_ident(column_name) as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(columns.length).toBeGreaterThan(300);
    for (const key of [rightKey, wrongKey, "gsk_0123456789abcdef"]) {
      // All but the ending, in plain text and in the encodings that text is kept in.
      const part = key.slice(0, -4);
      const forms = [part, Buffer.from(part).toString("hex"), Buffer.from(part).toString("base64").slice(0, -4)];
      for (const form of forms) {
        expect(site.output().includes(form)).toBe(false);
        expect(pages.includes(form)).toBe(false);
      }
      const search = columns.map(({ name, column }) => {
        const test = forms.map((form) => `position('${form}' in ${column}::text) > 0`).join(" or ");
        return `select '${name}.${column}' as place where exists (select 1 from ${name} where ${test})`;
      });
      expect(await querySite(site, search.join(" union all "))).toEqual([]);
    }
    // The search finds what is there.
    const found = await querySite(site, "select 1 from users where position($1 in email::text) > 0", [person.email]);
    expect(found).toHaveLength(1);
  });
});
