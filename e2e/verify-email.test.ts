import { SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { createSecrets } from "#platform/secret.ts";
import { clearLimits, openAccount, signIn, testPassword } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const appSecret = "a secret that only tests know, 32 characters";

/** A token signed like the library's, with times and contents that it never issues. */
function signToken(payload: Readonly<Record<string, string>>, expiresAt: string): Promise<string> {
  const key = new TextEncoder().encode(createSecrets(appSecret).digest("better-auth", "secret"));
  return new SignJWT({ ...payload }).setProtectedHeader({ alg: "HS256" }).setExpirationTime(expiresAt).sign(key);
}

/** The same link as if it had been emailed two hours ago. */
function expired(path: string): string {
  const [id = "", issuedAt = ""] = (new URL(path, "http://own.invalid").searchParams.get("token") ?? "").split(".");
  const payload = `${id}.${(Number.parseInt(issuedAt, 36) - 7_200_000).toString(36)}`;
  return `/verify-email?token=${payload}.${createSecrets(appSecret).digest("confirm-sign-up", payload)}`;
}

describe("the link that confirms an address", () => {
  const on = useSiteAndBrowser({ env: { APP_SECRET: appSecret } });

  beforeEach(() => clearLimits(on.site));

  const open = (path: string, cookie = "") =>
    fetch(`${on.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  const signUp = (email: string) =>
    postJson(on.site, "/api/auth/sign-up/email", {
      firstName: "Ada",
      lastName: "Lovelace",
      email,
      password: testPassword,
    });
  const eventsOf = async (userId: string, kind: string) =>
    querySite<{ detail: object }>(on.site, "select detail from security_events where user_id = $1 and kind = $2", [
      userId,
      kind,
    ]);

  const pathOf = (mail: Parameters<typeof linkIn>[0]) =>
    linkIn(mail, on.site, "/verify-email").slice(on.site.url.length);
  const press = (path: string, intent = "confirm", cookie = "") => postForm(on.site, path, { intent }, { cookie });
  const accounts = (email: string) => querySite(on.site, "select 1 from users where email = $1", [email]);

  it("[B16] changes nothing when it is opened, and confirms once when the button is pressed, even three times at once", async () => {
    const email = "twice@example.com";
    await signUp(email);
    const [mail] = await mailsTo(on.site, email, 1);
    const path = pathOf(mail);
    for (const method of ["GET", "HEAD"]) {
      const looked = await fetch(`${on.site.url}${path}`, { method, headers: { accept: "text/html" } });
      expect([looked.status, looked.headers.getSetCookie()]).toEqual([200, []]);
      expect(looked.headers.get("referrer-policy")).toBe("same-origin");
      const api = await fetch(`${on.site.url}/api/auth${path}`, { method });
      expect([404, 405]).toContain(api.status);
    }
    expect(await accounts(email)).toEqual([]);
    const page = await (await open(path)).text();
    for (const shown of ["Ada Lovelace", email, "This wasn&#x27;t me"]) expect(page).toContain(shown);
    const answers = await Promise.all([1, 2, 3].map(() => press(path)));
    expect(answers.map(({ headers }) => headers.get("location")).toSorted()).toEqual([path, path, "/workspace"]);
    const [user] = await querySite<{ id: string }>(on.site, "select id from users where email = $1", [email]);
    expect(await eventsOf(user?.id ?? "", "email-verified")).toHaveLength(1);
    const late = await open(path);
    expect([late.status, (await late.text()).includes("This link no longer works")]).toEqual([410, true]);
  });

  it("[B16] lets a person who did not sign up discard it, and then confirms nothing", async () => {
    const email = "not-me@example.com";
    await signUp(email);
    const [mail] = await mailsTo(on.site, email, 1);
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}${pathOf(mail)}`);
    await page.getByRole("button", { name: "This wasn't me" }).click();
    await page.getByRole("heading", { name: "Sign-up discarded" }).waitFor();
    expect((await press(pathOf(mail))).headers.get("location")).toBe(pathOf(mail));
    expect(await accounts(email)).toEqual([]);
    const signedIn = await postJson(on.site, "/api/auth/sign-in/email", { email, password: testPassword });
    expect(signedIn.status).toBe(401);
  });

  it("[B16] confirms and discards nothing from another site's page", async () => {
    const email = "across@example.com";
    await signUp(email);
    const [mail] = await mailsTo(on.site, email, 1);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    for (const intent of ["confirm", "discard"]) {
      expect((await postForm(on.site, pathOf(mail), { intent }, foreign)).status).toBe(403);
    }
    expect(await querySite(on.site, "select 1 from sign_ups where email = $1", [email])).toHaveLength(1);
  });

  it("[B1] says when it has expired, and another email can be sent", async () => {
    const email = "late@example.com";
    await signUp(email);
    const [old] = await mailsTo(on.site, email, 1);
    const page = await on.browser.open({ expectedErrors: [/410/] });
    await page.goto(`${on.site.url}${expired(pathOf(old))}`);
    await page.getByRole("heading", { name: "This link has expired" }).waitFor();
    const main = page.getByRole("main");
    await main.getByLabel("Email", { exact: true }).fill(email);
    await main.getByRole("button", { name: "Send the email again" }).click();
    await main
      .getByText("If this address still needs to be confirmed, another email with a link is on its way.")
      .waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    const [mail] = await mailsTo(on.site, email, 2);
    await page.goto(linkIn(mail, on.site, "/verify-email"));
    await page.getByRole("heading", { name: "Is this your sign-up?" }).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.waitForURL(`${on.site.url}/workspace`);
    await page.locator("[data-sonner-toast]").getByText("Your address is confirmed").waitFor();
    await page.getByRole("heading", { name: "Make your first design" }).waitFor();
    await page.getByRole("link", { name: /signed in as / }).waitFor();
  });

  it("[B1] is refused after tampering, and nothing is confirmed", async () => {
    const email = "tampered@example.com";
    await signUp(email);
    const [mail] = await mailsTo(on.site, email, 1);
    const good = new URL(pathOf(mail), on.site.url).searchParams.get("token") ?? "";
    const jwt = await signToken({ email }, "1 hour");
    for (const token of ["x", "a.b.c", `${good}x`, good.slice(1), jwt, "%3Cscript%3E"]) {
      const path = `/verify-email?token=${token}`;
      const answer = await open(path);
      expect(answer.status, token).toBe(400);
      expect(await answer.text()).toContain("This link doesn’t work");
      expect((await press(path)).headers.get("location")).toBe(path);
    }
    expect(await accounts(email)).toEqual([]);
  });

  it("[B1] is sent again with the same answer for every address", async () => {
    const { email, cookie } = await openAccount(on.site);
    for (const address of [email, "unknown@example.com", "other@example.com"]) {
      for (const sent of ["", cookie]) {
        const answer = await postForm(on.site, "/verify-email", { email: address }, { cookie: sent });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain("If this address still needs to be confirmed");
      }
    }
  });

  describe("for a change of address", () => {
    let people = 0;
    async function askForChange() {
      people += 1;
      const [from, to] = [`old-${people}@example.com`, `new-${people}@example.com`];
      const person = await openAccount(on.site, { email: from });
      const asked = await postJson(on.site, "/api/auth/change-email", { newEmail: to }, { cookie: person.cookie });
      expect(asked.status).toBe(200);
      const [mail] = await mailsTo(on.site, to, 1);
      return { ...person, from, to, path: linkIn(mail, on.site, "/verify-email").slice(on.site.url.length) };
    }

    it("[B10] needs the account's own session: without one it redirects to sign-in and back", async () => {
      const { from, to, path, userId } = await askForChange();
      const guest = await open(path);
      expect(guest.status).toBe(302);
      expect(guest.headers.get("location")).toBe(
        `/login?redirectTo=${encodeURIComponent(path).replaceAll("%2F", "/")}`,
      );
      expect(await (await open(guest.headers.get("location") ?? "")).text()).toContain(
        "Log in to confirm your new address.",
      );
      const token = new URL(path, on.site.url).searchParams.get("token");
      const api = await postJson(on.site, "/api/auth/verify-email", { token });
      expect([api.status, api.headers.getSetCookie()]).toEqual([401, []]);
      expect((await api.json()).error.code).toBe("session_not_found");
      const { cookie: stranger } = await openAccount(on.site);
      const page = await on.browser.open({ expectedErrors: [/403/] });
      const [name = "", value = ""] =
        stranger
          .split("; ")
          .find((pair) => pair.includes("session_token"))
          ?.split("=") ?? [];
      await page.context().addCookies([{ name, value, url: on.site.url }]);
      await page.goto(`${on.site.url}${path}`);
      await page.getByRole("heading", { name: "This link belongs to another account" }).waitFor();
      expect(await accessibilityFaults(page, "main")).toEqual([]);
      expect((await postJson(on.site, "/api/auth/verify-email", { token }, { cookie: stranger })).status).toBe(403);

      const answer = await postForm(on.site, guest.headers.get("location") ?? "", {
        email: from,
        password: testPassword,
      });
      expect(answer.headers.get("location")).toBe(path);
      const session = answer.headers
        .getSetCookie()
        .map((line) => line.split(";", 1)[0])
        .join("; ");
      const asked = await (await open(path, session)).text();
      expect([asked.includes(from), asked.includes(to)]).toEqual([true, true]);
      expect(await querySite(on.site, "select email from users where id = $1", [userId])).toEqual([{ email: from }]);
      expect((await press(path, "confirm", session)).headers.get("location")).toBe(path);
      const done = await open(path, session);
      expect(done.status).toBe(200);
      expect(await done.text()).toContain("Your address has changed");
      expect(await querySite(on.site, "select email from users where id = $1", [userId])).toEqual([{ email: to }]);
    });

    it("[B10] emails both addresses once, even if it is opened twice at once", async () => {
      const { from, to, path, userId, cookie } = await askForChange();
      const answers = await Promise.all([1, 2, 3].map(() => press(path, "confirm", cookie)));
      expect(answers.map(({ headers }) => headers.get("location"))).toEqual([path, path, path]);
      const again = await open(path, cookie);
      expect([again.status, (await again.text()).includes("Your address has changed")]).toEqual([200, true]);
      expect(await eventsOf(userId, "email-changed")).toEqual([{ detail: { from, to } }]);
      const told = [await mailsTo(on.site, from, 2), await mailsTo(on.site, to, 2)];
      for (const mails of told) {
        expect(mails.map(({ subject }) => subject)).toContain("Your address at Easel has changed");
      }
      expect((await postJson(on.site, "/api/auth/sign-in/email", { email: from, password: testPassword })).status).toBe(
        401,
      );
      await signIn(on.site, to);
    });

    it("[B10] voids password reset links that were sent to the old address", async () => {
      const { from, to, path, cookie } = await askForChange();
      await postForm(on.site, "/reset-password", { email: from });
      const mails = await mailsTo(on.site, from, 2);
      const reset = mails.find(({ subject }) => subject.startsWith("Set a new password"));
      expect((await press(path, "confirm", cookie)).status).toBe(302);
      const link = linkIn(reset, on.site, "/reset-password").slice(on.site.url.length);
      expect((await postForm(on.site, link, { password: "taken over by mail" })).status).toBe(422);
      await signIn(on.site, to);
    });

    it("[B10] changes nothing when another account has the address by now", async () => {
      const { from, to, path, cookie, userId } = await askForChange();
      await openAccount(on.site, { email: to });
      expect((await press(path, "confirm", cookie)).status).toBe(302);
      const answer = await open(path, cookie);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain("This address is taken");
      expect(await querySite(on.site, "select email from users where id = $1", [userId])).toEqual([{ email: from }]);
    });
  });
});
