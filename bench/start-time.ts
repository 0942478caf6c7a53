import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Figure } from "./report.ts";
import { startProcess } from "./server-process.ts";

/** From starting the built product to the first 200 of the home page, its own database included: new, and used before. */
export async function benchStartTime(): Promise<Figure> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "easel-bench-"));
  await chmod(dataDir, 0o755);
  try {
    const first = await timeStart(dataDir);
    const again = await timeStart(dataDir);
    return {
      what: "start of a built tree to first 200, database included",
      measured: `${(first / 1_000).toFixed(2)} s new, ${(again / 1_000).toFixed(2)} s again`,
      reference: "–",
      result: "",
      target: "report",
      isMet: undefined,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const start = performance.now();
  const server = await startProcess(["build/server/server.js"], {
    DATA_DIR: dataDir,
    PORT: "0",
    NODE_ENV: "production",
  });
  const response = await fetch(server.url);
  const elapsedMs = performance.now() - start;
  if (response.status !== 200) throw new Error(`the home page answered ${response.status}`);
  await server.stop();
  return elapsedMs;
}
