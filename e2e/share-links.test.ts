import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults, layoutRules } from "../test/axe.ts";
import { contentOf } from "../test/belongings.ts";
import { phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { actionOf } from "../test/design-menus.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

interface MadeDesign {
  readonly id: string;
  readonly runId: string;
}

describe("shared and deleted designs", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site, { lastName: "Lovelace-Byron" });
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  const get = (path: string, person?: TestPerson, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${on.site.url}${path}`, { headers: { ...headers, ...(person && { cookie: person.cookie }) } });

  const change = (fields: Readonly<Record<string, string>>, person = ada) =>
    fetch(`${on.site.url}/image-generator`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: person.cookie, origin: on.site.url },
      body: new URLSearchParams(fields),
    });

  async function startRun(count = 1): Promise<string> {
    const answer = await fetch(`${on.site.url}/api/designs`, {
      method: "POST",
      headers: { cookie: ada.cookie, origin: on.site.url, "content-type": "application/json" },
      body: JSON.stringify({
        prompt: "Poster “Open studio day”",
        kind: "poster",
        style: "swiss",
        aspectRatio: "3:4",
        count,
        detail: 50,
        seed: "1",
        idempotencyKey: crypto.randomUUID(),
      }),
    });
    return ((await answer.json()) as { runId: string }).runId;
  }

  async function makeDesign(): Promise<MadeDesign> {
    const runId = await startRun();
    const find = () => querySite<{ id: string }>(on.site, "select id from designs where run_id = $1", [runId]);
    await expect.poll(find).toHaveLength(1);
    return { id: (await find())[0]?.id ?? "", runId };
  }

  const tokenOf = async ({ id }: MadeDesign): Promise<string> => {
    const find = "select token from design_links where design_id = $1";
    return (await querySite<{ token: string }>(on.site, find, [id]))[0]?.token ?? "";
  };

  async function share(design: MadeDesign, lifetime = "forever"): Promise<string> {
    expect((await change({ intent: "share", designId: design.id, lifetime })).status).toBe(303);
    return `/s/${await tokenOf(design)}`;
  }

  it("[F12] a design is shared by a link that shows strangers the picture and nothing of its user, until it is revoked", async () => {
    const { runId } = await makeDesign();
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/image-generator?run=${runId}`);
    await (await actionOf(page, 1, "Share by a link")).click();
    await page.getByLabel("How long it works").selectOption({ label: "30 days" });
    const create = page.getByRole("button", { name: "Create link" });
    await page.route("**/*.data*", async (route) => {
      // The focus stays in the dialog while the link is made.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await expect.poll(() => create.evaluate((button) => button === document.activeElement)).toBe(true);
      await route.continue();
    });
    await create.press("Enter");
    const address = page.getByLabel("Link", { exact: true });
    await address.waitFor();
    await page.unrouteAll();
    expect(await accessibilityFaults(page)).toEqual([]);
    const link = await address.inputValue();
    expect(link).toMatch(/\/s\/[\w-]{24}$/);

    const stranger = await on.browser.open({ viewport: phone });
    await stranger.goto(link);
    const picture = stranger.getByRole("img", { name: "Open studio day" });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
    await stranger.getByText("Made with Easel").first().waitFor();
    await expect.poll(() => stranger.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    expect(await accessibilityFaults(stranger)).toEqual([]);
    await expect.poll(() => stranger.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const html = await (await fetch(link)).text();
    for (const secret of ["Ada", "Byron", ada.email, ada.userId]) expect(html).not.toContain(secret);
    const social = await stranger.locator('meta[property="og:image"]').getAttribute("content");
    expect(await sharp(await (await fetch(social ?? "")).arrayBuffer()).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });

    await page.getByRole("button", { name: "Revoke link" }).click();
    await page.getByRole("button", { name: "Create link" }).waitFor();
    expect((await fetch(link, { headers: { accept: "text/html" } })).status).toBe(404);
    expect((await fetch(`${link}/design.png`)).status).toBe(404);
    const late = await on.browser.open({ expectedErrors: [/404/] });
    await late.goto(link);
    await late.getByText("This link doesn’t work anymore.").waitFor();
  });

  it("[F12] pressing twice, or twenty times at once, makes one link, and none for another user’s design", async () => {
    const design = await makeDesign();
    const ask = { intent: "share", designId: design.id, lifetime: "forever" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(ask)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const token = await tokenOf(design);
    await change({ ...ask, lifetime: "week" });
    expect(await tokenOf(design)).toBe(token);

    const eve = await openAccount(on.site);
    for (const intent of ["share", "revoke", "delete", "restore", "favorite"]) {
      const fields = { intent, designId: design.id, lifetime: "forever", isFavorite: "on" };
      expect((await change(fields, eve)).status, intent).toBe(404);
    }
    expect((await get(`/s/${token}`)).status).toBe(200);
    for (const wrong of [{ lifetime: "toString" }, { intent: "constructor" }, { designId: "x" }]) {
      const { status } = await change({ ...ask, ...wrong });
      expect([404, 422], JSON.stringify(wrong)).toContain(status);
    }
  });

  it("[F12] guessed and expired addresses show nothing, and an expired one does not come back", async () => {
    const design = await makeDesign();
    const path = await share(design, "week");
    const last = path.at(-1) === "A" ? "B" : "A";
    for (const guess of [`${path.slice(0, -1)}${last}`, "/s/x", "/s/%00", `/s/${"a".repeat(500)}`, "/s/constructor"]) {
      const { status } = await get(guess);
      expect([400, 404], guess).toContain(status);
    }
    for (const file of ["design.svg", "design.png%2f..", "other.png"]) {
      expect((await get(`${path}/${file}`)).status, file).toBe(404);
    }
    await querySite(on.site, "update design_links set expires_at = now() - interval '1 second' where design_id = $1", [
      design.id,
    ]);
    expect((await get(path)).status).toBe(404);
    expect((await get(`${path}/social.png`)).status).toBe(404);
    expect(await share(design)).not.toBe(path);
    expect((await get(path)).status).toBe(404);
  });

  it("[F9][F12] a shared picture carries the watermark of its user’s plan", async () => {
    const path = await share(await makeDesign());
    const answer = await get(`${path}/design.png`);
    expect(answer.headers.get("etag")).toContain("marked");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const again = await get(`${path}/design.png`, undefined, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("[F12] a deleted design is gone at once for everybody, also while it is drawn, and its user can undo it", async () => {
    const design = await makeDesign();
    const path = await share(design);
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/image-generator?run=${design.runId}`);
    const drawn = Promise.all(Array.from({ length: 4 }, () => get(`${path}/design.png`)));
    await (await actionOf(page, 1, "Delete")).click();
    await page.getByText("“Open studio day” was deleted.").waitFor();
    for (const { status } of await drawn) expect([200, 404]).toContain(status);
    for (const gone of [path, `${path}/design.png`, `${path}/social.png`]) expect((await get(gone)).status).toBe(404);
    const file = `/api/designs/${design.id}/design.png`;
    expect((await get(file, ada)).status).toBe(404);
    await expect.poll(() => page.getByRole("link", { name: /Open studio day/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("img", { name: "Design 1: Open studio day" }).waitFor();
    expect((await get(file, ada)).status).toBe(200);
    expect((await get(path)).status).toBe(200);
    const twice = await Promise.all([1, 2].map(() => change({ intent: "delete", designId: design.id })));
    expect(twice.map(({ status }) => status).toSorted()[0]).toBe(303);
    for (const { status } of twice) expect([303, 404]).toContain(status);
  });

  it("[F12][F16] the library selects, downloads, deletes and restores several at once, and shares a text until it is revoked", async () => {
    const runId = await startRun();
    const prompt = "Why a small bakery needs a logo";
    await querySite(
      on.site,
      `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, output, created_at)
       values (gen_random_uuid(), $1, 'press-1', 'text-generator', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', $2, 'Make it yours.', now())`,
      [ada.userId, JSON.stringify({ prompt })],
    );
    const find = () => querySite(on.site, "select id from designs where run_id = $1", [runId]);
    await expect.poll(find).toHaveLength(1);
    const page = await openSignedIn(on, ada, { viewport: phone });
    await page.goto(`${on.site.url}/workspace/library`);
    const list = page.getByRole("list", { name: "Library" });
    const boxes = list.getByRole("checkbox");
    await untilHydrated(boxes.first());
    expect(await accessibilityFaults(page)).toEqual([]);
    await boxes.first().focus();
    await page.keyboard.press("Space");
    await boxes.last().focus();
    await page.keyboard.press("Shift+Space");
    await page.getByText("2 selected").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download ZIP" }).click(),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    const [text, picture] = Object.values(files);
    expect(Buffer.from(text ?? []).toString()).toBe("Make it yours.");
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png" });
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("2 items deleted.").waitFor();
    await expect.poll(() => boxes.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await list.getByRole("link", { name: prompt }).click();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Create link" }).click();
    const address = await page.getByRole("textbox", { name: "Link" }).inputValue();
    const visitor = await on.browser.open();
    await visitor.goto(address);
    await visitor.getByText("Make it yours.").waitFor();
    await expect.poll(() => visitor.getByText(prompt).count()).toBe(0);
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await page.getByRole("button", { name: "Revoke link" }).click();
    await page.getByRole("button", { name: "Create link" }).waitFor();
    const gone = await get(address.slice(on.site.url.length), undefined, { accept: "text/html" });
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain("This link doesn’t work");
  });

  it("[F12][F16] a draft, a map, a board and a conversation are shared from their screens, and strangers read them without a word about their user", async () => {
    const script = "<script>document.title = 'stolen'</script>";
    const add = async (kind: string, content: object) => {
      const made = await querySite<{ id: string }>(
        on.site,
        "insert into tool_documents (user_id, kind, title, content, created_at, updated_at) values ($1, $2, $3, $4, now(), now()) returning id",
        [ada.userId, kind, `Red ${kind}`, JSON.stringify(content)],
      );
      return made[0]?.id ?? "";
    };
    const text = `# Red draft\n\nFoxes are **red**. ${script}`;
    await add("draft", { ...contentOf.draft, text });
    const map = await add("mind-map", contentOf["mind-map"] ?? {});
    const board = await add("board", {
      columns: [{ id: "ideas", name: "Ideas" }],
      cards: [{ id: "one", columnId: "ideas", text: `A fox ${script}`, votes: 2 }],
    });
    const [chat] = await querySite<{ id: string }>(
      on.site,
      `with talk as (insert into conversations (user_id, title, created_at, updated_at) values ($1, 'Red foxes', now(), now()) returning id),
       asked as (insert into chat_messages (conversation_id, position, text, created_at) select id, 1, $2, now() from talk returning id),
       answered as (insert into chat_answers (message_id, user_id, idempotency_key, engine, model_name, payer, state, text, created_at)
         select id, $1, gen_random_uuid(), 'gpt-4o/m', 'GPT-6 Luna', 'credits', 'finished', $3, now() from asked)
       select id from talk`,
      [ada.userId, `Why red? ${script}`, `## Because\n\nOf **pigments**. ${script}`],
    );

    const page = await openSignedIn(on, ada);
    const create = async (): Promise<string> => {
      await page.getByRole("button", { name: "Create link" }).click();
      return page.getByLabel("Link", { exact: true }).inputValue();
    };
    // The library leads to the draft, where it is shared.
    await page.goto(`${on.site.url}/workspace/library?kind=draft`);
    const box = page.getByRole("checkbox", { name: "Select “Red draft”" });
    await untilHydrated(box);
    await box.check();
    await page.getByRole("link", { name: "Share", exact: true }).click();
    await page.getByText("always in its latest version").waitFor();
    const links = [await create()];
    for (const screen of [`/home/mindmap/${map}`, `/ideation/${board}`, `/chat/${chat?.id}`]) {
      await page.goto(`${on.site.url}${screen}`);
      const share = page.getByRole("button", { name: "Share", exact: true });
      await untilHydrated(share);
      await share.click();
      links.push(await create());
    }
    await page.getByText("Attached files, costs and your name aren’t shown.").waitFor();
    expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);
    await querySite(
      on.site,
      "insert into chat_messages (conversation_id, position, text, created_at) values ($1, 2, 'A late secret', now())",
      [chat?.id],
    );

    const stranger = await on.browser.open({ viewport: phone });
    const [ofDraft = "", ofMap = "", ofBoard = "", ofChat = ""] = links;
    const shown = [
      [ofDraft, stranger.getByRole("strong").getByText("red")],
      [ofMap, stranger.getByRole("img", { name: "Mind map “Red mind-map”. Its outline follows." })],
      [ofBoard, stranger.getByRole("region", { name: "Ideas" }).getByText("2 votes")],
      [
        ofChat,
        stranger.getByRole("article", { name: "Answer by GPT-6 Luna" }).getByRole("heading", { name: "Because" }),
      ],
    ] as const;
    for (const [link, content] of shown) {
      await stranger.setViewportSize(phone);
      await stranger.goto(link);
      await content.waitFor();
      const words = link === ofMap ? "Fur" : script;
      await stranger.getByText(words).first().waitFor();
      expect(await accessibilityFaults(stranger)).toEqual([]);
      await stranger.setViewportSize({ width: 1280, height: 800 });
      await content.waitFor();
      expect(await accessibilityFaults(stranger, "html", layoutRules)).toEqual([]);
      expect(await stranger.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await stranger.title()).toMatch(/^Red/);
      const answer = await fetch(link);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      const html = await answer.text();
      expect(html).toContain('name="robots" content="noindex');
      for (const secret of ["Ada", "Byron", ada.email, ada.userId, "They are red", "A late secret", "AI credit"])
        expect(html.includes(secret), `${link} ${secret}`).toBe(false);
    }

    await page.getByRole("button", { name: "Revoke link" }).click();
    await page.getByRole("button", { name: "Create link" }).waitFor();
    const gone = await get(ofChat.slice(on.site.url.length), undefined, { accept: "text/html" });
    expect([gone.status, (await gone.text()).includes("This link doesn’t work")]).toEqual([404, true]);
    expect((await fetch(ofDraft)).status).toBe(200);
  });

  it("[H9] a draft whose Markdown would take minutes is shown as it is written, to scripts and without, while others are answered", async () => {
    const table = `${"|a".repeat(1_000)}\n${"|-".repeat(1_000)}\n${"|\n".repeat(1_000)}`;
    const quotation = `${"> ".repeat(20)}a\n${"b\n".repeat(5_000)}`;
    for (const [name, text] of Object.entries({ table, quotation })) {
      const token = name.padEnd(24, "-");
      await querySite(
        on.site,
        `with made as (insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
           values ($1, 'draft', $2, $3, now(), now()) returning id)
         insert into work_links (token, user_id, document_id, created_at) select $4, $1, id, now() from made`,
        [ada.userId, name, JSON.stringify({ ...contentOf.draft, text }), token],
      );
      const visits = [1, 2, 3].map(() => fetch(`${on.site.url}/s/${token}`));
      expect((await fetch(`${on.site.url}/healthz`)).status).toBe(200);
      for (const visit of await Promise.all(visits)) expect([name, visit.status]).toEqual([name, 200]);
      const visitor = await on.browser.open();
      await visitor.goto(`${on.site.url}/s/${token}`);
      await visitor.getByRole("heading", { level: 1, name }).waitFor();
      const shown = visitor.locator("section[aria-labelledby=shared-text]");
      // The browser may still draw the quotation in time; the table never.
      expect(await shown.innerText()).toMatch(name === "table" ? /\|a\|a/ : /a\s+b\s+b/);
      expect(await shown.locator("table").count()).toBe(0);
    }
  });
});
