import { beforeEach, describe, expect, it } from "vitest";
import { clearLimits, cookiesOf, openAccount, signIn, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { addPasskey, softwareOf, userPresent } from "../test/passkey-device.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const list = "/settings/security/passkeys";
const confirm = `/settings/security/confirm?redirectTo=${list}`;

describe("step-up with a passkey", () => {
  const started = useSiteAndBrowser();
  beforeEach(() => clearLimits(started.site));

  const growStale = ({ userId }: TestPerson) =>
    querySite(
      started.site,
      "update sessions set created_at = now() - interval '1 hour', reauthenticated_at = null where user_id = $1",
      [userId],
    );
  const eventsOf = async ({ userId }: TestPerson) =>
    (
      await querySite<{ kind: string }>(
        started.site,
        "select kind from security_events where user_id = $1 order by id desc",
        [userId],
      )
    ).map(({ kind }) => kind);
  const sessionsOf = ({ userId }: TestPerson) =>
    querySite(started.site, "select token from sessions where user_id = $1", [userId]);

  const post = (path: string, body: object, cookie: string, headers = {}) =>
    postJson(started.site, `/api/auth/passkey-step-up/${path}`, body, { cookie, ...headers });
  const ask = async (cookie: string) => (await (await post("ask", {}, cookie)).json()) as { challenge: string };
  /** Tells whether a sensitive change is allowed. */
  const hasStepUp = async (cookie: string) =>
    (await fetch(`${started.site.url}/api/auth/passkey/generate-register-options`, { headers: { cookie } })).status ===
    200;

  it("[B10] works on the page, next to the password; in the same session", async () => {
    const { person, page } = await addPasskey(started);
    await growStale(person);
    const before = await sessionsOf(person);
    await page.goto(`${started.site.url}${confirm}`);
    await page.getByText("or with your password").waitFor();
    const button = page.getByRole("button", { name: "Use a passkey" });
    await button.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button.press("Enter");
    await page.waitForURL(`${started.site.url}${list}`);
    expect([await sessionsOf(person), (await eventsOf(person))[0]]).toEqual([before, "reauthenticated"]);
    await page.getByText(/last used \w+ \d/).waitFor();
    await page.locator("main summary", { hasText: "Remove" }).click();
    await page.getByRole("button", { name: /^Remove passkey/ }).click();
    await page.getByText("Passkey removed").waitFor();
  });

  it("[B10] is offered next to the emailed code; a device without the passkey is told so, and a user without passkeys isn't offered one", async () => {
    const { person, page, cdp, authenticatorId } = await addPasskey(started);
    await querySite(
      started.site,
      "update identities set provider_id = 'google', password = null, account_id = user_id::text where user_id = $1",
      [person.userId],
    );
    await growStale(person);
    await page.goto(`${started.site.url}${confirm}`);
    await page.getByText("or with a code by email").waitFor();
    await page.getByRole("button", { name: "Send code" }).waitFor();
    await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByRole("alert").getByText("No passkey was used").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await hasStepUp(person.cookie)).toBe(false);
    await querySite(started.site, "delete from passkeys where user_id = $1", [person.userId]);
    await page.reload();
    await page.getByRole("button", { name: "Send code" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Use a passkey" }).count()).toBe(0);
  });

  it("[B10] a response counts once, in the session that requested it, only from its owner's own passkey with user verification", async () => {
    const device = await addPasskey(started);
    const { person } = device;
    const answerTo = await softwareOf(device, started.site);
    const stranger = await addPasskey(started);
    const strangersAnswerTo = await softwareOf(stranger, started.site);
    const otherSession = await signIn(started.site, person.email);
    await growStale(person);
    const refused = async (response: unknown, cookie = person.cookie, headers = {}) => {
      const answer = await post("verify", { response }, cookie, headers);
      const { error } = (await answer.json()) as { error?: { code: string } };
      return [answer.status, error?.code];
    };

    expect(await refused(answerTo((await ask(person.cookie)).challenge, { flags: userPresent }))).toEqual([
      401,
      "user_not_verified",
    ]);
    for (const changes of [{ origin: "https://evil.example" }, { rpId: "evil.example" }]) {
      const { challenge } = await ask(person.cookie);
      expect(await refused(answerTo(challenge, changes))).toEqual([400, "passkey_failed"]);
    }
    // Another user's passkey, though it is valid and answers the right challenge.
    expect(await refused(strangersAnswerTo((await ask(person.cookie)).challenge))).toEqual([404, "passkey_not_found"]);
    // Challenges of another session, or of a sign-in.
    await ask(person.cookie);
    expect(await refused(answerTo((await ask(otherSession)).challenge))).toEqual([400, "passkey_failed"]);
    const atLogin = await fetch(`${started.site.url}/api/auth/passkey/generate-authenticate-options`);
    const { challenge: loginChallenge } = (await atLogin.json()) as { challenge: string };
    expect(await refused(answerTo(loginChallenge), `${person.cookie}; ${cookiesOf(atLogin)}`)).toEqual([
      400,
      "challenge_expired",
    ]);
    // Too late.
    const { challenge: old } = await ask(person.cookie);
    await querySite(started.site, "update verifications set expires_at = now() where value = $1", [old]);
    expect(await refused(answerTo(old))).toEqual([400, "challenge_expired"]);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await refused(answerTo((await ask(person.cookie)).challenge), person.cookie, foreign))[0]).toBe(403);
    expect(await refused(answerTo(old), "")).toEqual([401, "session_not_found"]);
    await clearLimits(started.site);
    for (const none of [undefined, null, "x", {}, { id: "x" }, { ...answerTo(old), id: 7 }]) {
      expect((await refused(none))[0]).toBe(400);
    }
    expect([await hasStepUp(person.cookie), await hasStepUp(otherSession)]).toEqual([false, false]);
    await clearLimits(started.site);

    const right = answerTo((await ask(person.cookie)).challenge);
    const answers = await Promise.all([1, 2].map(() => post("verify", { response: right }, person.cookie)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect([await hasStepUp(person.cookie), await hasStepUp(otherSession)]).toEqual([true, false]);
    expect(await eventsOf(person)).toContain("reauthentication-failed");
    expect(await sessionsOf(person)).toHaveLength(2);
  });

  it("[B15] responses share the ten attempts that a session has for passwords and codes", async () => {
    const person = await openAccount(started.site);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await post("verify", { response: {} }, person.cookie)).status).toBe(400);
    }
    expect((await post("verify", { response: {} }, person.cookie)).status).toBe(429);
    const byPassword = { password: person.password };
    const answer = await postJson(started.site, "/api/auth/verify-password", byPassword, { cookie: person.cookie });
    expect(answer.status).toBe(429);
  });
});
