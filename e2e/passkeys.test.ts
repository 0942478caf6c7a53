import { createHash, createPrivateKey, sign } from "node:crypto";
import type { CDPSession, Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../test/account-mails.ts";
import { clearLimits, cookiesOf, openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import type { OpenOptions } from "../test/browser.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const list = "/settings/security/passkeys";

interface Authenticator {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

describe("passkeys", () => {
  const started = useSiteAndBrowser();
  beforeEach(() => clearLimits(started.site));

  /** A browser on a device that asks for a fingerprint, and gets it. */
  async function openDevice(options: OpenOptions = {}): Promise<Authenticator> {
    const page = await started.browser.open(options);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { page, cdp, authenticatorId };
  }

  async function signInTo(page: Page, { cookie }: TestPerson): Promise<void> {
    const cookies = cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: started.site.url };
    });
    await page.context().addCookies(cookies);
  }

  async function addPasskey(options: OpenOptions = {}) {
    const person = await openAccount(started.site);
    const device = await openDevice(options);
    await signInTo(device.page, person);
    await device.page.goto(`${started.site.url}${list}`);
    await device.page.getByRole("button", { name: "Add a passkey" }).click();
    await device.page.locator("main summary").waitFor();
    return { person, ...device };
  }

  const makeStale = ({ userId }: TestPerson) =>
    querySite(
      started.site,
      "update sessions set created_at = now() - interval '1 hour', reauthenticated_at = null where user_id = $1",
      [userId],
    );

  it("[B10] is added, renamed, logs in without a code, and is removed", async () => {
    const { person, page } = await addPasskey();
    await page.getByText("Passkey added").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await mailsTo(started.site, person.email, /A passkey was added/);
    await querySite(started.site, "update users set two_factor_enabled = true where id = $1", [person.userId]);

    await page.locator("main summary").click();
    await page.getByLabel("Name").fill("My laptop");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByText("Passkey renamed").waitFor();
    await page.locator("main summary", { hasText: "My laptop" }).waitFor();

    await page.context().clearCookies();
    await page.goto(`${started.site.url}/login/passkey?redirectTo=${list}`);
    await page.getByRole("button", { name: "Use a passkey" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(`${started.site.url}${list}`);

    await page.locator("main summary").click();
    await page.getByRole("button", { name: "Remove My laptop" }).click();
    await page.getByText("No passkey yet").waitFor();
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

  it("[B10] a passkey that was removed, and a device without any, get nobody in, and are told so", async () => {
    const { person, page } = await addPasskey({ expectedErrors: [/status of 401/] });
    await querySite(started.site, "delete from passkeys where user_id = $1", [person.userId]);
    await page.context().clearCookies();
    await page.goto(`${started.site.url}/login/passkey`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("This passkey is not known here, or was removed.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const { page: empty } = await openDevice();
    await empty.goto(`${started.site.url}/login/passkey`);
    await empty.getByRole("button", { name: "Use a passkey" }).click();
    await empty.getByText("No passkey was used").waitFor();
  });

  it("[B10] adding or removing one needs a recent proof, and leads to where it is given", async () => {
    const { person, page } = await addPasskey({ expectedErrors: [/status of 403/] });
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

  it("[B10] without scripts the pages say what they need; renaming and removing work", async () => {
    const { person } = await addPasskey();
    const page = await started.browser.open({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });
    await signInTo(page, person);
    for (const [path, cookie] of [
      ["/login/passkey", ""],
      [list, person.cookie],
    ] as const) {
      const answer = await fetch(`${started.site.url}${path}`, { headers: { cookie } });
      expect(await answer.text()).toMatch(/<noscript><p[^>]*>Passkeys need JavaScript/);
    }
    await page.goto(`${started.site.url}${list}`);
    expect(await page.getByRole("button", { name: "Add a passkey" }).count()).toBe(0);
    await page.locator("main summary").click();
    await page.getByLabel("Name").fill("  ");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByText("Please give the passkey a name").waitFor();
    await page.getByLabel("Name").fill("<b>Phone</b>");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.locator("main summary", { hasText: "<b>Phone</b>" }).waitFor();
    await page.locator("main summary").click();
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByText("No passkey yet").waitFor();
  });

  describe("over HTTP", () => {
    const userPresent = 0x01;
    const userVerified = 0x04;

    /** Signs as the device's authenticator would, with its own key, and with what a test changes. */
    async function software({ cdp, authenticatorId }: Authenticator) {
      const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
      const [credential] = credentials;
      const key = createPrivateKey({
        key: Buffer.from(credential?.privateKey ?? "", "base64"),
        format: "der",
        type: "pkcs8",
      });
      const id = Buffer.from(credential?.credentialId ?? "", "base64").toString("base64url");
      let counter = (credential?.signCount ?? 0) + 1;
      return (
        challenge: string,
        { origin = started.site.url, flags = userPresent | userVerified, rpId = "localhost" } = {},
      ) => {
        const clientData = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin, crossOrigin: false }));
        const count = Buffer.alloc(4);
        count.writeUInt32BE(counter);
        counter += 1;
        const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
        const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
        const algorithm = key.asymmetricKeyType === "ed25519" ? null : "sha256";
        const signature = sign(algorithm, Buffer.concat([authenticatorData, sha256(clientData)]), key);
        const response = {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authenticatorData.toString("base64url"),
          signature: signature.toString("base64url"),
        };
        return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
      };
    }

    async function begin() {
      const answer = await fetch(`${started.site.url}/api/auth/passkey/generate-authenticate-options`);
      const { challenge } = (await answer.json()) as { challenge: string };
      return { challenge, cookie: cookiesOf(answer) };
    }

    const verify = (response: unknown, cookie: string, headers = {}) =>
      postJson(started.site, "/api/auth/passkey/verify-authentication", { response }, { cookie, ...headers });

    it("[B10] an answer is good once, for its own challenge, from our own pages, by a person who was checked", async () => {
      const device = await addPasskey();
      const answerTo = await software(device);
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

    it("[B10] what is no passkey, or somebody else's, is answered with a reason", async () => {
      const { person } = await addPasskey();
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
