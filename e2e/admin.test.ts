import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "../test/account-mails.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults, layoutRules } from "../test/axe.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { openSiteLedger, spend } from "../test/credits-people.ts";
import { fixtureEnvironment } from "../test/lemon-squeezy-fixtures.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";

const operatorEmail = "operator@easel.example";

describe("the operator’s pages", () => {
  let site: Site;
  let browser: TestBrowser;
  let user: TestPerson;
  let operator: TestPerson;
  beforeAll(async () => {
    const env = { ...fixtureEnvironment, OPERATOR_EMAILS: operatorEmail, OPENAI_API_KEY: "sk-test-0000000000000000" };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
    operator = await openAccount(site, { email: operatorEmail });
    user = await openAccount(site, { firstName: "Grace", lastName: "Hopper" });
  });
  afterAll(async () => {
    browser.expectNoErrors();
    await browser.close();
    await site.stop();
  });

  async function open(person: TestPerson, path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn({ site, browser }, person, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }

  const balanceOf = async ({ userId }: TestPerson) => {
    const rows = await querySite<{ sum: number }>(
      site,
      "select coalesce(sum(remaining), 0)::int as sum from credit_lots where user_id = $1",
      [userId],
    );
    return rows[0]?.sum;
  };
  const log = () =>
    querySite<{ action: string; reason: string; subject_name: string }>(
      site,
      "select action, reason, subject_name from operator_actions order by id",
    );
  const press = async (page: Page, ...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  /** Button that opens a form, and then closes it. */
  const opener = (page: Page, label: string) => page.locator("summary", { hasText: label });
  /** Makes a change with a reason. */
  async function change(page: Page, label: string, reason: string, open = opener(page, label)) {
    await open.click();
    const form = page.locator("form", { has: page.getByRole("button", { name: label, exact: true }) });
    await form.getByLabel("Reason").fill(reason);
    await form.getByRole("button", { name: label, exact: true }).click();
  }

  it("[G4] let an operator find a user and add credits with a reason, by keyboard alone", async () => {
    const page = await open(operator, "/admin");
    await page.getByRole("link", { name: "Users", exact: true }).focus();
    await press(page, "Enter");
    await page.getByRole("heading", { name: "Users", exact: true }).waitFor();
    await page.getByLabel(/^Email, name/).focus();
    await page.keyboard.type("grace hop");
    await press(page, "Enter");
    const found = page.getByRole("link", { name: user.email });
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    await found.focus();
    await press(page, "Enter");
    await page.getByRole("link", { name: "Credits", exact: true }).focus();
    await press(page, "Enter");
    await opener(page, "Add or remove credits").focus();
    await press(page, "Enter");
    await page.getByLabel("Credits", { exact: true }).focus();
    await page.keyboard.type("250");
    const send = page.getByRole("button", { name: "Change the balance" });
    await send.focus();
    await press(page, "Enter");
    await page.getByText("Say why, for the audit log.").waitFor();
    // The first field that is wrong has the focus.
    await page.keyboard.type("Sorry for the outage on Monday");
    await send.focus();
    await press(page, "Enter");
    await page.getByText(`Changed the balance: ${user.email}`).waitFor();
    await page.getByRole("row", { name: /Sorry for the outage on Monday/ }).waitFor();
    // A new turn begins closed and empty.
    await send.waitFor({ state: "hidden" });
    expect(await balanceOf(user)).toBe(250);
    expect(await log()).toEqual([
      { action: "credits-adjusted", reason: "Sorry for the outage on Monday", subject_name: user.email },
    ]);
    const credits = await open(user, "/settings/credits");
    await credits.getByText("Sorry for the outage on Monday").first().waitFor();
  });

  it("[G4] make a change once, though its form is sent twice at once, and none that isn’t possible", async () => {
    const page = await open(operator, `/admin/users/${user.userId}?tab=credits`);
    const key = await page.locator("input[name=key]").first().inputValue();
    const before = await balanceOf(user);
    const send = (fields: Readonly<Record<string, string>>) =>
      fetch(`${site.url}/admin/users/${user.userId}`, {
        method: "POST",
        headers: { cookie: operator.cookie, origin: site.url },
        body: new URLSearchParams({ reason: "A test of two presses", ...fields }),
        redirect: "manual",
      });
    const adjust = { intent: "adjust", direction: "add", amount: "10", bucket: "general", key };
    const twice = await Promise.all([send(adjust), send(adjust)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([302, 409]);
    expect(await balanceOf(user)).toBe((before ?? 0) + 10);
    const rows = (await log()).length;
    const refused = await Promise.all([
      send({ ...adjust, key: "a-new-key-1", direction: "remove", amount: "100000" }),
      send({ ...adjust, key: "" }),
      send({ intent: "refund-charge", number: "999", key: "a-new-key-2" }),
      send({ intent: "enable" }),
      send({ intent: "be-someone-else" }),
      send({ intent: "disable", reason: " " }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 404, 409, 422, 422]);
    expect([await balanceOf(user), (await log()).length]).toEqual([(before ?? 0) + 10, rows]);
  });

  it("[G4] refund a charge, sign a user out, disable and enable them, but not the operator themselves", async () => {
    const { ledger, close } = openSiteLedger(site);
    const number = await spend(ledger, user.userId, { amount: 7 });
    await close();
    const other = await open(user, "/workspace");
    const page = await open(operator, `/admin/users/${user.userId}?tab=credits`, {
      viewport: phone,
      expectedErrors: [/409/],
    });
    const elsewhere = await open(operator, `/admin/users/${user.userId}?tab=credits`, { expectedErrors: [/409/] });
    await change(page, `Refund charge ${number}`, "The picture was empty");
    await page.getByRole("row", { name: `Refund of charge ${number}, “an image”` }).waitFor();
    expect(await page.getByRole("row", { name: /Refunded$/ }).count()).toBe(1);
    // Another operator’s page still has the button.
    await change(elsewhere, `Refund charge ${number}`, "The picture was empty, again");
    await elsewhere.getByText("This charge has already been refunded.").waitFor();
    expect(await elsewhere.getByRole("textbox", { name: "Reason" }).inputValue()).toBe("The picture was empty, again");
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    await change(page, "Disable", "We disable on Monday");
    await page.getByText(/^Disabled since/).waitFor();
    await other.reload();
    await other.waitForURL(/[/]login/);
    await change(page, "Enable", "We enable on Monday");
    await page.getByText("Active", { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);

    await page.goto(`${site.url}/admin/users/${operator.userId}`);
    await change(page, "Sign out everywhere", "We sign out on Monday");
    await page.getByText("This is your own account. Another operator has to do this.").waitFor();
    await page.goto(`${site.url}/admin/audit?q=monday`);
    // On a phone, each row is a block that has no more than the window's width.
    const disabled = page.getByRole("row", { name: /We disable on Monday/ });
    await disabled.waitFor();
    const isWithinWindow = (row: Element) => row.getBoundingClientRect().right <= innerWidth;
    expect([
      await disabled.evaluate(isWithinWindow),
      await page.getByRole("row", { name: /We sign out/ }).count(),
    ]).toEqual([true, 0]);
    for (const [found, isThere] of [
      ["q=refund", true],
      ["q=operator%40easel&kind=user", true],
      [`operator=${operator.userId}&kind=user`, true],
      ["q=refund&kind=plan", false],
    ] as const) {
      await page.goto(`${site.url}/admin/audit?${found}`);
      const wanted = isThere
        ? page.getByRole("row", { name: /Refunded a charge.*The picture was empty/ })
        : page.getByText("No change matches that search.");
      await wanted.waitFor();
    }
  });

  it("[G4] show a payment event that waits, which the operator dismisses or assigns", async () => {
    const add = (name: string, status: string) =>
      querySite<{ id: string }>(
        site,
        `insert into webhook_events (provider, content_digest, event_name, body, status, error, attempts, received_at)
         values ('lemon-squeezy', sha256($1::text::bytea), $1, '{"meta":{}}', $2, 'Its user is unknown.', 3, now()) returning id`,
        [name, status],
      );
    await add("order_created", "quarantined");
    const page = await open(operator, "/admin", { expectedErrors: [/404/] });
    await page.setViewportSize(phone);
    await page.locator("summary").getByText("1 waiting", { exact: true }).waitFor();
    await page.setViewportSize({ width: 1_280, height: 900 });
    await page.getByRole("link", { name: "Payment events" }).last().click();
    await page.getByRole("link", { name: /order_created/ }).click();
    await opener(page, "Assign to a user").click();
    await page.getByLabel("The user’s email").fill("no-one@easel.example");
    const assigning = page.locator("form", { has: page.getByLabel("The user’s email") });
    await assigning.getByLabel("Reason").fill("They wrote to us");
    await assigning.getByRole("button", { name: "Assign to a user" }).click();
    await page.getByText("There is no account with this address.").waitFor();
    await change(page, "Dismiss", "Refunded at the provider");
    await page.getByText("Dismissed: Refunded at the provider").waitFor();
    expect((await log()).at(-1)?.action).toBe("webhook-dismissed");
  });

  it("[G4] create a promotion code, which a user then sees on the price, and end it", async () => {
    const page = await open(operator, "/admin/promotions", { expectedErrors: [/409/] });
    await opener(page, "New promotion code").click();
    await page.getByLabel("Code", { exact: true }).fill("spring 26");
    await page.getByLabel("Discount in percent").fill("20");
    await page.getByLabel("For months").fill("3");
    await page.getByLabel("Reason").fill("Spring sale");
    await page.getByRole("button", { name: "Create the code" }).click();
    const row = page.getByRole("row", { name: /SPRING26/ });
    await row.getByText("Active").waitFor();
    const pricing = await open(await openAccount(site), "/pricing?plan=pro&interval=monthly&code=spring26");
    await pricing
      .getByText(/20%|\$15[.]20/)
      .first()
      .waitFor();
    await change(page, "End SPRING26", "The sale is over", row.locator("summary"));
    await row.getByText("Ended").waitFor();
  });

  it("[G4] put a notice above every page and close sign-ups, at once for every visitor", async () => {
    const page = await open(operator, "/admin/settings");
    await opener(page, "Change the notice").click();
    await page.getByLabel("Notice", { exact: true }).fill("Maintenance on Sunday at 8:00 UTC");
    await page
      .locator("form", { has: page.getByLabel("Notice", { exact: true }) })
      .getByLabel("Reason")
      .fill("Upgrade");
    await page.getByRole("button", { name: "Change the notice" }).click();
    await page.getByText("It says: “Maintenance on Sunday at 8:00 UTC”").waitFor();
    const home = () => fetch(site.url).then((answer) => answer.text());
    await expect.poll(home).toContain("Maintenance on Sunday at 8:00 UTC");
    await change(page, "Close sign-ups", "A wave of spam");
    await page.getByText(/^Closed:/).waitFor();
    await expect
      .poll(async () => (await fetch(`${site.url}/signup`)).text())
      .toContain("New accounts can’t be created at the moment.");
    const body = { firstName: "Eve", lastName: "X", email: "eve@mail-x.example", password: "correct horse battery" };
    const refused = await postJson(site, "/api/auth/sign-up/email", body);
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: "sign_ups_closed" } }]);
    await change(page, "Open sign-ups", "The wave is over");
    await page.getByText(/^Open:/).waitFor();
    expect((await postJson(site, "/api/auth/sign-up/email", body)).status).toBe(200);
    await opener(page, "Change the notice").click();
    await page.getByLabel("Notice", { exact: true }).fill("");
    await page
      .locator("form", { has: page.getByLabel("Notice", { exact: true }) })
      .getByLabel("Reason")
      .fill("Done");
    await page.getByRole("button", { name: "Change the notice" }).click();
    await expect.poll(home).not.toContain("Maintenance on Sunday");
  });

  it("[G4] show what a user asked and made only with their code, to one operator, until they withdraw it", async () => {
    const asker = await openAccount(site);
    await querySite(
      site,
      `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, output, created_at)
       values (gen_random_uuid(), $1, 'one', 'text-generator', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished',
         '{"prompt": "A slogan for my bakery"}', 'Bread, and nothing else', now())`,
      [asker.userId],
    );
    const path = `/admin/users/${asker.userId}?tab=runs`;
    const page = await open(operator, path, { expectedErrors: [/422/] });
    expect(await page.content()).not.toContain("bakery");
    const consent = await open(asker, "/settings/support/view", { viewport: phone });
    await consent.getByRole("button", { name: "Make a code" }).click();
    const code = (await consent.locator("strong").innerText()).toLowerCase().replace("-", " ");
    expect(await accessibilityFaults(consent)).toEqual([]);
    const enter = async (given: string) => {
      await page.getByLabel("The user’s code").fill(given);
      await page.getByLabel("Reason").fill("They asked why it is so short");
      await page.getByRole("button", { name: "See what they asked and made" }).click();
    };
    await opener(page, "See what they asked and made").click();
    await enter("ABCDE-FGHJK");
    await page.getByText(/^This code is wrong/).waitFor();
    await enter(code);
    await page.getByText("Asked", { exact: true }).click();
    await page.getByText("A slogan for my bakery").waitFor();
    await consent.reload();
    await consent.getByText(/^An administrator can see your runs until/).waitFor();
    await consent.getByRole("button", { name: "Withdraw" }).click();
    await consent.getByRole("button", { name: "Make a code" }).waitFor();
    await page.reload();
    expect(await page.content()).not.toContain("bakery");
    const log = await open(asker, "/settings/security");
    await log.getByText("An administrator opened your runs with your code").waitFor();
  });

  it("[G4] take an AI provider out and put it back", async () => {
    const page = await open(operator, "/admin/providers");
    const row = page.getByRole("row", { name: /OpenAI/ });
    await change(page, "Take out OpenAI", "Their status page is red", row.locator("summary"));
    await row.getByText("Taken out").waitFor();
    await change(page, "Put back OpenAI", "It works again", row.locator("summary"));
    await row.getByText("Working").waitFor();
  });

  it("[G4] send a test mail, and are accessible at every width", async () => {
    const page = await open(operator, "/admin/mail");
    await page.getByRole("button", { name: "Send me a test mail" }).click();
    await page.getByText("Test mail sent").waitFor();
    expect(await mailsTo(site, operator.email, /^Test mail from/)).toHaveLength(1);
    const paths = [
      "",
      "/users",
      "/audit",
      "/subscriptions",
      "/payments",
      "/webhooks",
      "/plans",
      "/promotions",
      "/jobs",
      "/providers",
      "/mail",
    ];
    for (const path of [...paths, `/users/${user.userId}?tab=security`, `/users/${user.userId}?tab=runs`]) {
      await page.goto(`${site.url}/admin${path}`);
      await page.setViewportSize(phone);
      await expectNoSidewaysScrolling(page);
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      await page.setViewportSize({ width: 1_280, height: 900 });
      expect([path, await accessibilityFaults(page, "html", layoutRules)]).toEqual([path, []]);
    }
    // The menu is higher than the window, and begins with the entry of the page in view.
    await page.goto(`${site.url}/admin/audit`);
    const entry = page.getByRole("navigation", { name: "Operator’s pages" }).locator("a[aria-current=page]:visible");
    await expect.poll(() => entry.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  });
});
