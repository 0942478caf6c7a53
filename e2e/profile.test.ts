import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { clearLimits, confirmSignUp, openAccount, type TestPerson, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone } from "../test/browser.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("the settings", () => {
  const at = useSiteAndBrowser();
  const openAs = (person: TestPerson, options?: OpenOptions) => openSignedIn(at, person, options);
  const namesOf = async ({ userId }: TestPerson) => {
    const [row] = await querySite(
      at.site,
      "select u.name, u.first_name, p.first_name as first, p.last_name as last, p.avatar_url from users u join profiles p using (id) where id = $1",
      [userId],
    );
    return row;
  };

  it("[B8] change the user's name, say so, and keep what the user typed if it is refused", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada);
    await page.goto(`${at.site.url}/settings/profile`);
    await page.getByRole("main").getByRole("img", { name: "Ada" }).getByText("AL").waitFor();
    await hydrated(page);
    const main = page.getByRole("main");
    expect(await main.getByText(ada.email).isVisible()).toBe(true);
    expect(await main.getByRole("link", { name: "Change email" }).getAttribute("href")).toBe(
      "/settings/security/email",
    );

    await page.getByLabel("First name").fill("");
    await page.getByLabel("Last name").fill(" ");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect.poll(() => page.getByText("First name is required").isVisible()).toBe(true);
    await expect.poll(() => page.getByText("Last name is required").isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByLabel("First name").fill("Augusta");
    await page.getByLabel("Last name").fill("King");
    await page.keyboard.press("Enter");
    await page.getByText("Profile updated").waitFor();
    await page.getByRole("main").getByRole("img", { name: "Augusta" }).getByText("AK").waitFor();
    expect(await namesOf(ada)).toMatchObject({ name: "Augusta King", first_name: "Augusta", first: "Augusta" });
  });

  it("[B8] say 'Update failed' and why, and keep what the user typed", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada, { expectedErrors: [/ERR_FAILED/] });
    await page.goto(`${at.site.url}/settings/profile`);
    await hydrated(page);
    await page.route("**/settings/profile.data*", (route) => route.abort());
    await page.getByLabel("First name").fill("Augusta");
    await page.getByRole("button", { name: "Save name" }).click();
    const toast = page.getByRole("region", { name: /notifications/i });
    await toast.getByText("Update failed").waitFor();
    await toast.getByText("Your profile could not be saved. Please try again in a moment.").waitFor();
    await page.getByRole("alert").getByText("Your profile could not be saved.").waitFor();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Augusta");
  });

  it("[B8] work without scripts, on a phone", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada, { javaScriptEnabled: false, viewport: phone, expectedErrors: [/422/] });
    await page.goto(`${at.site.url}/settings/profile`);
    await page.getByLabel("First name").fill("  ");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("First name is required").waitFor();
    await page.getByLabel("First name").fill("Augusta");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByRole("status").getByText("Profile updated").waitFor();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Augusta");
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Billing" }).click();
    await page.getByRole("heading", { name: "Subscription Plans" }).waitFor();
  });

  it("[B8] take a name as text, normalize it, and refuse one that is too long", async () => {
    const ada = await openAccount(at.site);
    const save = (firstName: string, lastName = "Lovelace") =>
      postForm(at.site, "/settings/profile", { firstName, lastName }, { cookie: ada.cookie });
    const script = "<script>alert(1)</script>";
    expect((await save(script)).status).toBe(200);
    const page = await (await fetch(`${at.site.url}/settings/profile`, { headers: { cookie: ada.cookie } })).text();
    expect(page).not.toContain(script);
    expect(page).toContain("&lt;script&gt;alert(1)");

    expect((await save("Ada\u202e\u0007\r\nBcc: x")).status).toBe(200);
    expect(await namesOf(ada)).toMatchObject({ first: "Ada Bcc: x" });
    expect((await save("👩🏽‍🎨".repeat(15))).status).toBe(200);
    const long = await save("x".repeat(61));
    expect(long.status).toBe(422);
    expect(await long.text()).toContain("First name must be at most 60 characters");
    expect((await save("Ada", "x".repeat(70_000))).status).toBe(413);
    expect((await save("Ada\0")).status).toBe(400);
  });

  it("[B8] say what isn't available yet, and where to go", async () => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada);
    const expected = [
      ["billing", "Subscription Plans", "Plans can’t be bought here right now", "/contact?subject=partnership"],
      ["credits", "AI Credits", "No credits information available", "/settings/billing"],
    ] as const;
    for (const [name, heading, text, onwards] of expected) {
      await page.goto(`${at.site.url}/settings/${name}`);
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      const main = page.getByRole("main");
      expect(await main.getByText(text, { exact: true }).isVisible()).toBe(true);
      expect(await main.locator(`a[href="${onwards}"]`).last().isVisible()).toBe(true);
      expect((await page.request.get(`${at.site.url}${onwards}`)).status()).toBe(200);
    }
  });

  it.each([375, 768, 1280])("[A26] fit at %i px, and have no accessibility faults", async (width) => {
    const ada = await openAccount(at.site);
    const page = await openAs(ada, { viewport: { width, height: 800 } });
    for (const name of ["profile", "billing", "credits", "ai-providers", "data", "delete", "profile/avatar"]) {
      await page.goto(`${at.site.url}/settings/${name}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const tabs = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
      for (const tab of await tabs.all()) expect(await isInView(tab)).toBe(true);
      // Narrow and wide differ only in their navigation; the rest is checked once.
      if (width === 375 || name === "profile") expect([name, await accessibilityFaults(page)]).toEqual([name, []]);
    }
    await clearLimits(at.site);
  });

  /** Until then the browser itself sends the form. */
  const hydrated = (page: Page) => page.getByText("or drop one here").waitFor();

  const isInView = (link: Locator) =>
    link.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });

  describe("over HTTP", () => {
    const update = (person: TestPerson | undefined, body: unknown) =>
      postJson(at.site, "/api/auth/update-user", body, person ? { cookie: person.cookie } : {});

    it("[B10] change first and last name by the form's rules, and the profile with them", async () => {
      const ada = await openAccount(at.site);
      await fetch(`${at.site.url}/settings/profile`, { headers: { cookie: ada.cookie } });
      expect((await update(ada, { firstName: " Augusta ", lastName: "King\n" })).status).toBe(200);
      expect(await namesOf(ada)).toMatchObject({ name: "Augusta King", first: "Augusta", last: "King" });
      expect((await update(ada, { lastName: "Byron" })).status).toBe(200);
      expect(await namesOf(ada)).toMatchObject({ name: "Augusta Byron", first: "Augusta", last: "Byron" });
      const empty = await update(ada, { firstName: "" });
      expect([empty.status, await empty.json()]).toMatchObject([
        422,
        { error: { message: "First name is required." } },
      ]);
      for (const firstName of ["x".repeat(61), 7, null, ["Ada"], { toString: "Ada" }]) {
        expect((await update(ada, { firstName })).status).toBe(422);
      }
      expect((await update(undefined, { firstName: "Eve" })).status).toBe(401);
      expect(await namesOf(ada)).toMatchObject({ name: "Augusta Byron" });
    });

    it("[B8] never take a picture's address, or any other field, from a client", async () => {
      const ada = await openAccount(at.site);
      await fetch(`${at.site.url}/settings/profile`, { headers: { cookie: ada.cookie } });
      const image = "https://lh3.googleusercontent.com/a/of-somebody-else";
      for (const body of [
        { image },
        { firstName: "Ada", image },
        { avatarUrl: image },
        { avatar_url: image },
        { name: "Eve" },
        { email: "eve@example.com" },
        { emailVerified: true },
        { twoFactorEnabled: false },
        { deleteAfter: null },
        {},
      ]) {
        expect([body, (await update(ada, body)).status]).toEqual([body, 422]);
      }
      const eve = { firstName: "Eve", lastName: "Moneypenny", email: "eve@example.com", password: testPassword };
      const signUp = await postJson(at.site, "/api/auth/sign-up/email", { ...eve, image, avatarUrl: image });
      expect(signUp.status).toBe(200);
      expect(await confirmSignUp(at.site, eve.email)).not.toBe("undefined");
      expect(await querySite(at.site, "select image from users where image is not null")).toEqual([]);
      expect(await namesOf(ada)).toMatchObject({ name: "Ada Lovelace", avatar_url: null });
    });
  });
});
