import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loggablePath } from "./http/loggable-path.ts";
import { createLog } from "./log.ts";

function logLine(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  let line = "";
  write(
    createLog("info", {
      write: (text) => {
        line += text;
      },
    }),
  );
  return JSON.parse(line);
}

describe("log", () => {
  it("[H4] writes one JSON object a line, with time and level in words", () => {
    const line = logLine((log) => log.child({ requestId: "abc" }).warn({ path: "/tools" }, "slow"));
    expect(line).toMatchObject({ level: "warn", requestId: "abc", path: "/tools", msg: "slow" });
    expect(new Date(String(line.time)).toISOString()).toBe(line.time);
  });

  it("[H4] cuts out what may be secret or personal", () => {
    const line = logLine((log) =>
      log.info({ email: "ann@example.com", mail: { to: "ann@example.com" }, user: { password: "x", token: "y" } }),
    );
    expect(JSON.stringify(line)).not.toMatch(/ann@|"x"|"y"/);
  });

  it("[H4] says of a failed statement what failed, never with which values", () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "newsletter_email"'), {
      code: "23505",
      detail: "Key (email)=(ann@example.com) already exists.",
    });
    const error = new DrizzleQueryError(
      "insert into newsletter values ($1, $2)",
      ["ann@example.com", "a secret"],
      cause,
    );
    const line = logLine((log) => log.error({ err: error }, "request failed"));
    expect(JSON.stringify(line)).not.toMatch(/ann|secret/);
    expect(line.err).toMatchObject({
      message: expect.stringContaining("insert into newsletter"),
      cause: { code: "23505" },
    });
    expect(String((line.err as { stack: string }).stack)).toContain("log.test.ts");
  });

  it("[H4] leaves addresses out of messages, stacks and whatever was thrown instead of an error", () => {
    const refused = new Error("550 <ann@example.com>: no such mailbox");
    expect(JSON.stringify(logLine((log) => log.error({ err: refused })))).not.toContain("ann");
    expect(JSON.stringify(logLine((log) => log.error({ err: "no mailbox for ann@example.com" })))).not.toContain("ann");
  });

  it("ends at causes that go in a circle", () => {
    const [first, second] = [new Error("first"), new Error("second")];
    first.cause = second;
    second.cause = first;
    expect(JSON.stringify(logLine((log) => log.error({ err: first })))).toContain("second");
  });
});

describe("paths in the log", () => {
  it.each([
    ["/tools?q=divorce", "/tools"],
    ["/unsubscribe/ann@example.com/now", "/unsubscribe/[address]/now"],
    ["/unsubscribe/ann%40example.com", "/unsubscribe/[address]"],
  ])("[H4] %s becomes %s", (path, shown) => {
    expect(loggablePath(path)).toBe(shown);
  });

  it("are cut", () => {
    expect(loggablePath(`/${"x".repeat(500)}`)).toHaveLength(200);
  });
});
