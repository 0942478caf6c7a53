import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { findEndedProcesses } from "./ended-processes.ts";
import { listenerName, listenToNotifications, type Notifications } from "./notifications.ts";

const timings = { reconnectDelayMs: 20, heartbeatMs: 50, heartbeatTimeoutMs: 60_000 };

describe("processes that have ended", () => {
  let database: TestDatabase;
  let ours: Notifications;
  let theirs: Notifications;
  const listen = () => listenToNotifications(database.url, createQuietLog().log, timings);
  beforeAll(async () => {
    database = await createTestDatabase();
    [ours, theirs] = await Promise.all([listen(), listen()]);
  });
  afterEach(async () => {
    await theirs.close();
    theirs = await listen();
  });
  afterAll(async () => {
    await Promise.all([ours.close(), theirs.close()]);
    await database.close();
  });
  const findEnded = (own: Pick<Notifications, "processId"> = ours) =>
    findEndedProcesses(database.db, own, { processIds: [ours.processId, theirs.processId], pauseMs: 0 });

  it("[H5] hold no connection anymore", async () => {
    expect(await findEnded()).toEqual([]);
    await theirs.close();
    await expect.poll(() => findEnded()).toEqual([theirs.processId]);
  });

  it("[H5] are not those that have connected again", async () => {
    const listed = async () => {
      const { rows } = await database.pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = $1",
        [listenerName(theirs.processId)],
      );
      return rows.map(({ pid }) => pid);
    };
    const [lost] = await listed();
    await database.pool.query("select pg_terminate_backend($1)", [lost]);
    const isAnother = (pids: readonly number[]) => pids.length === 1 && pids[0] !== lost;
    await expect.poll(listed).toSatisfy(isAnother);
    expect(await findEnded()).toEqual([]);
  });

  it("[H5] can’t be told by a process that doesn’t see its own connection", async () => {
    await theirs.close();
    await expect.poll(() => findEnded()).toEqual([theirs.processId]);
    expect(await findEnded({ processId: randomUUID() })).toEqual([]);
  });
});
