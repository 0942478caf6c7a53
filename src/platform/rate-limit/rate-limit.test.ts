import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { connectDatabase, type DatabaseConnection } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { createSecrets } from "../secret.ts";
import type { RequestScope } from "../services.ts";
import { limitReads } from "./limit-reads.ts";
import { createRateLimits, type RateLimit } from "./rate-limit.ts";

const secrets = createSecrets("a secret that only tests know, 32 characters");
const contact: RateLimit = { name: "contact", attemptsMax: 3, windowSeconds: 60 };

describe("rate limits", () => {
  let database: TestDatabase;
  let otherProcess: DatabaseConnection;
  beforeAll(async () => {
    database = await createTestDatabase();
    otherProcess = connectDatabase(database.url, 5, () => {});
  });
  // What is left of a window is said to the second: no second passes while a test counts.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await otherProcess.close();
    await database.close();
  });

  it("[H7] lets as many through as it says, then refuses with the time to wait", async () => {
    const limits = createRateLimits(database.pool, secrets);
    for (let attempt = 0; attempt < 3; attempt += 1) await limits.consume(contact, "ann");
    const refusal = await limits.consume(contact, "ann").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    const { code, status, userMessage, headers } = refusal as AppError;
    expect([code, status]).toEqual(["rate_limited", 429]);
    expect(userMessage).toBe("Too many attempts. Please try again in 60 seconds.");
    expect(headers["Retry-After"]).toBe("60");
  });

  it("[H7] counts each subject and each limit for itself", async () => {
    const limits = createRateLimits(database.pool, secrets);
    for (let attempt = 0; attempt < 3; attempt += 1) await limits.consume(contact, "bob");
    await limits.consume(contact, "carol");
    await limits.consume({ ...contact, name: "newsletter" }, "bob");
    await expect(limits.consume(contact, "bob")).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("[H2] two processes count together, also at the same moment", async () => {
    const processes = [createRateLimits(database.pool, secrets), createRateLimits(otherProcess.pool, secrets)];
    const attempts = Array.from({ length: 20 }, (_, index) => processes[index % 2]?.consume(contact, "dora"));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("[H7] the window ends", async () => {
    const limits = createRateLimits(database.pool, secrets);
    for (let attempt = 0; attempt < 3; attempt += 1) await limits.consume(contact, "emil");
    await expect(limits.consume(contact, "emil")).rejects.toMatchObject({ code: "rate_limited" });
    const key = `contact:${secrets.digest("rate-limit", "emil")}`;
    await database.pool.query("update rate_limits set expire = 0 where key = $1", [key]);
    await limits.consume(contact, "emil");
  });

  it.each([
    [60, "60 seconds"],
    [600, "10 minutes"],
    [7_200, "2 hours"],
  ])("[H7] says a wait of %i seconds in words", async (windowSeconds, words) => {
    const limits = createRateLimits(database.pool, secrets);
    const limit = { name: `words-${windowSeconds}`, attemptsMax: 1, windowSeconds };
    await limits.consume(limit, "frida");
    await expect(limits.consume(limit, "frida")).rejects.toThrow();
    const { userMessage } = (await limits.consume(limit, "frida").catch((error: unknown) => error)) as AppError;
    expect(userMessage).toContain(words);
  });

  it("[B15] an attempt that is forgiven was none, and gives nothing besides", async () => {
    const limits = createRateLimits(database.pool, secrets);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await limits.consume(contact, "hana");
      await limits.forgive(contact, "hana");
    }
    for (let attempt = 0; attempt < 3; attempt += 1) await limits.consume(contact, "hana");
    await expect(limits.consume(contact, "hana")).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("[G5] limits the reads of an address before anything is done for them, and says what is left", async () => {
    const limits = { rateLimits: createRateLimits(database.pool, secrets) };
    const app = new Hono<AppEnv>();
    let answered = 0;
    app.use(
      createMiddleware<AppEnv>((c, next) => {
        c.set("scope", { clientAddress: c.req.header("x-address") ?? "" } as RequestScope);
        return next();
      }),
    );
    app.get("/", limitReads(limits, { ...contact, name: "reads" }), (c) => {
      answered += 1;
      return c.text("");
    });
    app.onError((error, c) => {
      const { status, headers } = error as AppError;
      return c.text("", status, headers);
    });
    const read = async (address: string) => {
      const { status, headers } = await app.request("/", { headers: { "x-address": address } });
      return [status, headers.get("ratelimit-policy"), headers.get("ratelimit"), headers.get("retry-after")];
    };
    const policy = '"reads";q=3;w=60';
    expect(await read("198.51.100.1")).toEqual([200, policy, '"reads";r=2;t=60', null]);
    expect(await read("198.51.100.1")).toEqual([200, policy, '"reads";r=1;t=60', null]);
    expect(await read("198.51.100.1")).toEqual([200, policy, '"reads";r=0;t=60', null]);
    expect(await read("198.51.100.1")).toEqual([429, policy, '"reads";r=0;t=60', "60"]);
    // From now on without the database, which could count no more.
    const query = vi.spyOn(database.pool, "query");
    expect(await read("198.51.100.1")).toEqual([429, policy, '"reads";r=0;t=60', "60"]);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    expect(answered).toBe(3);
    expect(await read("198.51.100.2")).toEqual([200, policy, '"reads";r=2;t=60', null]);
  });

  it("[H7] stores a keyed digest of what it counts for, and never the address itself", async () => {
    await createRateLimits(database.pool, secrets).consume(contact, "iris@example.com");
    const { rows } = await database.pool.query("select key from rate_limits");
    expect(rows).toContainEqual({ key: `contact:${secrets.digest("rate-limit", "iris@example.com")}` });
    expect(JSON.stringify(rows)).not.toContain("iris");
  });

  it("[H7] fails closed when the database cannot count", async () => {
    const broken = connectDatabase("postgresql://easel:x@127.0.0.1:1/easel", 2, () => {});
    await expect(createRateLimits(broken.pool, secrets).consume(contact, "gus")).rejects.toThrow();
    await broken.close();
  });
});
