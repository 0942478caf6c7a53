import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The built product as its own process, as `npm start` runs it. */
export async function startProduct(
  databaseUrl: string,
  entry = "build/server/server.js",
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "easel-bench-"));
  const server = await startProcess([entry], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: "0",
    NODE_ENV: "production",
    ...env,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a script that says `"port":1234` or `listening on 1234` when it is ready. @param ready what it says instead. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready = /"port":(\d+)|listening on (\d+)/,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.length > 100_000) return;
      output += chunk.toString();
      const found = ready.exec(output);
      if (found) resolve(found[1] ?? found[2] ?? "");
    });
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} stopped with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
