import { createServer, type Socket } from "node:net";
import { DrizzleQueryError, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "../../../test/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { currentRequester, runFor } from "../requester.ts";
import { connectDatabase, type DatabaseConnection } from "./database.ts";
import { DatabaseBusy, isDatabaseUnavailable } from "./database-errors.ts";

const limits = { waitersPerConnection: 3, turnWaitMs: 60_000, connectionWaitMs: 60_000 };

describe("the connection to the database", () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let connection: DatabaseConnection;
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await startDatabaseProxy(database.url);
  });
  afterEach(async () => {
    proxy.mend();
    await connection.close();
  });
  afterAll(() => database.close());

  const connect = (given = limits, url = proxy.url) => {
    connection = connectDatabase(url, 1, () => {}, given);
    return connection;
  };
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error as Error,
    );
  const unavailable = async (work: Promise<unknown>) => {
    const error = await failureOf(work);
    return [(error instanceof DrizzleQueryError ? error.cause : error)?.message, isDatabaseUnavailable(error)];
  };

  it("[H2] lets a bounded number wait, and refuses the next at once", async () => {
    const { pool, db } = connect();
    const held = await pool.connect();
    const waiting = Array.from({ length: limits.waitersPerConnection }, () => pool.query("select 1"));
    expect(await failureOf(pool.query("select 1"))).toBeInstanceOf(DatabaseBusy);
    expect(await failureOf(db.transaction(async () => {}))).toBeInstanceOf(DatabaseBusy);
    expect(await unavailable(db.execute(sql`select 1`))).toEqual([expect.stringContaining("wait for a conn"), true]);
    held.release();
    expect(await Promise.all(waiting)).toHaveLength(limits.waitersPerConnection);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("[H2][H9] requesters take turns, and those whom we know go first", async () => {
    const { pool } = connect({ ...limits, waitersPerConnection: 30 });
    const held = await pool.connect();
    const order: string[] = [];
    const ask = (group: string, isPreferred = false) =>
      runFor({ group, isPreferred }, () => pool.query("select 1").then(() => order.push(group)));
    const crowd = Promise.allSettled(Array.from({ length: 28 }, () => ask("crowd")));
    const others = [ask("visitor"), ask("user", true)];
    // A full line makes room at the cost of the crowd.
    const late = ask("another");
    held.release();
    await Promise.all([...others, late]);
    expect(order.filter((group) => group !== "crowd")).toEqual(["user", "visitor", "another"]);
    expect(order.length).toBeLessThanOrEqual(6);
    const refused = (await crowd).filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: expect.any(DatabaseBusy) }]);
  });

  it("[H2] code goes on for its own requester, not for the one that gave it the turn", async () => {
    const { pool } = connect();
    const held = await runFor({ group: "first", isPreferred: false }, () => pool.connect());
    const seen = runFor(
      { group: "second", isPreferred: false },
      () =>
        new Promise<string>((resolve, reject) => {
          pool.connect((error, client, release) => {
            if (!client) return reject(error);
            release();
            resolve(currentRequester().group);
          });
        }),
    );
    runFor({ group: "first", isPreferred: false }, () => held.release());
    expect(await seen).toBe("second");
  });

  it("[H2] a wait that is too long is no failure of the statement", async () => {
    const { pool } = connect({ ...limits, turnWaitMs: 2_000 });
    const held = await pool.connect();
    expect(await unavailable(pool.query("select 1"))).toEqual(["waited too long for a connection", true]);
    held.release();
  });

  it("[H2] the job queue's own pool says it in its own words", async () => {
    const own = new pg.Pool({
      connectionString: connect().pool.options.connectionString,
      max: 1,
      connectionTimeoutMillis: 2_000,
    });
    const held = await own.connect();
    expect(await unavailable(own.query("select 1"))).toEqual(["timeout exceeded when trying to connect", true]);
    held.release();
    await own.end();
  });

  it("[H2] a server that takes connections and says nothing is not there", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { pool } = connect({ ...limits, connectionWaitMs: 20 }, `postgresql://easel:x@127.0.0.1:${port}/easel`);
    const refused = ["Connection terminated due to connection timeout", true];
    expect(await unavailable(pool.query("select 1"))).toEqual(refused);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it("[H5] one that breaks in the middle of a transaction ends that, and not the process", async () => {
    const { db, pool } = connect();
    const cut = failureOf(
      db.transaction(async (transaction) => {
        const sleeping = transaction.execute(sql`select pg_sleep(60)`).then(() => {});
        await expect
          .poll(
            async () =>
              (await database.pool.query("select 1 from pg_stat_activity where query like 'select pg_sl%'")).rowCount,
          )
          .toBe(1);
        proxy.cut();
        await sleeping;
      }),
    );
    expect(isDatabaseUnavailable(await cut)).toBe(true);
    expect(await unavailable(pool.query("select 1"))).toEqual([expect.any(String), true]);
    proxy.mend();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("[H5] one that breaks before a transaction begins goes back to the pool, which can still be closed", async () => {
    const { db, pool } = connect();
    await pool.query("select 1");
    pool.once("acquire", () => proxy.cut());
    expect(await unavailable(db.transaction(async () => {}))).toEqual([expect.any(String), true]);
    proxy.mend();
    const one = await db.transaction((transaction) => transaction.execute(sql`select 1 as one`));
    expect(one.rows).toEqual([{ one: 1 }]);
  });

  it("[H5] knows how the driver says that a connection is gone", async () => {
    connect();
    const clientOf = async () => {
      const client = new pg.Client({ connectionString: proxy.url });
      client.on("error", () => {});
      await client.connect();
      return client;
    };
    const lost = await clientOf();
    const ended = new Promise((resolve) => lost.once("end", resolve));
    const asked = lost.query("select pg_sleep(60)");
    proxy.cut();
    expect(await unavailable(asked)).toEqual([expect.stringMatching(/ECONNRESET|terminated unexpectedly/), true]);
    await ended;
    expect(await unavailable(lost.query("select 1"))).toEqual([
      "Client has encountered a connection error and is not queryable",
      true,
    ]);
    proxy.mend();
    const closed = await clientOf();
    await closed.end();
    expect(await unavailable(closed.query("select 1"))).toEqual(["Client was closed and is not queryable", true]);
    const left = await clientOf();
    const late = left.query("select pg_sleep(60)");
    void left.end();
    expect(await unavailable(late)).toEqual(["Connection terminated", true]);
    const slow = new pg.Client({ connectionString: proxy.url, query_timeout: 20 });
    await slow.connect();
    expect(await unavailable(slow.query("select pg_sleep(60)"))).toEqual(["Query read timeout", true]);
    await slow.end();
    const over = new pg.Pool();
    await over.end();
    expect(await unavailable(over.query("select 1"))).toEqual([
      "Cannot use a pool after calling end on the pool",
      true,
    ]);
  });

  it.each([
    ["57014", "set local statement_timeout = 10; select pg_sleep(60)"],
    ["55P03", "set local lock_timeout = 10; lock table tools"],
    ["40P01", "do $$ begin raise exception using errcode = '40P01'; end $$"],
    ["57P01", "select pg_terminate_backend(pg_backend_pid())"],
  ])("[H5] knows %s, as PostgreSQL says it", async (code, statement) => {
    const { pool } = connect();
    const holder = await database.pool.connect();
    await holder.query("begin; lock table tools");
    const error = await failureOf(pool.query(statement));
    await holder.query("rollback");
    holder.release();
    expect([(error as pg.DatabaseError).code, isDatabaseUnavailable(error)]).toEqual([code, true]);
  });

  it("[H5] takes nothing else for that", async () => {
    const { db } = connect();
    const wrong = await failureOf(db.execute(sql`select 1 / 0`));
    const elsewhere = await failureOf(fetch("http://127.0.0.1:1/"));
    const others = [wrong, elsewhere, new Error("other", { cause: elsewhere }), new TypeError("x"), "text", undefined];
    expect(others.map(isDatabaseUnavailable)).toEqual(others.map(() => false));
    const nowhere = connectDatabase("postgresql://easel:x@127.0.0.1:1/easel", 1, () => {});
    expect(isDatabaseUnavailable(await failureOf(nowhere.db.execute(sql`select 1`)))).toBe(true);
    await nowhere.close();
  });
});
