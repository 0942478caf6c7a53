import { describe, expect, it } from "vitest";
import { clearLimits, openAccount, signIn, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm, waitForMails } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const confirm = "/settings/security/confirm";

describe("step-up", () => {
  const started = useSiteAndBrowser();

  const get = (path: string, { cookie }: { readonly cookie: string }) =>
    fetch(`${started.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });

  /** Ages a session as half an hour of other activity would. */
  const growStale = (person: TestPerson) =>
    querySite(
      started.site,
      "update sessions set created_at = now() - interval '30 minutes', reauthenticated_at = null where user_id = $1",
      [person.userId],
    );

  async function openStaleAccount(): Promise<TestPerson> {
    await clearLimits(started.site);
    const person = await openAccount(started.site);
    await growStale(person);
    return person;
  }

  /** A user who signed up with Google only. */
  async function openAccountWithoutPassword(): Promise<TestPerson> {
    const person = await openStaleAccount();
    await querySite(
      started.site,
      "update identities set provider_id = 'google', password = null, account_id = user_id::text where user_id = $1",
      [person.userId],
    );
    return person;
  }

  const sessionsOf = async ({ userId }: TestPerson) =>
    (await querySite(started.site, "select id from sessions where user_id = $1", [userId])).length;

  const kindsOf = async ({ userId }: TestPerson) => {
    const events = await querySite<{ kind: string }>(
      started.site,
      "select kind from security_events where user_id = $1 order by id desc",
      [userId],
    );
    return events.map(({ kind }) => kind);
  };

  const changeEmail = ({ cookie }: TestPerson) =>
    postJson(started.site, "/api/auth/change-email", { newEmail: `new-${Date.now()}@example.com` }, { cookie });

  async function codeFor({ email }: TestPerson): Promise<string> {
    const find = async () => (await waitForMails(started.site, 0)).find((mail) => mail.to === email);
    await expect.poll(find).toMatchObject({ subject: expect.stringMatching(/^\d{6} is your confirmation code/) });
    return (await find())?.subject.slice(0, 6) ?? "";
  }

  it("[B10] a sensitive change requires a step-up in the last 15 minutes, with the password", async () => {
    const person = await openStaleAccount();
    const refused = await changeEmail(person);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: "reauthentication_needed" } });
    expect(
      (await postJson(started.site, "/api/auth/verify-password", { password: "wrong" }, { cookie: person.cookie }))
        .status,
    ).toBe(400);
    expect((await changeEmail(person)).status).toBe(403);
    const confirmed = await postJson(
      started.site,
      "/api/auth/verify-password",
      { password: person.password },
      { cookie: person.cookie },
    );
    expect(confirmed.status).toBe(200);
    expect((await changeEmail(person)).status).toBe(200);
    expect((await kindsOf(person)).slice(0, 3)).toEqual([
      "email-change-requested",
      "reauthenticated",
      "reauthentication-failed",
    ]);
    await querySite(
      started.site,
      "update sessions set reauthenticated_at = now() - interval '15 minutes 1 second' where user_id = $1",
      [person.userId],
    );
    expect((await changeEmail(person)).status).toBe(403);
  });

  it("[B10] a step-up counts in its own session, and in no other", async () => {
    const person = await openStaleAccount();
    const other = { ...person, cookie: await signIn(started.site, person.email) };
    await growStale(person);
    await postJson(started.site, "/api/auth/verify-password", { password: person.password }, { cookie: other.cookie });
    expect((await changeEmail(other)).status).toBe(200);
    expect((await changeEmail(person)).status).toBe(403);
  });

  it("[B10] the page leads back to where the user was going, on this site only", async () => {
    const person = await openStaleAccount();
    const answers = async (redirectTo: string) => {
      await growStale(person);
      const target = `${confirm}?redirectTo=${encodeURIComponent(redirectTo)}`;
      const answer = await postForm(started.site, target, { password: person.password }, { cookie: person.cookie });
      return answer.headers.get("location");
    };
    expect(await answers("/settings/profile?a=b")).toBe("/settings/profile?a=b");
    for (const foreign of ["https://evil.example/", "//evil.example", "javascript:alert(1)", "/\\evil.example"]) {
      expect(await answers(foreign), foreign).toBe("/settings/security");
    }
    // A user who has just completed it is not asked again.
    const again = await get(`${confirm}?redirectTo=/settings/profile`, person);
    expect([again.status, again.headers.get("location")]).toEqual([302, "/settings/profile"]);
    const guest = await get(confirm, { cookie: "" });
    expect(guest.headers.get("location")).toBe("/login?redirectTo=/settings/security/confirm");
  });

  it("[B15] guessing the password in an open session ends after ten attempts, from any number of networks", async () => {
    const person = await openStaleAccount();
    const guess = () => postForm(started.site, confirm, { password: "wrong guess" }, { cookie: person.cookie });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const answer = await guess();
      expect(answer.status).toBe(422);
    }
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // All other uses of the password share the same ten attempts.
    const body = { currentPassword: "wrong guess", newPassword: "a better horse battery", password: "wrong guess" };
    for (const path of [
      "change-password",
      ...["enable", "disable", "get-totp-uri"].map((name) => `two-factor/${name}`),
    ]) {
      const answer = await postJson(started.site, `/api/auth/${path}`, body, { cookie: person.cookie });
      expect([path, answer.status]).toEqual([path, 429]);
    }
    // The owner signs in again, and is not locked out.
    const own = await signIn(started.site, person.email);
    const confirmed = await postForm(started.site, confirm, { password: person.password }, { cookie: own });
    expect(confirmed.status).toBe(302);
  });

  it("[B10] in a browser: a wrong password shows an error, the right one continues", async () => {
    const person = await openStaleAccount();
    const page = await started.browser.open({ expectedErrors: [/422/] });
    await page.context().addCookies(
      person.cookie.split("; ").map((pair) => {
        const [name = "", value = ""] = pair.split(/=(.*)/s);
        return { name, value, url: started.site.url };
      }),
    );
    await page.goto(`${started.site.url}${confirm}?redirectTo=/settings/profile`);
    expect(await accessibilityFaults(page)).toEqual([]);
    const field = page.getByLabel("Password", { exact: true });
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Please enter your password").waitFor();
    await field.fill("not this one");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect.poll(() => field.getAttribute("type")).toBe("text");
    await field.press("Enter");
    await page.getByRole("alert").getByText("The password is wrong. Please try again.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await field.fill(person.password);
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL("**/settings/profile");
  });

  it("[B10] without a password, an emailed code confirms the user, once, and leaves no second session behind", async () => {
    const person = await openAccountWithoutPassword();
    const send = (fields: Readonly<Record<string, string>>) =>
      postForm(started.site, `${confirm}?redirectTo=/settings/profile`, fields, { cookie: person.cookie });
    expect(await (await get(confirm, person)).text()).toContain("Send code");
    const sent = await send({ intent: "send-code" });
    expect([sent.status, sent.headers.get("location")]).toEqual([302, `${confirm}?redirectTo=/settings/profile`]);
    const code = await codeFor(person);
    const wrong = await send({ intent: "code", code: code === "000000" ? "111111" : "000000" });
    expect(await wrong.text()).toContain("This code is wrong. Please check it and try again.");
    expect((await send({ intent: "code", code: "12" })).status).toBe(422);
    const right = await send({ intent: "code", code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect([right.status, right.headers.get("location")]).toEqual([302, "/settings/profile"]);
    expect(await sessionsOf(person)).toBe(1);
    expect((await changeEmail(person)).status).toBe(200);
    await growStale(person);
    const again = await postJson(started.site, "/api/auth/step-up-code/verify", { code }, { cookie: person.cookie });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: { code: "code_expired" } });
  });

  it("[B10] a code works only in the session that requested it, and not after three wrong ones", async () => {
    const person = await openAccountWithoutPassword();
    const other = await openAccountWithoutPassword();
    const post = (path: string, body: object, { cookie }: TestPerson) =>
      postJson(started.site, `/api/auth/step-up-code/${path}`, body, { cookie });
    expect((await post("send", {}, person)).status).toBe(200);
    const code = await codeFor(person);
    expect((await post("verify", { code }, other)).status).toBe(400);
    const wrong = code === "000000" ? "111111" : "000000";
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await (await post("verify", { code: wrong }, person)).json()).toMatchObject({
        error: { code: "invalid_code" },
      });
    }
    expect(await (await post("verify", { code }, person)).json()).toMatchObject({ error: { code: "code_expired" } });
    expect((await post("verify", { code }, { ...person, cookie: "" })).status).toBe(401);
  });

  it("[B10] a code that is sent twice at once works once", async () => {
    const person = await openAccountWithoutPassword();
    const post = (path: string, body: object) =>
      postJson(started.site, `/api/auth/step-up-code/${path}`, body, { cookie: person.cookie });
    await post("send", {});
    const code = await codeFor(person);
    const answers = await Promise.all([1, 2, 3].map(() => post("verify", { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });
});
