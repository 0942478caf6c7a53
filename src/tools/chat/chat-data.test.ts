import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addConversation, addUser } from "../../../test/conversations.ts";
import { exportOf } from "../../../test/export-of.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { chatData } from "./chat-data.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("[B14] the export has every message with its answers, and no statement grows with how many there are", async () => {
  const userId = await addUser(database);
  const count = 230;
  await addConversation(database, userId, count);
  await addConversation(database, userId, 1);
  await addConversation(database, await addUser(database), 1);
  const queries = vi.spyOn(database.pool, "query");
  const source = chatData({ jobs: undefined as never });
  const exported = (await exportOf(source, database.db, userId)) as { messages: object[] }[];
  // PostgreSQL’s protocol counts parameters with 16 bits: sixty-six copies of a long conversation have more messages.
  const parameters = queries.mock.calls.map((call: readonly unknown[]) =>
    Array.isArray(call[1]) ? call[1].length : 0,
  );
  queries.mockRestore();
  expect(parameters.length).toBeGreaterThan(0);
  expect(Math.max(...parameters)).toBeLessThanOrEqual(100);
  expect(exported.map(({ messages }) => messages.length)).toEqual([count, 1]);
  const texts = exported[0]?.messages.map((message) => message as { text: string; answers: { text: string }[] });
  expect(texts?.map(({ text, answers: [answer] }) => `${text} ${answer?.text}`)).toEqual(
    Array.from({ length: count }, (_, index) => `Message ${index + 1} Answer ${index + 1}`),
  );
});
