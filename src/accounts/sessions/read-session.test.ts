import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { AccountCache } from "#platform/account-cache.ts";
import { createLog } from "#platform/log.ts";
import { confirmSignUp } from "../../../test/accounts.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { type AuthGateway, createAuthGateway } from "../auth/auth-gateway.ts";
import { type Auth, createAuth } from "../auth/create-auth.ts";
import { sessions, users } from "../schema.ts";
import { createSessionReader, type SessionCache } from "./read-session.ts";
import { createSessionCookieCheck } from "./session-cookie-check.ts";

const password = "correct horse battery";

describe("reading a session", () => {
  let database: TestDatabase;
  let test: TestServices;
  let auth: Auth;
  let gateway: AuthGateway;
  let memory: SessionCache;
  let read: ReturnType<typeof createSessionReader>;
  let cookie = "";
  let isHearing = true;
  let now = Date.now();
  /** Each database query takes a connection from the pool; the job queue has its own. */
  let asked: MockInstance;

  const scope = { requestId: "test", clientAddress: "192.0.2.7", log: createLog("silent") };
  const post = (path: string, body: Readonly<Record<string, unknown>>) =>
    gateway.call({ method: "POST", path, body }, { headers: new Headers({ "user-agent": "Test/1.0" }), scope });
  const requestWith = (cookies: string) => ({
    headers: new Headers({ cookie: cookies, "user-agent": "Test/1.0" }),
    clientAddress: "192.0.2.7",
  });

  beforeAll(async () => {
    database = await createTestDatabase();
    asked = vi.spyOn(database.pool, "connect");
    test = await createTestServices(database, () => []);
    auth = createAuth(test.services);
    gateway = createAuthGateway(test.services, auth);
    const account = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", password };
    expect((await post("/sign-up/email", account)).status).toBe(200);
    await confirmSignUp({ databaseUrl: database.url }, account.email);
  });
  beforeEach(async () => {
    isHearing = true;
    now = Date.now();
    test.setTime(new Date());
    memory = new AccountCache(
      ({ viewer, expiresAt }) => ({ userId: viewer.userId, endsAt: expiresAt }),
      () => isHearing,
      () => now,
    );
    read = createSessionReader(test.services, auth, memory);
    const answer = await post("/sign-in/email", { email: "ada@example.com", password });
    cookie = answer.cookies.map((line) => line.split(";", 1)[0]).join("; ");
    asked.mockClear();
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  it("[B9] takes no database query while it is cached", async () => {
    const first = await read(requestWith(cookie));
    expect(first.session?.viewer).toMatchObject({ email: "ada@example.com", firstName: "Ada", isOperator: false });
    asked.mockClear();
    for (let round = 0; round < 20; round += 1) expect((await read(requestWith(cookie))).session).toBe(first.session);
    expect(asked).not.toHaveBeenCalled();
  });

  it("[B9] takes no query for a visitor, whatever other cookies they have", async () => {
    for (const cookies of ["", "theme=dark", "easel.device=x; easel.session=x"]) {
      expect(await read(requestWith(cookies))).toEqual({ session: null, cookies: [] });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it("[B9] a cookie that we have not signed takes no query either", async () => {
    expect((await read(requestWith(`easel.session_token=${"a".repeat(32)}.${"A".repeat(43)}%3D`))).session).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it("[H7][H9] a request may be a signed-in user's only with a cookie that we have signed", () => {
    const { config, secrets } = test.services;
    const mayBeSignedIn = createSessionCookieCheck(config, secrets);
    expect([cookie, `theme=dark; ${cookie}`].map(mayBeSignedIn)).toEqual([true, true]);
    const token = /session_token=([^;]+)/.exec(cookie)?.[1] ?? "";
    const forged = ["", "x", ".", "%", `b${token}`, token.replace(".", ""), token.slice(0, -8)];
    for (const value of forged) expect([value, mayBeSignedIn(`easel.session_token=${value}`)]).toEqual([value, false]);
    expect(mayBeSignedIn(`other=${token}`)).toBe(false);
  });

  it("[B9] takes three queries once a minute: the library's two, and our own", async () => {
    await read(requestWith(cookie));
    // The first one also created the profile.
    memory.forget(undefined);
    asked.mockClear();
    await read(requestWith(cookie));
    expect(asked).toHaveBeenCalledTimes(3);
    now += 46_000;
    await read(requestWith(cookie));
    expect(asked).toHaveBeenCalledTimes(6);
  });

  it("[B9] happens once for simultaneous requests", async () => {
    await read(requestWith(cookie));
    memory.forget(undefined);
    asked.mockClear();
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(requestWith(cookie))));
    expect(new Set(answers.map(({ session }) => session)).size).toBe(1);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("[B9] a request after a session has ended does not share an earlier read", async () => {
    await read(requestWith(cookie));
    memory.forget(undefined);
    const early = read(requestWith(cookie));
    await database.db.delete(sessions);
    memory.forget(undefined);
    expect((await read(requestWith(cookie))).session).toBeNull();
    await early;
    expect((await read(requestWith(cookie))).session).toBeNull();
  });

  it("[B9] a revoked session is dead within a minute, even if the notification is lost", async () => {
    expect((await read(requestWith(cookie))).session).not.toBeNull();
    await database.db.delete(sessions);
    now += 59_000;
    const after = await read(requestWith(cookie));
    expect(after.session).toBeNull();
    expect(after.cookies).toEqual(["easel.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it("[B9] without notifications, each request queries the database", async () => {
    expect((await read(requestWith(cookie))).session).not.toBeNull();
    isHearing = false;
    await database.db.delete(sessions);
    expect((await read(requestWith(cookie))).session).toBeNull();
  });

  it("[B9] of two cookies with one name, the cached one is the one that was checked", async () => {
    const name = "easel.session_token";
    const own = cookie.split("; ").find((pair) => pair.startsWith(name)) ?? "";
    const foreign = `${name}=${"a".repeat(32)}.${"A".repeat(43)}%3D`;
    for (const doubled of [`${foreign}; ${own}`, `${own}; ${foreign}`]) {
      await read(requestWith(doubled));
      expect((await read(requestWith(foreign))).session).toBeNull();
      expect((await read(requestWith(own))).session).not.toBeNull();
    }
  });

  it("[B9] the sessions of a disabled account end", async () => {
    const isAda = eq(users.email, "ada@example.com");
    await database.db.update(users).set({ disabledAt: new Date() }).where(isAda);
    expect((await read(requestWith(cookie))).session).toBeNull();
    await database.db.update(users).set({ disabledAt: null }).where(isAda);
    expect((await read(requestWith(cookie))).session).toBeNull();
  });

  it("[B9] a database that is down is an error, not a sign-out", async () => {
    const query = vi.spyOn(database.pool, "query");
    query.mockImplementation(() => Promise.reject(new Error("no database")));
    await expect(read(requestWith(cookie))).rejects.toThrow();
    query.mockRestore();
    expect((await read(requestWith(cookie))).session).not.toBeNull();
  });
});
