import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentSession } from "./current-session.ts";
import { SessionCache } from "./session-cache.ts";

const sessionOf = (userId: string, expiresAt = new Date(10_000_000)): CurrentSession => ({
  sessionId: `session of ${userId}`,
  viewer: {
    userId,
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    avatarUrl: null,
    isOperator: false,
  },
  twoFactorEnabled: false,
  deleteAfter: null,
  createdAt: new Date(0),
  expiresAt,
});

describe("the session cache", () => {
  let now = 0;
  let isHearing = true;
  let memory: SessionCache;
  beforeEach(() => {
    now = 0;
    isHearing = true;
    memory = new SessionCache(
      () => isHearing,
      () => now,
    );
  });
  const remember = (cookie: string, session: CurrentSession) => memory.remember(cookie, session, memory.generation);

  it("[B9] trusts a session for less than a minute, even if no notification says that it has ended", () => {
    remember("a", sessionOf("ada"));
    now = 44_999;
    expect(memory.find("a")?.viewer.userId).toBe("ada");
    now = 45_000;
    expect(memory.find("a")).toBeUndefined();
    // Being read doesn't make it last longer.
    now = 0;
    expect(memory.find("a")).toBeUndefined();
  });

  it("[B9] trusts nothing while it could not hear that a session has ended", () => {
    remember("a", sessionOf("ada"));
    isHearing = false;
    expect(memory.find("a")).toBeUndefined();
    remember("b", sessionOf("bob"));
    isHearing = true;
    expect([memory.find("a"), memory.find("b")]).toEqual([undefined, undefined]);
  });

  it("[B9] forgets all sessions if any may have changed, and one user's if theirs have", () => {
    for (const [cookie, userId] of [
      ["a1", "ada"],
      ["a2", "ada"],
      ["b", "bob"],
    ] as const)
      remember(cookie, sessionOf(userId));
    memory.forget("ada");
    expect(["a1", "a2", "b"].map((cookie) => memory.find(cookie)?.viewer.userId)).toEqual([
      undefined,
      undefined,
      "bob",
    ]);
    memory.forget(undefined);
    expect(memory.find("b")).toBeUndefined();
  });

  it("[B9] does not store what was read before a `forget`", () => {
    const { generation } = memory;
    memory.forget("ada");
    memory.remember("a", sessionOf("ada"), generation);
    expect(memory.find("a")).toBeUndefined();
  });

  it("[B9] does not outlast the session, and finds only the exact cookie", () => {
    remember("a", sessionOf("ada", new Date(5_000)));
    expect(memory.find("a ")).toBeUndefined();
    now = 5_000;
    expect(memory.find("a")).toBeUndefined();
  });

  it("[B9] holds a bounded number: the oldest are dropped", () => {
    for (let index = 0; index <= 20_000; index += 1) remember(`cookie ${index}`, sessionOf("ada"));
    expect(memory.find("cookie 0")).toBeUndefined();
    expect(memory.find("cookie 1")).toBeDefined();
    expect(memory.find("cookie 20000")).toBeDefined();
  });
});
