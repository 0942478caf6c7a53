import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { addFavorite, exportFavorites, listFavoriteKeys, listFavorites, removeFavorite } from "./favorites.ts";

const ada = "00000000-0000-4000-8000-00000000000a";
const bob = "00000000-0000-4000-8000-00000000000b";
const canva = { kind: "tool", itemId: "canva" } as const;
const midjourney = { kind: "engine", itemId: "midjourney" } as const;

describe("favorites", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const [id, name] of [
      [ada, "ada"],
      [bob, "bob"],
    ])
      await database.pool.query("insert into users (id, name, email) values ($1, $2, $3)", [
        id,
        name,
        `${name}@example.com`,
      ]);
  });
  afterAll(() => database.close());

  it("[A25] belong to each user, and adding one twice changes nothing", async () => {
    const { db } = database;
    await Promise.all([addFavorite(db, ada, canva), addFavorite(db, ada, canva), addFavorite(db, ada, canva)]);
    await addFavorite(db, bob, midjourney);
    expect(await listFavoriteKeys(db, ada)).toEqual(["tool/canva"]);
    await removeFavorite(db, ada, midjourney);
    expect(await listFavoriteKeys(db, bob)).toEqual(["engine/midjourney"]);
    await removeFavorite(db, ada, canva);
    await removeFavorite(db, ada, canva);
    expect(await listFavoriteKeys(db, ada)).toEqual([]);
  });

  it("[A25] take no more than 500", async () => {
    const { db, pool } = database;
    await pool.query(
      "insert into favourites (user_id, kind, item_id) select $1, 'tool', 'gone-' || n from generate_series(1, 500) n",
      [ada],
    );
    await expect(addFavorite(db, ada, canva)).rejects.toMatchObject({ code: "conflict" });
    await pool.query("delete from favourites where user_id = $1 and item_id = 'gone-1'", [ada]);
    await addFavorite(db, ada, canva);
    // What has left the catalogue is kept, and passed over.
    expect((await listFavorites(db, ada)).tools.map(({ slug }) => slug)).toEqual(["canva"]);
  });

  it("[B14] are all exported, and deleted with their owner", async () => {
    const { db, pool } = database;
    expect(await exportFavorites(db, bob)).toEqual([{ ...midjourney, addedAt: expect.any(Date) }]);
    await pool.query("delete from users where id = $1", [bob]);
    expect(await exportFavorites(db, bob)).toEqual([]);
  });
});
