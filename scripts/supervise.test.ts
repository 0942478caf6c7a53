import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

describe("the supervisor of npm start", () => {
  let folder: string;
  let failing: string;
  const started: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-supervisor-"));
    failing = path.join(folder, "failing");
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  });

  function start(command = process.execPath, args = ["test/supervisor.ts"], env = {}) {
    const child = spawn(command, args, {
      env: { PATH: process.env.PATH, FAILS_WHILE: failing, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.push(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    return {
      child,
      /** Process ids of the servers that were ready, in their order. */
      servers: () => [...output.matchAll(/^ready (\d+)$/gm)].map(([, pid]) => Number(pid)),
      deaths: () => output.match(/ended unexpectedly/g)?.length ?? 0,
      ended: once(child, "close"),
    };
  }

  it("[H9] goes on trying when a server that was ready can't be started again at once", async () => {
    const { servers, deaths, child, ended } = start();
    await expect.poll(() => servers().length).toBe(1);
    await writeFile(failing, "");
    process.kill(servers()[0] ?? 0, "SIGKILL");
    await expect.poll(deaths).toBeGreaterThan(1);
    await rm(failing);
    await expect.poll(() => servers().length, { timeout: 20_000 }).toBe(2);
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
  });

  it("[H9] ends with the code of a first start that fails", async () => {
    await writeFile(failing, "");
    const { ended, servers } = start();
    expect([(await ended)[0], servers()]).toEqual([7, []]);
  });

  it("[H9] is told to stop in a pause, and starts nothing then", async () => {
    const { servers, deaths, child, ended } = start();
    await expect.poll(() => servers().length).toBe(1);
    await writeFile(failing, "");
    process.kill(servers()[0] ?? 0, "SIGKILL");
    await expect.poll(deaths).toBeGreaterThan(2);
    child.kill("SIGTERM");
    await ended;
    expect(servers().length).toBe(1);
  });

  it("[H9] stops the server when npm's shell ends without a word", async () => {
    const shell = ["-c", `"${process.execPath}" test/supervisor.ts; true`];
    const { servers, child, ended } = start("sh", shell, { npm_lifecycle_event: "start" });
    await expect.poll(() => servers().length).toBe(1);
    child.kill("SIGKILL");
    // The output ends with the last process that writes to it.
    await ended;
    expect(servers().length).toBe(1);
  });
});
