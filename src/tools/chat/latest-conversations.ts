import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { hasFoldedText } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { comesAfter, type Position, positionOf } from "#runs/index.ts";
import type { RunState } from "#runs/rules.ts";
import { chatLimits, conversationPath } from "./chat-rules.ts";
import { excerptWith } from "./conversations.ts";
import { conversations } from "./schema.ts";

export interface LatestConversation extends Position {
  readonly path: string;
  readonly title: string;
  readonly state: RunState;
  readonly projectId: string | null;
  readonly updatedAt: Date;
}

interface Asked {
  readonly userId: string;
  /** Finds titles, messages and answers with this text. */
  readonly search?: string | undefined;
  readonly projectId?: string | undefined;
  readonly after?: Position | undefined;
  readonly countMax: number;
}

/** The conversations that a user wrote in last. */
export async function listLatestConversations(
  db: Executor,
  { userId, search = "", projectId: project, after, countMax }: Asked,
): Promise<readonly LatestConversation[]> {
  const text = search.trim().slice(0, chatLimits.search);
  const { id, title, projectId, updatedAt, deletedAt } = conversations;
  // Names are written out: Drizzle would shorten them.
  const isRunning = sql<boolean>`exists (
    select from chat_answers a join chat_messages m on m.id = a.message_id
    where m.conversation_id = conversations.id and a.state = 'running'
  )`;
  const rows = await db
    .select({ id, title, projectId, updatedAt, isRunning, at: positionOf(updatedAt) })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(deletedAt),
        project === undefined ? undefined : eq(projectId, project),
        text === "" ? undefined : or(hasFoldedText(title, text), sql`${excerptWith(text)} is not null`),
        after && comesAfter(after, updatedAt, id),
      ),
    )
    .orderBy(desc(updatedAt), desc(id))
    .limit(countMax);
  return rows.map(({ isRunning: runs, ...row }) => ({
    ...row,
    path: conversationPath(row.id),
    state: runs ? "running" : "finished",
  }));
}
