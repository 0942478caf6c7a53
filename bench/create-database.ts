import { randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { migrateDatabase } from "#platform/db/migrate.ts";

/** An empty database of its own on the bench's server. @param seed what every start of the product writes. */
export async function createDatabase(
  serverUrl: string,
  seed: Parameters<typeof migrateDatabase>[2] = async () => {},
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `bench_${randomUUID().slice(0, 8)}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href, path.resolve("migrations"), seed);
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
