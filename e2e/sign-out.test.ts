import { beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, signIn, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("signing out", () => {
  const on = useSiteAndBrowser();

  beforeEach(() => clearLimits(on.site));

  const isSignedIn = async (cookie: string) =>
    (await fetch(`${on.site.url}/settings/profile`, { headers: { cookie, accept: "text/html" }, redirect: "manual" }))
      .status === 200;

  /** A signed-in page, with something in the browser's storage. */
  async function openSignedIn({ cookie }: TestPerson, expectedErrors: readonly RegExp[] = []) {
    const page = await on.browser.open({ expectedErrors });
    const cookies = cookie.split("; ").map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url: on.site.url,
    }));
    await page.context().addCookies(cookies);
    await page.goto(`${on.site.url}/logout`);
    await page.evaluate(() => {
      for (const key of ["supabase-auth", "supabase.auth.token", "theme"]) localStorage.setItem(key, "x");
      sessionStorage.setItem("draft", "x");
    });
    return page;
  }

  it("[B6] ends this device's session and no other, clears browser storage, and says so", async () => {
    const person = await openAccount(on.site);
    const other = await signIn(on.site, person.email);
    const page = await openSignedIn(person);
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${on.site.url}/`);
    await page.locator("[data-sonner-toast]").getByText("Signed out successfully", { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["theme"]);
    const kept = await page.context().cookies();
    expect(kept.filter(({ name }) => name.startsWith("easel.session"))).toEqual([]);
    expect([await isSignedIn(person.cookie), await isSignedIn(other)]).toEqual([false, true]);
    const events = await querySite<{ kind: string }>(
      on.site,
      "select kind from security_events where user_id = $1 order by id desc limit 1",
      [person.userId],
    );
    expect(events).toEqual([{ kind: "signed-out" }]);
    await page.goto(`${on.site.url}/settings/profile`);
    await page.waitForURL(/\/login\?/);
  });

  it("[B6] without a connection clears browser storage and leads to the sign-in page", async () => {
    const page = await openSignedIn(await openAccount(on.site), [/ERR_FAILED/]);
    await page.route(/\/logout\.data/, (route) => route.abort());
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${on.site.url}/login`);
    await page.locator("[data-sonner-toast]").getByText("Failed to sign out", { exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.getItem("draft")]))
      .toEqual([0, null]);
  });

  it("[B6] that fails on the server says so, and this browser is signed out anyway", async () => {
    const person = await openAccount(on.site);
    const page = await openSignedIn(person);
    await querySite(
      on.site,
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$",
    );
    await querySite(on.site, "create trigger refuse before delete on sessions for each row execute function refuse()");
    try {
      expect((await postJson(on.site, "/api/auth/sign-out", {}, { cookie: person.cookie })).status).toBe(500);
      await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL(`${on.site.url}/login`);
      await page.locator("[data-sonner-toast]").getByText("Failed to sign out", { exact: true }).waitFor();
      await page.getByRole("main").getByRole("alert").getByText("Failed to sign out").waitFor();
      await expect
        .poll(() => page.evaluate(() => [localStorage.length, sessionStorage.getItem("draft")]))
        .toEqual([0, null]);
      const kept = await page.context().cookies();
      expect(kept.filter(({ name }) => name.startsWith("easel.session"))).toEqual([]);
    } finally {
      await querySite(on.site, "drop function refuse cascade");
    }
  });

  it("[B6] can't be triggered by a link or by another site's form", async () => {
    const { cookie } = await openAccount(on.site);
    const shown = await fetch(`${on.site.url}/logout`, { headers: { cookie, accept: "text/html" } });
    expect(await shown.text()).toContain("Stay signed in");
    const foreign = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await postForm(on.site, "/logout", {}, foreign)).status).toBe(403);
    expect(await isSignedIn(cookie)).toBe(true);
    const guest = await fetch(`${on.site.url}/logout`, { headers: { accept: "text/html" }, redirect: "manual" });
    expect([guest.status, guest.headers.get("location")]).toEqual([302, "/"]);
    const twice = await Promise.all([1, 2].map(() => postForm(on.site, "/logout", {}, { cookie })));
    expect(twice.map((answer) => [answer.status, answer.headers.get("location")])).toEqual(Array(2).fill([302, "/"]));
    expect(await isSignedIn(cookie)).toBe(false);
  });
});
