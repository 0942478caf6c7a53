import path from "node:path";
import type { Config } from "#platform/config.ts";
import { connectDatabase, type Database } from "#platform/db/database.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { describeError } from "#platform/describe-error.ts";

/** The database of DATABASE_URL, or the embedded one. Works while the product runs, and before its first start. */
export async function withDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  work: (db: Database, url: string) => Promise<void>,
): Promise<void> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(path.join(config.dataDir, "postgres"));
  const url = config.databaseUrl ?? embedded?.url ?? "";
  try {
    await migrateDatabase(url, path.resolve("migrations"), async () => {});
    const connection = connectDatabase(url, 2, (error) => console.error(describeError(error).message));
    try {
      await work(connection.db, url);
    } finally {
      await connection.close();
    }
  } finally {
    await embedded?.stop();
  }
}
