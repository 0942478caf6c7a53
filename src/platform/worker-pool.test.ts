import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, getPriority, platform } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createWorkerPool, type WorkerPool } from "./worker-pool.ts";

const worker = new URL("../../test/pool-worker.ts", import.meta.url).href;

describe("the worker pool", () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = createWorkerPool(worker, createLog("silent"));
  });
  afterAll(() => pool.close());
  const { signal } = new AbortController();

  it("[H5] runs work on another thread, which has no secrets of the environment", async () => {
    expect(await pool.run("add", { a: 1, b: 2 }, signal)).toBe(3);
    expect(await pool.run("countVariables", {}, signal)).toBe(0);
    await expect(pool.run("fail", {}, signal)).rejects.toThrow("too far");
  });

  it.runIf(platform() === "linux")("[H5] gives its threads a lower priority than requests have", async () => {
    expect(await pool.run<number>("readPriority", {}, signal)).toBeGreaterThan(getPriority());
  });

  it("[H5] ends work that is stopped, even if it never pauses, and survives a thread that ends", async () => {
    const stop = new AbortController();
    const hanging = pool.run("hang", {}, stop.signal);
    stop.abort(new Error("stopped by the user"));
    await expect(hanging).rejects.toThrow("stopped by the user");
    await expect(pool.run("end", {}, signal)).rejects.toThrow();
    expect(await pool.run("add", { a: 2, b: 2 }, signal)).toBe(4);
  });

  it("[H5] work that waits gets its turn when all that runs is stopped, without new work to set it going", async () => {
    const stop = new AbortController();
    const started = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const running = Array.from({ length: availableParallelism() }, () =>
      pool.run("countAndHang", started, stop.signal),
    );
    for (let count = 0; count < running.length; count++) await Atomics.waitAsync(started, 0, count).value;
    const waiting = pool.run("add", { a: 1, b: 1 }, signal);
    stop.abort(new Error("stopped by the user"));
    for (const work of running) await expect(work).rejects.toThrow("stopped by the user");
    expect(await waiting).toBe(2);
  });

  it("[H5] a thread that still loads when its work is stopped, or the pool closed, doesn’t take the process with it", async () => {
    const worker = fork(new URL("../../test/stop-pool-work.ts", import.meta.url), { stdio: "ignore" });
    expect(await once(worker, "close")).toEqual([0, null]);
  });

  it("[H5] refuses work when too much is waiting, with a sentence", async () => {
    const stop = new AbortController();
    const many = Array.from({ length: 260 }, () => pool.run("hang", {}, stop.signal).catch((error: unknown) => error));
    const refused = await Promise.race(many);
    expect(refused).toMatchObject({ code: "unavailable", userMessage: expect.stringContaining("busy") });
    stop.abort();
    await Promise.all(many);
  });
});
