import { spawnSync } from "node:child_process";
import type { Figure } from "./report.ts";

const folder = "build/bench";

/** Builds `in-process.tsx` with the product's own configuration, in place of the server's entry. */
export function buildInProcessBench(): void {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    EASEL_SERVER_ENTRY: "./bench/in-process.tsx",
    EASEL_BUILD_DIRECTORY: folder,
  };
  const built = spawnSync("react-router", ["build"], { env, encoding: "utf8", shell: process.platform === "win32" });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
}

function runPart<Figures>(part: string, databaseUrl: string): Figures {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    BENCH_PART: part,
    DATA_DIR: "build/bench/data",
  };
  const { stdout, stderr, status } = spawnSync(process.execPath, [`${folder}/server/server.js`], {
    env,
    encoding: "utf8",
  });
  const line = /^figures (.*)$/m.exec(stdout)?.[1];
  if (status !== 0 || !line) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(line) as Figures;
}

export function benchFirstRender(databaseUrl: string): Figure {
  const { wholeMs, treeMs } = runPart<{ wholeMs: number; treeMs: number }>("render", databaseUrl);
  const ratio = wholeMs / treeMs;
  return {
    what: "first (uncached) render of the home page, median",
    measured: `${wholeMs.toFixed(1)} ms (queries, loader, render, policy, headers)`,
    reference: `${treeMs.toFixed(1)} ms (renderToString of the same tree)`,
    result: `${ratio.toFixed(2)} times`,
    target: "≤ 1.50 times",
    isMet: ratio <= 1.5,
  };
}

export function benchSearch(databaseUrl: string): Figure {
  const figures = runPart<{
    pageP95Ms: number;
    sqlP95Ms: number;
    pageP50Ms: number;
    sqlP50Ms: number;
    searches: number;
  }>("search", databaseUrl);
  const ratio = figures.pageP95Ms / figures.sqlP95Ms;
  return {
    what: `/tools?q=… over 100,000 tools, p95 of ${figures.searches} searches (median)`,
    measured: `${figures.pageP95Ms.toFixed(1)} ms (${figures.pageP50Ms.toFixed(1)} ms)`,
    reference: `${figures.sqlP95Ms.toFixed(1)} ms (${figures.sqlP50Ms.toFixed(1)} ms) (the same SQL alone, one connection)`,
    result: `${ratio.toFixed(2)} times`,
    target: "≤ 1.50 times",
    isMet: ratio <= 1.5,
  };
}

export function benchSignedIn(databaseUrl: string): Figure[] {
  const pages = runPart<Record<string, { visitorMs: number; signedInMs: number }>>("signedIn", databaseUrl);
  return Object.entries(pages).map(([address, { visitorMs, signedInMs }]) => {
    const ratio = signedInMs / visitorMs;
    return {
      what: `${address} for somebody signed in, median`,
      measured: `${signedInMs.toFixed(2)} ms`,
      reference: `${visitorMs.toFixed(2)} ms (for a visitor, without the cache)`,
      result: `${ratio.toFixed(2)} times`,
      target: "≤ 1.15 times",
      isMet: ratio <= 1.15,
    };
  });
}
