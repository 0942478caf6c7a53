import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { getPriority, platform, tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createWorkerPool, poolBounds, type Turn, type WorkerPool } from "./worker-pool.ts";

const file = new URL("../../test/pool-worker.ts", import.meta.url);
const openPool = (bounds: Partial<typeof poolBounds> = {}) =>
  createWorkerPool(file, createLog("silent"), { ...poolBounds, ...bounds });
const turnOf = (group: string, signal = new AbortController().signal): Turn => ({ group, signal });
const ada = turnOf("ada");

const tooMuch = { code: "invalid_input", userMessage: expect.stringContaining("too much time or memory") };

describe("the worker pool", () => {
  let pool: WorkerPool;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "easel-pool-"));
    pool = openPool();
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });

  /** Begins work that hangs. @returns once it has begun; its process, and what becomes of it. */
  async function beginHanging(on: WorkerPool, name: string, turn: Turn) {
    const says = path.join(folder, name);
    const done = on.run("test.sayAndHang", says, turn).then(
      () => "done",
      (error: unknown) => error,
    );
    await expect.poll(() => existsSync(says)).toBe(true);
    return { pid: Number(await readFile(says, "utf8")), done };
  }

  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it("[H9] runs work in another process, which has none of the environment’s secrets, and passes on what it throws", async () => {
    expect(await pool.run("test.add", { a: 1, b: 2 }, ada)).toBe(3);
    expect(await pool.run("test.readPid", {}, ada)).not.toBe(process.pid);
    const ofTheShell = ["PWD", "OLDPWD", "SHLVL", "_"];
    const variables = await pool.run<() => readonly string[]>("test.readVariables", undefined, ada);
    expect(variables.filter((name) => !ofTheShell.includes(name))).toEqual([]);
    await expect(pool.run("test.fail", {}, ada)).rejects.toThrow("too far");
    const refused = { code: "invalid_input", field: "file", userMessage: "Please choose another file." };
    await expect(pool.run("test.refuse", {}, ada)).rejects.toMatchObject(refused);
    await expect(pool.run("test.constructor", {}, ada)).rejects.toThrow("no task named");
    await expect(pool.run("toString.call", {}, ada)).rejects.toThrow("no task named");
  });

  it.runIf(platform() === "linux")("[H5] gives its processes a lower priority than requests have", async () => {
    expect(await pool.run<() => number>("test.readPriority", undefined, ada)).toBeGreaterThan(getPriority());
  });

  it("[H9] a process that crashes fails its own work, with a reason, and no other", async () => {
    const failed = ["test.crash", "test.end"].map((task) => pool.run(task, {}, ada));
    const others = [1, 2, 3, 4].map((b) => pool.run("test.add", { a: 2, b }, turnOf(`user ${b}`)));
    for (const one of failed) await expect(one).rejects.toMatchObject(tooMuch);
    expect(await Promise.all(others)).toEqual([3, 4, 5, 6]);
  });

  it("[H9] work that takes more memory or time than it may is ended, with a reason", async () => {
    const small = openPool({ memoryBytesMax: 1_300 * 1_024 * 1_024, workMs: 15_000 });
    try {
      const heavy = small.run("test.takeMemory", 4 * 1_024 ** 3, ada);
      // The allocation fails where the system refuses it, and the process goes on.
      await expect(heavy).rejects.toThrow();
      expect(await small.run("test.takeMemory", 64 * 1_024 ** 2, ada)).toBe(2);
    } finally {
      await small.close();
    }
    const short = openPool({ workMs: 1_500 });
    try {
      await expect(short.run("test.hang", {}, ada)).rejects.toMatchObject(tooMuch);
      expect(await short.run("test.add", { a: 2, b: 2 }, ada)).toBe(4);
    } finally {
      await short.close();
    }
  });

  it.runIf(platform() === "linux")(
    "[H9] work that does not get the processor is not taken for too much: it may wait, and then the machine is busy",
    async () => {
      const short = openPool({ workMs: 200 });
      try {
        expect(await short.run("test.wait", 600, ada)).toBe("waited");
        const busy = { code: "unavailable", userMessage: expect.stringContaining("busy") };
        await expect(short.run("test.wait", 120_000, ada)).rejects.toMatchObject(busy);
      } finally {
        await short.close();
      }
    },
  );

  it("[H9] a process that cannot be started fails its work alone, and the next one is tried", async () => {
    const { execPath } = process;
    const other = openPool();
    try {
      process.execPath = path.join(folder, "no-such-program");
      await expect(other.run("test.add", { a: 1, b: 2 }, ada)).rejects.toMatchObject({ code: "unavailable" });
      process.execPath = execPath;
      expect(await other.run("test.add", { a: 1, b: 2 }, ada)).toBe(3);
    } finally {
      process.execPath = execPath;
      await other.close();
    }
  });

  it("[H9] a result larger than our largest file is refused where it is made", async () => {
    const message = { code: "invalid_input", userMessage: expect.stringContaining("too large") };
    await expect(pool.run("test.answerMuch", 200 * 1_024 * 1_024, ada)).rejects.toMatchObject(message);
  });

  it("[H9] work that is stopped is over at once, and its process is killed even if it never pauses", async () => {
    const stop = new AbortController();
    const hanging = await beginHanging(pool, "stopped", turnOf("ada", stop.signal));
    stop.abort(new Error("stopped by the user"));
    expect(await hanging.done).toMatchObject({ message: "stopped by the user" });
    await expect.poll(() => isAlive(hanging.pid)).toBe(false);
    expect(await pool.run("test.add", { a: 2, b: 2 }, ada)).toBe(4);
  });

  it("[H9] a pool that is closed leaves no process behind", async () => {
    const other = openPool();
    const hanging = await beginHanging(other, "closed", ada);
    await other.close();
    expect(await hanging.done).toMatchObject({ code: "unavailable" });
    expect(isAlive(hanging.pid)).toBe(false);
  });

  it("[H9] a user who keeps as many processes busy as they get leaves one to the others", async () => {
    const stop = new AbortController();
    const shared = openPool({ processesMax: 3 });
    try {
      const mallory = turnOf("mallory", stop.signal);
      const many = ["first", "second", "third", "fourth"].map((task) =>
        shared
          .run(task === "third" ? "test.add" : "test.hang", { a: 1, b: 1 }, mallory)
          .catch((error: unknown) => error),
      );
      expect(await shared.run("test.add", { a: 2, b: 3 }, ada)).toBe(5);
      stop.abort(new Error("gone"));
      for (const error of await Promise.all(many)) expect(error).toMatchObject({ message: "gone" });
    } finally {
      await shared.close();
    }
  });

  it("[H9] short work never waits for long work, however many users sent it, and is ended sooner", async () => {
    const stop = new AbortController();
    const shared = openPool({ processesMax: 3, shortWorkMs: 1_000 });
    try {
      const users = ["mallory", "her other account", "her network"];
      const many = users.map((user) =>
        shared.run("test.hang", {}, turnOf(user, stop.signal)).catch((error: unknown) => error),
      );
      expect(await shared.run("test.add", { a: 2, b: 3 }, { ...ada, isShort: true })).toBe(5);
      await expect(shared.run("test.hang", {}, { ...ada, isShort: true })).rejects.toMatchObject(tooMuch);
      stop.abort(new Error("gone"));
      for (const error of await Promise.all(many)) expect(error).toMatchObject({ message: "gone" });
    } finally {
      await shared.close();
    }
  });

  it("[H9] refuses a user whose own work fills the line, and no other, with a sentence", async () => {
    const stop = new AbortController();
    const shared = openPool({ processesMax: 3, waitingMax: 10, waitingOfGroupMax: 4 });
    try {
      const many = Array.from({ length: 6 }, () =>
        shared.run("test.hang", {}, turnOf("mallory", stop.signal)).catch((error: unknown) => error),
      );
      const refused = await Promise.race(many);
      expect(refused).toMatchObject({ code: "unavailable", userMessage: expect.stringContaining("busy") });
      expect(await shared.run("test.add", { a: 2, b: 3 }, ada)).toBe(5);
      stop.abort();
      await Promise.all(many);
    } finally {
      await shared.close();
    }
  });
});
