import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, signIn, testPassword } from "../test/accounts.ts";
import { linkIn, mailsTo } from "../test/mails-to.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { type Site, startSite } from "../test/site.ts";

interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** `npm run user -- …`, as an operator types it. */
async function runUser(env: Readonly<Record<string, string>>, args: readonly string[], input = ""): Promise<Outcome> {
  const child = spawn(process.execPath, ["--import", "./scripts/load-faster.ts", "scripts/user.ts", ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, complained };
}

const names = ["--first-name", "Grace", "--last-name", "Hopper"];

describe("npm run user", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { OPERATOR_EMAILS: "Boss@Example.com,next@example.com" } });
  });
  beforeEach(() => clearLimits(site));
  afterAll(() => site.stop());

  const user = (...args: readonly string[]) =>
    runUser({ DATABASE_URL: site.databaseUrl, BASE_URL: site.url, OPERATOR_EMAILS: "boss@example.com" }, args);
  const signInStatus = async (email: string, password = testPassword) =>
    (await postJson(site, "/api/auth/sign-in/email", { email, password })).status;
  const pageStatus = async (cookie: string) =>
    (await fetch(`${site.url}/settings/profile`, { headers: { accept: "text/html", cookie }, redirect: "manual" }))
      .status;
  const eventsOf = async (email: string) =>
    (
      await querySite<{ kind: string }>(
        site,
        "select kind from security_events where user_id = (select id from users where email = $1) order by id",
        [email],
      )
    ).map(({ kind }) => kind);

  it("[B13] create adds an account and emails an invitation, whose link sets the password and confirms the address", async () => {
    const email = "grace@example.com";
    const made = await user("create", "Grace@Example.com", ...names);
    expect(made).toMatchObject({ code: 0, complained: "" });
    expect(await signInStatus(email, "")).toBe(401);
    const [mail] = await mailsTo(site, email, 1);
    expect(mail?.subject).toBe("Your account at Easel");
    expect(mail?.text).not.toContain("Grace");
    const link = linkIn(mail, site, "/reset-password");
    expect((await fetch(link)).status).toBe(200);
    const token = new URL(link).searchParams.get("token");
    const stored = await querySite<{ identifier: string }>(site, "select identifier from verifications");
    expect(JSON.stringify(stored)).not.toContain(token);
    const set = () => postJson(site, "/api/auth/reset-password", { token, newPassword: testPassword });
    expect([(await set()).status, (await set()).status]).toEqual([200, 400]);
    expect(await pageStatus(await signIn(site, email))).toBe(200);
    expect(await eventsOf(email)).toEqual(expect.arrayContaining(["made-by-operator", "password-reset", "signed-in"]));
  });

  it("[B13] create takes a password from standard input, never from the command line, and sends no email", async () => {
    const email = "typed@example.com";
    const env = { DATABASE_URL: site.databaseUrl, BASE_URL: site.url };
    const args = ["create", email, ...names, "--verified", "--password-stdin"];
    expect(await runUser(env, args, "123456\n")).toEqual({
      code: 1,
      said: "",
      complained: expect.stringMatching(/^This password is on lists of leaked passwords.*\n$/),
    });
    expect(await runUser(env, args, `${testPassword}\n`)).toMatchObject({ code: 0, complained: "" });
    expect(await signInStatus(email)).toBe(200);
    expect((await user("create", email, ...names, "--password", "x")).code).toBe(2);
  });

  it("[B1] verify confirms the address of an account that the command created", async () => {
    const email = "vouched@example.com";
    await user("create", email, ...names);
    expect(await user("verify", email)).toEqual({ code: 0, said: "The address is confirmed.\n", complained: "" });
    expect((await user("verify", email)).said).toBe("The address was already confirmed.\n");
  });

  it("[B16] verify confirms no sign-up, whose password an attacker may have chosen; create discards it", async () => {
    const email = "waiting@example.com";
    const account = { firstName: "Ada", lastName: "Lovelace", email, password: testPassword };
    await postJson(site, "/api/auth/sign-up/email", account);
    expect(await signInStatus(email)).toBe(403);
    expect(await user("verify", email)).toMatchObject({
      code: 1,
      complained: expect.stringContaining("is waiting for its email link to be confirmed"),
    });
    expect((await user("create", email, ...names, "--verified")).code).toBe(0);
    expect(await signInStatus(email)).toBe(401);
  });

  it("[B9] disable ends every session at once and blocks every sign-in method, while the product runs; enable restores them", async () => {
    const person = await openAccount(site);
    const { email } = person;
    const other = await signIn(site, email);
    expect([await pageStatus(person.cookie), await pageStatus(other)]).toEqual([200, 200]);
    for (const [target, body] of [
      ["/request-password-reset", { email }],
      ["/sign-in/magic-link", { email }],
      ["/email-otp/send-verification-otp", { email, type: "sign-in" }],
    ] as const) {
      expect((await postJson(site, `/api/auth${target}`, body)).status).toBe(200);
    }
    const mails = await mailsTo(site, email, 4);
    const tokenOf = (begin: string) =>
      mails.map(({ text: words }) => new RegExp(`${begin}\\?token=([\\w-]+)`).exec(words)?.[1]).find(Boolean) ?? "";

    expect(await user("disable", email)).toEqual({
      code: 0,
      said: "The account is disabled. 2 sessions ended.\n",
      complained: "",
    });
    await expect.poll(() => pageStatus(person.cookie)).toBe(302);
    expect(await pageStatus(other)).toBe(302);
    expect(await signInStatus(email)).toBe(403);
    const byLink = await fetch(`${site.url}/api/auth/magic-link/verify?token=${tokenOf("/login/link")}`);
    const otp = mails.map(({ subject }) => /^(\d{6}) is/.exec(subject)?.[1]).find(Boolean);
    const byCode = await postJson(site, "/api/auth/sign-in/email-otp", { email, otp });
    const reset = { token: tokenOf("/reset-password"), newPassword: "another password" };
    const byReset = await postJson(site, "/api/auth/reset-password", reset);
    expect([byLink.status, byCode.status, byReset.status]).toEqual([403, 403, 400]);
    expect(await querySite(site, "select 1 from sessions where user_id = $1", [person.userId])).toEqual([]);
    expect((await user("disable", email)).said).toBe("The account is already disabled.\n");

    expect((await user("enable", email)).said).toBe("The account is enabled again.\n");
    expect(await signInStatus(email)).toBe(200);
    expect(await eventsOf(email)).toEqual(expect.arrayContaining(["disabled", "enabled"]));
  });

  it("[B13] show and list print the state of accounts, and nothing private", async () => {
    const { email, userId } = await openAccount(site, { email: "boss@example.com" });
    const shown = await user("show", " BOSS@example.com");
    expect(shown.code).toBe(0);
    expect(shown.said).toMatch(/^Address +boss@example\.com, confirmed$/m);
    expect(shown.said).toMatch(/^Operator +yes$/m);
    expect(shown.said).toMatch(/^Signs in with +password, email$/m);
    expect(shown.said).toMatch(/^Sessions +1$/m);
    expect(shown.said).toContain(userId);
    expect(shown.said).not.toMatch(/argon2|Lovelace/);
    expect((await user("list", "boss@")).said).toMatch(
      /^boss@example\.com {2}\d{4}-\d\d-\d\d {2}confirmed {6}active\n$/,
    );
    expect((await user("list", "%", "--disabled")).said).toBe("No accounts found.\n");
    expect((await user("list", "--limit", "1")).said).toContain(email);
  });

  it.each([
    [["show", "unknown@example.com"], 1, "There is no account with unknown@example.com."],
    [["disable", "not-an-address"], 1, "Please enter a valid email address."],
    [["create", "boss@example.com", ...names], 1, "There is already an account with boss@example.com."],
    [["create", "x@example.com", "--first-name", "Ada"], 1, "Last name is required."],
    [["verify", "a@example.com", "b@example.com"], 2, "verify takes one email address."],
    [["constructor", "x"], 2, "There is no command constructor."],
    [["list", "--limit", "0"], 2, "--limit must be a whole number, at least 1."],
    [["list", "--nonsense"], 2, "--nonsense"],
    [[], 2, "Usage: npm run user"],
  ])("[B13] %j ends with a message and no stack trace", async (args, code, sentence) => {
    const outcome = await user(...args);
    expect(outcome).toMatchObject({ code, said: "" });
    expect(outcome.complained).toContain(sentence);
    expect(outcome.complained).not.toMatch(/\n\s+at |node:|file:/);
  });

  it("[B13] a missing database is reported in a sentence", async () => {
    const outcome = await runUser({ DATABASE_URL: "postgresql://easel:secret@127.0.0.1:1/easel" }, ["list"]);
    expect(outcome.code).toBe(1);
    expect(outcome.complained).toMatch(/ECONNREFUSED/);
    expect(outcome.complained).not.toMatch(/secret|\n\s+at /);
  });

  it("[B13] works on the embedded database, before the product has run, while it runs and after", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "easel-user-"));
    const env = { DATA_DIR: folder };
    const create = (email: string) =>
      runUser(env, ["create", email, ...names, "--verified", "--password-stdin"], testPassword);
    try {
      expect(await create("before@example.com")).toMatchObject({ code: 0, complained: "" });
      const embedded = await startSite({ embeddedIn: folder });
      expect(await create("during@example.com")).toMatchObject({ code: 0, complained: "" });
      for (const email of ["before@example.com", "during@example.com"]) await signIn(embedded, email);
      await embedded.stop();
      expect((await runUser(env, ["list", "--limit", "5"])).said.split("\n")).toHaveLength(3);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 300_000);

  describe("operators", () => {
    const isOperator = async (cookie: string) => {
      const data = await (
        await fetch(`${site.url}/settings/profile.data?_routes=root`, { headers: { cookie } })
      ).text();
      return /"isOperator",(true|false)/.exec(data)?.[1];
    };

    it("[B10] are the addresses in the configuration, in any case, once they are confirmed", async () => {
      const named = await openAccount(site, { email: "next@example.com" });
      const other = await openAccount(site);
      expect(await isOperator(named.cookie)).toBe("true");
      expect(await isOperator(other.cookie)).toBe("false");
      expect(await isOperator(await signIn(site, "boss@example.com"))).toBe("true");
      await querySite(site, "update users set email_verified = false where id = $1", [named.userId]);
      await expect.poll(() => isOperator(named.cookie)).toBe("false");
      await querySite(site, "update users set email_verified = true, email = 'former@example.com' where id = $1", [
        named.userId,
      ]);
      await expect.poll(() => isOperator(named.cookie)).toBe("false");
    });
  });
});
