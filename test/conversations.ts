import { randomUUID } from "node:crypto";
import type { TestDatabase } from "./test-database.ts";

/** @returns the id of a new user, who has nothing. */
export async function addUser({ pool }: Pick<TestDatabase, "pool">): Promise<string> {
  const added = "insert into users (name, email, email_verified) values ('Ada Lovelace', $1, true) returning id";
  return (await pool.query(added, [`${randomUUID()}@example.com`])).rows[0].id;
}

/** A user's conversation of messages with one answer each, without runs: it began with "Message 1" and "Answer 1". */
export async function addConversation({ pool }: Pick<TestDatabase, "pool">, userId: string, messages: number) {
  const added =
    "insert into conversations (user_id, title, created_at, updated_at) values ($1, 'Foxes', now(), now()) returning id";
  const conversationId: string = (await pool.query(added, [userId])).rows[0].id;
  await pool.query(
    `with added as (
       insert into chat_messages (conversation_id, position, text, created_at)
       select $2, position, 'Message ' || position, now() from generate_series(1, $3::int) as position
       returning id, position)
     insert into chat_answers (message_id, user_id, idempotency_key, engine, model_name, payer, state, text, created_at)
     select id, $1, gen_random_uuid(), 'gpt-4o/gpt-6-luna', 'GPT-6 Luna', 'credits', 'finished', 'Answer ' || position, now()
     from added`,
    [userId, conversationId, messages],
  );
  return { userId, conversationId };
}
