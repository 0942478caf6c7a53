import type { Locator, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useLanguageEngine } from "../test/language-engine.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { queryOnce } from "../test/test-database.ts";

const usage = { prompt_tokens: 700, completion_tokens: 600 };
const branches = {
  branches: [
    { text: "Stalls", children: ["<img src=x onerror=alert(1)>", "Dumplings"] },
    { text: "Music", children: [] },
  ],
};

/** Wholly, within the drawing of a map. */
const isInView = (topic: Locator): Promise<boolean> =>
  topic.first().evaluate((element) => {
    const own = element.getBoundingClientRect();
    const all = element.closest("section")?.getBoundingClientRect() ?? own;
    return own.left >= all.left && own.right <= all.right && own.top >= all.top && own.bottom <= all.bottom;
  });

describe("mind maps and ideation", () => {
  const engine = useLanguageEngine();
  const { mock } = engine;
  const on = useSiteAndBrowser(() => ({ env: engine.environment() }));
  /** User without an engine. */
  let ada: TestPerson;
  /** User with a key of his own. */
  let bob: TestPerson;
  beforeAll(async () => {
    mock.onMessage(/unusable/, { content: "I would rather talk about the weather.", usage });
    mock.onMessage(/within/, { content: JSON.stringify(branches), usage });
    mock.onMessage(/./, { content: JSON.stringify({ ideas: ["Bread that sings", "Crusts as letters"] }), usage });
    [ada, bob] = await Promise.all([openAccount(on.site), openAccount(on.site)]);
    await fetch(`${on.site.url}/settings/ai-providers?form=configure`, {
      method: "POST",
      headers: { cookie: bob.cookie, origin: on.site.url, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ service: "gpt-4o", apiKey: "sk-of-bob-0123456789" }),
    });
  });

  async function open(path: string, person = ada, options?: OpenOptions): Promise<Page> {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }

  async function openMap(topic: string, template: string, person = ada, options?: OpenOptions): Promise<Page> {
    const page = await open("/home/mindmap", person, options);
    await page.getByLabel("Topic").fill(topic);
    await page.getByLabel("Start from").selectOption({ label: template });
    await page.getByRole("button", { name: "Create map" }).click();
    await page.waitForURL(/mindmap\/.+/);
    await page.getByRole("button", { name: "Show the whole map" }).waitFor();
    return page;
  }

  async function openBoard(topic: string, person = ada, options?: OpenOptions): Promise<Page> {
    const page = await open("/ideation?tab=boards", person, options);
    await page.getByLabel("What are the ideas for?").fill(topic);
    await page.getByRole("button", { name: "Create board" }).click();
    await page.waitForURL(/ideation\/.+/);
    return page;
  }

  /** A board with these cards alone. */
  async function openBoardOf(texts: readonly string[], person = ada): Promise<Page> {
    const title = "Many ideas";
    const page = await openBoard(title, person);
    const cards = texts.map((text, at) => ({ id: `${at}`, columnId: "a", text, votes: 0 }));
    const answer = await fetch(`${on.site.url}/api/documents/${new URL(page.url()).pathname.split("/").at(-1)}`, {
      method: "PUT",
      headers: { cookie: person.cookie, origin: on.site.url, "content-type": "application/json" },
      body: JSON.stringify({
        kind: "board",
        title,
        revision: 1,
        content: { columns: [{ id: "a", name: "All" }], cards },
      }),
    });
    expect(answer.status).toBe(200);
    await page.reload();
    return page;
  }

  it("[F7][F12] one press makes one board and one project: by a double click, a held key, or again while it is under way", async () => {
    const page = await open("/ideation?tab=boards");
    const field = page.getByLabel("What are the ideas for?");
    const create = page.getByRole("button", { name: "Create board" });
    const posts: Route[] = [];
    await page.route("**/*", (route) => {
      if (route.request().method() !== "POST") return route.continue();
      posts.push(route);
    });
    await field.fill("Bread");
    await create.dblclick();
    await field.press("Enter");
    for (const _ of ["pressed", "held", "held"]) await page.keyboard.down("Enter");
    await create.click();
    await expect.poll(() => posts.length).toBe(1);
    await Promise.all(posts.map((route) => route.continue()));
    await page.waitForURL(/ideation\/.+/);
    expect(posts).toHaveLength(1);
    await page.unrouteAll();

    await page.goto(`${on.site.url}/workspace/library`);
    await page.getByRole("button", { name: "New project" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Bakery");
    // The dialog goes with the first press, and a link of the page may lie where its button was.
    await page.getByRole("button", { name: "Create project" }).dblclick();
    await page.waitForURL(/library\?project=/);
    await page.getByRole("link", { name: "Bakery" }).waitFor();
    const made = await queryOnce(
      on.site.databaseUrl,
      "select count(*)::int as number from projects where name = 'Bakery'",
    );
    expect(made).toEqual([{ number: 1 }]);
  });

  const item = (page: Page, name: string) => page.getByRole("treeitem", { name, exact: true });
  const items = (page: Page) => page.getByRole("treeitem").allInnerTexts();
  const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Saved" }).waitFor();

  it("[A26][F6] by keyboard, the focus goes from Delete to Undo, and from there to what came back", async () => {
    const eve = await openAccount(on.site);
    for (const title of ["Foxes", "Owls"])
      await postForm(on.site, "/ideation?tab=boards", { intent: "create", title }, { cookie: eve.cookie });
    const page = await open("/ideation?tab=boards", eve);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole("button", { name: "Delete Foxes" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("“Foxes” was deleted.").waitFor();
    await expect.poll(focused).toBe("Undo");
    await page.keyboard.press("Enter");
    await page.getByText("“Foxes” was deleted.").waitFor({ state: "detached" });
    await expect.poll(focused).toContain("Foxes");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("A");

    await page.goto(`${on.site.url}/ideation?tab=history`);
    await page.getByRole("checkbox", { name: "Select Foxes" }).press("Space");
    await page.getByRole("button", { name: "Delete 1" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Undo");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toContain("Foxes");
  });

  it.each([
    { path: "/ideation?tab=boards", opens: "", label: "What are the ideas for?", button: "Create board" },
    { path: "/workspace/library", opens: "New project", label: "Name", button: "Create project" },
    { path: "/home/bots/new", opens: "", label: "Name", button: "Create bot" },
  ])("[B7][F12] what was typed stays without an answer, a server or a session: $button", async (form) => {
    const page = await open(form.path, ada, { expectedErrors: [/ERR_FAILED/, /502/] });
    if (form.opens) await page.getByRole("button", { name: form.opens }).click();
    const typed = `Typed on ${form.path}`;
    const field = page.getByLabel(form.label, { exact: true });
    await field.fill(typed);
    if (form.path.endsWith("new")) await page.getByRole("textbox", { name: "Instructions" }).fill("Be kind.");
    const send = page.getByRole("button", { name: form.button, exact: true });
    const isRefused = async (sentence: string) => {
      await send.click();
      await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
      expect(await field.inputValue()).toBe(typed);
      expect(page.url()).toBe(`${on.site.url}${form.path}`);
    };
    await page.route("**/*.data*", (route) => route.abort());
    await isRefused("The server can’t be reached. Check your connection and try again.");
    await page.unroute("**/*.data*");
    await page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }));
    await isRefused("We can’t answer right now. Please try again in a moment.");
    await page.unroute("**/*.data*");
    expect(await accessibilityFaults(page)).toEqual([]);
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await isRefused("You’re signed out. Sign in again in another tab, then try again here.");
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Sign in in a new tab" }).click(),
    ]);
    await tab.getByLabel("Password", { exact: true }).waitFor();
    await page.context().addCookies(cookies);
    await send.click();
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page
      .getByRole("heading", { name: typed })
      .or(page.getByRole("link", { name: typed }))
      .first()
      .waitFor();
    const made = await queryOnce(
      on.site.databaseUrl,
      `select (select count(*) from tool_documents where title = $1)::int + (select count(*) from projects where name = $1)::int
         + (select count(*) from bots where name = $1)::int as made`,
      [typed],
    );
    expect(made).toEqual([{ made: 1 }]);
  });

  it("[F7] a map is edited with keys and by dragging, undone, kept, and saved as files, without an engine, also on a phone", async () => {
    const page = await openMap("Bread <b>x</b>", "SWOT analysis");
    expect(await accessibilityFaults(page)).toEqual([]);
    await item(page, "Strengths").click();
    await page.keyboard.press("Control+Enter");
    await page.keyboard.type("<img src=x onerror=alert(1)>");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Crust");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await items(page)).slice(1, 6))
      .toEqual([
        "Strengths",
        "What does Bread <b>x</b> do better than others?",
        "What do people praise about it?",
        "<img src=x onerror=alert(1)>",
        "Crust",
      ]);
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowLeft");
    await expect.poll(() => item(page, "Crust").getAttribute("aria-level")).toBe("2");
    await page.keyboard.press("F2");
    await page.keyboard.type("Crumb");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Delete");
    await page.getByText("Deleted <img src=x onerror=alert(1)>.").waitFor({ state: "attached" });
    await page.keyboard.press("Control+z");
    await item(page, "<img src=x onerror=alert(1)>").waitFor();
    await item(page, "Weaknesses").focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => item(page, "Weaknesses").getAttribute("aria-expanded")).toBe("false");
    // On the drawing, the same map, moved to where the user is.
    const topic = (text: string) => page.locator("me-tpc").filter({ hasText: text });
    await expect.poll(() => topic("What does Bread <b>x</b> lack?").count()).toBe(0);
    await topic("Crumb").dragTo(topic("Threats"));
    await expect.poll(async () => (await items(page)).at(-1)).toBe("Crumb");
    // Two presses within one millisecond, as no hand makes them, are no double click to the drawing.
    await topic("Opportunities").dblclick({ delay: 5 });
    await page.keyboard.type("Chances");
    await page.keyboard.press("Enter");
    await item(page, "Chances").waitFor();
    await expect.poll(() => page.locator("me-tpc img, me-tpc b").count()).toBe(0);
    await saved(page);
    const before = await items(page);
    await page.reload();
    await expect.poll(() => items(page)).toEqual(before);

    const file = (name: string) => downloadBy(page.getByRole("button", { name: `Download ${name}`, exact: true }));
    const [svg, png, markdown] = [await file("SVG"), await file("PNG"), await file("Markdown")];
    expect([svg.name, png.name, markdown.name]).toEqual(["bread-b-x-b.svg", "bread-b-x-b.png", "bread-b-x-b.md"]);
    expect(svg.bytes.toString()).toMatch(/^<svg [\s\S]*&lt;img src=x onerror=alert\(1\)&gt;[\s\S]*<\/svg>$/);
    expect(svg.bytes.toString()).toMatch(/@font-face\{font-family:Inter;src:url\(data:font\/woff2;base64,\w/);
    expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1_000);
    expect(markdown.bytes.toString()).toContain("- Threats\n");
    for (const name of ["Threats", "Strengths"]) {
      for (const zoom of ["Zoom in", "Zoom in", "Zoom in"]) await page.getByRole("button", { name: zoom }).click();
      await item(page, name).click();
      await expect.poll(() => isInView(topic(name))).toBe(true);
    }
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByRole("textbox", { name: "Outline" }).fill("# Toast\n- Butter\n  - Salt");
    await page.getByRole("button", { name: "Add to the map" }).click();
    await item(page, "Salt").waitFor();
    await page.getByText("Branches from a language engine").click();
    await page.getByText("No language engine is connected").waitFor();

    await page.setViewportSize(phone);
    await item(page, "Toast").click();
    await page.getByRole("button", { name: "Add below" }).click();
    await page.keyboard.type("Jam");
    await page.keyboard.press("Enter");
    await item(page, "Jam").waitFor();
    await page.getByRole("button", { name: "Show the whole map" }).click();
    await expect.poll(() => isInView(topic("Jam"))).toBe(true);
    await saved(page);
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await file("Markdown")).bytes.toString()).toMatch(/- Toast\n(.*\n)*.*- Jam\n/);
    expect((await file("SVG")).bytes.toString()).toMatch(/^<svg [\s\S]*Jam[\s\S]*<\/svg>$/);
    expect((await file("PNG")).bytes.subarray(1, 4).toString()).toBe("PNG");
    await page.goto(`${on.site.url}/home/mindmap`);
    await page.getByLabel("Topic").fill("Rye");
    await page.getByRole("button", { name: "Create map" }).click();
    await item(page, "Rye").waitFor();
    await expectNoSidewaysScrolling(page);
  });

  it("[F7] an engine splits a node into branches, and an answer that can’t be used changes nothing", async () => {
    const page = await openMap("Street food", "Blank", bob);
    await page.getByRole("button", { name: "More under this" }).click();
    await page.getByText("Added 4 nodes. Cost: 0 AI credits.").waitFor();
    expect(await items(page)).toEqual(["Street food", "Stalls", "<img src=x onerror=alert(1)>", "Dumplings", "Music"]);
    const sent = JSON.stringify(mock.getRequests().at(-1)?.body);
    expect(sent).toContain('{\\"prompt\\":\\"Street food\\"');
    await item(page, "Music").click();
    await page.keyboard.press("F2");
    await page.keyboard.type("unusable");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "More under this" }).click();
    await page.getByText(/didn’t send a complete answer. Please try again/).waitFor();
    expect(await items(page)).toHaveLength(5);
    const before = mock.getRequests().length;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => mock.getRequests().length).toBe(before + 1);
  });

  it("[F7] what two tabs change in one map is merged; maps are copied, deleted and restored", async () => {
    const page = await openMap("Two tabs", "Blank", ada, { expectedErrors: [/409/] });
    const other = await page.context().newPage();
    await other.goto(page.url());
    const rename = async (tab: Page, text: string) => {
      await item(tab, "Two tabs").focus();
      await tab.keyboard.press("F2");
      await tab.keyboard.type(text);
      await tab.keyboard.press("Enter");
    };
    await rename(page, "First");
    await saved(page);
    await rename(other, "Second");
    await other.getByText("You changed the same node in another tab", { exact: true }).waitFor();
    await saved(other);
    expect(await items(other)).toEqual(["Second", "First"]);
    await page.goto(`${on.site.url}/home/mindmap`);
    const list = page.getByRole("list", { name: "Your mind maps" });
    const row = (name: string) => list.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
    await row("Two tabs").getByRole("button", { name: "Duplicate Two tabs" }).click();
    await row("Two tabs (copy)").getByRole("link").click();
    await item(page, "Second").waitFor();
    await page.getByRole("link", { name: "Mind maps" }).click();
    await row("Two tabs").getByRole("button", { name: "Delete Two tabs" }).click();
    await page.getByText("“Two tabs” was deleted.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await row("Two tabs").getByRole("link").click();
    await item(page, "Second").waitFor();
  });

  it("[F6] on a phone: a board is filled by rule and by hand, grouped, voted on, sorted, and becomes a brief", async () => {
    const page = await openBoard("Rye bread", ada, { viewport: phone, colorScheme: "dark" });
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const texts = (name: string) => column(name).locator("[data-card] > button:first-of-type").allInnerTexts();
    await page.getByRole("button", { name: /^Add Combine: what could Rye bread/ }).click();
    for (const idea of ["Crusts as letters", "A bread of the day"]) {
      await page.getByLabel("New card in Ideas").fill(idea);
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Crusts as letters", exact: true }).focus();
    await page.keyboard.press("Alt+ArrowRight");
    await expect.poll(() => texts("Shortlist")).toEqual(["Crusts as letters"]);
    await page.keyboard.press("Alt+ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await expect
      .poll(() => texts("Ideas"))
      .toEqual(["A bread of the day", "Combine: what could Rye bread be combined with?", "Crusts as letters"]);
    await page.getByRole("button", { name: "Vote for Crusts as letters: 0" }).click();
    await page.getByRole("button", { name: "Sort by votes" }).click();
    await expect.poll(async () => (await texts("Ideas"))[0]).toBe("Crusts as letters");
    const card = column("Ideas").locator("[data-card]");
    await card.nth(1).dragTo(card.nth(0), { targetPosition: { x: 60, y: 5 } });
    await expect.poll(async () => (await texts("Ideas"))[0]).toBe("A bread of the day");
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await texts("Ideas"))[0]).toBe("Crusts as letters");
    await page.getByRole("button", { name: "Remove Ideas" }).click();
    await page.getByText("3 cards moved to Shortlist").waitFor();
    await expect.poll(() => column("Shortlist").evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await texts("Shortlist")).toHaveLength(3);
    await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => texts("Ideas")).toHaveLength(3);
    await page.getByRole("checkbox", { name: "Select Crusts as letters" }).check();
    await page.getByLabel("Move to").selectOption({ label: "Shortlist" });
    await page.getByRole("button", { name: "Clear selection" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await saved(page);
    await page.reload();
    await expect.poll(() => texts("Shortlist")).toEqual(["Crusts as letters"]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("checkbox", { name: "Select Crusts as letters" }).check();
    await page.getByRole("button", { name: "Make a brief" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Screens" }).click();
    await page.waitForURL(/design-generator\?payload=/);
    const prompt = page.getByRole("textbox").first();
    await expect.poll(() => prompt.inputValue()).toBe("Rye bread\n\nShortlist:\n- Crusts as letters (1 vote)");
  });

  it("[F6] a brief of 30 long cards arrives whole, and is there again after a reload", async () => {
    const ideas = Array.from(
      { length: 30 },
      (_, at) => `Idea ${at + 10}: ${"a new name for the café in the old mill ü"}`,
    );
    const page = await openBoardOf(ideas, bob);
    for (const [name, address] of [
      ["Image", "image-generator"],
      ["Screens", "design-generator"],
      ["Text", "text-generator"],
    ] as const) {
      await page.getByRole("button", { name: "Make a brief" }).click();
      const dialog = page.getByRole("dialog");
      const brief = await dialog.getByLabel("Brief").inputValue();
      for (const idea of ideas) expect(brief).toContain(idea);
      await dialog.getByRole("link", { name }).click();
      await page.waitForURL(new RegExp(address));
      const prompt = page.getByRole("textbox").first();
      await expect.poll(() => prompt.inputValue()).toBe(brief);
      await page.reload();
      await expect.poll(() => prompt.inputValue()).toBe(brief);
      await page.goBack();
    }
  });

  it("[F6] with 500 cards, a vote changes its own card alone in the page", async () => {
    const page = await openBoardOf(Array.from({ length: 500 }, (_, at) => `Idea ${at}`));
    await page.evaluate(() => {
      const changed = new Set<unknown>();
      Object.assign(window, { changed });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const card = element?.closest("[data-card]")?.getAttribute("data-card");
          if (card) changed.add(card);
        }
      }).observe(document.querySelector("[data-column]") as Element, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    await page.getByRole("button", { name: "Vote for Idea 250: 0" }).click();
    await page.getByRole("button", { name: "Vote for Idea 250: 1" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed]))
      .toEqual(["250"]);
  });

  it("[F6][F12] Ideation shows tools, real favorites and history, which is searched, deleted from and restored", async () => {
    const page = await openBoard("A bakery", bob);
    await page.getByRole("button", { name: "Generate ideas" }).click();
    await page.getByText("Added 2 ideas. Cost: 0 AI credits.").waitFor();
    await page.getByRole("button", { name: "Bread that sings", exact: true }).waitFor();
    await page.getByRole("link", { name: "Boards", exact: true }).click();
    const tabs = page.getByRole("navigation", { name: "Ideation" });
    await tabs.getByRole("link", { name: "My Favorites" }).click();
    await page.getByText("No favorites yet").waitFor();
    await tabs.getByRole("link", { name: "Explore Tools" }).click();
    await page.getByRole("link", { name: "Mind map", exact: false }).first().waitFor();
    // Leaving at once would take the press back.
    const isSaved = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
    await page.getByRole("button", { name: "Favorite Miro" }).click();
    await isSaved;
    await page.goto(`${on.site.url}/ideation?tab=favorites`);
    await page.getByRole("link", { name: "Miro", exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await tabs.getByRole("link", { name: "My History" }).click();
    const list = page.getByRole("list", { name: "Your history" });
    await list.getByText("A bakery").first().waitFor();
    await page.getByLabel("Search your history").fill("bakery");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/q=bakery/);
    // The board, and the ideas that a model had for it.
    await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
    for (const box of await page.getByRole("checkbox", { name: "Select A bakery" }).all()) await box.check();
    await page.getByRole("button", { name: "Delete 2" }).click();
    await page.getByText("2 entries were deleted.").waitFor();
    await expect.poll(() => list.getByText("A bakery").count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => list.getByText("A bakery").count()).toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel("Search your history").fill("zeppelin");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByText("Nothing in your history has “zeppelin” in it.").waitFor();
    const other = await open("/ideation?tab=history", await openAccount(on.site));
    await other.getByText("No history yet").waitFor();
  });
});
