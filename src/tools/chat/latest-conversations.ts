import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { RunState } from "#runs/rules.ts";
import { conversationPath } from "./chat-rules.ts";
import { conversations } from "./schema.ts";

export interface LatestConversation {
  readonly path: string;
  readonly title: string;
  readonly state: RunState;
  readonly at: Date;
}

/** The conversations that a user wrote in last. */
export async function listLatestConversations(
  db: Executor,
  userId: string,
  countMax: number,
): Promise<readonly LatestConversation[]> {
  const { id, title, updatedAt, deletedAt } = conversations;
  // Names are written out: Drizzle would shorten them.
  const isRunning = sql<boolean>`exists (
    select from chat_answers a join chat_messages m on m.id = a.message_id
    where m.conversation_id = conversations.id and a.state = 'running'
  )`;
  const rows = await db
    .select({ id, title, updatedAt, isRunning })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(deletedAt)))
    .orderBy(desc(updatedAt))
    .limit(countMax);
  return rows.map((row) => ({
    path: conversationPath(row.id),
    title: row.title,
    state: row.isRunning ? "running" : "finished",
    at: row.updatedAt,
  }));
}
