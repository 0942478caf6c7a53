import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { work } from "#tools/index.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices } from "../../test/test-services.ts";
import { listRecentWork } from "./recent-work.ts";

describe("the list of recent work", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("[F16] shows texts, however many runs of programs and of chats came after them, and no other user's", async () => {
    const addUser = async (email: string): Promise<string> =>
      (await database.pool.query("insert into users (name, email) values ('Ada', $1) returning id", [email])).rows[0]
        .id;
    const addRun = (userId: string, tool: string, prompt: string) =>
      database.pool.query(
        `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, api_key_id, created_at)
         values (gen_random_uuid(), $1, gen_random_uuid(), $2, 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', $3, $4, clock_timestamp())`,
        [userId, tool, JSON.stringify({ prompt }), tool === "api" ? userId : null],
      );
    const [ada, bob] = [await addUser("ada@example.com"), await addUser("bob@example.com")];
    await addRun(bob, "text-generator", "Bob's");
    await addRun(ada, "text-generator", "First");
    await addRun(ada, "text-generator", "Second");
    for (let count = 0; count < 50; count++) await addRun(ada, count % 2 ? "api" : "chat", "A request");
    const { services, close } = await createTestServices(database, () => []);
    expect((await listRecentWork({ ...services, work }, [ada])).map(({ title }) => title)).toEqual(["Second", "First"]);
    await close();
  });
});
