import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any constant works, as long as nothing else in this database takes the same lock. */
const migrationLock = 7_325_001;

/**
 * Migrates the database. Several processes may call this at once: one does the work, the others wait for it. `afterwards` runs under the
 * same lock, for what must happen once per start of a cluster of processes (seeding).
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  afterwards: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "easel-migrate",
    connectionTimeoutMillis: 10_000,
  });
  await client.connect().catch((cause: Error) => {
    throw new Error(`Could not connect to the database: ${cause.message || "no answer"}.`, { cause });
  });
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await afterwards(client);
  } finally {
    await client.end(); // Ends the session, and with it the lock.
  }
}
