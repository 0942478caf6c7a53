import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { type BackgroundTasks, createBackgroundTasks, TaskStoppedError } from "./background-tasks.ts";
import { listenToNotifications, type Notifications } from "./db/notifications.ts";
import { createLog } from "./log.ts";

describe("background tasks", () => {
  const log = createLog("silent");
  let database: TestDatabase;
  const listening: Notifications[] = [];
  /** Creates the tasks as a process of its own would. */
  async function createTasks(): Promise<BackgroundTasks> {
    const notifications = await listenToNotifications(database.url, log);
    listening.push(notifications);
    return createBackgroundTasks(notifications, log);
  }
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const notifications of listening) await notifications.close();
    await database.close();
  });

  const untilStopped = async (signal: AbortSignal) => {
    if (!signal.aborted) await once(signal, "abort");
  };

  it("[E6] are stopped from any process, and only the one that is meant", async () => {
    const [one, other] = [await createTasks(), await createTasks()];
    const reasons: unknown[] = [];
    for (const id of ["a", "b"])
      one.start(id, async (signal) => {
        await untilStopped(signal);
        reasons.push([id, signal.reason]);
      });
    await other.stop(database.db, "a");
    await one.finished("a");
    expect(reasons).toEqual([["a", expect.any(TaskStoppedError)]]);
    expect(one.finished("b")).toBeInstanceOf(Promise);
    expect([one.finished("a"), other.finished("b")]).toEqual([undefined, undefined]);
    await one.close(0);
    expect(reasons).toHaveLength(2);
  });

  it("[H5] are waited for when the process ends, and stopped when the time is up", async () => {
    const tasks = await createTasks();
    const quick = Promise.withResolvers<void>();
    let wasStopped = false;
    tasks.start("quick", () => quick.promise);
    tasks.start("slow", async (signal) => {
      await untilStopped(signal);
      wasStopped = true;
    });
    quick.resolve();
    await tasks.close(50);
    expect(wasStopped).toBe(true);
    expect([tasks.finished("quick"), tasks.finished("slow")]).toEqual([undefined, undefined]);
  });

  it("[H5] that fail don’t bring down the process, nor the other tasks", async () => {
    const tasks = await createTasks();
    tasks.start("a", () => Promise.reject(new Error("failed")));
    await tasks.finished("a");
    expect(tasks.finished("a")).toBeUndefined();
    await tasks.close(0);
  });
});
