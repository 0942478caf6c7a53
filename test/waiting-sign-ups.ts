import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type AuthGateway, createAuthGateway } from "#accounts/auth/auth-gateway.ts";
import { createAuth } from "#accounts/auth/create-auth.ts";
import type { SignedUp } from "#accounts/sign-up-listener.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices, type TestServices } from "./test-services.ts";

/** The address that both sign up with. */
export const email = "victim@example.com";
export const attacker = { firstName: "Eve", lastName: "Mallory", password: "the attacker's own password" };
export const victim = { firstName: "Vic", lastName: "Tim", password: "the victim's own password" };

/**
 * Sign-ups, and everything that can happen to them before their address is confirmed. Call it in a `describe`; each test starts with none.
 */
export function useWaitingSignUps() {
  let database: TestDatabase;
  let test: TestServices;
  let gateway: AuthGateway;
  const signedUp: SignedUp[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    test = await createTestServices(database, () => []);
    const auth = createAuth(test.services, undefined, async (one) => void signedUp.push(one));
    gateway = createAuthGateway(test.services, auth, async () => {});
  });
  beforeEach(async () => {
    await clear();
    await test.runJobs([]);
    test.mails.length = 0;
    signedUp.length = 0;
    test.setTime(new Date());
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const clear = () => database.pool.query("truncate users, sign_ups, verifications, rate_limits cascade");
  const call = (method: "GET" | "POST", path: string, body?: Record<string, unknown>, cookie = "", ref?: string) =>
    gateway.call(
      { method, path, ref, ...(body ? { body } : {}) },
      {
        headers: new Headers({ cookie, "user-agent": "Test/1.0" }),
        scope: { clientAddress: "192.0.2.1", log: test.services.log, requestId: "test" },
      },
    );
  const post = (path: string, body: Record<string, unknown>, cookie?: string) => call("POST", path, body, cookie);
  const cookiesOf = ({ cookies }: { readonly cookies: readonly string[] }) =>
    cookies.map((line) => line.split(";", 1)[0]).join("; ");
  const mailsWith = async (begin: string) => {
    await test.runJobs([]);
    return test.mails.filter(({ subject }) => subject.startsWith(begin));
  };
  /** The token in the newest email with a link there. */
  async function mailedToken(begin: string, page = "/verify-email"): Promise<string> {
    const link = new RegExp(`${page}\\?\\S*?token=([\\w.-]+)`).exec((await mailsWith(begin)).at(-1)?.text ?? "");
    return link?.[1] ?? "";
  }
  /** Requests a sign-in code. */
  async function mailedCode(): Promise<string | undefined> {
    await post("/email-otp/send-verification-otp", { email, type: "sign-in" });
    return (await mailsWith("")).at(-1)?.subject.slice(0, 6);
  }
  return {
    signedUp,
    get database() {
      return database;
    },
    get test() {
      return test;
    },
    clear,
    call,
    post,
    cookiesOf,
    mailsWith,
    mailedToken,
    mailedCode,
    async signUp(person: typeof attacker, more: Record<string, unknown> = {}) {
      const answer = await post("/sign-up/email", { ...person, email, ...more });
      expect([answer.status, answer.body]).toEqual([200, { status: true }]);
      return { cookie: cookiesOf(answer), token: await mailedToken("Confirm your address") };
    },
    confirm: (token: string, cookie?: string) => post("/verify-email", { token }, cookie),
    signIn: async ({ password }: typeof attacker) => (await post("/sign-in/email", { email, password })).status,
    useCode: async () => post("/sign-in/email-otp", { email, otp: await mailedCode() }),
    async useLink() {
      await post("/sign-in/magic-link", { email });
      return call("GET", `/magic-link/verify?token=${await mailedToken("Your sign-in link", "/login/link")}`);
    },
    accounts: async () =>
      (
        await database.pool.query(
          `select first_name, email_verified, (select count(*)::int from identities where user_id = users.id) as passwords
           from users where email = $1`,
          [email],
        )
      ).rows,
    waiting: async () =>
      (await database.pool.query("select first_name from sign_ups where email = $1", [email])).rows.map(
        (row) => row.first_name,
      ),
    events: async () =>
      (await database.pool.query("select kind from security_events order by id")).rows.map(({ kind }) => kind),
  };
}
