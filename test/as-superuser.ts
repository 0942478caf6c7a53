import type pg from "pg";
import type { TestDatabase } from "./test-database.ts";

/** Does work that only a superuser can do: triggers and foreign keys look away meanwhile. */
export async function asSuperuser(
  database: TestDatabase,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await work(client);
  } finally {
    await client.query("reset session_replication_role");
    client.release();
  }
}
