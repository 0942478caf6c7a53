import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { postJson } from "../test/post-json.ts";
import { type Site, startSite } from "../test/site.ts";

const ask = (site: Site, path: string, cookie = "") =>
  fetch(`${site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });

describe("sessions", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it("[B7] a guest is led to the log-in page, which remembers the way; whoever is signed in gets the page", async () => {
    const guest = await ask(site, "/settings/profile?from=mail");
    expect(guest.status).toBe(302);
    expect(guest.headers.get("location")).toBe("/login?redirectTo=/settings/profile%3Ffrom%3Dmail");
    const { cookie } = await openAccount(site);
    const page = await ask(site, "/settings/profile", cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  it("[B6] a session that was signed out is dead at once", async () => {
    const { cookie } = await openAccount(site);
    expect((await ask(site, "/settings/profile", cookie)).status).toBe(200);
    expect((await postJson(site, "/api/auth/sign-out", {}, { cookie })).status).toBe(200);
    expect((await ask(site, "/settings/profile", cookie)).status).toBe(302);
  });
});
