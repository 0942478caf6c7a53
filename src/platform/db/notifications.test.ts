import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { listenToNotifications, type Notifications } from "./notifications.ts";

/** Only where a test is about a database that answers no more does any answer come too late. */
const timings = { reconnectDelayMs: 20, heartbeatMs: 50, heartbeatTimeoutMs: 60_000 };

describe("notifications", () => {
  let database: TestDatabase;
  let notifications: Notifications;
  const { log, messages } = createQuietLog();
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => notifications.close());
  afterAll(() => database.close());

  const notify = (channel: string) => database.pool.query(`notify ${channel}`);
  const listen = async (name = timings) => {
    notifications = await listenToNotifications(database.url, log, name);
  };
  /** Also of those that have just been left: they are there for a moment longer. */
  const listeners = async (by = database.pool): Promise<number[]> => {
    const { rows } = await by.query(
      "select pid from pg_stat_activity where application_name like 'easel-listen %' and datname = $1 order by backend_start",
      [new URL(database.url).pathname.slice(1)],
    );
    return rows.map(({ pid }) => pid);
  };
  const killListener = async (by = database.pool) => {
    for (const pid of await listeners(by)) await by.query("select pg_terminate_backend($1)", [pid]);
  };
  const timesLost = () => messages().filter((text) => text.startsWith("lost")).length;

  it("[H2] hears what any process says on the channel, and nothing else", async () => {
    await listen();
    const heard = vi.fn();
    const other = vi.fn();
    await notifications.subscribe("catalogue", heard);
    await notifications.subscribe("other", other);
    await notify("catalogue");
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    expect(other).not.toHaveBeenCalled();
  });

  it("[H2] when the connection breaks, says so, takes it up again, and calls each listener once for what it missed", async () => {
    await listen();
    const first = vi.fn();
    const second = vi.fn();
    await notifications.subscribe("catalogue", first);
    await notifications.subscribe("catalogue", second);
    await killListener();
    await expect.poll(() => first.mock.calls.length).toBe(1);
    expect([notifications.connected, second.mock.calls.length]).toEqual([true, 1]);
    expect(messages()).toContain("lost the connection that hears of changes; trying again");
    await notify("catalogue");
    await expect.poll(() => [first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2]);
  });

  it("[H2] is not connected while the database refuses it, and keeps one connection when it no longer does", async () => {
    await listen();
    const heard = vi.fn();
    await notifications.subscribe("catalogue", heard);
    const administrator = await createTestDatabase();
    const name = new URL(database.url).pathname.slice(1);
    await administrator.pool.query(`alter database ${name} allow_connections false`);
    // Our own pool may need a new connection, and would get none.
    await killListener(administrator.pool);
    await expect.poll(() => notifications.connected).toBe(false);
    await administrator.pool.query(`alter database ${name} allow_connections true`);
    await administrator.close();
    await expect.poll(() => notifications.connected).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    await expect.poll(async () => (await listeners()).length).toBe(1);
  });

  it("[H2] notices a connection that is there but answers no more", async () => {
    await listen({ ...timings, heartbeatTimeoutMs: 3_000 });
    const before = timesLost();
    // The whole machine vanishing looks like this: bytes go out, none come back.
    const pid = (await listeners()).at(-1) ?? 0;
    process.kill(pid, "SIGSTOP");
    try {
      await expect.poll(timesLost).toBeGreaterThan(before);
    } finally {
      process.kill(pid, "SIGCONT");
    }
    await expect.poll(() => notifications.connected).toBe(true);
  });

  it("closes also while it is trying to come back", async () => {
    await listen({ ...timings, reconnectDelayMs: 60_000 });
    await killListener();
    await expect.poll(() => notifications.connected).toBe(false);
    await notifications.close();
    expect(notifications.connected).toBe(false);
  });
});
