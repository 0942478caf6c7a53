import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, cookiesOf, openAccount, type TestPerson, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { finishRun, refundRun } from "../test/finish-run.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

describe("referrals", () => {
  const on = useSiteAndBrowser();
  let ada: TestPerson;
  const codeOf = ({ userId }: Pick<TestPerson, "userId">) => userId.slice(0, 8).toUpperCase();
  const ask = (path: string, cookie = "") =>
    fetch(`${on.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  const referralOf = async (email: string) => {
    const [row] = await querySite<{ status: string; reason: string | null; referrer_id: string }>(
      on.site,
      "select status, reason, referrer_id from referrals join users on users.id = friend_id where email = $1",
      [email],
    );
    return row;
  };
  const rewardsOf = async (userId: string) => {
    const rows = await querySite<{ amount: number }>(
      on.site,
      "select amount from credit_transactions where user_id = $1 and source = 'referral' order by number",
      [userId],
    );
    return rows.map(({ amount }) => amount);
  };
  const signUp = (email: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    postForm(on.site, path, { firstName: "Grace", lastName: "Hopper", email, password: testPassword }, headers);

  /** Opens the link of the newest of `count` mails. */
  async function openMailedLink(email: string, count = 1, headers: Readonly<Record<string, string>> = {}) {
    const [mail] = await mailsTo(on.site, email, count);
    const link = linkIn(mail, on.site, "/verify-email").slice(on.site.url.length);
    expect((await postForm(on.site, link, { intent: "confirm" }, headers)).status).toBe(302);
  }

  beforeAll(async () => {
    ada = await openAccount(on.site);
    await ask("/referral-dashboard", ada.cookie);
  });
  beforeEach(() => clearLimits(on.site));

  describe("the invitation page", () => {
    it("[D2] invites, explains the benefits and the product, and links to sign-up with the code", async () => {
      const page = await on.browser.open();
      await page.goto(`${on.site.url}/r/${codeOf(ada).toLowerCase()}`);
      await page.getByRole("heading", { level: 1, name: "A friend invites you to Easel" }).waitFor();
      for (const name of ["50 free credits", "Premium templates", "Priority support", "What is Easel?"]) {
        expect(await page.getByRole("heading", { name }).isVisible(), name).toBe(true);
      }
      expect(await page.getByRole("heading", { name: "Product walkthrough" }).isVisible()).toBe(true);
      const buttons = page.getByRole("main").getByRole("link", { name: "Accept the invite" });
      expect(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
        Array(2).fill(`/signup?ref=${codeOf(ada)}`),
      );
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
        `${on.site.url}/invite/${codeOf(ada)}`,
      );
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
      await buttons.first().click();
      await page.waitForURL(`${on.site.url}/signup?ref=${codeOf(ada)}`);
    });

    it("[D2] is the same for unknown and invalid codes", async () => {
      const pageOf = async (path: string) => {
        const answer = await ask(path);
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([
          200,
          expect.stringMatching(/public.*s-maxage/),
        ]);
        const html = await answer.text();
        const code = /\/signup\?ref=(\w+)/.exec(html)?.[1] ?? "";
        return { code, rest: html.replaceAll(path, "PATH").replaceAll(code, "CODE") };
      };
      const known = await pageOf(`/invite/${codeOf(ada)}`);
      expect(known.code).toBe(codeOf(ada));
      const unknown = await pageOf("/invite/FFFFFFFF");
      expect(unknown).toEqual({ ...known, code: "FFFFFFFF" });
      const odd = [
        "/invite/not-a-code",
        `/invite/${"9".repeat(300)}`,
        "/invite/%3Cscript%3E",
        "/r/%F0%9F%8E%A8",
        "/invite",
        "/r",
      ];
      for (const path of odd) expect((await pageOf(path)).code, path).toBe("AIDESIGN");
    });

    it("[D1] keeps the code while the visitor looks around", async () => {
      const page = await on.browser.open();
      const kept = page.waitForResponse((answer) => answer.url().endsWith(`/signup?ref=${codeOf(ada)}`));
      await page.goto(`${on.site.url}/r/${codeOf(ada)}`);
      expect((await kept).status()).toBe(200);
      await page.getByRole("main").getByRole("link", { name: "Look around first" }).click();
      await page.waitForURL(`${on.site.url}/tools`);
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === "easel.ref")).toMatchObject({ value: codeOf(ada), httpOnly: true });
      await page.goto(`${on.site.url}/signup`);
      await page.getByText("A friend invited you.").waitFor();
    });

    it("[D2] offers signed-in users to invite friends instead", async () => {
      const page = await openSignedIn(on, ada);
      await page.goto(`${on.site.url}/invite/FFFFFFFF`);
      await page.getByRole("link", { name: "Invite your friends" }).first().click();
      await page.waitForURL(`${on.site.url}/referral-dashboard`);
    });
  });

  describe("the code during sign-up", () => {
    it("[D1] is kept in the URL, even if the browser blocks cookies", async () => {
      expect((await signUp("address@example.com", `/signup?ref=${codeOf(ada)}`)).status).toBe(302);
      await openMailedLink("address@example.com");
      expect(await referralOf("address@example.com")).toEqual({
        status: "pending",
        reason: null,
        referrer_id: ada.userId,
      });
    });

    it("[D1] is restored from an HttpOnly cookie if the URL has lost it", async () => {
      const response = await ask(`/signup?ref=${codeOf(ada).toLowerCase()}`);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^easel\.ref=\w{8}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      expect(response.headers.get("cache-control") ?? "").not.toContain("public");
      await signUp("cookie@example.com", "/signup", { cookie: cookiesOf(response) });
      await openMailedLink("cookie@example.com");
      expect((await referralOf("cookie@example.com"))?.referrer_id).toBe(ada.userId);
      const program = { firstName: "G", lastName: "H", email: "program@example.com", password: testPassword };
      await postJson(on.site, "/api/auth/sign-up/email", program, { cookie: cookiesOf(response) });
      await openMailedLink("program@example.com");
      expect((await referralOf("program@example.com"))?.referrer_id).toBe(ada.userId);
    });

    it.each(["%3Cscript%3Ealert(1)%3C%2Fscript%3E", "9".repeat(300), "%F0%9F%8E%A8", "FFFFFFFF", "AIDESIGN", ""])(
      "[D1] is silently ignored if it is %j",
      async (ref) => {
        const email = `odd-${ref.length}-${ref.charCodeAt(0) || 0}@example.com`;
        const path = `/signup?ref=${ref}`;
        const response = await ask(path);
        expect([response.status, (await response.text()).includes("alert(1)")]).toEqual([200, false]);
        expect((await signUp(email, path)).status).toBe(302);
        await openMailedLink(email);
        expect(await referralOf(email)).toBeUndefined();
        const cookie = `easel.ref=${ref}`;
        expect((await ask("/signup", cookie)).status).toBe(200);
      },
    );

    it("[D4] is replaced by a second sign-up with the same address, without revealing the first", async () => {
      const other = await openAccount(on.site);
      await ask("/referral-dashboard", other.cookie);
      await signUp("twice@example.com", `/signup?ref=${codeOf(ada)}`);
      const again = await signUp("twice@example.com", `/signup?ref=${codeOf(other)}`);
      expect(again.status).toBe(302);
      await openMailedLink("twice@example.com", 2);
      expect((await referralOf("twice@example.com"))?.referrer_id).toBe(other.userId);
    });

    it("[D4] is refused in the referrer's own browser, without telling the friend", async () => {
      const answer = await signUp("myself@example.com", `/signup?ref=${codeOf(ada)}`, { cookie: deviceOf(ada.cookie) });
      expect(answer.status).toBe(302);
      await openMailedLink("myself@example.com", 1, { cookie: deviceOf(ada.cookie) });
      expect(await referralOf("myself@example.com")).toMatchObject({ status: "refused", reason: "same-device" });
    });
  });

  it("[D4] rewards both from shared link to first run, and reverses that after a refund", async () => {
    const eve = await openAccount(on.site, { firstName: "Eve" });
    const hers = await openSignedIn(on, eve);
    await hers.goto(`${on.site.url}/referral-dashboard`);
    const link = await hers.getByRole("textbox", { name: "Your link" }).inputValue();
    expect(link).toBe(`${on.site.url}/r/${codeOf(eve)}`);

    const page = await on.browser.open({ viewport: phone });
    await page.goto(link);
    await page.getByRole("main").getByRole("link", { name: "Accept the invite" }).first().click();
    const main = page.getByRole("main");
    await main.getByLabel("First name").fill("Grace");
    await main.getByLabel("Last name").fill("Hopper");
    await main.getByLabel("Email", { exact: true }).fill("grace@example.com");
    await main.getByLabel("Password", { exact: true }).fill(testPassword);
    await main.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/login/);
    const [mail] = await mailsTo(on.site, "grace@example.com", 1);
    await page.goto(linkIn(mail, on.site, "/verify-email"));
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.locator("[data-sonner-toast]").getByText("Your address is confirmed").waitFor();
    await hers.goto(`${on.site.url}/referral-dashboard?tab=history`);
    await hers.getByRole("row", { name: /Grace H\..*Pending.*None/ }).waitFor();

    const [grace] = await querySite<{ id: string }>(on.site, "select id from users where email = $1", [
      "grace@example.com",
    ]);
    const graceId = grace?.id ?? "";
    const run = await finishRun(on.site, graceId);
    await expect.poll(() => rewardsOf(eve.userId)).toEqual([50]);
    expect(await rewardsOf(graceId)).toEqual([50]);
    await hers.reload();
    await hers.getByRole("row", { name: /Grace H\..*Completed.*50 credits/ }).waitFor();
    await hers.getByRole("link", { name: "Overview" }).click();
    await expect
      .poll(() => figuresOf(hers))
      .toEqual({
        "Total referrals": "1",
        Completed: "1",
        Pending: "0",
        "Rewards earned": "50credits",
        "Friend bonus": "50credits",
      });

    await refundRun(on.site, run);
    await expect.poll(() => rewardsOf(eve.userId)).toEqual([50, -50]);
    expect(await rewardsOf(graceId)).toEqual([50, -50]);
    await hers.goto(`${on.site.url}/referral-dashboard?tab=history`);
    await hers.getByRole("row", { name: /Grace H\..*Reversed.*None/ }).waitFor();
    await hers
      .getByText("If a friend’s generation is refunded, the referral credits may be removed.", { exact: false })
      .waitFor();
    await hers.getByRole("link", { name: "Overview" }).click();
    // The figures add up, including the referral that did not count.
    await expect
      .poll(() => figuresOf(hers))
      .toMatchObject({ "Total referrals1 not counted": "1", Completed: "0", Pending: "0" });
  });

  describe("the dashboard", () => {
    it("[D3] redirects guests to the sign-in page and back, and shows only the user's own data", async () => {
      const guest = await ask("/referral-dashboard?tab=history");
      expect([guest.status, guest.headers.get("location")]).toEqual([
        302,
        "/login?redirectTo=/referral-dashboard%3Ftab%3Dhistory",
      ]);
      const hers = await ask("/referral-dashboard", ada.cookie);
      expect([hers.status, hers.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    });

    it("[D3] shows the link, and copies link and code with a confirmation", async () => {
      const page = await openSignedIn(on, ada, { permissions: ["clipboard-read", "clipboard-write"] });
      await page.goto(`${on.site.url}/referral-dashboard`);
      const link = page.getByRole("textbox", { name: "Your link" });
      expect(await link.getAttribute("readonly")).not.toBeNull();
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      const toast = page.locator("[data-sonner-toast]");
      await page.getByRole("button", { name: "Copy link" }).click();
      await toast.getByText("Link copied").waitFor();
      expect(await clipboard()).toBe(await link.inputValue());
      await page.getByRole("button", { name: "Copy code" }).click();
      await toast.getByText("Code copied").waitFor();
      expect(await clipboard()).toBe(codeOf(ada));
    });

    it("[D3] uses the device's share dialog; if that fails, logs it and copies the link", async () => {
      const page = await openSignedIn(on, ada, { permissions: ["clipboard-read", "clipboard-write"] });
      await page.addInitScript(() => {
        const state = window as unknown as { shared: unknown[]; failure: Error | undefined };
        state.shared = [];
        navigator.share = async (given) => {
          if (state.failure) throw state.failure;
          state.shared.push(given);
        };
      });
      await page.goto(`${on.site.url}/referral-dashboard`);
      const button = page.getByRole("button", { name: "Share", exact: true });
      await button.click();
      const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
      await expect.poll(shared).toEqual([expect.objectContaining({ url: `${on.site.url}/r/${codeOf(ada)}` })]);

      const fail = (name: string) =>
        page.evaluate((kind) => {
          (window as unknown as { failure: Error }).failure = new DOMException("no", kind);
        }, name);
      const toast = page.locator("[data-sonner-toast]");
      await fail("AbortError");
      await button.click();
      await fail("NotAllowedError");
      const warned = page.waitForEvent("console", (message) => message.text().startsWith("Share failed:"));
      await button.click();
      // Only one: cancelling the dialog shows nothing.
      await expect.poll(() => toast.allInnerTexts()).toEqual([expect.stringContaining("Link copied")]);
      expect((await warned).type()).toBe("warning");
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`${on.site.url}/r/${codeOf(ada)}`);
    });

    it("[D3] works by keyboard, at every width, light and dark, without axe violations", async () => {
      const page = await openSignedIn(on, ada, { colorScheme: "light" });
      const themes = { light: phone, dark: { width: 1280, height: 900 } };
      for (const path of ["/referral-dashboard", "/referral-dashboard?tab=history"]) {
        await page.goto(`${on.site.url}${path}`);
        for (const [theme, size] of Object.entries(themes)) {
          await page.setViewportSize(size);
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name;
          }, theme);
          expect(await accessibilityFaults(page), `${path} ${theme}`).toEqual([]);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
            .toBeLessThanOrEqual(size.width);
        }
      }
      await page.goto(`${on.site.url}/referral-dashboard`);
      const tabs = page.getByRole("navigation", { name: "Referrals" });
      await untilHydrated(tabs.getByRole("link", { name: "Overview" }));
      await tabs.getByRole("link", { name: "Overview" }).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForURL(/tab=history/);
      await tabs.locator("[aria-current=page]").getByText("Referral History").waitFor();
    });

    it("[D3] has an empty state and a paged history, even without scripts", async () => {
      const host = await openAccount(on.site);
      const page = await openSignedIn(on, host, { javaScriptEnabled: false, viewport: phone });
      await page.goto(`${on.site.url}/referral-dashboard?tab=history`);
      await page.getByText("No referrals yet").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Share your link" }).click();
      await page.waitForURL(`${on.site.url}/referral-dashboard`);
      await addFriends(host.userId, 22);
      await page.getByRole("link", { name: "Referral History" }).click();
      await page.waitForURL(`${on.site.url}/referral-dashboard?tab=history`);
      const columns = page.getByRole("columnheader");
      await expect.poll(() => columns.allTextContents()).toEqual(["Name", "Date", "Status", "Reward"]);
      await expect.poll(() => page.getByRole("row").count()).toBe(21);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole("link", { name: "Page 2" }).click();
      await page.waitForURL(`${on.site.url}/referral-dashboard?tab=history&page=2`);
      await expect.poll(() => page.getByRole("row").count()).toBe(3);
      for (const odd of ["0", "-1", "1e9", "x", "999999999"]) {
        expect((await ask(`/referral-dashboard?tab=history&page=${odd}`, host.cookie)).status, odd).toBe(200);
      }
    });
  });

  describe("'Send Invite'", () => {
    const send = (email: string, person: TestPerson) =>
      postForm(on.site, "/referral-dashboard", { email }, { cookie: person.cookie });
    const textOf = async (answer: Response) => [answer.status, (await answer.text()).replace(/\s+/g, " ")] as const;

    it("[D5] mails an invitation with an opt-out link that works", async () => {
      const page = await openSignedIn(on, ada);
      await page.goto(`${on.site.url}/referral-dashboard`);
      const field = page.getByLabel("Your friend’s email");
      await untilHydrated(field);
      await page.getByRole("button", { name: "Send Invite" }).click();
      await page.getByText("Please enter a valid email address").waitFor();
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await accessibilityFaults(page, "main")).toEqual([]);
      await field.fill("joan@example.com");
      await page.keyboard.press("Enter");
      await page.getByRole("status").getByText("Invite requested").waitFor();
      await expect.poll(() => field.inputValue()).toBe("");
      expect(await accessibilityFaults(page, "main")).toEqual([]);

      const [mail] = await mailsTo(on.site, "joan@example.com", 1);
      expect(mail?.subject).toBe("Ada invites you to Easel");
      expect(linkIn(mail, on.site, "/r/")).toBe(`${on.site.url}/r/${codeOf(ada)}`);
      const visitor = await on.browser.open();
      await visitor.goto(linkIn(mail, on.site, "/invitations/stop"));
      expect(await accessibilityFaults(visitor)).toEqual([]);
      await visitor.getByRole("button", { name: "Stop invitations" }).click();
      await visitor.getByRole("heading", { name: "Invitations stopped" }).waitFor();
      expect((await send("joan@example.com", ada)).status).toBe(200);
      expect((await send("next@example.com", ada)).status).toBe(200);
      await mailsTo(on.site, "next@example.com", 1);
      await mailsTo(on.site, "joan@example.com", 1);
    });

    it("[D5] lets mail programs opt out with one POST without an origin, and refuses all other posts", async () => {
      const host = await openAccount(on.site);
      await send("oneclick@example.com", host);
      const [mail] = await mailsTo(on.site, "oneclick@example.com", 1);
      const url = /<(.*)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
      const post = (address: string) =>
        fetch(address, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
      expect((await post(`${url}x`)).status).toBe(400);
      expect((await querySite(on.site, "select from referral_invite_stops")).length).toBe(1);
      expect((await post(url)).status).toBe(200);
      expect((await querySite(on.site, "select from referral_invite_stops")).length).toBe(2);
    });

    it("[D5] gives the same reply for users and strangers, but mails only strangers", async () => {
      const host = await openAccount(on.site);
      const member = await openAccount(on.site);
      const [known, unknown] = [
        await textOf(await send(member.email, host)),
        await textOf(await send("stranger@example.com", host)),
      ];
      expect(known[0]).toBe(200);
      expect(known[1].length).toBe(unknown[1].length);
      await mailsTo(on.site, "stranger@example.com", 1);
      await mailsTo(on.site, member.email, 0);
    });

    it.each([
      ["an address with a line break", "x@example.com\r\nBcc: y@example.com", "Please enter a valid email address"],
      ["two addresses", "x@example.com,y@example.com", "Please enter a valid email address"],
      ["nothing", "", "Please enter a valid email address"],
    ])("[D5] refuses %s", async (_, email, sentence) => {
      const [status, text] = await textOf(await send(email, ada));
      expect([status, text.includes(sentence)]).toEqual([422, true]);
    });

    it("[D5] refuses the user's own address, however it is spelled", async () => {
      const [status, text] = await textOf(await send(ada.email.replace("@", "+me@"), ada));
      expect([status, text.includes("This is your own address")]).toEqual([422, true]);
    });

    it("[D5] shows server errors at the field and focuses it", async () => {
      const page = await openSignedIn(on, ada, { expectedErrors: [/422/] });
      await page.goto(`${on.site.url}/referral-dashboard`);
      const field = page.getByLabel("Your friend’s email");
      await untilHydrated(field);
      await field.fill(ada.email);
      await page.getByRole("button", { name: "Send Invite" }).click();
      await page.getByText("This is your own address. Please enter your friend’s").waitFor();
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    it("[D5] sends at most ten a day", async () => {
      const host = await openAccount(on.site);
      for (let sent = 1; sent <= 10; sent += 1) expect((await send(`many-${sent}@example.com`, host)).status).toBe(200);
      const [status, text] = await textOf(await send("many-11@example.com", host));
      expect([status, text.includes("the limit of 10 invites a day")]).toEqual([429, true]);
    });

    it("[D5] refuses guests", async () => {
      const answer = await postForm(on.site, "/referral-dashboard", { email: "guest@example.com" });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login?redirectTo=/referral-dashboard"]);
    });
  });

  /** Adds friends directly to the database. */
  async function addFriends(referrerId: string, count: number): Promise<void> {
    await querySite(
      on.site,
      `with friends as (
         insert into users (name, email, first_name, last_name, email_verified)
         select 'F', 'f-' || n || '-' || $1 || '@example.com', 'Konstantin-Alexander', 'Number', true from generate_series(1, $2::int) n returning id)
       insert into referrals (referrer_id, friend_id, friend_digest, created_at)
       select $1::uuid, id, decode(md5(id::text), 'hex'), now() from friends`,
      [referrerId, count],
    );
  }
});

/** The part of a `Cookie` header that names the browser. */
const deviceOf = (cookie: string): string => cookie.split("; ").find((pair) => pair.startsWith("easel.device")) ?? "";

async function figuresOf(page: Page): Promise<Record<string, string>> {
  await page.getByText("Total referrals").waitFor();
  const entries = await page
    .getByRole("main")
    .locator("dl > div")
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector("dt")?.textContent ?? "", row.querySelector("dd")?.textContent ?? ""]),
    );
  return Object.fromEntries(entries);
}
