import { beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../test/account-mails.ts";
import { clearLimits, cookiesOf, openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { addPasskey, openPasskeyDevice, signInTo, softwareOf, userPresent } from "../test/passkey-device.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const list = "/settings/security/passkeys";

describe("passkeys", () => {
  const started = useSiteAndBrowser();
  beforeEach(() => clearLimits(started.site));

  const makeStale = ({ userId }: TestPerson) =>
    querySite(
      started.site,
      "update sessions set created_at = now() - interval '1 hour', reauthenticated_at = null where user_id = $1",
      [userId],
    );

  it("[B10] a passkey is added, renamed, signs in without a code, and is removed", async () => {
    const { person, page } = await addPasskey(started);
    await page.getByText("Passkey added").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await mailsTo(started.site, person.email, /A passkey was added/);
    await querySite(started.site, "update users set two_factor_enabled = true where id = $1", [person.userId]);

    await page.getByText("not used yet").waitFor();
    await page.locator("main summary", { hasText: "Rename" }).click();
    await page.getByLabel("Name").fill("My laptop");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("Passkey renamed").waitFor();
    await page.getByRole("listitem").getByText("My laptop", { exact: true }).first().waitFor();

    await page.context().clearCookies();
    await page.goto(`${started.site.url}/login/passkey?redirectTo=${list}`);
    await page.getByRole("button", { name: "Use a passkey" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(`${started.site.url}${list}`);

    await page.getByText(/last used \w+ \d/).waitFor();
    await page.locator("main summary", { hasText: "Remove" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove passkey My laptop" }).click();
    await page.getByText("No passkeys yet").waitFor();
    await page.getByText("Passkey removed").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const events = await querySite<{ kind: string; detail: object }>(
      started.site,
      "select kind, detail from security_events where user_id = $1 order by id desc limit 3",
      [person.userId],
    );
    expect(events).toMatchObject([
      { kind: "passkey-removed" },
      { kind: "signed-in", detail: { method: "Passkey" } },
      { kind: "passkey-added" },
    ]);
  });

  it("[B10] a removed passkey, and a device without any, sign no one in, and the page says so", async () => {
    const { person, page } = await addPasskey(started, { expectedErrors: [/status of 401/] });
    await querySite(started.site, "delete from passkeys where user_id = $1", [person.userId]);
    await page.context().clearCookies();
    await page.goto(`${started.site.url}/login/passkey`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("We don’t recognize this passkey, or it was removed.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const { page: empty } = await openPasskeyDevice(started);
    await empty.goto(`${started.site.url}/login/passkey`);
    await empty.getByRole("button", { name: "Use a passkey" }).click();
    await empty.getByText("No passkey was used").waitFor();
  });

  it("[B10] adding or removing a passkey requires a recent step-up, and redirects to it", async () => {
    const { person, page } = await addPasskey(started, { expectedErrors: [/status of 403/] });
    await makeStale(person);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.waitForURL(`${started.site.url}/settings/security/confirm?redirectTo=${list}`);
    const [passkey] = await querySite<{ id: string }>(started.site, "select id from passkeys where user_id = $1", [
      person.userId,
    ]);
    const form = { intent: "remove", id: passkey?.id ?? "" };
    const led = await postForm(started.site, list, form, { cookie: person.cookie });
    expect(led.headers.get("location")).toBe(`/settings/security/confirm?redirectTo=${list}`);
    expect(await querySite(started.site, "select id from passkeys where user_id = $1", [person.userId])).toHaveLength(
      1,
    );
  });

  it("[B10] without scripts the pages say that they need them; renaming and removing work", async () => {
    const { person } = await addPasskey(started);
    const page = await started.browser.open({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });
    await signInTo(page, started.site, person);
    for (const [path, cookie] of [
      ["/login/passkey", ""],
      [list, person.cookie],
    ] as const) {
      const answer = await fetch(`${started.site.url}${path}`, { headers: { cookie } });
      expect(await answer.text()).toMatch(/<noscript><p[^>]*>Passkeys need JavaScript/);
    }
    await page.goto(`${started.site.url}${list}`);
    expect(await page.getByRole("button", { name: "Add a passkey" }).count()).toBe(0);
    await page.locator("main summary", { hasText: "Rename" }).click();
    await page.getByLabel("Name").fill("  ");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("Please give the passkey a name").waitFor();
    await page.getByLabel("Name").fill("<b>Phone</b>");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("<b>Phone</b>", { exact: true }).first().waitFor();
    await page.locator("main summary", { hasText: "Remove" }).click();
    await page.getByRole("button", { name: /^Remove passkey/ }).click();
    await page.getByText("No passkeys yet").waitFor();
  });

  describe("over HTTP", () => {
    async function begin() {
      const answer = await fetch(`${started.site.url}/api/auth/passkey/generate-authenticate-options`);
      const { challenge } = (await answer.json()) as { challenge: string };
      return { challenge, cookie: cookiesOf(answer) };
    }

    const verify = (response: unknown, cookie: string, headers = {}) =>
      postJson(started.site, "/api/auth/passkey/verify-authentication", { response }, { cookie, ...headers });

    it("[B10] a response works once, for its own challenge, from our own pages, with user verification", async () => {
      const device = await addPasskey(started);
      const answerTo = await softwareOf(device, started.site);
      const first = await begin();
      const answer = answerTo(first.challenge);
      const results = await Promise.all([verify(answer, first.cookie), verify(answer, first.cookie)]);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await verify(answer, first.cookie)).status).toBe(400);
      const second = await begin();
      expect((await verify(answer, second.cookie)).status).toBe(400);

      const refusals = [
        { changes: { origin: "https://evil.example" }, status: 400, code: "passkey_failed" },
        { changes: { rpId: "evil.example" }, status: 400, code: "passkey_failed" },
        { changes: { flags: userPresent }, status: 401, code: "user_not_verified" },
      ];
      for (const { changes, status, code } of refusals) {
        const { challenge, cookie } = await begin();
        const refused = await verify(answerTo(challenge, changes), cookie);
        expect([refused.status, (await refused.json()).error.code]).toEqual([status, code]);
        expect(cookiesOf(refused)).not.toContain("session");
      }
      const third = await begin();
      const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      expect((await verify(answerTo(third.challenge), third.cookie, foreign)).status).toBe(403);
      expect((await verify(answerTo(third.challenge), "")).status).toBe(400);
      expect((await verify(answerTo(third.challenge), third.cookie)).status).toBe(200);
      await querySite(started.site, "update users set disabled_at = now() where id = $1", [device.person.userId]);
      const fourth = await begin();
      expect((await verify(answerTo(fourth.challenge), fourth.cookie)).status).toBe(403);
    });

    it("[B10] an invalid passkey, or another user's, is refused with a reason", async () => {
      const { person } = await addPasskey(started);
      const stranger = await openAccount(started.site);
      const [passkey] = await querySite<{ id: string }>(started.site, "select id from passkeys where user_id = $1", [
        person.userId,
      ]);
      const post = (path: string, body: object, cookie = stranger.cookie) =>
        postJson(started.site, `/api/auth/passkey/${path}`, body, { cookie });
      for (const id of [passkey?.id, crypto.randomUUID(), "nothing", 7, undefined, "\u0000"]) {
        expect((await post("update-passkey", { id, name: "Mine" })).status).toBeOneOf([400, 404]);
        expect((await post("delete-passkey", { id })).status).toBeOneOf([400, 404]);
      }
      const tooLong = { id: passkey?.id, name: "x".repeat(61) };
      expect((await post("update-passkey", tooLong, person.cookie)).status).toBe(422);
      const { cookie } = await begin();
      for (const response of [undefined, null, "x", {}, { id: {} }, { id: "\u0000" }, { id: "unknown" }]) {
        expect((await verify(response, cookie)).status).toBeOneOf([400, 404, 401]);
      }
      const options = await fetch(`${started.site.url}/api/auth/passkey/generate-register-options`, {
        headers: { cookie: stranger.cookie },
      });
      const challenged = `${stranger.cookie}; ${cookiesOf(options)}`;
      for (const response of [{}, { id: "x", response: {} }]) {
        expect((await post("verify-registration", { response }, challenged)).status).toBe(400);
      }
      expect((await post("verify-registration", { response: {} }, "")).status).toBe(401);
      expect(await querySite(started.site, "select id from passkeys")).not.toHaveLength(0);
    });
  });
});
