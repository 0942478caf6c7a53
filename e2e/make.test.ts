import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const prompt = "Flyer for our garage sale this Saturday 10 to 4, 12 Oak Street, everything must go!";

describe("the studio before signing up", () => {
  const on = useSiteAndBrowser();
  beforeEach(() => clearLimits(on.site));

  const post = (fields: Readonly<Record<string, string>>) => postForm(on.site, "/make", fields);
  /** @returns the address of the page that shows the designs. */
  const draw = async () => (await post({ prompt, style: "brutal" })).headers.get("location") ?? "";
  const pictureOf = (drawing: string, number: number) =>
    fetch(`${on.site.url}/api/visitor-designs/${drawing.split("=")[1]}/${number}.png`);

  it("[F17] draws two small pictures, also without scripts", async () => {
    const address = await draw();
    expect(address).toMatch(/^\/make\?drawing=[\da-f-]{36}$/);
    const html = await (await fetch(`${on.site.url}${address}`)).text();
    expect(html).toContain("Create a free account");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    const pictures = await Promise.all([1, 2].map((number) => pictureOf(address, number)));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200]);
    const bytes = await Promise.all(pictures.map(async (picture) => Buffer.from(await picture.arrayBuffer())));
    for (const file of bytes) {
      const { width, height, format } = await sharp(file).metadata();
      expect([format, Math.max(width, height)]).toEqual(["png", 640]);
    }
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(false);
    for (const number of [0, 3, 12]) expect((await pictureOf(address, number)).status).toBe(404);
  });

  it("[F17] every style’s name has room in its card, also on the narrowest phones", async () => {
    const page = await on.browser.open({ viewport: { width: 320, height: 640 } });
    await page.goto(`${on.site.url}/make`);
    for (const width of [320, phone.width, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const names = page.getByRole("group", { name: "Style" }).locator("label > span:last-of-type");
      expect(await names.count()).toBe(11);
      const cut = await names.evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => `${name.textContent}`),
      );
      expect([width, cut]).toEqual([width, []]);
    }
  });

  it("[F17] says what is wrong with a prompt, and keeps it", async () => {
    const empty = await post({ prompt: "  ", style: "swiss" });
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining("Please describe what you need."),
    ]);
    const long = await post({ prompt: "x".repeat(501), style: "swiss" });
    expect([long.status, await long.text()]).toEqual([422, expect.stringContaining("500 characters at most")]);
    const odd = await post({ prompt, style: "<script>" });
    expect(odd.status).toBe(303);
  });

  it("[F17] a network draws ten times an hour, and looks at thirty pictures in ten minutes", async () => {
    const drawn: string[] = [];
    for (let press = 0; press < 10; press++) drawn.push(await draw());
    const refused = await post({ prompt, style: "brutal" });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const statuses: number[] = [];
    for (let look = 0; look < 31; look++) statuses.push((await pictureOf(drawn[0] ?? "", 1)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it("[F17] the account keeps what was drawn, also when the mail is opened on a phone", async () => {
    const page = await on.browser.open();
    await page.goto(on.site.url);
    await page.getByRole("link", { name: "Make a design", exact: true }).click();
    await page.getByLabel("What do you want to make?").fill(prompt);
    await page.getByRole("radio", { name: "Brutal" }).check();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Draw two designs" }).click();
    const drawn = page.getByRole("region", { name: "Your designs" });
    for (const number of [1, 2]) await drawn.getByRole("img", { name: `Design ${number} of 2` }).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);

    await drawn.getByRole("link", { name: "Create a free account" }).click();
    await page.getByText("Sign up to keep your designs.").waitFor();
    const main = page.getByRole("main");
    await main.getByLabel("First name").fill("Mira");
    await main.getByLabel("Last name").fill("Kovács");
    await main.getByLabel("Email", { exact: true }).fill("mira@visitors.example");
    await main.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();

    const [mail] = await mailsTo(on.site, "mira@visitors.example", 1);
    const other = await on.browser.open({ viewport: phone });
    await other.goto(linkIn(mail, on.site, "/verify-email"));
    await other.getByRole("button", { name: "Confirm and sign in" }).click();
    await other.waitForURL(/\/image-generator\?run=/);
    const results = other.getByRole("region", { name: "Results" });
    await expect.poll(() => results.getByRole("listitem").count()).toBe(2);
    await expectNoSidewaysScrolling(other);
    const [account] = await querySite<{ spent: number }>(
      on.site,
      `select count(*)::int as spent from runs where price_aic > 0 and user_id = (select id from users where email = $1)`,
      ["mira@visitors.example"],
    );
    expect(account?.spent).toBe(0);

    // The first browser hears that it is over, without being told by whom.
    await page.getByText("Your sign-up is no longer waiting").waitFor();
    on.browser.expectNoErrors();
  });

  it("[F17] a user's link to designs that another account keeps says so, and a link without designs opens the generator", async () => {
    const address = await draw();
    const [first, second] = [await openAccount(on.site), await openAccount(on.site)];
    const keep = await openSignedIn(on, first);
    await keep.goto(`${on.site.url}${address}`);
    await keep.waitForURL(/\/image-generator\?run=/);
    const late = await openSignedIn(on, second, { expectedErrors: [/410/] });
    await late.goto(`${on.site.url}${address}`);
    await late.getByText("These designs aren’t kept anymore.").waitFor();
    await late.goto(`${on.site.url}/make?${new URLSearchParams({ prompt, style: "deco" })}`);
    await late.waitForURL(/\/image-generator\?payload=/);
    on.browser.expectNoErrors();
  });
});
