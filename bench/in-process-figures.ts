import { spawnSync } from "node:child_process";
import { type Figure, median, percentile } from "./report.ts";

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
    target: "≤ 1.30 times",
    isMet: ratio <= 1.3,
  };
}

/** Times that each search took, in milliseconds. */
type SearchTimes = Readonly<Record<"statement" | "data" | "page" | "tree", readonly number[]>>;

/**
 * A person who types waits for the data alone, so that is held against the statement. A document is rendered besides, so that is held
 * against the statement and the rendering of its tree.
 */
export function benchSearch(databaseUrl: string): Figure[] {
  const { statement, data, page, tree } = runPart<SearchTimes>("search", databaseUrl);
  const sqlAndTree = statement.map((ms, index) => ms + (tree[index] ?? 0));
  const of = `over 100,000 tools, ${statement.length} searches`;
  return [
    compareTimes(`search box ${of}`, data, statement, "the same SQL alone, one connection"),
    compareTimes(`/tools?q=… ${of}`, page, sqlAndTree, "the same SQL and renderToString of the same tree"),
  ];
}

/** The catalogue's lists without a text, and the alternatives of tools. */
export function benchLists(databaseUrl: string): Figure[] {
  const pages = [
    ["list", "a list of /tools"],
    ["alternatives", "/tools/…/alternatives"],
  ] as const;
  return pages.map(([part, name]) => {
    const { statement, data } = runPart<SearchTimes>(part, databaseUrl);
    const what = `${name} over 100,000 tools, ${statement.length} times, as data`;
    return compareTimes(what, data, statement, "the same SQL alone, one connection");
  });
}

/** Both at the median and at the 95th percentile. */
function compareTimes(what: string, ours: readonly number[], theirs: readonly number[], reference: string): Figure {
  const describe = (times: readonly number[]) =>
    `${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
  const ratio = median(ours) / median(theirs);
  const ratioP95 = percentile(ours, 0.95) / percentile(theirs, 0.95);
  return {
    what: `${what}, median and p95`,
    measured: describe(ours),
    reference: `${describe(theirs)} (${reference})`,
    result: `${ratio.toFixed(2)} and ${ratioP95.toFixed(2)} times`,
    target: "≤ 1.30 times",
    isMet: ratio <= 1.3 && ratioP95 <= 1.3,
  };
}

export function benchSignedIn(databaseUrl: string): Figure[] {
  const pages = runPart<Record<string, { visitorMs: number; signedInMs: number }>>("signedIn", databaseUrl);
  return Object.entries(pages).map(([address, { visitorMs, signedInMs }]) => {
    const ratio = signedInMs / visitorMs;
    return {
      what: `${address} for a signed-in user, median`,
      measured: `${signedInMs.toFixed(2)} ms`,
      reference: `${visitorMs.toFixed(2)} ms (for a visitor, without the cache)`,
      result: `${ratio.toFixed(2)} times`,
      target: "≤ 1.15 times",
      isMet: ratio <= 1.15,
    };
  });
}
