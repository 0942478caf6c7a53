import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { queryOnce } from "../test/test-database.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

describe("favorites", () => {
  const on = useSiteAndBrowser();
  let ada: TestPerson;
  let bob: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
    bob = await openAccount(on.site, { firstName: "Bob" });
  });
  const query = (text: string, values: unknown[] = []) => queryOnce(on.site.databaseUrl, text, values);
  beforeEach(() => query("delete from favourites"));

  const kept = async ({ userId }: TestPerson) =>
    (await query("select kind, item_id from favourites where user_id = $1 order by kind, item_id", [userId])).map(
      ({ kind, item_id }) => `${kind}/${item_id}`,
    );
  const send = (fields: Readonly<Record<string, string>>, cookie = ada.cookie) =>
    postForm(on.site, "/favourites", { change: "add:tool/canva", ...fields }, { cookie });

  it("[A25] a heart adds its card to the favorites, another press removes it, and both survive a reload", async () => {
    const page = await openSignedIn(on, ada);
    const heart = (name: string) => page.getByRole("button", { name: `Favorite ${name}`, exact: true });
    const cards = [
      ["/tools?q=canva", "Canva", "tool/canva"],
      ["/ai-models", "Midjourney", "engine/midjourney"],
      ["/tools/looka", "Logo maker", "quick-app/logo-maker"],
    ] as const;
    for (const [path, name, key] of cards) {
      await page.goto(`${on.site.url}${path}`);
      await untilHydrated(heart(name).first());
      await heart(name).first().click();
      await expect.poll(() => heart(name).first().getAttribute("aria-pressed")).toBe("true");
      // The heart doesn't wait for the answer, and loading another page drops a request that is not sent yet.
      await expect.poll(() => kept(ada)).toContain(key);
      expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
    }
    await expect.poll(() => kept(ada)).toEqual(cards.map(([, , key]) => key).toSorted());
    await page.goto(`${on.site.url}/tools/canva`);
    // Canva is an engine, too, whose card stands below.
    await expect
      .poll(() => heart("Canva").evaluateAll((all) => all.map(({ ariaPressed }) => ariaPressed)))
      .toEqual(["true", "false"]);
    const box = await heart("Canva").first().boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    await untilHydrated(heart("Canva").first());
    await heart("Canva").first().click();
    await expect.poll(() => kept(ada)).toEqual(["engine/midjourney", "quick-app/logo-maker"]);
    await expect.poll(() => heart("Canva").first().getAttribute("aria-pressed")).toBe("false");
    expect(await kept(bob)).toEqual([]);
  });

  it("[A25] the home page shows a user's favorites although the rest is shared", async () => {
    await send({ change: "add:engine/midjourney" });
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/`);
    const heart = page.getByRole("button", { name: "Favorite Midjourney" }).first();
    expect(await heart.getAttribute("aria-pressed")).toBe("true");
    await heart.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await heart.boundingBox()) ?? {};
    expect([width, height]).toEqual([44, 44]);
    // The rest of the card is one link, as before.
    await page.mouse.click(x + width / 2, y + height + 30);
    await page.waitForURL("**/ai-models/midjourney");
  });

  it("[A25] a double click is one press, and two tabs do not conflict", async () => {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/tools/looka`);
    const heart = page.getByRole("button", { name: "Favorite Looka" });
    await untilHydrated(heart);
    await heart.dblclick();
    await expect.poll(() => kept(ada)).toEqual(["tool/looka"]);
    const other = await page.context().newPage();
    await other.goto(`${on.site.url}/tools/looka`);
    const same = await Promise.all([
      send({ change: "add:tool/looka", stay: "1" }),
      send({ change: "add:tool/looka", stay: "1" }),
      send({ change: "add:tool/looka", stay: "1" }),
    ]);
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    await other.getByRole("button", { name: "Favorite Looka" }).click();
    await expect.poll(() => kept(ada)).toEqual([]);
    await heart.click();
    expect((await send({ change: "remove:tool/looka", stay: "1" })).status).toBe(200);
    await expect.poll(() => kept(ada)).toEqual([]);
  });

  it("[A25] a failed press is reverted, with a message", async () => {
    const page = await openSignedIn(on, ada, { expectedErrors: [/ERR_FAILED|Failed to load/] });
    await page.goto(`${on.site.url}/tools/looka`);
    await page.route("**/favourites.data*", (route) => route.abort());
    const heart = page.getByRole("button", { name: "Favorite Looka" });
    await untilHydrated(heart);
    await heart.click();
    await page.getByText("We couldn’t update your favorites. Please try again in a moment.").waitFor();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
    await expect.poll(() => page.locator("h1").textContent()).toBe("Looka");
  });

  it("[A25] without scripts the heart submits a form and returns to the page", async () => {
    const page = await openSignedIn(on, ada, { javaScriptEnabled: false });
    await page.goto(`${on.site.url}/tools?q=canva`);
    await page.getByRole("button", { name: "Favorite Canva" }).click();
    // It leads back to the same address.
    await page.getByRole("button", { name: "Favorite Canva", pressed: true }).waitFor();
    await page.waitForURL("**/tools?q=canva");
    expect(await kept(ada)).toEqual(["tool/canva"]);
  });

  it("[A25] the list shows the newest first, and a heart removes and restores an entry", async () => {
    await send({});
    await send({ change: "add:tool/looka" });
    await send({ change: "add:quick-app/logo-maker" });
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/favourites`);
    expect(await page.locator("main article h3").allTextContents()).toEqual(["Looka", "Canva", "Logo maker"]);
    expect(await accessibilityFaults(page)).toEqual([]);
    const heart = page.getByRole("button", { name: "Favorite Looka" });
    await untilHydrated(heart);
    // What the root asks for anew afterwards.
    const settled = page.waitForResponse(
      (answer) => answer.request().method() === "GET" && /\.data/.test(answer.url()),
    );
    await heart.click();
    await settled;
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
    expect(await kept(ada)).toEqual(["quick-app/logo-maker", "tool/canva"]);
    await heart.press("Enter");
    await expect.poll(() => kept(ada)).toEqual(["quick-app/logo-maker", "tool/canva", "tool/looka"]);
  });

  it("[A25] an empty list says what to do", async () => {
    const page = await openSignedIn(on, bob);
    await page.goto(`${on.site.url}/favourites`);
    await page.getByText("No favorites yet").waitFor();
    expect(await page.getByRole("link", { name: "Browse tools" }).getAttribute("href")).toBe("/tools");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[A25] visitors see no hearts, only a link on an entry's page that signs in and returns", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/tools/canva`);
    expect(await page.getByRole("button", { name: /Favorite/ }).count()).toBe(0);
    const link = page.getByRole("link", { name: "Add to favorites" });
    expect(await link.getAttribute("href")).toBe("/login?redirectTo=/tools/canva");
    const list = await fetch(`${on.site.url}/favourites`, { redirect: "manual", headers: { accept: "text/html" } });
    expect([list.status, list.headers.get("location")]).toEqual([302, "/login?redirectTo=/favourites"]);
    const sent = await send({ returnTo: "/tools/canva" }, "");
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/login?redirectTo=/tools/canva"]);
    expect(await query("select * from favourites")).toEqual([]);
  });

  it.each([
    ["an entry that is not there", { change: "add:tool/no-such-tool" }, 404],
    ["a tool named as an engine", { change: "add:engine/looka" }, 404],
    ["another kind", { change: "add:user/canva" }, 422],
    ["no item", { change: "add:tool/" }, 422],
    ["an item that is no name", { change: "add:tool/../x' or 1=1" }, 422],
    ["another intent", { change: "steal:tool/canva" }, 422],
  ])("[A25] %s is refused and nothing is stored", async (_what, fields, status) => {
    const answer = await send({ stay: "1", ...fields });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/no such entry|names no entry/);
    expect(await kept(ada)).toEqual([]);
  });

  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", "/\\evil.example"])(
    "[A25] redirects only to our own paths, not to %s",
    async (returnTo) => {
      const answer = await send({ returnTo });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/favourites"]);
      expect((await send({ returnTo }, "")).headers.get("location")).toBe("/login?redirectTo=/favourites");
    },
  );

  it("[A25] another site cannot change a user's favorites", async () => {
    const body = new URLSearchParams({ change: "add:tool/canva" });
    const headers = { cookie: ada.cookie, origin: "https://evil.example" };
    expect((await fetch(`${on.site.url}/favourites`, { method: "POST", body, headers })).status).toBe(403);
    expect(await kept(ada)).toEqual([]);
  });
});
