import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { type EmbeddedPostgres, keepEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

const isRoot = process.getuid?.() === 0;

const keepText = "drop table if exists kept; create table kept (text text); insert into kept values ('here')";

describe("embedded PostgreSQL", () => {
  let folder: string;
  let directory: string;
  const started: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];

  async function makeFolder(): Promise<void> {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-embedded-"));
    await chmod(folder, 0o755);
    directory = path.join(folder, "data", "postgres");
  }

  async function removeFolder(): Promise<void> {
    const home = await realpath(directory).catch(() => undefined);
    if (home) await rm(home, { recursive: true });
    await rm(folder, { recursive: true, force: true });
  }

  async function stopAll(): Promise<void> {
    for (const child of children.splice(0))
      if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
    for (const postgres of started.splice(0)) await postgres.stop();
    const home = await realpath(directory).catch(() => undefined);
    // The session of a process that was just killed may last a moment longer: then the next process to leave stops the server.
    if (home)
      await expect.poll(async () => (await isRunning(home)) && comeAndGo().then(() => isRunning(home))).toBe(false);
  }

  const comeAndGo = async () => (await startEmbeddedPostgres(directory)).stop();

  async function start(): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres(directory);
    started.push(postgres);
    return postgres;
  }

  async function startInChild(): Promise<{ child: ChildProcess; url: string; found: boolean }> {
    const child = fork(new URL("../../../test/embedded-postgres-user.ts", import.meta.url), [directory]);
    children.push(child);
    const [{ url, found }] = await once(child, "message");
    return { child, url, found };
  }

  async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client.query(statement).then(
      async ({ rows }) => {
        await client.end();
        return rows;
      },
      async (error: unknown) => {
        await client.end();
        throw error;
      },
    );
  }

  const pidFile = (home: string) => path.join(home, "cluster", "postmaster.pid");
  const serverPid = async (home: string) => Number((await readFile(pidFile(home), "utf8")).split("\n")[0]);
  const isRunning = (home: string) =>
    readFile(pidFile(home)).then(
      () => true,
      () => false,
    );

  // Making a database takes a second of processor time: these leave it as they found it.
  describe("one after the other in one folder", () => {
    beforeAll(makeFolder);
    afterEach(stopAll);
    afterAll(removeFolder);

    it("[H1] starts on an empty folder, keeps what is written, and stops", async () => {
      const first = await start();
      expect(first.found).toBe(false);
      await query(first.url, keepText);
      await started.pop()?.stop();
      expect(await isRunning(first.home)).toBe(false);
      const second = await start();
      expect([second.found, await query(second.url, "select text from kept")]).toEqual([false, [{ text: "here" }]]);
    });

    it("[H5] survives the SIGKILL of the process that started it, and is found again", async () => {
      const { child, url } = await startInChild();
      await query(url, keepText);
      child.kill("SIGKILL");
      await once(child, "exit");
      const again = await start();
      expect([again.found, again.url]).toEqual([true, url]);
      expect(await query(again.url, "select text from kept")).toEqual([{ text: "here" }]);
    });

    it("[H5] its own SIGKILL loses nothing that was committed", async () => {
      const first = await start();
      await query(first.url, keepText);
      process.kill(await serverPid(first.home), "SIGKILL");
      const second = await start();
      expect([second.found, await query(second.url, "select text from kept")]).toEqual([false, [{ text: "here" }]]);
      await first.stop();
    });

    it("[H5] kept by a process that stays, it is started again at its address, and not once that process stops", async () => {
      const { log, messages } = createQuietLog();
      const pauses = { firstMs: 10, maxMs: 20, calmMs: 60_000 };
      const kept = await keepEmbeddedPostgres(directory, log, { pauses });
      started.push(kept);
      await query(kept.url, keepText);
      const timesBack = () => messages().filter((text) => text.endsWith("is back")).length;
      for (const round of [1, 2]) {
        process.kill(await serverPid(kept.home), "SIGKILL");
        await expect.poll(timesBack).toBe(round);
        expect(await query(kept.url, "select text from kept")).toEqual([{ text: "here" }]);
      }
      const last = await serverPid(kept.home);
      process.kill(last, "SIGKILL");
      await started.pop()?.stop();
      expect([timesBack(), await serverPid(kept.home).catch(() => last)]).toEqual([2, last]);
    });

    it("[H5] is not stopped while another process uses it; the last one stops it", async () => {
      const { child, url } = await startInChild();
      const { home } = await start();
      await started.pop()?.stop();
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
      child.kill("SIGKILL");
      await once(child, "exit");
      const sessions = "select count(*)::int as count from pg_stat_activity where application_name = 'easel-hold'";
      await expect.poll(() => query(url, sessions)).toEqual([{ count: 0 }]);
      await start();
      await started.pop()?.stop();
      expect(await isRunning(home)).toBe(false);
    });

    it("[H5] is not stopped while another client is connected", async () => {
      const { url, home } = await start();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await started.pop()?.stop();
      expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      await client.end();
      expect(await isRunning(home)).toBe(true);
      await start();
    });

    it("[H5] one that starts while the last other one stops has a database that stays", async () => {
      for (let round = 0; round < 3; round += 1) {
        const leaving = await startEmbeddedPostgres(directory);
        const [coming] = await Promise.all([start(), leaving.stop()]);
        expect(await query(coming.url, "select 1 as one")).toEqual([{ one: 1 }]);
        await started.pop()?.stop();
      }
    });

    it("[H5] starts even if its old pid belongs to another process by now", async () => {
      const { home } = await start();
      await started.pop()?.stop();
      const lines = [process.pid, path.join(home, "cluster"), 1, 5432, "", "127.0.0.1", "  123  456", "ready   "];
      await writeFile(pidFile(home), `${lines.join("\n")}\n`);
      expect((await start()).found).toBe(false);
    });
  });

  describe("each in a folder of its own", () => {
    beforeEach(makeFolder);
    afterEach(async () => {
      await stopAll();
      await removeFolder();
    });

    it("[H5] several processes that start on one empty folder at once share one database", async () => {
      const all = await Promise.all([startInChild(), startInChild(), startInChild()]);
      expect(new Set(all.map(({ url }) => url)).size).toBe(1);
      expect(all.filter(({ found }) => !found)).toHaveLength(1);
      expect((await readdir(directory)).toSorted()).toEqual(["cluster", "postgres.log"]);
      await start();
    });

    it("[H5] what a process that was killed while making it left behind is cleared away", async () => {
      const gone = spawn(process.execPath, ["--version"]);
      await once(gone, "exit");
      const halfMade = path.join(directory, `cluster.new-${gone.pid}-00000000`);
      await mkdir(path.join(halfMade, "base"), { recursive: true });
      await writeFile(path.join(halfMade, "PG_VERSION"), "18\n");
      await writeFile(`${halfMade}.password`, "x\n");
      const { url } = await start();
      expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
      expect((await readdir(directory)).toSorted()).toEqual(["cluster", "postgres.log"]);
    });

    it("[H5] touches nothing in a folder that it did not make", async () => {
      await mkdir(path.join(directory, "cluster"), { recursive: true });
      await writeFile(path.join(directory, "cluster", "diary.txt"), "mine");
      await expect(startEmbeddedPostgres(directory)).rejects.toThrow("is not an Easel database");
      expect(await readFile(path.join(directory, "cluster", "diary.txt"), "utf8")).toBe("mine");
    });

    it.runIf(isRoot)(
      "[H1] as root below a folder that is closed to others, it lives elsewhere and is found through a link",
      async () => {
        await chmod(folder, 0o700);
        const first = await start();
        expect(await readlink(directory)).toBe(first.home);
        await query(first.url, "create table kept (text text)");
        await started.pop()?.stop();
        expect(await query((await start()).url, "select * from kept")).toEqual([]);
      },
    );

    it.runIf(isRoot)("[H5] never makes an empty database in place of one that has moved away", async () => {
      await chmod(folder, 0o700);
      const { home } = await start();
      await started.pop()?.stop();
      await rm(home, { recursive: true });
      await expect(startEmbeddedPostgres(directory)).rejects.toThrow("is a link to a database that is gone");
    });
  });
});
