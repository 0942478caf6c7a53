import { lte } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { conversations } from "./schema.ts";

/** How long users can undo that they deleted a conversation. */
const undoMs = 24 * 60 * 60_000;

export async function removeDeletedConversations(db: Database, now: Date): Promise<void> {
  await db.delete(conversations).where(lte(conversations.deletedAt, new Date(now.getTime() - undoMs)));
}

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-conversations",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "17 * * * *",
};

export const chatJobs = ({ db, clock }: Services): readonly AnyJobHandler[] => [
  { kind: removeDeletedJob, run: () => removeDeletedConversations(db, clock.now()) },
];
