import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import { users } from "../schema.ts";

/** Somebody has asked for their account to be deleted, or taken that back: whoever hears of it asks which (`isLeaving`). */
export interface DeletionChanged {
  readonly userId: string;
}

/** Another slice works on it. Tried again for some days: nobody may be charged who is leaving. */
export const deletionChanged: JobKind<DeletionChanged> = {
  name: "deletion-changed",
  retryLimit: 15,
  expireInSeconds: 120,
};

/** In the transaction that changes it. */
export const tellDeletionChanged = (db: Executor, jobs: JobQueue, userId: string): Promise<void> =>
  jobs.enqueue(db, deletionChanged, { userId });

/** @returns whether the account is to be deleted. */
export async function isLeaving(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deleteAfter)));
  return rows.length > 0;
}
