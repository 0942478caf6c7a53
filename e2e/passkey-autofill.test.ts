import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { clearLimits } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import type { OpenOptions } from "../test/browser.ts";
import { addPasskey, openPasskeyDevice } from "../test/passkey-device.ts";
import { querySite } from "../test/query-site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

const profile = "/settings/profile";

describe("passkeys in the sign-in page's email field", () => {
  const started = useSiteAndBrowser();
  beforeEach(() => clearLimits(started.site));
  const login = () => `${started.site.url}/login?redirectTo=${profile}`;

  /** A visitor whose device has a passkey. The device would choose it as soon as it is offered; here it waits for `choose`. */
  async function openAsVisitor(options: OpenOptions = {}) {
    const device = await addPasskey(started, options);
    await device.page.context().clearCookies();
    const { cdp, authenticatorId } = device;
    const simulate = (enabled: boolean) =>
      cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    await simulate(false);
    return { ...device, choose: () => simulate(true), asked: countAsked(device.page) };
  }

  function countAsked(page: Page): () => number {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/generate-authenticate-options")) asked += 1;
    });
    return () => asked;
  }

  async function signInWithPassword(
    page: Page,
    { email, password }: { readonly email: string; readonly password: string },
  ) {
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in" }).click();
  }

  /** Watches whether each challenge that the page passed to the device was withdrawn. */
  async function watchQuestions(page: Page): Promise<() => Promise<readonly boolean[]>> {
    await page.addInitScript(() => {
      const signals: (AbortSignal | undefined)[] = [];
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = (options) => {
        signals.push(options?.signal);
        return get(options);
      };
      Object.assign(window, { areWithdrawn: () => signals.map((signal) => signal?.aborted) });
    });
    return () => page.evaluate(() => (window as unknown as { areWithdrawn(): boolean[] }).areWithdrawn());
  }

  it("[B10] the passkey the user chooses there signs in, and continues", async () => {
    const { page, person, choose, asked } = await openAsVisitor();
    await choose();
    await page.goto(login());
    await page.waitForURL(`${started.site.url}${profile}`);
    expect(asked()).toBe(1);
    const events = await querySite(
      started.site,
      "select kind, detail from security_events where user_id = $1 order by id desc limit 1",
      [person.userId],
    );
    expect(events).toEqual([{ kind: "signed-in", detail: { method: "Passkey" } }]);
  });

  it("[B10] a user who chooses none signs in with the password, even after a wrong one, or on the passkey page", async () => {
    const { page, person, choose, asked } = await openAsVisitor({ expectedErrors: [/status of 4/] });
    const areWithdrawn = await watchQuestions(page);
    await page.goto(login());
    await expect.poll(areWithdrawn).toEqual([false]);
    const field = page.getByRole("textbox", { name: "Email", exact: true });
    expect(await field.getAttribute("autocomplete")).toBe("username webauthn");
    expect(await accessibilityFaults(page)).toEqual([]);
    await signInWithPassword(page, { ...person, password: "not this one" });
    await page.getByRole("alert").getByText("Invalid credentials").waitFor();
    // It is offered again: the first challenge can no longer be answered.
    await expect.poll(areWithdrawn).toEqual([true, false]);
    await signInWithPassword(page, person);
    await page.waitForURL(`${started.site.url}${profile}`);
    await expect.poll(areWithdrawn).toEqual([true, true]);

    await page.context().clearCookies();
    await page.goto(login());
    await expect.poll(areWithdrawn).toEqual([false]);
    await page.getByRole("link", { name: "Use a passkey" }).click();
    await page.getByRole("button", { name: "Use a passkey" }).waitFor();
    await expect.poll(areWithdrawn).toEqual([true]);
    await choose();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(`${started.site.url}${profile}`);
    expect(asked()).toBe(4);
  });

  it("[B10] an open page renews its challenge before it expires, but only while it is visible", async () => {
    const { page, choose, asked } = await openAsVisitor();
    const areWithdrawn = await watchQuestions(page);
    const setVisibility = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await page.clock.install();
    await page.goto(login());
    await expect.poll(areWithdrawn).toEqual([false]);
    await page.clock.fastForward("05:00");
    await expect.poll(areWithdrawn).toEqual([true, false]);
    await setVisibility("hidden");
    await page.clock.fastForward("05:00");
    await expect.poll(areWithdrawn).toEqual([true, true]);
    for (let round = 0; round < 5; round += 1) await page.clock.fastForward("05:00");
    expect(asked()).toBe(2);
    await choose();
    await setVisibility("visible");
    await page.waitForURL(`${started.site.url}${profile}`);
    expect(asked()).toBe(3);
  });

  it("[B10] a passkey that was removed here is refused with a message, and not offered endlessly", async () => {
    const { page, person, choose, asked } = await openAsVisitor({ expectedErrors: [/status of 401/] });
    await querySite(started.site, "delete from passkeys where user_id = $1", [person.userId]);
    await choose();
    await page.goto(login());
    await page.getByRole("alert").getByText("We don’t recognize this passkey, or it was removed.").waitFor();
    await expect.poll(asked).toBe(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    await signInWithPassword(page, person);
    await page.waitForURL(`${started.site.url}${profile}`);
    expect(asked()).toBe(3);
  });

  it("[B10] a browser without support loads nothing for it, and signs in as usual", async () => {
    const { person } = await openAsVisitor();
    for (const missing of ["passkeys", "the question", "autofill"]) {
      const { page } = await openPasskeyDevice(started);
      await page.addInitScript((what) => {
        if (what === "passkeys") return Reflect.deleteProperty(window, "PublicKeyCredential");
        const value = what === "autofill" ? async () => false : undefined;
        Object.defineProperty(PublicKeyCredential, "isConditionalMediationAvailable", { value });
      }, missing);
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(request.url()));
      await page.goto(login());
      await untilHydrated(page.getByRole("button", { name: "Log in" }));
      await signInWithPassword(page, person);
      await page.waitForURL(`${started.site.url}${profile}`);
      expect(loaded.filter((url) => url.includes("passkey"))).toEqual([]);
    }
  });
});
