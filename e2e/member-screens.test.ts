import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

/** The login-required routes of B7, and what each is called. */
const screens = {
  "/home/product-picture": "Product picture",
};

describe("screens for members", () => {
  const on = useSiteAndBrowser();
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });
  const ask = (path: string, cookie = "") =>
    fetch(`${on.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });

  it.each(Object.entries(screens))(
    "[B7] %s redirects a visitor to the sign-in page and remembers the path",
    async (path, title) => {
      const guest = await ask(path);
      expect(guest.status).toBe(302);
      const location = new URL(guest.headers.get("location") ?? "", on.site.url);
      expect([location.pathname, location.searchParams.get("redirectTo")]).toEqual(["/login", path]);
      expect(await (await ask(`${location.pathname}${location.search}`)).text()).toContain(
        `Log in to continue to ${title}.`,
      );
      const hers = await ask(path, ada.cookie);
      expect(hers.status).toBe(200);
      expect(hers.headers.get("cache-control")).toBe("private, no-store");
      const html = await hers.text();
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
      // Who is signed in comes with the page: nothing is still loading.
      expect(html.includes("Loading")).toBe(false);
    },
  );

  it("[F7][B7] /home/image leads to the image generator, and visitors to the sign-in page before", async () => {
    const path = "/home/image?key=imageGenerator";
    const [guest, hers] = [await ask(path), await ask(path, ada.cookie)];
    expect([guest.status, guest.headers.get("location")]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(path).replaceAll("%2F", "/")}`,
    ]);
    expect([hers.status, hers.headers.get("location")]).toEqual([302, "/image-generator"]);
    expect((await ask("/image-generator")).headers.get("location")).toBe("/login?redirectTo=/image-generator");
  });

  it.each([
    ["[F5]", "/chat", "Send"],
    ["[F2]", "/text-generator", "Generate"],
  ])("%s %s says that no engine is connected, and how one can be", async (_, path, start) => {
    const page = await openSignedIn(on, ada, { viewport: phone });
    await page.goto(`${on.site.url}${path}`);
    await page.getByText("No language engine is connected").waitFor();
    expect(await page.getByRole("button", { name: start }).count()).toBe(0);
    await page.getByRole("link", { name: "Connect a provider" }).click();
    await page.waitForURL(/ai-providers/);
  });

  it.each([
    ["short", "?", ""],
    ["too long for an address", "#", "Every loaf has a name and a story, and people know it. ".repeat(30).trim()],
  ])("[F2][F5] without an engine, a text that is %s becomes a draft or a question", async (_, mark, point) => {
    const page = await openSignedIn(on, ada, { viewport: phone });
    const prompt = `A name for our bakery\n- Old mill\n- ${point}`.trimEnd();
    const payloadOf = (settings: object) => `${mark}${new URLSearchParams({ payload: JSON.stringify(settings) })}`;
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth);
    const choices = { contentType: "email", tone: "casual", language: "de", words: 800 };
    await page.goto(`${on.site.url}/text-generator${payloadOf({ prompt, ...choices })}`);
    await expect.poll(fits).toBe(phone.width);
    await page.getByRole("link", { name: "Write a first draft" }).click();
    await expect.poll(() => page.getByLabel("Topic").inputValue()).toBe("A name for our bakery");
    expect(await page.getByLabel("Key points").inputValue()).toBe(prompt.slice(prompt.indexOf("\n") + 1));
    const chosen = await Promise.all(
      ["Content type", "Tone", "Language"].map((label) => page.getByLabel(label, { exact: true }).inputValue()),
    );
    expect([...chosen, await page.getByRole("slider").inputValue()]).toEqual(["email", "casual", "de", "800"]);

    await page.goto(`${on.site.url}/chat${payloadOf({ prompt })}`);
    await page.getByText("No language engine is connected").waitFor();
    await expect.poll(fits).toBe(phone.width);
    await page.getByRole("link", { name: "Ask which tool fits" }).click();
    const question = page.getByLabel("What do you need?");
    await expect.poll(() => question.inputValue()).toBe(prompt.replaceAll("\n", " ").slice(0, 500));
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("heading", { name: "A name for our bakery" }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("textbox", { name: "Refine your search" }).fill("a free logo");
    await page.getByRole("button", { name: "Refine" }).click();
    await page.getByText("The search works without one.").waitFor();
    await page.getByRole("list", { name: "Tools that fit" }).getByText("Has a free plan").first().waitFor();
  });

  it("[F7] without an engine, Chat with a PDF says before the upload what it does and how to get one", async () => {
    const page = await openSignedIn(on, ada, { viewport: phone });
    await page.goto(`${on.site.url}/home/chatpdf`);
    await page.getByText("search for passages that contain your words").waitFor();
    await page.getByText("Connect a provider with your own API key").waitFor();
    expect(await page.getByText("Every answer names").count()).toBe(0);
  });

  it.each(["/home/nothing", "/home/detector/more", "/workspace/more"])(
    "[A21] %s is not found, for visitors and signed-in users",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
      expect((await ask(path, ada.cookie)).status).toBe(404);
    },
  );

  it("[B7] in a browser: a link leads through the sign-in page to the requested screen", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/features`);
    await page.getByRole("button", { name: "AI Tools" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Ideation" }).click();
    await page.waitForURL("**/login?redirectTo=/ideation");
    await page.getByLabel("Email", { exact: true }).first().fill(ada.email);
    await page.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL("**/ideation");
    await page.getByRole("heading", { level: 1, name: "Ideation" }).waitFor();
    await page.getByRole("link", { name: "All ideation tools" }).click();
    await page.waitForURL("**/tools?category=ideation");
  });

  it("[B7] a slow page shows a loading status until it arrives", async () => {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/features`);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/workspace.data*", async (route) => {
      await held;
      await route.continue();
    });
    const spinner = page.getByRole("status").filter({ hasText: "Loading" });
    expect(await spinner.count()).toBe(0);
    const link = page.getByRole("link", { name: "Workspace" });
    await untilHydrated(link);
    await link.click();
    await spinner.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    answer();
    await page.getByText("Welcome, Ada").waitFor();
    await spinner.waitFor({ state: "detached" });
  });
});
