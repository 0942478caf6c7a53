import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { type AuthGateway, createAuthGateway } from "./auth-gateway.ts";

const password = "correct horse battery";

describe("the gateway to the library", () => {
  let database: TestDatabase;
  let test: TestServices;
  let gateway: AuthGateway;
  /** Times for which the gateway held back each answer, in milliseconds. */
  let waits: number[];
  /** Requests that reached the library. */
  let asked: Request[];
  let answer: () => Response;
  const handler = async (request: Request) => {
    asked.push(request);
    return answer();
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    test = await createTestServices(database, () => []);
    gateway = createAuthGateway(test.services, { handler }, async (ms) => waits.push(ms));
  });
  beforeEach(async () => {
    waits = [];
    asked = [];
    answer = () => Response.json({ status: true });
    await database.pool.query("delete from rate_limits");
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const call = (
    path: string,
    body?: Record<string, unknown>,
    headers: Record<string, string> = {},
    network = "192.0.2.1",
  ) =>
    gateway.call(
      { method: body ? "POST" : "GET", path, ...(body ? { body } : {}) },
      {
        headers: new Headers(headers),
        scope: { clientAddress: network, log: test.services.log, requestId: "test" },
      },
    );

  it.each([
    ["/sign-up/email", { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", password }],
    ["/sign-in/email", { email: "ada@example.com", password }],
    ["/sign-in/email-otp", { email: "ada@example.com", otp: "123456" }],
    ["/sign-in/magic-link", { email: "ada@example.com" }],
    ["/request-password-reset", { email: "ada@example.com" }],
    ["/send-verification-email", { email: "ada@example.com" }],
    ["/email-otp/send-verification-otp", { email: "ada@example.com", type: "sign-in" }],
  ])("[B15] answers %s after the same time, whatever the answer", async (path, body) => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    await call(path, body);
    // Otherwise a recent email would still count, and the next request would be merged with it.
    await database.pool.query("delete from rate_limits");
    answer = () => {
      now += 120;
      return Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 });
    };
    await call(path, body);
    // The rest of 350 ms.
    expect(waits).toEqual([350, 230]);
  });

  it("[B15] delays no answer that reveals nothing about accounts", async () => {
    await call("/get-session");
    await call("/verify-password", { password });
    expect(waits).toEqual([]);
  });

  it("[B15] counts before calling the library: too many attempts cost no password hash", async () => {
    const body = { email: "ada@example.com", password };
    answer = () => Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 });
    for (let attempt = 0; attempt < 10; attempt += 1) await call("/sign-in/email", body);
    await expect(call("/sign-in/email", body)).rejects.toMatchObject({
      code: "rate_limited",
      headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
      userMessage: expect.stringMatching(/^Too many attempts\. .* You can still sign in with an emailed link/),
    });
    expect(asked).toHaveLength(10);
    // Another account on that network, and the same account from another network, can still sign in.
    await call("/sign-in/email", { ...body, email: "grace@example.com" });
    await call("/sign-in/email", body, {}, "198.51.100.7");
    expect(asked).toHaveLength(12);
  });

  it("[B15] wrong passwords from a network use up none of its other sign-in methods", async () => {
    answer = () => Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 });
    for (let attempt = 0; attempt < 50; attempt += 1)
      await call("/sign-in/email", { email: `person${attempt}@example.com`, password });
    await expect(call("/sign-in/email", { email: "ada@example.com", password })).rejects.toMatchObject({
      code: "rate_limited",
    });
    answer = () => Response.json({ status: true });
    for (const [path, body] of Object.entries({
      "/sign-in/email-otp": { email: "ada@example.com", otp: "123456" },
      "/sign-in/magic-link": { email: "ada@example.com" },
      "/sign-in/social": { provider: "google" },
      "/passkey/verify-authentication": { response: {} },
    })) {
      expect([path, (await call(path, body)).status]).toEqual([path, 200]);
    }
  });

  it("[B15] a password that never got its turn to be hashed is answered 503 with Retry-After, and does not count as a guess", async () => {
    answer = () => Response.json({ code: "HASHING_OVERLOADED" }, { status: 503 });
    const body = { email: "ada@example.com", password };
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await expect(call("/sign-in/email", body)).rejects.toMatchObject({
        code: "unavailable",
        userMessage: "Too many people are signing in right now. Please try again in a few seconds.",
        headers: { "Retry-After": "10" },
      });
    }
    expect(asked).toHaveLength(12);
  });

  it.each([
    ["/request-password-reset", {}],
    ["/sign-in/magic-link", {}],
    ["/email-otp/send-verification-otp", { type: "sign-in" }],
  ])("[B15] %s that failed does not count as a sent email", async (path, more) => {
    const body = { email: "ada@example.com", ...more };
    answer = () => Response.json({ code: "INTERNAL_SERVER_ERROR" }, { status: 500 });
    await expect(call(path, body)).rejects.toMatchObject({ code: "internal" });
    answer = () => Response.json({ code: "MISSING_FIELD" }, { status: 400 });
    expect((await call(path, body)).status).toBe(400);
    answer = () => Response.json({ status: true });
    await call(path, body);
    await call(path, body);
    expect(asked).toHaveLength(3);
  });

  it("[B15] simultaneous attempts are limited like consecutive ones", async () => {
    const body = { email: "ada@example.com", password };
    answer = () => Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 });
    await Promise.allSettled(Array.from({ length: 30 }, () => call("/sign-in/email", body)));
    expect(asked).toHaveLength(10);
  });

  it("[B15] a successful sign-in is not counted", async () => {
    const headers = { "set-cookie": "easel.session_token=abc.def; Path=/" };
    answer = () => Response.json({ token: "abc" }, { headers });
    const body = { email: "ada@example.com", password };
    for (let attempt = 0; attempt < 30; attempt += 1) await call("/sign-in/email", body);
    expect(asked).toHaveLength(30);
    answer = () => Response.json({ url: "https://provider.example" });
    for (let attempt = 0; attempt < 10; attempt += 1) await call("/sign-in/email", body);
    await expect(call("/sign-in/email", body)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("[B15] counts step-ups by session, and by the very one that the library reads", async () => {
    answer = () => Response.json({ code: "INVALID_PASSWORD" }, { status: 400 });
    await database.pool.query(
      `with ada as (insert into users (name, email) values ('Ada', 'ada@example.com') returning id)
      insert into sessions (user_id, token, expires_at) select id, 'real', '2026-03-02T09:00:00Z' from ada`,
    );
    // We ignore an oddly quoted cookie, and so does the library.
    await call("/verify-password", { password }, { cookie: `easel.session_token="real.x"y` });
    expect(asked[0]?.headers.get("cookie")).toBeNull();
    asked = [];
    for (let index = 0; index < 12; index += 1) {
      const cookie = `easel.session_token=real.${"=".repeat(index % 3)}; easel.session_token=other${index}.x`;
      await call("/verify-password", { password }, { cookie }, `192.0.2.${index}`).catch(() => {});
    }
    expect(asked).toHaveLength(10);
    for (const request of asked) expect(request.headers.get("cookie")).toMatch(/^easel\.session_token=real\./);
  });

  it.each([
    ["no cookie", {}],
    ["an unknown token", { cookie: "easel.session_token=made-up.x" }],
  ])("[B15] callers without a session (%s) use up nothing but their own network's attempts", async (_, headers) => {
    answer = () => new Response(null, { status: 401 });
    const calls = {
      "/change-email": { newEmail: "ada@example.com" },
      "/step-up-code/send": {},
      "/verify-password": { password },
      "/two-factor/disable": { password },
    };
    for (const [path, body] of Object.entries(calls)) {
      for (let caller = 0; caller < 12; caller += 1) {
        expect(await call(path, body, headers, `198.51.100.${caller}`)).toMatchObject({ status: 401 });
      }
    }
    // The emails to the address they entered don't count either.
    answer = () => Response.json({ status: true });
    expect(await call("/request-password-reset", { email: "ada@example.com" })).toMatchObject({ status: 200 });
  });

  it("[B15] ignores what a client claims as its own address", async () => {
    await call("/get-session", undefined, {
      "x-easel-client-address": "203.0.113.9",
      "x-easel-device": "chosen",
      "x-forwarded-for": "203.0.113.9",
      forwarded: "for=203.0.113.9",
      origin: "https://evil.example",
    });
    const [request] = asked;
    expect(request?.headers.get("x-easel-client-address")).toBe("192.0.2.1");
    expect(request?.headers.get("x-easel-device")).not.toBe("chosen");
    expect(request?.headers.get("x-forwarded-for")).toBeNull();
    expect(request?.headers.get("forwarded")).toBeNull();
    expect(request?.headers.get("origin")).toBe(test.services.config.baseUrl);
  });

  it("[B15] refuses everything if attempts can't be counted", async () => {
    const rateLimits = { ...test.services.rateLimits, consume: () => Promise.reject(new Error("no database")) };
    const broken = createAuthGateway({ ...test.services, rateLimits }, { handler });
    const client = { headers: new Headers(), scope: { clientAddress: "x", log: test.services.log, requestId: "x" } };
    const body = { email: "ada@example.com", password };
    await expect(broken.call({ method: "POST", path: "/sign-in/email", body }, client)).rejects.toThrow("no database");
    expect(asked).toEqual([]);
  });
});
