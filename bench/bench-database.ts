import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { seedCatalogue } from "#directory/index.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { fillDemoTools } from "../scripts/fill-demo-tools.ts";

export interface BenchDatabase {
  readonly url: string;
  /** Adds so many demo tools. */
  fill(toolCount: number): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own with the seeded catalogue. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "easel-bench-"));
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres(path.join(directory, "postgres"));
  await migrateDatabase(postgres.url, path.resolve("migrations"), (client) => seedCatalogue(client, {}));
  return {
    url: postgres.url,
    async fill(toolCount) {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await fillDemoTools(client, toolCount, new Date());
      await client.end();
    },
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
