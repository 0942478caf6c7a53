import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { type Figure, median } from "./report.ts";
import { startProcess } from "./server-process.ts";

const startsAgain = 5;

interface StartTimes {
  readonly newMs: number;
  /** For a database that exists already. */
  readonly againMs: number;
}

/**
 * From starting the built product, database included, to the first 200 of the home page, against the embedded PostgreSQL alone from its
 * start to its first answer. Both once on an empty folder and then again, in turn.
 */
export async function benchStartTime(): Promise<Figure[]> {
  const products: number[] = [];
  const databases: number[] = [];
  await inFolder((productFolder) =>
    inFolder(async (databaseFolder) => {
      for (let round = 0; round <= startsAgain; round++) {
        databases.push(await timeDatabase(databaseFolder));
        products.push(await timeProduct(productFolder));
      }
    }),
  );
  const product = summarize(products);
  const database = summarize(databases);
  return [
    figureOf("on an empty data directory", product.newMs, database.newMs),
    figureOf(`again, median of ${startsAgain}`, product.againMs, database.againMs),
  ];
}

function summarize([newMs = Number.NaN, ...again]: readonly number[]): StartTimes {
  return { newMs, againMs: median(again) };
}

function figureOf(which: string, productMs: number, databaseMs: number): Figure {
  const ratio = productMs / databaseMs;
  return {
    what: `start of a built tree to first 200, ${which}`,
    measured: `${(productMs / 1_000).toFixed(2)} s`,
    reference: `${(databaseMs / 1_000).toFixed(2)} s (embedded PostgreSQL alone, to its first answer)`,
    result: `${ratio.toFixed(2)} times`,
    target: "≤ 1.50 times",
    isMet: ratio <= 1.5,
  };
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-bench-"));
  await chmod(folder, 0o755);
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeDatabase(folder: string): Promise<number> {
  const start = performance.now();
  const postgres = await startEmbeddedPostgres(path.join(folder, "postgres"));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("select 1");
  const elapsedMs = performance.now() - start;
  await client.end();
  await postgres.stop();
  return elapsedMs;
}

async function timeProduct(dataDir: string): Promise<number> {
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
