import { beforeEach, describe, expect, it } from "vitest";
import { mailedCode, mailedLink, mailsTo } from "../test/account-mails.ts";
import { clearLimits, cookiesOf, openAccount } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("sign-in by email", () => {
  const started = useSiteAndBrowser();
  beforeEach(() => clearLimits(started.site));

  const askForCode = (email: string) =>
    postJson(started.site, "/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
  const askForLink = (email: string, metadata = {}) =>
    postJson(started.site, "/api/auth/sign-in/magic-link", { email, metadata });
  const enter = (email: string, otp: string) => postJson(started.site, "/api/auth/sign-in/email-otp", { email, otp });
  const tokenOf = (link: string) => new URL(link, started.site.url).searchParams.get("token") ?? "";
  const useLink = (token: string, query = "", headers = {}) =>
    fetch(`${started.site.url}/api/auth/magic-link/verify?token=${token}${query}`, { redirect: "manual", headers });
  const expireAll = () => querySite(started.site, "update verifications set expires_at = now() - interval '1 second'");
  const isSignedIn = async (cookie: string) =>
    (await fetch(`${started.site.url}/settings/profile`, { headers: { cookie }, redirect: "manual" })).status === 200;

  it.each([true, false])(
    "[B10] an emailed code signs in, with scripts: %s, and continues to where the user was going",
    async (javaScriptEnabled) => {
      const { email } = await openAccount(started.site);
      const page = await started.browser.open({
        javaScriptEnabled,
        expectedErrors: [/status of 422/],
      });
      await page.goto(`${started.site.url}/login/email?redirectTo=/settings/profile%3Ffrom%3Dmail`);
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByLabel("Email", { exact: true }).fill(`  ${email.toUpperCase()} `);
      await page.getByRole("button", { name: "Send a code" }).click();
      await page.getByRole("heading", { name: "Enter the code" }).waitFor();
      expect(page.url()).not.toContain("@");
      const code = page.getByLabel("Code");
      await expect.poll(() => code.getAttribute("autocomplete")).toBe("one-time-code");
      await expect.poll(() => code.getAttribute("inputmode")).toBe("numeric");
      await code.fill("000000");
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await page.getByText("This code is wrong or has expired.").waitFor();
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
      const mailed = await mailedCode(started.site, email);
      await code.fill(`${mailed.slice(0, 3)} ${mailed.slice(3)}`);
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await page.waitForURL(`${started.site.url}/settings/profile?from=mail`);
    },
  );

  it("[B10] an emailed link signs in once the user presses the button, and only once", async () => {
    const { email } = await openAccount(started.site);
    const page = await started.browser.open({ expectedErrors: [/status of 422/] });
    await page.goto(`${started.site.url}/login/email?redirectTo=/settings/security`);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send a link" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const link = await mailedLink(started.site, email);
    // As a mail scanner does.
    for (const method of ["HEAD", "GET"]) await fetch(`${started.site.url}${link}`, { method });
    const answer = await page.goto(`${started.site.url}${link}`);
    expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${started.site.url}/settings/security`);
    await page.goto(`${started.site.url}${link}`);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("heading", { name: "This link can’t sign you in" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect
      .poll(() => page.getByRole("link", { name: "Send a new one" }).getAttribute("href"))
      .toBe("/login/email?redirectTo=/settings/security");
  });

  it("[B10] an emailed link signs in without scripts too", async () => {
    const { email } = await openAccount(started.site);
    await postForm(started.site, "/login/email", { email, send: "link" });
    const page = await started.browser.open({ javaScriptEnabled: false });
    await page.goto(`${started.site.url}${await mailedLink(started.site, email)}`);
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${started.site.url}/`);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain("easel.session_token");
  });

  it("[B10] the answer is the same for an address with and without an account", async () => {
    const { email } = await openAccount(started.site);
    const unknown = `unknown-${Date.now()}@example.com`;
    for (const send of ["code", "link"]) {
      const [known, stranger] = await Promise.all(
        [email, unknown].map((address) => postForm(started.site, "/login/email", { email: address, send })),
      );
      expect(known?.status).toBe(302);
      expect([stranger?.status, stranger?.headers.get("location")]).toEqual([302, known?.headers.get("location")]);
    }
    await clearLimits(started.site);
    for (const ask of [askForCode, askForLink]) {
      const [known, stranger] = [await ask(email), await ask(unknown)];
      expect(known.status).toBe(200);
      expect([stranger.status, await stranger.text()]).toEqual([known.status, await known.text()]);
    }
    // A later email has arrived, so one to the unknown address would have too.
    await mailsTo(started.site, email, /sign-in link/, 2);
    await expect.poll(() => jobsWaiting()).toBe(0);
    const mails = await querySite<{ to: string }>(started.site, 'select "to" from mailbox_mails where "to" = $1', [
      unknown,
    ]);
    expect(mails).toEqual([]);
  });

  const jobsWaiting = async () =>
    (await querySite(started.site, "select id from pgboss.job where name = 'send-mail' and state <> 'completed'"))
      .length;

  it("[B10] a code works once, for 10 minutes, for its own address, until a newer one comes", async () => {
    const { email } = await openAccount(started.site);
    const other = await openAccount(started.site);
    await askForCode(email);
    const first = await mailedCode(started.site, email);
    expect((await enter(other.email, first)).status).toBe(400);
    // A minute later; until then the first one is recent.
    await clearLimits(started.site);
    await askForCode(email);
    const second = await mailedCode(started.site, email, 2);
    if (first !== second) expect((await enter(email, first)).status).toBe(400);
    const entered = await enter(email, second);
    expect(entered.status).toBe(200);
    expect(await isSignedIn(cookiesOf(entered))).toBe(true);
    expect((await enter(email, second)).status).toBe(400);
    await askForCode(email);
    const third = await mailedCode(started.site, email, 3);
    await expireAll();
    expect((await enter(email, third)).status).toBe(400);
  });

  it("[B10] of two users who enter one code at once, one signs in", async () => {
    const { email } = await openAccount(started.site);
    await askForCode(email);
    const code = await mailedCode(started.site, email);
    const answers = await Promise.all([enter(email, code), enter(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("[B10] a network can enter five wrong codes, which doesn't reveal whether there is an account", async () => {
    const { email } = await openAccount(started.site);
    await askForCode(email);
    const code = await mailedCode(started.site, email);
    const wrong = code === "111111" ? "222222" : "111111";
    const tries = [wrong, wrong, wrong, wrong, wrong, code];
    const answersFor = async (address: string) => {
      const answers = [];
      for (const otp of tries) answers.push(await enter(address, otp));
      return Promise.all(
        answers.map(async (answer) => ({ status: answer.status, error: (await answer.json()).error.message })),
      );
    };
    const [known, stranger] = await Promise.all([email, `unknown-${Date.now()}@example.com`].map(answersFor));
    expect(known?.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(stranger).toEqual(known);
  });

  it("[B10] of two users who open one link at once, one signs in; later it says what to do", async () => {
    const { email } = await openAccount(started.site);
    await askForLink(email);
    const token = tokenOf(await mailedLink(started.site, email));
    const answers = await Promise.all([useLink(token), useLink(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.json()).toMatchObject({ error: { code: "invalid_jwt" } });
    expect(refused?.headers.getSetCookie()).toEqual([]);
    await askForLink(email);
    const late = tokenOf(await mailedLink(started.site, email, 2));
    await expireAll();
    expect((await useLink(late)).status).toBe(400);
    expect((await useLink("")).status).toBe(400);
  });

  it("[B10] another site's page can neither use a link nor be the target of one", async () => {
    const { email } = await openAccount(started.site);
    await askForLink(email, { redirectTo: "https://evil.example/" });
    const link = await mailedLink(started.site, email);
    expect(link).not.toContain("evil");
    const token = tokenOf(link);
    expect((await useLink(token, "", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const led = await useLink(token, `&callbackURL=${encodeURIComponent("https://evil.example/")}`);
    expect([led.status, led.headers.get("location")]).toEqual([403, null]);
    const foreign = await postForm(
      started.site,
      link,
      {},
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    );
    expect(foreign.status).toBe(403);
    const own = await postForm(started.site, `${link}&redirectTo=//evil.example`, {});
    expect([own.status, own.headers.get("location")]).toEqual([302, "/"]);
  });

  it("[B16] an address with an unconfirmed sign-up gets a code and is told what happens to the sign-up", async () => {
    const email = `unconfirmed-${Date.now()}@example.com`;
    const names = { firstName: "Ada", lastName: "Lovelace" };
    await postJson(started.site, "/api/auth/sign-up/email", { ...names, email, password: "correct horse battery" });
    await askForCode(email);
    const [mail] = await mailsTo(started.site, email, /is your code for/);
    expect(mail?.text).toContain("without the name and password entered there");
    await askForLink(email);
    const [link] = await mailsTo(started.site, email, /sign-in link/);
    expect(link?.text).toContain("without the name and password entered there");
  });

  it("[B10] an invalid address or code is refused with a reason", async () => {
    const statuses = async (path: string, bodies: readonly object[]) =>
      (await Promise.all(bodies.map((body) => postJson(started.site, path, body)))).map(({ status }) => status);
    const emails = [undefined, 7, "", "not-an-address", "a\u0000@example.com", `${"a".repeat(300)}@example.com`];
    for (const path of ["/api/auth/sign-in/magic-link", "/api/auth/sign-in/email-otp"]) {
      const bodies = emails.map((email) => ({ email, otp: "123456" }));
      expect(await statuses(path, bodies)).toEqual(emails.map(() => 400));
    }
    const codes = [undefined, 123456, "", "\u0000", "1".repeat(5_000)];
    const bodies = codes.map((otp) => ({ email: "unknown@example.com", otp }));
    expect(await statuses("/api/auth/sign-in/email-otp", bodies)).toEqual(codes.map(() => 400));
    expect((await postForm(started.site, "/login/email", { email: "not-an-address", send: "code" })).status).toBe(422);
    const codePage = await postForm(started.site, "/login/email/code", { code: "123456" });
    expect([codePage.status, codePage.headers.get("location")]).toEqual([302, "/login/email"]);
  });
});
