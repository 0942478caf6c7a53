import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

interface WebManifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly start_url: string;
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly params: { readonly text: string };
  };
}

describe("the workspace", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });
  /** Opens an account with what a new one on the Free plan has. */
  const openNewAccount = async () => {
    const person = await openAccount(on.site);
    await grantTo(credits.ledger, person.userId, { amount: 30 });
    return person;
  };
  const open = async (path: string, person = ada, options?: Parameters<typeof openSignedIn>[2]): Promise<Page> => {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  };
  const ask = (path: string, cookie = "") =>
    fetch(`${on.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });

  it("[F1][B7] /home leads to /workspace, and visitors of both to the sign-in page before", async () => {
    for (const path of ["/home", "/workspace"]) {
      expect((await ask(path)).headers.get("location")).toBe(`/login?redirectTo=${path}`);
    }
    expect((await ask("/home", ada.cookie)).headers.get("location")).toBe("/workspace");
    const home = await ask("/workspace", ada.cookie);
    expect([home.status, home.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it("[F1] a new account has its first design after one click, without a key, and opens it again with one", async () => {
    const person = await openNewAccount();
    const page = await open("/workspace", person);
    await page.getByRole("button", { name: "Make this poster for 10 AI credits" }).click();
    await page.waitForURL(/\/image-generator\?run=/);
    await page.getByRole("img", { name: "Design 1: Jazz night" }).first().waitFor();
    await page.goto(`${on.site.url}/workspace`);
    const work = page.getByRole("region", { name: "Recent work" });
    const picture = work.locator("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await work.getByRole("link", { name: /jazz night/i }).click();
    await page.waitForURL(/\/image-generator\?run=/);
  });

  it("[F1] two presses at once make one design", async () => {
    const person = await openNewAccount();
    const html = await (await ask("/workspace", person.cookie)).text();
    const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const press = () =>
      fetch(`${on.site.url}/workspace`, {
        method: "POST",
        headers: { cookie: person.cookie, origin: on.site.url },
        body: new URLSearchParams({ idempotencyKey }),
        redirect: "manual",
      });
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.status).toBe(303);
    expect(other.headers.get("location")).toBe(one.headers.get("location"));
  });

  it("[F1][A22] begins with what the user wants to make, in words or by its kind", async () => {
    const page = await open("/workspace");
    const wish = page.getByRole("textbox", { name: "What do you want to make?" });
    await wish.fill("Menu for our new taco truck");
    await wish.press("Enter");
    await page.waitForURL(/\/image-generator\?payload=/);
    await expect
      .poll(() => page.getByLabel("Prompt", { exact: true }).inputValue())
      .toBe("Menu for our new taco truck");
    await page.goto(`${on.site.url}/workspace`);
    await page.getByRole("button", { name: "Logo", exact: true }).click();
    await page.waitForURL(/\/image-generator\?payload=/);
    await expect.poll(() => page.getByLabel("Kind", { exact: true }).inputValue()).toBe("logo");
  });

  it("[F1] the tools can be folded away, and stay so; the site's menus are one here", async () => {
    const page = await open("/workspace");
    const rail = page.getByRole("navigation", { name: "Tools" });
    await page.getByRole("button", { name: "Fold the tool list" }).click();
    await expect.poll(async () => (await rail.boundingBox())?.width).toBeLessThan(70);
    await page.reload();
    await expect.poll(async () => (await rail.boundingBox())?.width).toBeLessThan(70);
    expect(await accessibilityFaults(page)).toEqual([]);
    await rail.getByRole("link", { name: "Image generator" }).click();
    await page.waitForURL("**/image-generator");
    await page.getByRole("button", { name: "Widen the tool list" }).click();
    await page.getByRole("button", { name: "Explore" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
  });

  it("[F1] any tool opens with one click, and the search finds it by what it does", async () => {
    const page = await open("/workspace");
    await page.getByText("Welcome, Ada").waitFor();
    const tools = page.getByRole("region", { name: "Tools" });
    const search = page.getByRole("searchbox", { name: "Search tools" });
    await untilHydrated(search);
    await search.fill("mockup figma");
    await expect.poll(() => tools.getByRole("listitem").count()).toBe(1);
    await search.press("Enter");
    await page.waitForURL("**/design-generator");
    await page.goto(`${on.site.url}/workspace`);
    await tools.getByRole("link", { name: /^Image generator/ }).click();
    await page.waitForURL("**/image-generator");
  });

  it("[F1] Image, Video and Audio say what works now, by mouse and by keyboard", async () => {
    const page = await open("/workspace");
    const image = page.getByRole("tab", { name: "Image" });
    await untilHydrated(image);
    expect(await page.getByRole("tabpanel").innerText()).toContain("Easel Studio, without a key");
    await page.getByRole("tab", { name: "Audio" }).click();
    await expect.poll(() => page.getByRole("tabpanel").innerText()).toContain("Needs an engine");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => image.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => page.getByRole("tab", { name: "Video" }).getAttribute("aria-selected")).toBe("true");
  });

  it("[F1] the upgrade card offers the next plan as it is", async () => {
    const page = await open("/workspace");
    const card = page.getByRole("region", { name: "Do more with Pro" });
    expect(await card.innerText()).toMatch(/650 AI credits a month[\s\S]*No watermarks[\s\S]*\$19 per month.*7 days/);
    await card.getByRole("link", { name: "Upgrade Now" }).click();
    await page.waitForURL("**/pricing?plan=pro&interval=monthly");
  });

  it("[F1] breadcrumbs lead back on every page", async () => {
    const page = await open("/home/product-picture?key=productPicture");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("listitem").allInnerTexts()).toEqual(["Workspace", "/\nProduct picture"]);
    await crumbs.getByRole("link", { name: "Workspace" }).click();
    await page.waitForURL("**/workspace");
    await page.goto(`${on.site.url}/settings/security/password`);
    await crumbs.getByRole("link", { name: "Security" }).click();
    await page.waitForURL("**/settings/security");
  });

  it("[F1] Ctrl+K finds tools, recent work, settings and actions, by keyboard alone", async () => {
    const page = await open("/settings/profile");
    const dialog = page.getByRole("dialog", { name: "Go to" });
    const input = dialog.getByRole("combobox");
    const choose = async (words: string) => {
      await page.keyboard.press("Control+k");
      await input.fill(words);
      await page.keyboard.press("Enter");
      await dialog.waitFor({ state: "hidden" });
    };
    await untilHydrated(page.getByRole("button", { name: "Go to" }).locator("visible=true"));
    await choose("figma");
    await page.waitForURL("**/design-generator");
    await choose("billing");
    await page.waitForURL("**/settings/billing");
    await choose("API keys");
    await page.waitForURL("**/settings/api-keys");
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const before = await theme();
    await choose("dark");
    await expect.poll(theme).not.toBe(before);
    await page.keyboard.press("Control+k");
    await input.fill("zzzz");
    await dialog.getByText("Nothing found.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/tools?q=zzzz");
    await page.goBack();
    await untilHydrated(page.getByRole("button", { name: "Go to" }).locator("visible=true"));
  });

  it("[F1][A28] Ctrl+K, “logo”, Enter makes a logo; signing out is never preselected, and asks", async () => {
    const person = await openNewAccount();
    const page = await open("/settings/profile", person);
    const dialog = page.getByRole("dialog", { name: "Go to" });
    const input = dialog.getByRole("combobox");
    const selected = dialog.getByRole("option", { selected: true });
    const type = async (words: string) => {
      await page.keyboard.press("Control+k");
      await input.fill(words);
    };
    await untilHydrated(page.getByRole("button", { name: "Go to" }).locator("visible=true"));
    await type("logo");
    await expect.poll(() => selected.innerText()).toBe("New logo");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/image-generator?payload=*");
    expect(JSON.parse(new URL(page.url()).searchParams.get("payload") ?? "")).toEqual({ kind: "logo" });
    for (const words of ["log out", "logout", "sign out", "exit"]) {
      await type(words);
      await dialog.getByRole("option", { name: /^Sign out/ }).waitFor();
      expect(await selected.innerText()).not.toContain("Sign out");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
    await type("log out");
    await dialog.getByRole("option", { name: /^Sign out/ }).click();
    await expect
      .poll(() =>
        dialog.getByRole("button", { name: "Stay signed in" }).evaluate((button) => document.activeElement === button),
      )
      .toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await input.waitFor();
    await input.fill("log out");
    await dialog.getByRole("option", { name: /^Sign out/ }).click();
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${on.site.url}/`);
    await page.getByRole("link", { name: "Log in" }).first().waitFor();
  });

  it("[F1][A28] Ctrl+K finds the tools of the directory, as its search does", async () => {
    const page = await open("/settings/profile");
    const dialog = page.getByRole("dialog", { name: "Go to" });
    await untilHydrated(page.getByRole("button", { name: "Go to" }).locator("visible=true"));
    await page.keyboard.press("Control+k");
    await dialog.getByRole("combobox").fill("mid journey");
    await dialog.getByRole("option", { name: /^Midjourney.*Tool$/ }).click();
    await page.waitForURL("**/tools/midjourney");
  });

  it("[F1] on a phone, the palette and the tools open from the strip", async () => {
    const page = await open("/chat", ada, { viewport: phone });
    await page.getByRole("button", { name: "Go to" }).locator("visible=true").click();
    const dialog = page.getByRole("dialog", { name: "Go to" });
    await dialog.getByRole("option", { name: "Library" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("summary", { hasText: /^Tools$/ }).click();
    const tools = page.getByRole("navigation", { name: "Tools" }).locator("visible=true");
    await expect
      .poll(() => tools.getByRole("link", { name: "Chat", exact: true }).getAttribute("aria-current"))
      .toBe("page");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await tools.getByRole("link", { name: "Text generator" }).click();
    await page.waitForURL("**/text-generator");
  });

  it("[F1] the app can be installed: its manifest names icons of the right sizes, and pages for visitors don’t load it", async () => {
    const answer = await ask("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    const manifest = (await answer.json()) as WebManifest;
    for (const { src, sizes } of manifest.icons) {
      const icon = await sharp(await (await ask(src)).arrayBuffer()).metadata();
      expect(`${icon.format} ${icon.width}x${icon.height}`).toBe(`png ${sizes}`);
    }
    expect(await (await ask(manifest.start_url, ada.cookie)).text()).toContain('rel="manifest"');
    expect(await (await ask("/")).text()).not.toContain('rel="manifest"');
    for (const { url } of manifest.shortcuts) expect([url, (await ask(url, ada.cookie)).status]).toEqual([url, 200]);
    const { action, method, params } = manifest.share_target;
    expect(method).toBe("GET");
    const shared = new URLSearchParams([[params.text, "A fox & a goose"]]);
    expect(await (await ask(`${action}?${shared}`, ada.cookie)).text()).toContain("A fox &amp; a goose");
  });

  it("[F1] where the browser offers to install the app, one press asks the user; an offer is used once", async () => {
    const page = await open("/workspace");
    const card = page.getByRole("region", { name: "Download App" });
    const steps = card.getByText("How to install it");
    await steps.waitFor();
    await untilHydrated(page.getByRole("searchbox", { name: "Search tools" }));
    const isLeftToThePage = await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => void document.body.setAttribute("data-prompts", `${document.body.dataset.prompts ?? ""}1`),
      });
      return !window.dispatchEvent(offer);
    });
    expect(isLeftToThePage).toBe(true);
    await card.getByRole("button", { name: "Install" }).click();
    await steps.waitFor();
    expect(await page.evaluate(() => document.body.dataset.prompts)).toBe("1");
  });

  it("[F1] without a network the app says so, and its service worker has stored nothing else", async () => {
    const page = await open("/workspace", ada, {
      serviceWorkers: "allow",
      expectedErrors: [/ERR_INTERNET|ERR_FAILED/],
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${on.site.url}/settings/profile`);
    await page.goto(`${on.site.url}/workspace`);
    const stored = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
    expect(await stored()).toEqual(["/offline.html"]);
    await page.context().setOffline(true);
    await page.evaluate(() => location.assign("/settings/credits"));
    await page.getByRole("heading", { name: "No connection" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/settings/credits");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "AI Credits" }).waitFor();
    expect(await stored()).toEqual(["/offline.html"]);
  });

  it("[F1] what another app shares is filled in and nothing is sent, lines and all", async () => {
    const shared = new URLSearchParams({
      title: "A headline",
      text: "First line\nSecond <b>line</b>",
      url: "https://news.example/a",
    });
    const page = await open(`/workspace/share?${shared}`);
    expect(await page.getByRole("blockquote").innerText()).toBe(
      "A headline\nFirst line\nSecond <b>line</b>\nhttps://news.example/a",
    );
    await page.getByRole("link", { name: "Make a design from it" }).click();
    await page.waitForURL(/\/image-generator\?payload=/);
    await expect
      .poll(() =>
        page
          .getByRole("textbox", { name: /prompt|need/i })
          .first()
          .inputValue(),
      )
      .toContain("Second <b>line</b>");
    const visitor = await ask(`/workspace/share?${shared}`);
    expect(visitor.headers.get("location")).toMatch(/^\/login/);
    await page.goto(`${on.site.url}/workspace/share?title=A&text=${"x".repeat(5_000)}`);
    expect(await page.getByRole("blockquote").innerText()).toMatch(/^A\nx{3000}/);
    await page.getByText("The text is long: the chat gets all of it").waitFor();
    await page.getByRole("link", { name: "Make a design from it" }).click();
    await expect.poll(() => page.getByLabel("Prompt", { exact: true }).inputValue()).toHaveLength(2_000);
    expect((await ask("/workspace?q=a%0Ab", ada.cookie)).status).toBe(400);
  });

  it("[A26][F1] axe finds nothing, and it fits, on a phone and in wide windows", async () => {
    const page = await open("/workspace", ada, { viewport: phone });
    for (const { width, theme } of [
      { width: 375, theme: "light" },
      { width: 375, theme: "dark" },
      { width: 1280, theme: "light" },
      { width: 1280, theme: "dark" },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await accessibilityFaults(page), `${width} px, ${theme}`).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it("[F12][F16][A26] the library finds, narrows, moves, downloads, deletes and brings back, on phones and in wide windows", async () => {
    const person = await openNewAccount();
    const page = await open("/workspace/library", person, { viewport: phone });
    const holdsUp = async (view: string) => {
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page), `${view}, ${width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    };
    await page.getByText("Nothing here yet").waitFor();
    await holdsUp("nothing made");
    await page.getByRole("link", { name: "Recently deleted" }).click();
    await page.getByText("Nothing deleted in the last day").waitFor();
    await holdsUp("nothing deleted");

    await page.goto(`${on.site.url}/workspace`);
    await page.getByRole("button", { name: "Make this poster for 10 AI credits" }).click();
    await page.waitForURL(/\/image-generator\?run=/);
    const runId = new URL(page.url()).searchParams.get("run");
    await page.getByRole("img", { name: "Design 1: Jazz night" }).first().waitFor();
    await querySite(
      on.site,
      `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, settings, output,
         is_saved, stored_bytes, created_at)
       select gen_random_uuid(), $1, 'seed-' || n, case n % 2 when 0 then 'translate' else 'text-generator' end, 'text',
         case n % 5 when 0 then 'claude' else 'gpt-4o' end, 'openai', 'm', 'own-key', 0, 'finished',
         jsonb_build_object('prompt', 'Bakery text ' || n), 'Bread ' || n, n = 7, case n when 7 then 1610612736 else 0 end,
         now() - n * interval '1 minute'
       from generate_series(1, 54) n`,
      [person.userId],
    );
    await page.goto(`${on.site.url}/workspace/library`);
    const items = page.getByRole("list", { name: "Library" }).getByRole("listitem");
    const counts = (count: number) => expect.poll(() => items.count()).toBe(count);
    const clear = async () => {
      await page.getByRole("link", { name: "Clear" }).click();
      await counts(48);
    };
    await counts(48);
    await page.getByText("1.5 GB of 2 GB used").waitFor();
    await page.getByRole("button", { name: "Show more" }).click();
    await counts(55);
    await page.getByRole("searchbox", { name: "Search your library" }).fill("text 7 bakery");
    await page.keyboard.press("Enter");
    await counts(1);
    await clear();
    await page.getByLabel("Kind").selectOption({ label: "Translation" });
    await counts(27);
    await page.getByLabel("Engine").selectOption("claude");
    await counts(5);
    await clear();
    await page.getByLabel("Saved only").check();
    await counts(1);
    await clear();
    await holdsUp("the list");

    await page.getByRole("button", { name: "New project" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Rye");
    await page.getByRole("button", { name: "Create project" }).click();
    await page.getByText("Nothing in this project yet").waitFor();
    await page.getByRole("link", { name: "Everything", exact: true }).click();
    const select = async () => {
      await page.getByLabel("Select “Bakery text 1”").click();
      await page.getByLabel("Select “Bakery text 3”").click({ modifiers: ["Shift"] });
      await page.getByText("3 selected").waitFor();
    };
    await select();
    const selection = page.getByRole("region", { name: "Selection" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      selection.getByRole("button", { name: "Download ZIP" }).click(),
    ]);
    const files = Object.entries(unzipSync(await readFile(await download.path())));
    expect(files.map(([name, data]) => [name, strFromU8(data)])).toEqual(
      [1, 2, 3].map((n) => [`00${n}-bakery-text-${n}.txt`, `Bread ${n}`]),
    );
    await selection.getByLabel("Project").selectOption("Rye");
    await selection.getByRole("button", { name: "Move" }).click();
    await selection.waitFor({ state: "hidden" });
    await page.getByRole("navigation", { name: "Projects" }).getByRole("link", { name: "Rye" }).click();
    await counts(3);

    await select();
    await selection.getByRole("button", { name: "Delete" }).click();
    await page.getByText("3 items deleted.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await counts(3);
    await select();
    await selection.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("status").getByRole("link", { name: "Recently deleted" }).click();
    const deleted = page.getByRole("list", { name: "Recently deleted" }).getByRole("listitem");
    await expect.poll(() => deleted.count()).toBe(3);
    await holdsUp("what was deleted");
    await page.getByRole("button", { name: "Restore “Bakery text 2”" }).click();
    await expect.poll(() => deleted.count()).toBe(2);
    await page.getByLabel("Select “Bakery text 1”").click();
    await selection.getByRole("button", { name: "Select all shown" }).click();
    await selection.getByRole("button", { name: "Restore selection" }).click();
    await page.getByText("Nothing deleted in the last day").waitFor();
    await page.goto(`${on.site.url}/workspace/library?q=bakery`);
    await counts(48);

    for (const again of ["Run again", "Vary"]) {
      await page.goto(`${on.site.url}/workspace/library/run-${runId}`);
      const facts = page.locator("dl");
      expect(await facts.innerText()).toMatch(
        /jazz night in the park[\s\S]*Easel Studio[\s\S]*10 AI credits[\s\S]*Format/,
      );
      await page.getByRole("link", { name: again }).click();
      await page.waitForURL(/\/image-generator\?again=/);
      const prompt = page.getByRole("textbox", { name: /prompt|need/i }).first();
      await expect.poll(() => prompt.inputValue()).toContain("jazz night in the park");
    }
  });

  it("[A26][F16] names without a place to break at stay on the narrowest screen", async () => {
    const person = await openNewAccount();
    const name = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
    const make = async (path: string, fields: Record<string, string>) => {
      const { headers } = await postForm(on.site, path, fields, { cookie: person.cookie });
      return headers.get("location") ?? `nothing made at ${path}`;
    };
    const draft = { contentType: "blog-post", tone: "friendly", language: "en", words: "500", points: name };
    const pages = [
      await make("/workspace/library", { intent: "create-project", name: name.slice(0, 80) }),
      await make("/ideation", { intent: "create", title: name, template: "blank" }),
      await make("/home/mindmap", { intent: "create", title: name, template: "swot" }),
      await make("/home/write", { intent: "create", title: name, ...draft }),
      await make("/home/search", { question: name }),
      await make("/home/bots", { intent: "copy", starter: "alt-text" }),
    ];
    await querySite(on.site, "update bots set name = $1, purpose = $1 where user_id = $2", [name, person.userId]);
    const lists = ["/workspace", "/ideation?tab=boards", "/ideation?tab=history", "/home/mindmap", "/home/write"];
    const page = await open("/home/bots", person, { viewport: { width: 320, height: 700 } });
    for (const path of ["/home/bots", ...pages, ...lists, "/workspace/library"]) {
      await page.goto(`${on.site.url}${path}`);
      // With scripts, the project is a choice beside the breadcrumbs.
      await untilHydrated(page.getByRole("button", { name: "Go to" }).locator("visible=true"));
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(320);
    }
  });
});
