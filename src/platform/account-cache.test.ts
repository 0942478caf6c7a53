import { beforeEach, describe, expect, it } from "vitest";
import { AccountCache } from "./account-cache.ts";

interface Session {
  readonly userId: string;
  readonly endsAt: Date;
}
const sessionOf = (userId: string, endsAt = new Date(10_000_000)): Session => ({ userId, endsAt });

describe("the account cache", () => {
  let now = 0;
  let isHearing = true;
  let memory: AccountCache<Session>;
  beforeEach(() => {
    now = 0;
    isHearing = true;
    memory = new AccountCache<Session>(
      (session) => session,
      () => isHearing,
      () => now,
    );
  });
  const remember = (cookie: string, session: Session) => memory.remember(cookie, session, memory.generation);

  it("[B9] trusts a session for less than a minute, even if no notification says that it has ended", () => {
    remember("a", sessionOf("ada"));
    now = 44_999;
    expect(memory.find("a")?.userId).toBe("ada");
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
    expect(["a1", "a2", "b"].map((cookie) => memory.find(cookie)?.userId)).toEqual([undefined, undefined, "bob"]);
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
