import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countFitting, pageCharactersMax } from "#work/conversation-rules.ts";
import { addConversation, addUser } from "../../../test/conversations.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { listMessagesOfPage } from "./conversations.ts";

describe("a page of a conversation", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    [[], 0],
    [[1, 1, 1], 3],
    [[pageCharactersMax - 1, 1, 1], 2],
    [[pageCharactersMax + 1], 1],
    [[pageCharactersMax + 1, 1], 1],
  ])("[F5][H9] of messages with %j characters has %i", (sizes, count) => {
    expect(countFitting(sizes)).toBe(count);
  });

  it("[F5][H9] has the newest messages that fit with all of their answers, and the next page goes on before them", async () => {
    const { conversationId, userId } = await addConversation(database, await addUser(database), 60);
    const positions = async (before?: number) =>
      (await listMessagesOfPage(database.db, conversationId, before)).map(({ position }) => position);
    expect(await positions()).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
    const long = "update chat_answers set text = repeat('long ', 20000) where user_id = $1";
    await database.pool.query(long, [userId]);
    expect(await positions()).toEqual([58, 59, 60]);
    expect(await positions(58)).toEqual([55, 56, 57]);
    expect(await positions(1)).toEqual([]);
    const another = `insert into chat_answers (message_id, user_id, idempotency_key, engine, model_name, payer, state, text, created_at)
      select message_id, user_id, idempotency_key || '2', engine, model_name, payer, state, text, created_at from chat_answers where user_id = $1`;
    await database.pool.query(another, [userId]);
    expect(await positions()).toEqual([60]);
  });
});
