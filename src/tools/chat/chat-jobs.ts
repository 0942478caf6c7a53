import { lte } from "drizzle-orm";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { undoneSince } from "#runs/index.ts";
import { chatFileRemoval, removeLooseFiles } from "./files/remove-chat-files.ts";
import { conversations } from "./schema.ts";

/** Removes conversations with their files, unless a branch has them, too; and files that were never sent. */
export async function removeDeletedConversations(services: Pick<Services, "db" | "jobs" | "clock">): Promise<void> {
  const { db, clock } = services;
  await db.delete(conversations).where(lte(conversations.deletedAt, undoneSince(clock.now())));
  await removeLooseFiles(services);
}

const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-conversations",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "17 * * * *",
};

export const chatJobs = (services: Services): readonly AnyJobHandler[] => [
  chatFileRemoval.handler(services),
  { kind: removeDeletedJob, run: () => removeDeletedConversations(services) },
];
