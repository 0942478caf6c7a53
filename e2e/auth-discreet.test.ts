import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, testPassword } from "../test/accounts.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { type BorrowedSite, borrowSite } from "../test/shared-sites.ts";
import type { Site } from "../test/site.ts";

/** Every kind of address that a client could name. */
const addresses = ["verified", "unverified", "waiting", "disabled", "passwordless", "unknown"].map(
  (name) => `${name}@example.com`,
);

describe("answers that reveal nothing about accounts", () => {
  let borrowed: BorrowedSite;
  let site: Site;
  beforeAll(async () => {
    borrowed = await borrowSite();
    ({ site } = borrowed);
    const [verified, unverified, waiting, disabled, passwordless] = addresses;
    for (const email of [verified, disabled, passwordless]) await openAccount(site, { email });
    // One account that an operator created, and one sign-up that is not confirmed.
    await openAccount(site, { email: unverified });
    await querySite(site, "update users set email_verified = false where email = $1", [unverified]);
    await auth("/sign-up/email", { firstName: "Eve", lastName: "Adams", email: waiting, password: testPassword });
    await querySite(site, "update users set disabled_at = now() where email = $1", [disabled]);
    await querySite(
      site,
      "update identities set provider_id = 'google', password = null where user_id = (select id from users where email = $1)",
      [passwordless],
    );
  });
  beforeEach(async () => {
    await clearLimits(site);
    await querySite(site, "delete from users where email = 'unknown@example.com'");
    await querySite(site, "delete from sign_ups where email <> 'waiting@example.com'");
  });
  afterAll(() => borrowed.end());

  const auth = (path: string, body: unknown) => postJson(site, `/api/auth${path}`, body);

  /** Everything that a client can see except the time: values that differ between answers for the same address are blanked out. */
  async function look(answer: Response, email: string): Promise<string> {
    const headers = [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
    const body = (await answer.text())
      .replaceAll(email, "<email>")
      .replace(/"(requestId|id)":"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, '"$1":"<id>"')
      .replace(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '"<moment>"');
    const shown = headers.map(([name, value]) => [
      name,
      name === "content-length" ? "<length>" : value.replace(/(easel\.sign_up)=[^;]+/, "$1=<own sign-up>"),
    ]);
    return JSON.stringify([answer.status, shown, body]);
  }

  async function lookAtAll(ask: (email: string) => Promise<Response>): Promise<ReadonlySet<string>> {
    return new Set(await Promise.all(addresses.map(async (email) => look(await ask(email), email))));
  }

  it.each([
    ["/sign-up/email", { firstName: "Eve", lastName: "Adams", password: testPassword }, 200],
    ["/sign-in/email", { password: "a wrong password" }, 401],
    ["/sign-in/email-otp", { otp: "000000" }, 400],
    ["/sign-in/magic-link", {}, 200],
    ["/request-password-reset", {}, 200],
    ["/send-verification-email", {}, 200],
    ["/email-otp/send-verification-otp", { type: "sign-in" }, 200],
  ])("[B15] %s answers alike for every address", async (path, body, status) => {
    const looks = [...(await lookAtAll((email) => auth(path, { email, ...body })))];
    expect(looks).toHaveLength(1);
    expect(looks[0]?.startsWith(`[${status},`)).toBe(true);
  });

  it("[B15] a code that was tried too often is answered like one that was never requested", async () => {
    for (const email of addresses) await auth("/email-otp/send-verification-otp", { email, type: "sign-in" });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await lookAtAll((email) => auth("/sign-in/email-otp", { email, otp: "000000" }))).size).toBe(1);
    }
  });

  it("[B15] only a client with the password learns that the address is not confirmed, or the account is disabled", async () => {
    const answers = addresses.map(async (email) => {
      const answer = await auth("/sign-in/email", { email, password: testPassword });
      const { error } = (await answer.json()) as { error?: { code: string } };
      return [email.split("@")[0], answer.status, error?.code];
    });
    expect(await Promise.all(answers)).toEqual([
      ["verified", 200, undefined],
      ["unverified", 403, "email_not_confirmed"],
      ["waiting", 403, "email_not_confirmed"],
      ["disabled", 403, "account_disabled"],
      ["passwordless", 401, "invalid_credentials"],
      ["unknown", 401, "invalid_credentials"],
    ]);
  });
});
