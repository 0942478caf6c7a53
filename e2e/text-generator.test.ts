import { randomUUID } from "node:crypto";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { type FaultyProxy, startFaultyProxy } from "../test/faulty-proxy.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";
import { downloadText, expectToFit, shownBalance } from "../test/tool-screen.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

const answer = "Your logo is the handshake of your company. Make it simple, and make it yours.";
const usage = { prompt_tokens: 700, completion_tokens: 600 };

describe("the text generator", () => {
  const mock = new LLMock({ port: 0, chunkSize: 10 });
  let proxy: FaultyProxy;
  let groq: FaultyProxy;
  let site: Site;
  let browser: TestBrowser;
  let ada: TestPerson;
  beforeAll(async () => {
    await mock.start();
    [proxy, groq] = [await startFaultyProxy(mock.url), await startFaultyProxy(mock.url)];
    mock.onMessage(/unbroken/, { content: "x".repeat(400), usage });
    mock.onMessage(/./, { content: answer, usage });
    const env = {
      OPENAI_API_KEY: "sk-operator",
      OPENAI_BASE_URL: `${proxy.url}/v1`,
      GROQ_API_KEY: "gsk-operator",
      GROQ_BASE_URL: `${groq.url}/v1`,
    };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
    ada = await openAccount(site);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await proxy?.close();
    await groq?.close();
    await mock.stop();
  });
  const credits = useSiteLedger({
    get site() {
      return site;
    },
  });
  afterEach(() => {
    proxy.fault = undefined;
    browser.expectNoErrors();
  });

  beforeEach(() => grantTo(credits.ledger, ada.userId, { amount: 20 }));

  async function open(options?: OpenOptions, path = "/text-generator") {
    const page = await openSignedIn({ site, browser }, ada, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }
  const balance = async (person = ada): Promise<number> => {
    const response = await fetch(`${site.url}/api/credits`, { headers: { cookie: person.cookie } });
    const { balance: credits } = (await response.json()) as { balance: { available: number; held: number } };
    return credits.available;
  };

  it("[A26] on a phone, no field that gets the focus lies under the bar with the button", async () => {
    const page = await open({ viewport: { width: 375, height: 600 } });
    await untilHydrated(page.getByRole("button", { name: "Generate" }));
    const bar = page.locator("[data-action-bar]");
    for (const label of ["Content type", "Tone", "Language", "Temperature"]) {
      const field = page.getByLabel(label);
      await field.focus();
      const [fieldBox, barBox] = await Promise.all([field.boundingBox(), bar.boundingBox()]);
      expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    }
  });

  it("[F2][E6][C8][F10] writes a text for its exact price, which is shown before, and keeps it in the history", async () => {
    const page = await open();
    const before = await balance();
    const generate = page.getByRole("button", { name: "Generate" });
    expect(await generate.isDisabled()).toBe(true);
    await page.getByLabel("What should the text be about?").fill("Why a small bakery needs a logo");
    await page.getByLabel("Content type").selectOption({ label: "Landing page" });
    await page.getByLabel("Tone").selectOption({ label: "Friendly" });
    await page.getByLabel("Language").selectOption({ label: "French" });
    await page.getByLabel("Temperature").selectOption({ label: "Creative" });
    await page.getByRole("slider", { name: "Length" }).fill("1500");
    await expect.poll(() => page.getByText("At most 5 AI credits").count()).toBe(1);
    await generate.click();
    await page.getByText("Cost: 2 AI credits.").waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Result" }).innerText()).toContain(answer);
    await page.getByText("2 AI credits have been used for a text").waitFor();
    expect(await balance()).toBe(before - 2);
    const sent = mock.getRequests().at(-1)?.body;
    expect(JSON.stringify(sent)).toContain("landing page in French");
    const history = page.getByRole("region", { name: "History" });
    await history.getByText("Why a small bakery needs a logo").waitFor();
    await history.getByRole("button", { name: "Save" }).click();
    await history.getByRole("button", { name: "Remove from saved" }).waitFor();
    await history.getByRole("link", { name: "Saved" }).click();
    await page.waitForURL(/history=saved/);
    await expect.poll(() => history.getByText("Why a small bakery needs a logo").count()).toBe(1);
  });

  it("[F2] a prompt that was not sent is there again after a reload", async () => {
    const page = await open();
    const field = page.getByLabel("What should the text be about?");
    await untilHydrated(field);
    await field.fill("Half a prompt");
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe("Half a prompt");
  });

  it("[F2] texts are found by their words, written again in another version, and downloaded", async () => {
    const page = await open(undefined, "/text-generator?q=bakery");
    const history = page.getByRole("region", { name: "History" });
    const use = history.getByRole("button", { name: "Use these settings" }).first();
    await untilHydrated(use);
    await use.click();
    await expect
      .poll(() => page.getByLabel("What should the text be about?").inputValue())
      .toBe("Why a small bakery needs a logo");
    await expect.poll(() => page.getByLabel("Tone").inputValue()).toBe("friendly");
    const before = await balance();
    await history.getByRole("button", { name: "Write another version" }).first().click();
    await page.getByText("Cost: 2 AI credits.").waitFor();
    expect(await balance()).toBe(before - 2);
    await page.setViewportSize(phone);
    expect(await downloadText(page, page.getByRole("region", { name: "Result" }))).toEqual({
      names: ["md", "docx", "pdf"].map((ending) => `Why-a-small-bakery-needs-a-logo.${ending}`),
      markdown: answer,
      word: answer,
      pdf: answer,
    });
    await history.getByLabel("Search your texts").fill("no such words");
    await history.getByRole("button", { name: "Search" }).click();
    await history.getByText("No text has all words of “no such words”.").waitFor();
  });

  it("[F2][E12] several engines write one text side by side, each a run at its own price, which is shown before", async () => {
    const page = await open();
    const before = await balance();
    await page.getByLabel("What should the text be about?").fill("Why a cobbler needs a logo");
    await page.getByText("At most 3 AI credits").waitFor();
    await page.getByText("Compare engines").click();
    await page
      .getByRole("checkbox", { name: /Llama.*Groq.*: 3 AI credits at most/ })
      .first()
      .check();
    await page.getByText("At most 6 AI credits").waitFor();
    const calls = [proxy.calls.length, groq.calls.length];
    groq.fault = { kind: "answer", status: 401, body: "{}" };
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("Cost: 2 AI credits.").waitFor();
    await page.getByText(/Groq can’t be used at the moment.*It cost you nothing/).waitFor();
    groq.fault = undefined;
    expect([proxy.calls.length, groq.calls.length]).toEqual(calls.map((count) => count + 1));
    expect(await balance()).toBe(before - 2);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect.poll(() => page.getByText("Cost: 2 AI credits.").count()).toBe(2);
    expect(await balance()).toBe(before - 6);
    expect(await accessibilityFaults(page, "main")).toEqual([]);
  });

  it("[E8][E12] another engine writes if the chosen one fails and the user allowed it, and the page says which", async () => {
    const page = await open();
    const before = await balance();
    await page.getByLabel("What should the text be about?").fill("Why a florist needs a logo");
    proxy.fault = { kind: "answer", status: 401, body: "{}" };
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("OpenAI can’t be used at the moment.").waitFor();
    expect(await balance()).toBe(before);
    await page.getByRole("checkbox", { name: /let another one write/ }).check();
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText(/Cost: 2 AI credits\. Written by .*Llama/).waitFor();
    await page.getByText("Another engine writes instead.").waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Result" }).innerText()).toContain(answer);
    expect(await balance()).toBe(before - 2);
  });

  it("[F16] the workspace shows tools, recent work and the balance, which follow what the user does", async () => {
    const page = await open();
    const tools = page.getByRole("navigation", { name: "Tools" }).locator("visible=true");
    expect(await tools.getByRole("link", { name: "Text generator" }).getAttribute("aria-current")).toBe("page");
    const credits = page.getByRole("link", { name: /^[\d,]+ AI credits?$/ }).locator("visible=true");
    const available = await balance();
    await expect.poll(() => credits.innerText()).toBe(`${available} AI credits`);
    await page.getByLabel("What should the text be about?").fill("A slogan for a rooftop garden");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect.poll(() => credits.innerText()).toBe(`${available - 2} AI credits`);
    await expect.poll(() => page.getByRole("contentinfo").count()).toBe(0);
    await page.goto(`${site.url}/settings/profile`);
    const recent = page.getByRole("region", { name: "Recent" });
    await recent.getByRole("link", { name: /A slogan for a rooftop garden/ }).click();
    await page.getByRole("heading", { level: 1, name: "A slogan for a rooftop garden" }).waitFor();
    await page.getByRole("region", { name: "Text" }).getByText(answer).waitFor();
  });

  it("[F2][F16] what is done most takes one click each, and the buttons stay where they are", async () => {
    const page = await open();
    await page.addInitScript(() => {
      const count = () => sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
      addEventListener("click", ({ isTrusted }) => isTrusted && count(), true);
    });
    await page.goto(`${site.url}/workspace`);
    const rail = page.getByRole("navigation", { name: "Tools" }).locator("visible=true");
    const result = page.getByRole("region", { name: "Result" });
    const history = page.getByRole("region", { name: "History" });
    const generate = page.getByRole("button", { name: "Generate" });
    const copy = result.getByRole("button", { name: "Copy" });
    const places = async () => [await generate.boundingBox(), await copy.boundingBox()];

    await rail.getByRole("link", { name: "Text generator" }).click();
    await page.getByLabel("What should the text be about?").fill("Why a clockmaker needs a logo");
    const before = await generate.boundingBox();
    await generate.click();
    await page.getByText("Cost: 2 AI credits.").waitFor();
    const [after, copyPlace] = await places();
    expect(after).toEqual(before);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(answer);
    await generate.click();
    await expect.poll(() => history.getByText("Why a clockmaker needs a logo").count()).toBe(2);
    expect(await places()).toEqual([before, copyPlace]);
    await history.getByRole("button", { name: "Save", exact: true }).first().click();
    await history.getByRole("button", { name: "Remove from saved" }).first().waitFor();
    await rail.getByRole("link", { name: "Library" }).click();
    await page.getByRole("list", { name: "Library" }).getByText("Why a clockmaker needs a logo").first().waitFor();
    // A tool, a text, its copy, another version, saving it, the library.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("clicks"))).toBe("6");
  });

  it("[F16] on a phone, the strip has the same, and closes by Escape or a press beside it", async () => {
    const page = await open({ viewport: phone });
    await untilHydrated(page.locator("summary", { hasText: "Recent" }));
    const summary = page.locator("summary", { hasText: "Recent" });
    const link = page.locator("details", { has: summary }).getByRole("link").first();
    await summary.click();
    await link.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => link.isVisible()).toBe(false);
    await summary.click();
    await page.mouse.click(187, 790);
    await expect.poll(() => link.isVisible()).toBe(false);
    await summary.click();
    await link.click();
    await page.waitForURL(/\/workspace\/library\/run-/);
    await link.waitFor({ state: "hidden" });
  });

  it("[E7] the pages of engines that run here lead to them, and others say what they need", async () => {
    const page = await open(undefined, "/ai-models/groq");
    await page.getByRole("link", { name: "Use it here", exact: true }).click();
    await page.waitForURL("**/text-generator?engine=groq");
    await expect.poll(() => page.getByRole("combobox", { name: "Model" }).inputValue()).toMatch(/^groq\//);
    await page.goto(`${site.url}/ai-models/claude-3-opus`);
    await page.getByRole("link", { name: "Use it here with your own key" }).click();
    await page.waitForURL("**/settings/ai-providers");
    await page.goto(`${site.url}/ai-models/midjourney`);
    await expect.poll(() => page.getByRole("link", { name: /Use it here/ }).count()).toBe(0);
  });

  it("[E6] a stop ends the provider’s call within a second and costs what came until then", async () => {
    proxy.fault = { kind: "silence", afterEvents: 4 };
    const page = await open();
    const before = await balance();
    await page.getByLabel("What should the text be about?").fill("A text that I stop");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("region", { name: "Result" }).getByText("Your logo").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp, { timeout: 1_000 }).toBe(true);
    await page.getByText("Stopped. Cost: 1 AI credit.").waitFor();
    expect(await balance()).toBe(before - 1);
    const entry = page.getByRole("listitem").filter({ hasText: "A text that I stop" });
    await entry.getByText(/· Stopped · 1 AI credit ·/).waitFor();
  });

  it("[E6][F2] a text goes on while its page is loaded again: the page shows it, another tab lists it, and it is charged once", async () => {
    const rest = Promise.withResolvers<void>();
    proxy.fault = { kind: "pause", afterEvents: 4, until: rest.promise };
    const page = await open();
    const before = await balance();
    const result = page.getByRole("region", { name: "Result" });
    await page.getByLabel("What should the text be about?").fill("A text that goes on");
    await page.getByRole("button", { name: "Generate" }).click();
    await result.getByText("Your logo").waitFor();
    await page.reload();
    await result.getByText("Your logo").waitFor();
    await result.getByRole("progressbar", { name: "Generating" }).waitFor();
    await page.getByRole("button", { name: "Stop" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const history = other.getByRole("region", { name: "History" });
    const entry = history.getByRole("listitem").filter({ hasText: "A text that goes on" });
    await entry.getByText("In progress").waitFor();
    rest.resolve();
    await result.getByText(answer).waitFor();
    await page.getByText("Cost: 2 AI credits.").waitFor();
    await entry.getByText("Finished").waitFor();
    expect(await balance()).toBe(before - 2);
    await page.reload();
    await result.getByText("Your text appears here").waitFor();
  });

  it("[E6][F12] after the page was loaded again, or left for another or the library, a stop ends the provider’s call and costs what came", async () => {
    proxy.fault = { kind: "silence", afterEvents: 4 };
    const page = await open();
    const before = await balance();
    await page.getByLabel("What should the text be about?").fill("A text that I stop later");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("region", { name: "Result" }).getByText("Your logo").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Stop" }).waitFor();
    await page.goto(`${site.url}/home`);
    expect(proxy.calls.at(-1)?.isHungUp).toBe(false);
    await page.goto(`${site.url}/text-generator`);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
    await page.getByText("Stopped. Cost: 1 AI credit.").waitFor();
    expect(await balance()).toBe(before - 1);

    await page.getByLabel("What should the text be about?").fill("A text that the library stops");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("region", { name: "Result" }).getByText("Your logo").waitFor();
    await page.goto(`${site.url}/workspace/library`);
    const library = page.getByRole("list", { name: "Library" });
    const card = library.getByRole("listitem").filter({ hasText: "A text that the library stops" });
    await card.getByText("In progress").waitFor();
    await card.getByRole("link").first().click();
    await page.getByText("Stop early and you pay for what you sent and what was written.").waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByRole("region", { name: "Text" }).getByText("Your logo").waitFor();
    expect(await balance()).toBe(before - 2);
  });

  it("[E8][C9] a provider that fails costs nothing, the page says so, and one press tries again", async () => {
    proxy.fault = { kind: "answer", status: 500, body: '{"error":{"message":"Out of order","code":"server_error"}}' };
    const page = await open({ viewport: phone });
    const before = await balance();
    await page.getByLabel("What should the text be about?").fill("A text that fails");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("OpenAI didn’t send a complete answer. Please try again. It cost you nothing.").waitFor();
    expect(await shownBalance(page)).toBe(before);
    expect(await accessibilityFaults(page, "[role=alert]")).toEqual([]);
    proxy.fault = undefined;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Cost: 2 AI credits.").waitFor();
    await expect.poll(() => shownBalance(page)).toBe(before - 2);
    await expectToFit(page, page.getByRole("button", { name: "Generate" }));
  });

  it("[E2][E7] a user connects a key and writes on it for 0 AIC", async () => {
    const bob = await openAccount(site);
    const page = await openSignedIn({ site, browser }, bob);
    await page.goto(`${site.url}/settings/ai-providers`);
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "GPT-4o", exact: true }) });
    await card.getByRole("button", { name: "Configure API" }).click();
    await page.getByLabel("API Key").fill("sk-of-bob-0123456789");
    await page.getByRole("button", { name: "Save API Key" }).click();
    await card.getByText("Configured", { exact: true }).waitFor();
    await page.goto(`${site.url}/text-generator`);
    await page.getByText("0 AI credits: this runs on your own API key").waitFor();
    await page.getByText("the provider bills your key for what was written until then").waitFor();
    await page.getByLabel("What should the text be about?").fill("A text on my own key");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("Cost: 0 AI credits.").waitFor();
    expect(proxy.calls.at(-1)?.headers.authorization).toBe("Bearer sk-of-bob-0123456789");
    expect(site.output() + (await page.content())).not.toContain("sk-of-bob-0123456789");
  });

  it.each([
    [1280, "light"],
    [375, "dark"],
  ] as const)("[A26] fits at %i px in %s, and has no accessibility faults", async (width, colorScheme) => {
    const page = await open({ colorScheme, viewport: { width, height: 900 } });
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it("[A26][F2] on a phone, a double click starts one text, which comes into view and fits however long its words are", async () => {
    const page = await open({ viewport: phone });
    await page.getByLabel("What should the text be about?").fill("An unbroken word");
    await page.getByRole("button", { name: "Generate" }).dblclick();
    await page.getByText("Cost: 2 AI credits.").waitFor();
    const { y = 0 } = (await page.getByRole("region", { name: "Result" }).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(phone.height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await expect.poll(() => page.getByText("Stopped.").count()).toBe(0);
  });

  it("[C8] a user with too few credits is told so, and where to get some", async () => {
    const dora = await openAccount(site);
    const page = await openSignedIn({ site, browser }, dora, { expectedErrors: [/402/] });
    await page.goto(`${site.url}/text-generator`);
    await page.getByLabel("What should the text be about?").fill("A text that costs too much");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("You need 3 AI credits, but only have 0.").waitFor();
    await page.getByRole("link", { name: "Get AI credits" }).click();
    await page.waitForURL("**/settings/credits");
  });

  it.each([
    { path: "/text-generator", field: "What should the text be about?", start: "Generate" },
    { path: "/chat", field: "Message", start: "Send" },
  ])(
    "[B7][F2] without a connection, and after the session has ended, a user keeps the text on $path, and goes on",
    async ({ path, field, start }) => {
      const page = await openSignedIn({ site, browser }, ada, { expectedErrors: [/401/, /ERR_INTERNET_DISCONNECTED/] });
      await page.goto(`${site.url}${path}`);
      const text = page.getByLabel(field, { exact: true });
      await text.fill("A text that took long to write");
      await page.context().setOffline(true);
      await page.getByRole("button", { name: start, exact: true }).click();
      await page.getByText("The server can’t be reached.").waitFor();
      await page.context().setOffline(false);
      await expect.poll(() => text.inputValue()).toBe("A text that took long to write");
      const cookies = await page.context().cookies();
      await page.context().clearCookies();
      await page.getByRole("button", { name: start, exact: true }).click();
      await page.getByText("You’re signed out. Sign in again in another tab").waitFor();
      const [tab] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("link", { name: "Sign in in a new tab" }).click(),
      ]);
      await tab.getByLabel("Password", { exact: true }).waitFor();
      await expect.poll(() => text.inputValue()).toBe("A text that took long to write");
      await page.context().addCookies(cookies);
      const [sent] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.getByRole("button", { name: start, exact: true }).click(),
      ]);
      expect(sent.status()).toBe(200);
      await page.getByText("You’re signed out").waitFor({ state: "detached" });
      // To its end: the tests below count the calls of providers.
      await page.getByRole("button", { name: start, exact: true }).waitFor();
    },
  );

  describe("for programs", () => {
    const settings = {
      engine: "gpt-4o/gpt-6-luna",
      contentType: "email",
      tone: "formal",
      language: "en",
      temperature: "precise",
      words: 100,
      prompt: "Thank a customer",
    };
    const post = (body: unknown, cookie = ada.cookie) =>
      fetch(`${site.url}/api/runs/text/text-generator`, {
        method: "POST",
        headers: { cookie, origin: site.url, "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });

    it.each([
      ["no session", {}, 401, ""],
      ["an empty prompt", { prompt: "  " }, 422],
      ["a prompt that is too long", { prompt: "x".repeat(10_001) }, 422],
      ["an unknown tone", { tone: "constructor" }, 422],
      ["a length between the steps", { words: 150 }, 422],
      ["a length beyond the slider", { words: 2_100 }, 422],
      ["an unknown engine", { engine: "__proto__/x" }, 404],
      ["an engine that isn’t connected", { engine: "cohere/command-a-03-2025" }, 404],
      ["a field that there is not", { price: 0 }, 422],
      ["a key that is no UUID", { idempotencyKey: "1" }, 422],
      ["a maximum of 0 on the operator’s key", { maxAic: 0 }, 409],
      ["a maximum below the price", { maxAic: 1, words: 2_000 }, 409],
    ] as const)(
      "[H7] %s is refused with a reason, and calls no provider",
      async (_, change, status, cookie?: string) => {
        const calls = proxy.calls.length;
        const response = await post({ ...settings, idempotencyKey: randomUUID(), ...change }, cookie ?? ada.cookie);
        const { error } = (await response.json()) as { error: { message: string } };
        expect([response.status, error.message]).toEqual([status, expect.stringMatching(/^[A-Z].{10,}[.]$/)]);
        expect(proxy.calls.length).toBe(calls);
      },
    );

    it.each([
      ["{", 400],
      ["[]", 422],
      ["null", 422],
      [`"${"x".repeat(70_000)}"`, 413],
    ])("[H7] the body %j is refused with %i", async (body, status) => {
      expect((await post(body)).status).toBe(status);
    });

    it("[C9] the same key, twice at once, is one run", async () => {
      const before = await balance();
      const body = { ...settings, idempotencyKey: randomUUID() };
      const both = await Promise.all([post(body), post(body)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await Promise.all(both.map((response) => response.text()));
      await expect.poll(() => balance()).toBe(before - 2);
    });

    it("[H7] another user’s run is not found", async () => {
      const response = await post({ ...settings, idempotencyKey: randomUUID() });
      const id = /"runId":"([^"]+)"/.exec(await response.text())?.[1];
      const other = await openAccount(site);
      const statusFor = async ({ cookie }: TestPerson) =>
        (await fetch(`${site.url}/api/runs/${id}`, { headers: { cookie } })).status;
      expect([await statusFor(ada), await statusFor(other)]).toEqual([200, 404]);
      const stop = async ({ cookie }: TestPerson) =>
        (await fetch(`${site.url}/api/runs/${id}/stop`, { method: "POST", headers: { cookie, origin: site.url } }))
          .status;
      // It has ended: nothing changes.
      expect([await stop(ada), await stop(ada), await stop(other)]).toEqual([200, 200, 404]);
    });
  });

  it("[F12][F16] a project begins a text, which is run again and varied from the library", async () => {
    const eve = await openAccount(site);
    const [project] = await querySite<{ id: string }>(
      site,
      "insert into projects (user_id, name, created_at) values ($1, 'Rebrand', now()) returning id",
      [ada.userId],
    );
    const page = await open(undefined, `/workspace/library?project=${project?.id}`);
    await page.getByRole("button", { name: "Make", exact: true }).click();
    await page.getByRole("menuitem", { name: "Text", exact: true }).click();
    const choice = page.getByRole("combobox", { name: "Project" });
    await expect.poll(() => choice.inputValue()).toBe(project?.id);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel("What should the text be about?").fill("A bakery that moves");
    await page.getByLabel("Language").selectOption("German");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByText("Written by").waitFor();
    const findRun = "select id from runs where user_id = $1 and project_id = $2";
    const [run] = await querySite<{ id: string }>(site, findRun, [ada.userId, project?.id]);
    await page.goto(`${site.url}/workspace/library/run-${run?.id}`);
    const settings = async () =>
      Promise.all(
        ["What should the text be about?", "Language", "Tone"].map((name) => page.getByLabel(name).inputValue()),
      );
    await page.getByRole("link", { name: "Run again" }).click();
    await page.getByText("Nothing has started yet.").waitFor();
    expect(await settings()).toEqual(["A bakery that moves", "de", "professional"]);
    await page.goBack();
    await page.getByRole("link", { name: "Vary" }).click();
    await page.getByText("another tone").waitFor();
    expect(await settings()).toEqual(["A bakery that moves", "de", "friendly"]);
    const stranger = await openSignedIn({ site, browser }, eve, { viewport: phone });
    await stranger.goto(`${site.url}/text-generator?again=${run?.id}&project=${project?.id}`);
    await stranger.getByText("doesn’t exist anymore. You can start anew here.").waitFor();
    await expect.poll(() => stranger.getByLabel("What should the text be about?").inputValue()).toBe("");
    await expect.poll(() => stranger.getByRole("combobox", { name: "Project" }).count()).toBe(0);
  });
});
