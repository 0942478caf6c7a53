import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "../../../test/conversations.ts";
import { exportOf } from "../../../test/export-of.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { designsData } from "./designs-data.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("[B14] the export has every design once, in the order in which they were made, however many there are", async () => {
  const userId = await addUser(database);
  const runId = randomUUID();
  await database.pool.query(
    `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, created_at)
     values ($1, $2, 'one', 'design-generator', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', '{}', now())`,
    [runId, userId],
  );
  // Of one moment, as those of one run are, so that their numbers say which one is first.
  await database.pool.query(
    `insert into designs (user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
     select $1, $2, number, 'Design ' || number, '{}', '{}', '{}', now(), now() from generate_series(1, 35) as number`,
    [userId, runId],
  );
  const exported = (await exportOf(designsData, database.db, userId)) as { title: string }[];
  expect(exported.map(({ title }) => title)).toEqual(Array.from({ length: 35 }, (_, index) => `Design ${index + 1}`));
});
