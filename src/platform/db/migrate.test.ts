import { randomBytes } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { migrateDatabase } from "./migrate.ts";

const folder = path.resolve("migrations");

describe("migrations", () => {
  const name = `easel_empty_${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("templateUrl"));
  url.pathname = `/${name}`;

  async function administrate(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: inject("templateUrl").replace(/\/[^/]*$/, "/postgres") });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
  beforeEach(() => administrate(`create database ${name}`));
  afterEach(() => administrate(`drop database ${name} with (force)`));

  it("[H2] five processes that start at once on an empty database migrate it once, one after the other", async () => {
    let running = 0;
    const afterwards = vi.fn(async (client: pg.Client) => {
      running += 1;
      expect(running).toBe(1);
      await client.query("insert into catalogue_seed (id, digest) values (1, 'x') on conflict do nothing");
      running -= 1;
    });
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url.href, folder, afterwards)));
    expect(afterwards).toHaveBeenCalledTimes(5);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query(
      "select (select count(*)::int from drizzle.__drizzle_migrations) as migrations, (select count(*)::int from catalogue_seed) as seeds",
    );
    await client.end();
    expect(rows[0].seeds).toBe(1);
    expect(rows[0].migrations).toBeGreaterThanOrEqual(3);
  });

  it("[H6] what fails lets the next one in", async () => {
    await expect(migrateDatabase(url.href, folder, () => Promise.reject(new Error("no seed")))).rejects.toThrow(
      "no seed",
    );
    await migrateDatabase(url.href, folder, async () => {});
  });

  it("[H2] says that the database does not answer, never its password", async () => {
    const failing = migrateDatabase("postgresql://easel:geheim@127.0.0.1:1/easel", folder, async () => {});
    await expect(failing).rejects.toThrow(/^Could not connect to the database: .*ECONNREFUSED/);
    await expect(failing).rejects.not.toThrow(/geheim/);
  });
});
