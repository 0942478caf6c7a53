import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseConnection } from "#platform/db/database.ts";
import { connectPatiently } from "./connect-patiently.ts";

export interface TestDatabase extends DatabaseConnection {
  readonly url: string;
}

/** A database of its own for one test file: schema and seeded catalogue, nothing else. Close it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate();
  const connection = connectPatiently(url, 5);
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of the template: schema and catalogue. */
export function copyTemplate(): Promise<OwnDatabase> {
  return createDatabase("template easel_template");
}

/** A database with nothing in it, as an operator hands one over. */
export function createEmptyDatabase(): Promise<OwnDatabase> {
  return createDatabase("template template0");
}

async function createDatabase(source: string): Promise<OwnDatabase> {
  const name = `easel_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("templateUrl"));
  await asAdministrator(`create database ${name} ${source}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdministrator(`drop database ${name} with (force)`) };
}

/** A connection costs PostgreSQL a process, and a test that waits for a row asks many times: each database keeps one for a while. */
const poolsByUrl = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const known = poolsByUrl.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: 4, idleTimeoutMillis: 5_000, allowExitOnIdle: true });
  // Its database was dropped, or PostgreSQL stopped, as some tests want it: the next query connects anew.
  pool.on("error", () => {});
  poolsByUrl.set(url, pool);
  return pool;
}

/** Runs one statement on a database and hands back its rows. */
export async function queryOnce(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return (await poolOf(url).query(statement, [...values])).rows;
}

async function asAdministrator(statement: string): Promise<void> {
  const url = new URL(inject("templateUrl"));
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // Copies of one template must not be made at the same moment.
    await client.query("select pg_advisory_lock(1)");
    await client.query(statement);
  } finally {
    await client.end();
  }
}
