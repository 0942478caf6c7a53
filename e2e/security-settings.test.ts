import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { formatMoment } from "#ui/format.ts";
import { clearLimits, cookiesOf, openAccount, signIn, type TestPerson, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone } from "../test/browser.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { type MailboxMail, postForm, waitForMails } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const security = "/settings/security";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("the security settings", () => {
  const started = useSiteAndBrowser();
  beforeEach(() => clearLimits(started.site));

  const get = (path: string, cookie: string) =>
    fetch(`${started.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  const read = async (path: string, cookie: string) => (await get(path, cookie)).text();
  const post = (path: string, fields: Readonly<Record<string, string>>, cookie: string) =>
    postForm(started.site, path, fields, { cookie });

  const eventsOf = ({ userId }: TestPerson) =>
    querySite<{ kind: string; detail: Readonly<Record<string, string>> }>(
      started.site,
      "select kind, detail from security_events where user_id = $1 order by id desc",
      [userId],
    );

  async function mailTo(address: string, subject: RegExp): Promise<MailboxMail> {
    const find = async () =>
      (await waitForMails(started.site, 0)).find((mail) => mail.to === address && subject.test(mail.subject));
    await expect.poll(find).toBeDefined();
    return (await find()) as MailboxMail;
  }

  const tokenIn = ({ text }: MailboxMail): string => /token=([\w.-]+)/.exec(text)?.[1] ?? "";

  async function open(person: TestPerson, options: OpenOptions = {}): Promise<Page> {
    const page = await started.browser.open(options);
    const cookies = person.cookie.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return { name, value, url: started.site.url };
    });
    await page.context().addCookies(cookies);
    return page;
  }

  describe("the overview", () => {
    it("[B9] shows sign-in methods, devices and activity, on every screen size and without accessibility faults", async () => {
      const person = await openAccount(started.site);
      for (const options of [{}, { viewport: phone, colorScheme: "dark" as const }]) {
        const page = await open(person, options);
        await page.goto(`${started.site.url}${security}`);
        const rows = ["Password Set", `Email ${person.email}`, "Two-factor authentication Off", "Passkeys None"];
        for (const name of [...rows, "Sign-in methods Password"]) {
          await page
            .getByRole("link", { name: name.replace(" ", "") })
            .or(page.getByRole("link", { name }))
            .waitFor();
        }
        await page.getByText("This device").waitFor();
        await page.getByText("Account created").waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    });

    it("[B15] the activity shows device, network and time, in the user's own language and time zone once scripts run", async () => {
      const person = await openAccount(started.site);
      await postJson(
        started.site,
        "/api/auth/sign-in/email",
        { email: person.email, password: "wrong one" },
        { "user-agent": firefox },
      );
      await querySite(
        started.site,
        "update security_events set happened_at = '2026-03-01T22:30:00Z' where user_id = $1 and kind = 'sign-in-failed'",
        [person.userId],
      );
      const plain = await read(security, person.cookie);
      expect(plain).toContain('<time dateTime="2026-03-01T22:30:00.000Z"');
      expect(plain).toContain("Mar 1, 2026, 22:30 UTC");
      const page = await open(person, { locale: "de-DE", timezoneId: "Europe/Berlin" });
      await page.goto(`${started.site.url}${security}`);
      const row = page.getByRole("listitem").filter({ hasText: "Sign-in failed" });
      // Hovering shows what mails say.
      await row.getByTitle("Mar 1, 2026, 22:30 UTC").waitFor();
      expect(await row.getByRole("time").innerText()).toBe("01.03.2026, 23:30");
      expect(await row.innerText()).toContain("Firefox on Windows, network 127.0.0.1");
    });

    it("[B15] lists twenty events a page, newest first, and only the user's own", async () => {
      const person = await openAccount(started.site);
      const other = await openAccount(started.site);
      await querySite(
        started.site,
        `insert into security_events (user_id, kind, detail, happened_at)
         select $1, 'signed-in', jsonb_build_object('method', 'way ' || n || '.'), now() - n * interval '1 day' from generate_series(1, 45) n`,
        [person.userId],
      );
      const first = await read(security, person.cookie);
      const second = await read(`${security}?page=2`, person.cookie);
      const last = await read(`${security}?page=3`, person.cookie);
      const ways = (page: string) => [...new Set(page.match(/way \d+\./g))].map((way) => Number(/\d+/.exec(way)?.[0]));
      // The two from opening the account come first.
      expect(ways(first)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
      expect(ways(second)).toEqual(Array.from({ length: 20 }, (_, index) => index + 19));
      expect(ways(last)).toEqual([39, 40, 41, 42, 43, 44, 45]);
      for (const odd of ["0", "-1", "x", "1e9", "2.5"]) {
        expect((await get(`${security}?page=${odd}`, person.cookie)).status, odd).toBe(200);
      }
      expect(await read(security, other.cookie)).not.toContain("way 1.");
    });

    it("[B15] a flood of failed sign-ins doesn't fill the log: a limited number an hour is listed, and the last one says so", async () => {
      const person = await openAccount(started.site);
      for (let attempt = 0; attempt < 7; attempt += 1) {
        await postJson(started.site, "/api/auth/sign-in/email", { email: person.email, password: "wrong one" });
      }
      const failed = (await eventsOf(person)).filter(({ kind }) => kind === "sign-in-failed");
      expect(failed).toHaveLength(5);
      expect(failed[0]?.detail.note).toBe("further events in the next hour are not listed");
      expect(await read(security, person.cookie)).toContain("further events in the next hour are not listed");
    });
  });

  describe("devices", () => {
    it("[B9] a user signs out one device, the others, or all, and no page shows a token", async () => {
      const person = await openAccount(started.site);
      const [second, third] = [await signIn(started.site, person.email), await signIn(started.site, person.email)];
      const page = await read(security, person.cookie);
      const tokens = await querySite<{ id: string; token: string }>(
        started.site,
        "select id, token from sessions where user_id = $1 order by created_at",
        [person.userId],
      );
      expect(tokens).toHaveLength(3);
      for (const { id, token } of tokens) {
        expect(page).toContain(id);
        expect(page).not.toContain(token);
      }
      const isAlive = async (cookie: string) => (await get(security, cookie)).status === 200;

      const one = await post(security, { intent: "sign-out-one", id: tokens[1]?.id ?? "" }, person.cookie);
      expect([one.status, one.headers.get("location")]).toEqual([302, security]);
      expect([await isAlive(second), await isAlive(third)]).toEqual([false, true]);
      // Doing it twice has the same result.
      expect((await post(security, { intent: "sign-out-one", id: tokens[1]?.id ?? "" }, person.cookie)).status).toBe(
        302,
      );

      expect((await post(security, { intent: "sign-out-others" }, person.cookie)).status).toBe(302);
      expect([await isAlive(third), await isAlive(person.cookie)]).toEqual([false, true]);

      const all = await post(security, { intent: "sign-out-all" }, person.cookie);
      expect([all.status, all.headers.get("location")]).toEqual([302, "/"]);
      expect(await isAlive(person.cookie)).toBe(false);
      expect((await eventsOf(person)).map(({ kind }) => kind).slice(0, 3)).toEqual([
        "sessions-revoked",
        "other-sessions-revoked",
        "session-revoked",
      ]);
    });

    it("[B9] a user can't sign out another user's device", async () => {
      const person = await openAccount(started.site);
      const other = await openAccount(started.site);
      const [session] = await querySite<{ id: string }>(started.site, "select id from sessions where user_id = $1", [
        other.userId,
      ]);
      await post(security, { intent: "sign-out-one", id: session?.id ?? "" }, person.cookie);
      const asGuest = await postJson(started.site, "/api/auth/revoke-session-by-id", { id: session?.id });
      expect(asGuest.status).toBe(401);
      const body = { id: session?.id };
      const own = await postJson(started.site, "/api/auth/revoke-session-by-id", body, { cookie: person.cookie });
      expect(own.status).toBe(404);
      expect((await get(security, other.cookie)).status).toBe(200);
      for (const odd of [
        {},
        { intent: "sign-out-one" },
        { intent: "sign-out-one", id: "' or 1=1" },
        { intent: "no" },
      ]) {
        const answer = await post(security, odd as Record<string, string>, person.cookie);
        expect([answer.status >= 400, answer.status < 500], JSON.stringify(odd)).toEqual([true, true]);
      }
    });

    it("[B6] in a browser: this device signs out, and says so on the home page", async () => {
      const person = await openAccount(started.site);
      const other = await signIn(started.site, person.email);
      // The other one signed in the day before yesterday, and is still in use.
      const [moved] = await querySite<{ created_at: Date }>(
        started.site,
        `update sessions set created_at = created_at - interval '2 days', last_used_at = now()
         where id = (select id from sessions where user_id = $1 order by created_at desc limit 1) returning created_at`,
        [person.userId],
      );
      const page = await open(person);
      await page.goto(`${started.site.url}${security}`);
      const otherDevice = page.getByRole("listitem").filter({ hasText: "Last used" });
      await otherDevice.getByTitle(formatMoment(moved?.created_at ?? new Date(0)), { exact: true }).waitFor();
      expect(await otherDevice.getByText(/^Last used \w+ \d+, \d{4}, \d+:\d\d\s[AP]M$/).count()).toBe(1);
      expect(await page.getByText("In use now", { exact: true }).count()).toBe(1);
      expect(await page.getByText(/^Signed in \w+ \d+, \d{4}, \d+:\d\d\s[AP]M$/).count()).toBe(2);
      await page.locator("summary", { hasText: "Sign out everywhere" }).click();
      await page.getByText("including this one").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.locator("summary", { hasText: "Sign out other devices" }).click();
      await page.getByText("including this one").waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Sign out the others" }).click();
      await page.getByText("Other devices signed out").first().waitFor();
      expect((await get(security, other)).status).toBe(302);
      await page.getByRole("button", { name: /^Sign out .*, this device$/ }).click();
      await page.waitForURL(`${started.site.url}/`);
      await page.getByText("Signed out successfully").waitFor();
      expect((await get(security, person.cookie)).status).toBe(302);
    });
  });

  describe("the password", () => {
    const path = `${security}/password`;
    const newPassword = "a better horse battery";

    it("[B10] changes with the current one; every other device is signed out, this one gets a new session", async () => {
      const person = await openAccount(started.site);
      const other = await signIn(started.site, person.email);
      const answer = await post(path, { currentPassword: person.password, newPassword }, person.cookie);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, security]);
      const renewed = cookiesOf(answer);
      expect((await get(security, renewed)).status).toBe(200);
      expect((await get(security, other)).status).toBe(302);
      expect((await get(security, person.cookie)).status).toBe(302);
      const old = { email: person.email, password: person.password };
      expect((await postJson(started.site, "/api/auth/sign-in/email", old)).status).toBe(401);
      expect(await signIn(started.site, person.email, newPassword)).toContain("session_token");
      const mail = await mailTo(person.email, /^Your password was changed/);
      expect(mail.text).toContain("reset your password at");
    });

    it("[B11] a weak or leaked one is refused, with a code for programs and a message on the page", async () => {
      const person = await openAccount(started.site);
      const { cookie } = person;
      for (const [password, sentence] of [
        ["short", "Password must be at least 6 characters"],
        ["x".repeat(129), "Password must be at most 128 characters"],
        ["password1", "This password is on lists of leaked passwords"],
      ] as const) {
        const body = { currentPassword: person.password, newPassword: password };
        const call = await postJson(started.site, "/api/auth/change-password", body, { cookie });
        expect(call.status).toBe(422);
        expect(await call.json()).toMatchObject({
          error: { code: "weak_password", message: expect.stringContaining(sentence), requestId: expect.any(String) },
        });
        const shown = await post(path, body, cookie);
        expect(shown.status).toBe(422);
        expect(await shown.text()).toContain(sentence);
      }
      const wrong = await post(path, { currentPassword: "not this", newPassword }, cookie);
      const page = await wrong.text();
      expect(page).toContain("The password is wrong. Please try again.");
      // What the user typed is not sent back.
      expect(page).not.toContain(newPassword);
      expect(await signIn(started.site, person.email)).toContain("session_token");
    });

    it("[B10] in a browser: a missing value shows an error at its field, and the next page confirms the change", async () => {
      const person = await openAccount(started.site);
      const page = await open(person, { expectedErrors: [/422/] });
      await page.goto(`${started.site.url}${path}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByText("Please enter your current password").waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
        .toBe("currentPassword");
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByLabel("Current password", { exact: true }).fill(person.password);
      await page.getByLabel("New password", { exact: true }).fill("password1");
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByText("This password is on lists of leaked passwords").waitFor();
      await page.getByLabel("New password", { exact: true }).fill(newPassword);
      await page.keyboard.press("Enter");
      await page.getByText("Password changed").first().waitFor();
      await page.waitForURL(`${started.site.url}${security}`);
    });

    it("[B10] an account without one gets an emailed link", async () => {
      const person = await openAccount(started.site);
      await querySite(
        started.site,
        "update identities set provider_id = 'google', password = null, account_id = user_id::text where user_id = $1",
        [person.userId],
      );
      expect(await read(path, person.cookie)).toContain("Set a password");
      const answer = await post(path, {}, person.cookie);
      expect(await answer.text()).toContain("Check your email");
      const token = tokenIn(await mailTo(person.email, /^Set a (new )?password/));
      const set = await postJson(started.site, "/api/auth/reset-password", { newPassword, token });
      expect(set.status).toBe(200);
      expect(await signIn(started.site, person.email, newPassword)).toContain("session_token");
    });
  });

  describe("the address", () => {
    const path = `${security}/email`;
    let count = 0;
    const newAddress = () => `moved-${++count}-${Date.now()}@example.com`;

    const confirm = (token: string, cookie: string) =>
      postJson(started.site, "/api/auth/verify-email", { token }, { cookie });
    const emailOf = async ({ userId }: TestPerson) =>
      (await querySite<{ email: string }>(started.site, "select email from users where id = $1", [userId]))[0]?.email;
    const askFor = async (newEmail: string, { cookie }: TestPerson) => {
      expect((await post(path, { email: newEmail }, cookie)).status).toBe(302);
      return tokenIn(await mailTo(newEmail, /^Confirm your new address/));
    };

    it("[B10] changes once the new one is confirmed; both get an email, before and after", async () => {
      const person = await openAccount(started.site);
      const newEmail = newAddress();
      expect((await post(path, { email: ` ${newEmail.toUpperCase()}` }, person.cookie)).status).toBe(302);
      const token = tokenIn(await mailTo(newEmail, /^Confirm your new address/));
      expect(await emailOf(person)).toBe(person.email);
      expect(await read(path, person.cookie)).toContain("Until then, nothing changes");
      expect(await read(security, person.cookie)).toContain(`changes to ${newEmail}`);
      expect((await mailTo(person.email, /is about to change$/)).text).toContain(newEmail);
      expect((await confirm(token, person.cookie)).status).toBe(200);
      expect(await emailOf(person)).toBe(newEmail);
      for (const address of [person.email, newEmail]) await mailTo(address, /has changed$/);
      expect(await read(security, person.cookie)).toContain(newEmail);
      expect((await eventsOf(person))[0]).toEqual({
        kind: "email-changed",
        detail: { from: person.email, to: newEmail },
      });
      expect(await signIn(started.site, newEmail)).toContain("session_token");
    });

    const recoverPathIn = ({ text }: MailboxMail) => /\/account\/recover\?token=[\w-]+/.exec(text)?.[0] ?? "";

    it("[B10] the link in the old mailbox undoes a change of address, and leads to a new password", async () => {
      const person = await openAccount(started.site);
      const newEmail = newAddress();
      expect((await confirm(await askFor(newEmail, person), person.cookie)).status).toBe(200);
      const link = recoverPathIn(await mailTo(person.email, /has changed$/));

      // Meanwhile a sign-up with the old address is answered like any other, and creates no account.
      const names = { firstName: "Eve", lastName: "Moore", password: "a better horse battery" };
      const bodies = [person.email, newAddress()].map((email) => ({ ...names, email }));
      const answers = bodies.map((body) => postJson(started.site, "/api/auth/sign-up/email", body));
      for (const answer of await Promise.all(answers)) {
        expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
      }
      await mailTo(person.email, /can’t be used/);

      const page = await started.browser.open({ viewport: phone });
      await page.goto(`${started.site.url}${link}`);
      await page.getByText(person.email).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await emailOf(person)).toBe(newEmail);
      await page.getByRole("button", { name: "Undo and secure my account" }).click();
      await page.getByRole("heading", { name: "Set a new password" }).waitFor();
      expect(await emailOf(person)).toBe(person.email);
      expect((await get(security, person.cookie)).status).toBe(302);
      const old = { email: person.email, password: person.password };
      expect((await postJson(started.site, "/api/auth/sign-in/email", old)).status).toBe(401);
      const reset = new URL(page.url());
      const set = await post(`${reset.pathname}${reset.search}`, { password: "a better horse battery" }, "");
      expect(set.status).toBe(302);
      expect(await signIn(started.site, person.email, "a better horse battery")).toContain("session_token");
      expect((await get(link, "")).status).toBe(410);
    });

    it("[B10] the email about a new device has a link to report it, which works once", async () => {
      const person = await openAccount(started.site);
      const intruder = await signIn(started.site, person.email);
      const link = recoverPathIn(await mailTo(person.email, /^New sign-in/));
      expect(await read(link, "")).toContain("Wasn’t that you?");
      expect((await get(security, intruder)).status).toBe(200);
      const pressed = await post(link, {}, "");
      expect([pressed.status, pressed.headers.get("location")]).toEqual([
        302,
        expect.stringMatching(/^\/reset-password\?token=/),
      ]);
      for (const cookie of [intruder, person.cookie]) expect((await get(security, cookie)).status).toBe(302);
      expect((await eventsOf(person))[0]?.kind).toBe("sign-in-reported");
      const again = await post(link, {}, "");
      expect([again.status, again.headers.get("location")]).toEqual([302, link]);
      expect((await get(link, "")).status).toBe(410);
    });

    it("[B10] needs a recent step-up", async () => {
      const person = await openAccount(started.site);
      await querySite(started.site, "update sessions set created_at = now() - interval '1 hour' where user_id = $1", [
        person.userId,
      ]);
      const led = `/settings/security/confirm?redirectTo=${path}`;
      expect((await get(path, person.cookie)).headers.get("location")).toBe(led);
      expect((await post(path, { email: newAddress() }, person.cookie)).headers.get("location")).toBe(led);
    });

    it("[B10] another user's address is answered like any other, and gets no email", async () => {
      const person = await openAccount(started.site);
      const other = await openAccount(started.site);
      const answers = await Promise.all(
        [other.email, newAddress()].map(async (newEmail) => {
          const answer = await postJson(
            started.site,
            "/api/auth/change-email",
            { newEmail },
            { cookie: person.cookie },
          );
          await mailTo(person.email, /is about to change$/);
          return [answer.status, await answer.text()];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      const notices = async () =>
        (await waitForMails(started.site, 0)).filter(
          ({ to, subject }) => to === person.email && /about to/.test(subject),
        );
      await expect.poll(notices).toHaveLength(2);
      const sent = await waitForMails(started.site, 0);
      expect(sent.filter(({ to, subject }) => to === other.email && /Confirm your new/.test(subject))).toEqual([]);
    });

    it("[B10] only the latest request counts, once, and not after it was canceled or the password changed", async () => {
      const person = await openAccount(started.site);
      const earlier = await askFor(newAddress(), person);
      const later = await askFor(newAddress(), person);
      expect((await confirm(earlier, person.cookie)).status).toBe(401);
      const kept = await post(path, { intent: "cancel" }, person.cookie);
      expect([kept.status, kept.headers.get("location")]).toEqual([302, security]);
      const refused = await confirm(later, person.cookie);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ error: { code: "invalid_jwt" } });
      const third = await askFor(newAddress(), person);
      const body = { currentPassword: testPassword, newPassword: "a better horse battery", revokeOtherSessions: true };
      const changed = await postJson(started.site, "/api/auth/change-password", body, { cookie: person.cookie });
      expect((await confirm(third, cookiesOf(changed))).status).toBe(401);
      expect(await emailOf(person)).toBe(person.email);
    });

    it("[B10] the link signs no one in, and changes no other account", async () => {
      const person = await openAccount(started.site);
      const other = await openAccount(started.site);
      const token = await askFor(newAddress(), person);
      const opened = await confirm(token, "");
      expect(opened.headers.getSetCookie().filter((line) => !line.includes("Max-Age=0"))).toEqual([]);
      await confirm(token, other.cookie);
      expect(await emailOf(other)).toBe(other.email);
      expect((await confirm(`${token}x`, person.cookie)).status).toBe(401);
    });

    it("[B10] of two accounts that change to one address at the same moment, one does and the other is told", async () => {
      const [one, two] = [await openAccount(started.site), await openAccount(started.site)];
      const wanted = newAddress();
      const tokens: string[] = [];
      for (const person of [one, two]) {
        await post(path, { email: wanted }, person.cookie);
        const mails = async () =>
          (await waitForMails(started.site, 0)).filter(({ to, subject }) => to === wanted && /Confirm/.test(subject));
        await expect.poll(mails).toHaveLength(tokens.length + 1);
        tokens.push(tokenIn((await mails())[0] as MailboxMail));
      }
      const answers = await Promise.all([one, two].map((person, index) => confirm(tokens[index] ?? "", person.cookie)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(await loser?.json()).toMatchObject({
        error: { code: "email_taken", message: expect.stringMatching(/\.$/) },
      });
      expect((await Promise.all([emailOf(one), emailOf(two)])).filter((email) => email === wanted)).toHaveLength(1);
    });

    it("[B10] an invalid address, or the user's own, is refused with a message", async () => {
      const person = await openAccount(started.site);
      const shown = await post(path, { email: "not-an-address" }, person.cookie);
      expect(shown.status).toBe(422);
      expect(await shown.text()).toContain("Please enter a valid email address");
      const own = await post(path, { email: person.email.toUpperCase() }, person.cookie);
      expect(await own.text()).toContain("This is already your address.");
      // Cyrillic letters that look like Latin ones.
      expect((await post(path, { email: "аda@example.com" }, person.cookie)).status).toBe(422);
      for (const newEmail of [undefined, 7, ["a@example.com"], { a: 1 }, "a@b@c", "x".repeat(300)]) {
        const call = await postJson(started.site, "/api/auth/change-email", { newEmail }, { cookie: person.cookie });
        expect([400, 422], JSON.stringify(newEmail)).toContain(call.status);
        await clearLimits(started.site);
      }
      expect(await emailOf(person)).toBe(person.email);
    });

    it("[B10] in a browser: a change is requested, shown as pending, and canceled", async () => {
      const person = await openAccount(started.site);
      const page = await open(person);
      await page.goto(`${started.site.url}${path}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByLabel("New address").fill("no address");
      await page.getByRole("button", { name: "Send confirmation link" }).click();
      await page.getByText("Please enter a valid email address").waitFor();
      const newEmail = newAddress();
      await page.getByLabel("New address").fill(newEmail);
      await page.getByRole("button", { name: "Send confirmation link" }).click();
      await page.getByText("Check your new inbox").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Keep the current address" }).click();
      await page.getByText("Your address hasn’t changed").waitFor();
      await page.waitForURL(`${started.site.url}${security}`);
      await expect.poll(() => page.getByText(newEmail, { exact: false }).count()).toBe(1);
    });
  });

  it("[B9] a visitor sees none of it, and each page leads back to itself after sign-in", async () => {
    for (const path of [security, `${security}/password`, `${security}/email`, `${security}/confirm`]) {
      for (const answer of [await get(path, ""), await post(path, {}, "")]) {
        expect([answer.status, answer.headers.get("location")], path).toEqual([302, `/login?redirectTo=${path}`]);
      }
    }
  });
});
