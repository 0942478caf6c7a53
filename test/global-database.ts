import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { seedPlans } from "#billing/index.ts";
import { seedCatalogue } from "#directory/index.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this test run, with a database that holds the schema and the catalogue. */
    readonly templateUrl: string;
  }
}

/** One PostgreSQL server for the whole run, and in it a template that each test's own database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "easel-test-"));
  await chmod(directory, 0o755); // As root, PostgreSQL runs as another account, which has to get in.
  const postgres = await startEmbeddedPostgres(path.join(directory, "postgres"));
  const template = new URL(postgres.url);
  template.pathname = "/easel_template";
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  // What the computer's own crash would destroy is thrown away after the run. Commits stay as they are: vacuum looks at them.
  for (const setting of ["fsync", "full_page_writes"]) await client.query(`alter system set ${setting} = off`);
  await client.query("select pg_reload_conf()");
  await client.query("create database easel_template");
  await client.end();
  await migrateDatabase(template.href, path.resolve("migrations"), async (connection) => {
    await seedCatalogue(connection, {});
    await seedPlans(connection);
  });
  project.provide("templateUrl", template.href);
  return async () => {
    await endSessions(postgres.url);
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

/** Ends the sessions that an interrupted test has left open. They would keep the server, and its folder could not be removed. */
async function endSessions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid, 60_000) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'easel-hold'`,
  );
  await client.end();
}
